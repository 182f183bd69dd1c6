import { toAscii } from './normalise.js';

/** The parts of a date, each in digits as it was written: a year may have two. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Regional tags whose month names differ from those of the language: Jänner, كانون الثاني. */
const regionalTags: Readonly<Record<string, readonly string[]>> = { de: ['de-AT'], ar: ['ar-LB', 'ar-TN', 'ar-MA'] };

/** Abbreviations that people write and `Intl` does not. */
const extraAbbreviations: Readonly<Record<string, Readonly<Record<string, number>>>> = { de: { mrz: 3 } };

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The shortest beginning of a month name that is understood, in code points. */
const MIN_PREFIX_LENGTH = 3;

/** The longest date, and the longest text that is read, since it may contain invisible characters. Code units. */
const MAX_DATE_LENGTH = 60;
const MAX_TEXT_LENGTH = 1_000;

/** A time of the day behind a date, and its zone if it names one: ` 12:00 AM`, `T00:00:00.000Z`. */
const trailingTime = /[\s,T]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|(Z|[+-]\d\d:?\d\d))?$/i;

const baseOf = (language: string): string => language.split('-')[0]!;

/** Letters only, in small ones and without accents; an umlaut equals its two letters. */
const plainLetters = (text: string, language: string): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ı/g, 'i')
    .replace(/([aou])e/g, '$1');

/** Month names of a language, by their plain letters; 0 if two months share one. */
const namesByLanguage = new Map<string, ReadonlyMap<string, number>>();

function monthNames(language: string): ReadonlyMap<string, number> {
  let names = namesByLanguage.get(language);
  if (names) return names;
  const numbers = new Map<string, number>();
  for (const tag of [language, ...(regionalTags[baseOf(language)] ?? [])])
    for (const month of ['long', 'short'] as const)
      // beside a day, many languages put the month into another case
      for (const dayOption of [{}, { day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(tag, { month, ...dayOption, calendar: 'gregory', timeZone: 'UTC' });
        for (let index = 0; index < 12; index++) {
          const part = format.formatToParts(Date.UTC(2000, index)).find(({ type }) => type === 'month');
          const name = plainLetters(part?.value ?? '', language);
          if (name) numbers.set(name, (numbers.get(name) ?? index + 1) === index + 1 ? index + 1 : 0);
        }
      }
  for (const [name, number] of Object.entries(extraAbbreviations[baseOf(language)] ?? {})) numbers.set(name, number);
  namesByLanguage.set(language, (names = numbers));
  return names;
}

function monthIn(name: string, language: string): number | undefined {
  const names = monthNames(language);
  const exactMatch = names.get(name);
  if (exactMatch) return exactMatch;
  // in Hebrew, "in" is written in one word with the month
  if (baseOf(language) === 'he' && name.startsWith('ב') && names.has(name.slice(1))) return names.get(name.slice(1));
  if ([...name].length < MIN_PREFIX_LENGTH) return undefined;
  const prefixMatches = new Set([...names].flatMap(([full, number]) => (full.startsWith(name) ? number : [])));
  return prefixMatches.size === 1 ? [...prefixMatches][0] || undefined : undefined;
}

/** The number of a month by its name, an abbreviation of it, or a Roman numeral. */
function monthByName(word: string, language: string): number | undefined {
  for (const tag of new Set([language, 'en'])) {
    const name = plainLetters(word, tag).trim();
    const number = name && monthIn(name, tag);
    if (number) return number;
  }
  return roman.indexOf(word.toLowerCase()) + 1 || undefined;
}

/** True if the region of a tag writes the month first: `en-US`. A tag without a region writes the day first. */
function isMonthFirst(language: string): boolean {
  if (!/^\w+-[A-Z]{2}\b/.test(language)) return false;
  const [first] = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts();
  return first?.type === 'month';
}

/** Day and month in the order that is possible, else in that of the language. */
function dayAndMonth(first: string, second: string, language: string): Pick<DateParts, 'day' | 'month'> {
  const monthFirst = +second > 12 || (+first <= 12 && first !== second && isMonthFirst(language));
  return monthFirst ? { month: first, day: second } : { day: first, month: second };
}

/** Eight or six digits without anything between them. */
function readDigits(digits: string, language: string): DateParts | undefined {
  const [, first = '', second = '', year = ''] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(digits) ?? [];
  if (!year) return undefined;
  // year first if the rest is a month and a day: 20101231
  if (year.length === 4 && +year < 1300) return { year: first + second, month: year.slice(0, 2), day: year.slice(2) };
  return { year, ...dayAndMonth(first, second, language) };
}

/**
 * Reads a whole date as people write it: with dots, dashes, slashes, spaces of any kind or nothing between its parts, with the
 * name of the month or an abbreviation in the language (or in English), in digits of any script, with a weekday before it or a
 * time behind it. `language` is a BCP 47 tag. If day and month could be either, the order of the tag's region decides, and
 * without one the day comes first. Undefined if the text is no date; whether the calendar has such a day is for `isDate`.
 *
 * @example
 * ```ts
 * readDate('31. Dez. 2010', 'de'); // { year: '2010', month: '12', day: '31' }
 * readDate('12/31/2010', 'de'); // { year: '2010', month: '12', day: '31' }
 * readDate('31.12.10', 'de'); // { year: '10', month: '12', day: '31' }
 * ```
 */
export function readDate(text: string, language = 'en'): DateParts | undefined {
  // in a longer text numbers mean something else
  const asciiText = text.length > MAX_TEXT_LENGTH ? '' : toAscii(text);
  if (asciiText.length > MAX_DATE_LENGTH) return undefined;
  const [time = '', zone] = trailingTime.exec(asciiText) ?? [];
  // an instant that is no midnight is another day elsewhere: `2010-12-30T23:00:00Z` is the 31st in Berlin
  if (zone && !/^[\s,T]+0?0:00(:00([.,]0+)?)?\D/i.test(time)) return undefined;
  const date = asciiText.slice(0, asciiText.length - time.length);
  const numbers = date.match(/\d+/g) ?? [];
  const words = date.match(/[\p{L}\p{M}]+/gu) ?? [];
  const [first = '', second = '', third = ''] = numbers;

  if (numbers.length === 1 && !words.length) return readDigits(first, language);
  if (numbers.length === 2) {
    const month = words
      .flatMap((word, index) => [word, `${words[index - 1]} ${word}`])
      .map((name) => monthByName(name, language))
      // an abbreviated weekday before it may look like a month: "mar. 31 août"
      .filter((number) => number)
      .at(-1);
    if (!month) return undefined;
    const yearFirst = first.length > 2;
    return wellFormed({ year: yearFirst ? first : second, month: String(month), day: yearFirst ? second : first });
  }
  if (numbers.length !== 3 || words.some((word) => monthByName(word, language))) return undefined;
  return wellFormed(
    first.length > 2
      ? { year: first, month: second, day: third }
      : { year: third, ...dayAndMonth(first, second, language) },
  );
}

/** A date whose parts have as many digits as such parts have. */
const wellFormed = (parts: DateParts): DateParts | undefined =>
  /^(\d\d|\d{4}) \d\d? \d\d?$/.test(`${parts.year} ${parts.month} ${parts.day}`) ? parts : undefined;

/** The number that one part of a date says: `31.`, `31st`, `Dez`, `XII`. As it is if it says none. */
export function readDatePart(text: string, part: keyof DateParts, language = 'en'): string {
  const asciiText = toAscii(text);
  const [number, secondNumber] = asciiText.match(/\d+/g) ?? [];
  if (number && !secondNumber && (part === 'month' || /^[^\p{L}]*\d+\W*\p{L}{0,3}\W*$/u.test(asciiText))) return number;
  const month = part === 'month' && !number && monthByName(asciiText.replace(/[.\s]+$/, ''), language);
  return month ? String(month) : asciiText;
}
