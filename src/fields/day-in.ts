const formats = new Map<string, Intl.DateTimeFormat>();

/** The day, `YYYY-MM-DD`, in a time zone (IANA name) at a moment in milliseconds since 1970. Throws `RangeError` for an unknown zone. */
export function dayIn(timeZone: string, now: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((type) => parts.get(type as Intl.DateTimeFormatPartTypes)).join('-');
}
