/** A day or a range of days in words. Days of the calendar belong to no time zone. */
export function dayRange(start: string, end: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(start), Date.parse(end));
}

/** A moment on the visitor's own clocks. */
export const pointInTime = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(moment));
