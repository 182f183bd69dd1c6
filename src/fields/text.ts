import { tidy } from './normalise.js';
import { fault, MAX_LENGTHS, NO_FAULTS, type Answers, type Fault, type Field, type FieldType } from './field.js';

/** The cleaned text of a control without surrounding space; undefined if it is empty. */
export const readText = (answers: Answers, field: Field): string | undefined => {
  const value = answers.get(field.name);
  const { clean = tidy } = field.kind;
  return (typeof value === 'string' && clean(value, field)?.trim()) || undefined;
};

/** Faults that any text can have; `lines` says whether it may hold line breaks and tabs. */
export function checkText(value: unknown, lines = false): readonly Fault[] {
  if (typeof value !== 'string') return fault('wrong_type');
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/\p{Surrogate}/u.test(value) || (lines ? /[\0-\x08\v\f\x0e-\x1f]/ : /[\0-\x1f]/).test(value))
    return fault('unreadable_characters');
  if (value.length > MAX_LENGTHS.text && [...value].length > MAX_LENGTHS.text)
    return fault('too_long', { max: MAX_LENGTHS.text });
  return NO_FAULTS;
}

/** The check of a kind that is a line of text first: `further` sees only texts that have no fault of their own. */
export const singleLine =
  (check: (value: string, field: Field) => readonly Fault[]): FieldType['check'] =>
  (value, field) => {
    const faults = checkText(value);
    return faults.length ? faults : check(value as string, field);
  };

/** A line of text. */
export const text: FieldType = {
  control: () => ({ kind: 'input', type: 'text' }),
  read: readText,
  clean: tidy,
  check: (value) => checkText(value),
};

/** Several lines of text. A browser sends line breaks as CR LF; LF is stored. */
export const lines: FieldType = {
  control: () => ({ kind: 'textarea' }),
  read: (answers, field) => readText(answers, field)?.replace(/\r\n?/g, '\n'),
  clean: tidy,
  check: (value) => checkText(value, true),
};
