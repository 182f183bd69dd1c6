const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters, one for each language and set of options, since a list has many days. The calendar is that of the wire. */
export function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // not as JSON: a page may have defined `toJSON`
  const key = `${language} ${Object.entries(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { calendar: 'gregory', ...options });
  formats.set(key, format);
  return format;
}

/** Calendar days have no time zone: they are parsed and formatted in UTC. */
const dayFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(language, { ...options, timeZone: 'UTC' });

/**
 * Joins the words of a date or a time with no-break spaces, since a narrow line would tear `12. | Juli 2027`. A range breaks
 * after its dash only.
 */
export const withoutBreaks = (text: string): string => text.replace(/([^–])\s/g, '$1\u00a0');

/** A range of days in words; a single day if both are equal. */
export const formatDayRange = (
  start: string,
  end: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => withoutBreaks(dayFormat(language, options).formatRange(Date.parse(start), Date.parse(end)));

/** A day in words, or a part of it: its number, its month, and the like. */
export const formatDay = (
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => withoutBreaks(dayFormat(language, options).format(Date.parse(date)));
