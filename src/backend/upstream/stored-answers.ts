import type { Column } from '../../model/column.js';
import type { Person, PersonInput } from '../../model/person.js';
import { withValues } from '../service/index.js';
import type { PersonRow } from '../store/index.js';
import { memberValues } from './member-values.js';

/** Whether a person as the service has them has all values of a change. `before` is the copy of the person. */
export function hasAnswers(
  person: Person,
  columns: readonly Column[],
  { before, body, now }: { readonly before: PersonRow; readonly body: PersonInput; readonly now: number },
): boolean {
  const values = memberValues(person, columns);
  const changed = Object.fromEntries(Object.keys(body).map((name) => [name, values[name] ?? null]));
  const { row } = withValues(before, changed, { now });
  return withValues(row, body, { now }).row === row;
}
