/** The day, `YYYY-MM-DD`, that it is in a time zone at a moment. */
export function todayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = new Map(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((type) => found.get(type as Intl.DateTimeFormatPartTypes)).join('-');
}
