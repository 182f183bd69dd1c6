import { formatOf, withoutBreaks } from './format-days.js';

/**
 * A moment on the club's clocks, as elements, hosted pages and mails word it alike: `14 December 2026 at 19:00 CET`. Whoever
 * reads it may be elsewhere, and so it names the zone. `moment` is RFC 3339 or milliseconds since 1970, `language` a tag as
 * `spoken` gives it. If the club's zone (IANA name) is not told, or not known to a browser, the reader's own counts and is named.
 * Gives back what is no moment. A line breaks between the date and the time only.
 */
export function momentIn(moment: string | number, language: string, timeZone: string | undefined): string {
  const date = typeof moment === 'string' ? Date.parse(moment) : moment;
  if (Number.isNaN(date)) return String(moment);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const options = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  let format;
  try {
    format = formatOf(language, { ...options, timeZone });
  } catch {
    format = formatOf(language, options);
  }
  return (
    withoutBreaks(format.format(date))
      // the year, with its abbreviation in Russian and Ukrainian, and the space before the time
      .replace(/(\p{Nd}{4}(?:\s.\.)?)\s/u, '$1 ')
      // `Intl` leaves out the word of a German time; no other language has `um` in a date
      .replace(/um.\d\d:\d\d/, '$&\u00a0Uhr')
  );
}
