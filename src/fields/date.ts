import { dateReader } from './date-reader.js';
import type { DateParts } from './date-text.js';
import { toAscii } from './normalise.js';
import { fault, NO_FAULTS, type Answers, type Field, type FieldType } from './field.js';

/** True for a day that the calendar has, written `YYYY-MM-DD`. */
export const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  // a day that the month does not have is parsed as one of the next month, or not at all
  return new Date(value).getUTCDate() === Number(value.slice(-2));
};

const partNames = ['day', 'month', 'year'] as const;

/** `YYYY-MM-DD`, as far as the parts allow. */
const isoOf = ({ year, month, day }: DateParts): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The three controls of a date, by name: `birthdate.day` and so on. A whole date may stand in any of them. */
function partsIn(answers: Answers, { name, language }: Field): DateParts | undefined {
  const texts = partNames.map((part) => toAscii(String(answers.get(`${name}.${part}`) ?? '')));
  if (!texts.some((text) => text)) return undefined;
  const wholeDate = texts.every((text) => text) ? undefined : dateReader.readDate(texts.join(' '), language);
  const [day, month, year] = texts.map((text, index) => dateReader.readDatePart(text, partNames[index]!, language));
  return wholeDate ?? { year: year!, month: month!, day: day! };
}

/**
 * A day of the calendar, asked for in three controls. As a text it may be written as people write dates (decision 9),
 * in the language of the field.
 */
export const date: FieldType = {
  control: () => ({ kind: 'date' }),

  read(answers, field) {
    const parts = partsIn(answers, field);
    return parts && isoOf(parts);
  },

  clean(text, { language }) {
    if (isDate(text)) return text;
    const parts = dateReader.readDate(text, language);
    return parts ? isoOf(parts) : toAscii(text) || null;
  },

  check(value) {
    if (typeof value !== 'string') return fault('wrong_type');
    if (isDate(value)) return NO_FAULTS;
    // the century is not guessed
    return fault(isDate(`20${value}`) ? 'short_year' : 'not_a_date');
  },
};

/** A day in somebody's past. */
export const birthdate: FieldType = {
  ...date,
  control: () => ({ kind: 'date', autocomplete: 'bday' }),

  check(value, field, today) {
    const faults = date.check(value, field);
    if (faults.length) return faults;
    if (today && (value as string) > today) return fault('in_the_future');
    return (value as string) < '1850' ? fault('not_a_date') : NO_FAULTS;
  },
};
