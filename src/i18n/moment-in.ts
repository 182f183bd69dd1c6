const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    const day = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const;
    const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
    format = new Intl.DateTimeFormat(language, { ...day, ...time, ...(timeZone ? { timeZone } : {}) });
    formats.set(key, format);
  }
  return format;
}

/**
 * A moment on the club's clocks, as elements, hosted pages and mails word it alike: `14 December 2026 at 19:00 CET`. Whoever
 * reads it may be elsewhere, and so it names the zone. `moment` is RFC 3339 or milliseconds since 1970, `language` a tag as `spoken` gives it. If the club's zone
 * (IANA name) is not told, or not known to a browser, the reader's own counts and is named. Gives back what is no moment.
 */
export function momentIn(moment: string | number, language: string, timeZone: string | undefined): string {
  const date = typeof moment === 'string' ? Date.parse(moment) : moment;
  if (Number.isNaN(date)) return String(moment);
  try {
    return formatOf(language, timeZone).format(date);
  } catch {
    return formatOf(language, undefined).format(date);
  }
}
