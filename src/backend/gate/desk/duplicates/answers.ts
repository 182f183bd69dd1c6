import { emailKey } from '../../../../fields/index.js';
import type { FieldValue, Person } from '../../../../model/person.js';
import type { PersonRow } from '../../../store/index.js';

type Values = Record<string, FieldValue>;

/** A person with all answers, as the service answers with them. */
export const personOfRow = ({ id, external_id, first_name, last_name, email, data }: PersonRow): Person => ({
  ...(JSON.parse(data) as Values),
  id,
  external_id,
  name: { first_name, last_name },
  email,
});

/** Sets a value, or a part of a group by its dotted name, to that of another person. */
function takeValue(values: Values, from: Values, column: string): void {
  const dot = column.indexOf('.');
  if (dot < 0) {
    values[column] = from[column];
    return;
  }
  const [group, part] = [column.slice(0, dot), column.slice(dot + 1)];
  const parts = { ...((values[group] ?? {}) as Values), [part]: ((from[group] ?? {}) as Values)[part] ?? null };
  const isEmpty = Object.values(parts).every((one) => one === null || one === undefined);
  values[group] = (
    isEmpty ? null : Object.fromEntries(Object.entries(parts).filter(([, one]) => one !== null))
  ) as FieldValue;
}

/**
 * A row with the answers of these columns taken from another; the same row if nothing differs. Both answers were checked when they were
 * given, by the form of the same list.
 */
export function withAnswersOf(row: PersonRow, from: PersonRow, columns: readonly string[], now: number): PersonRow {
  const { id: _, external_id: __, ...values } = personOfRow(row) as Values;
  const otherValues = personOfRow(from) as Values;
  for (const column of columns) takeValue(values, otherValues, column);
  const { name, email, ...data } = values as Values & Pick<Person, 'name' | 'email'>;
  const next = {
    first_name: name?.first_name ?? null,
    last_name: name?.last_name ?? null,
    email: email ?? null,
    data: JSON.stringify(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))),
  };
  const isSame = (['first_name', 'last_name', 'email'] as const).every((key) => next[key] === row[key]);
  if (isSame && next.data === row.data) return row;
  const email_key = next.email === row.email ? row.email_key : next.email && emailKey(next.email);
  return { ...row, ...next, email_key, version: row.version + 1, changed_at: now };
}
