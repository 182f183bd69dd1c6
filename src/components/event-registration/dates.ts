/** Days of the calendar belong to no time zone, and are counted as they are asked for. */
const formatOf = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });

/** A day in words. */
export const day = (date: string, language: string): string => formatOf(language).format(Date.parse(date));

/** A range of days in words, or the one day that it is. */
export const dayRange = (start: string, end: string, language: string): string =>
  formatOf(language).formatRange(Date.parse(start), Date.parse(end));

/** A moment on the visitor's own clocks. */
export const pointInTime = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', calendar: 'gregory' }).format(
    Date.parse(moment),
  );
