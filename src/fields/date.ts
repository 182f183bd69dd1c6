import { fault, none, type Answers, type Field, type FieldType } from './field.js';

/** True for a day that the calendar has, written `YYYY-MM-DD`. */
export const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  // a day that the month does not have is another day, or none
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** The three controls of a date, by name: `birthdate.day` and so on. */
const entries = (answers: Answers, { name }: Field) =>
  ['year', 'month', 'day'].map((part) => String(answers.get(`${name}.${part}`) ?? '').trim()) as [
    string,
    string,
    string,
  ];

/** A day of the calendar, asked for in three controls. */
export const date: FieldType<string> = {
  control: () => ({ kind: 'date' }),

  read(answers, field) {
    const [year, month, day] = entries(answers, field);
    if (!year && !month && !day) return undefined;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  },

  check: (value) => (typeof value !== 'string' ? fault('wrong_type') : isDate(value) ? none : fault('not_a_date')),
  schema: () => ({ type: 'string', format: 'date' }),
  example: () => '2024-02-29',
};

/** A day in somebody's past. */
export const birthdate: FieldType<string> = {
  ...date,
  control: () => ({ kind: 'date', autocomplete: 'bday' }),

  check(value, field) {
    const faults = date.check(value, field);
    if (faults.length) return faults;
    // east of Greenwich tomorrow has begun already
    const latest = new Date(Date.now() + 14 * 3600_000).toISOString().slice(0, 10);
    if ((value as string) > latest) return fault('in_the_future');
    return (value as string) < '1850' ? fault('not_a_date') : none;
  },
};
