import { fault, longest, none, type Answers, type Fault, type Field, type FieldType } from './field.js';

/** What was typed, without the space around it; undefined when nothing was. */
export const typed = (answers: Answers, { name }: Field): string | undefined => {
  const value = answers.get(name);
  return (typeof value === 'string' && value.trim()) || undefined;
};

/** Faults that any text can have; `lines` says whether it may hold line breaks and tabs. */
export function checkText(value: unknown, lines = false): readonly Fault[] {
  if (typeof value !== 'string') return fault('wrong_type');
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/\p{Surrogate}/u.test(value) || (lines ? /[\0-\x08\v\f\x0e-\x1f]/ : /[\0-\x1f]/).test(value))
    return fault('unreadable_characters');
  if (value.length > longest.text && [...value].length > longest.text) return fault('too_long', { max: longest.text });
  return none;
}

/** The check of a kind that is a line of text first: `further` sees only texts that have no fault of their own. */
export const lineThat =
  (further: (value: string, field: Field) => readonly Fault[]): FieldType['check'] =>
  (value, field) => {
    const faults = checkText(value);
    return faults.length ? faults : further(value as string, field);
  };

/** A line of text. */
export const text: FieldType<string> = {
  control: () => ({ kind: 'input', type: 'text' }),
  read: typed,
  check: (value) => checkText(value),
  schema: () => ({ type: 'string', maxLength: longest.text }),
  example: () => 'Zoë 🏕️',
};

/** Several lines of text. A browser sends line breaks as CR LF; LF is stored. */
export const lines: FieldType<string> = {
  control: () => ({ kind: 'textarea' }),
  read: (answers, field) => typed(answers, field)?.replace(/\r\n?/g, '\n'),
  check: (value) => checkText(value, true),
  schema: () => ({ type: 'string', maxLength: longest.text, description: 'May hold line breaks.' }),
  example: () => 'one\ntwo',
};
