import { invalid, unknownKeysOf, type DoubleOptions, type DoubleRequest } from './answer.js';
import type { Fields } from './seed.js';
import type { Column, List, Person } from './workspace.js';

/** A person, the list that has them, and the built-in fields of the service besides those of the specification. */
export interface PersonInList extends Pick<DoubleOptions, 'builtInFields'> {
  readonly list: List;
  readonly person: Person;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The key under which persons carry a column's value (specification: "Custom column", `external_id`). */
const keyOf = ({ id, external_id }: Column): string => external_id ?? id;

/** A person with all available fields. */
export function personOf(request: DoubleRequest, list: List, person: Person): Fields {
  const { id, external_id, name, email, membership_number, values } = person;
  return {
    id,
    external_id,
    name: { ...name },
    email,
    ...(list.type === 'member' ? { membership_number } : {}),
    ...Object.fromEntries(request.options.builtInFields.map((field) => [field, values.get(field) ?? null])),
    ...Object.fromEntries(list.columns.map((column) => [keyOf(column), values.get(column.id) ?? null])),
    ...unknownKeysOf(request),
  };
}

function checkColumn({ type, allowed_values }: Column, key: string, value: unknown): void {
  if (value === null) return;
  if (type === 'boolean' && typeof value !== 'boolean') throw invalid(key, 'The field must be true or false.');
  if (type === 'string' && !isText(value)) throw invalid(key, 'The field must be a string.');
  if (type === 'array' && !(Array.isArray(value) && value.every(isText)))
    throw invalid(key, 'The field must be an array.');
  if (!allowed_values || !['string', 'array'].includes(type)) return;
  if ([value].flat().some((choice) => !allowed_values.includes(choice as string)))
    throw invalid(key, 'The selected value is invalid.');
}

function checkName(name: unknown): void {
  const isObject = typeof name === 'object' && name !== null && !Array.isArray(name);
  if (!isObject) throw invalid('name', 'The name must be an object.');
  for (const [part, value] of Object.entries(name)) {
    if (!['first_name', 'last_name'].includes(part)) throw invalid(`name.${part}`, 'The field is unknown.');
    if (value !== null && !isText(value)) throw invalid(`name.${part}`, 'The field must be a string.');
  }
}

function checkExternalId(list: List, person: Person, external_id: unknown): void {
  if (external_id === null) return;
  if (!isText(external_id) || external_id === '') throw invalid('external_id', 'The external id must be a string.');
  if (list.persons.some((other) => other !== person && other.external_id === external_id))
    throw invalid('external_id', 'The external id has already been taken.');
}

function checkField({ list, person, builtInFields }: PersonInList, key: string, value: unknown): void {
  if (builtInFields.includes(key)) return;
  if (key === 'name') return checkName(value);
  if (key === 'external_id') return checkExternalId(list, person, value);
  if (key === 'email' || (key === 'membership_number' && list.type === 'member')) {
    if (value !== null && !isText(value)) throw invalid(key, 'The field must be a string.');
    if (key === 'email' && value !== null && !value.includes('@')) throw invalid(key, 'The e-mail is not valid.');
    return;
  }
  const column = list.columns.find((one) => keyOf(one) === key);
  if (!column) throw invalid(key, 'The list has no such field.');
  checkColumn(column, key, value);
}

/** Sets the fields of a payload, all or none. Throws 422. */
export function setFields(place: PersonInList, payload: Fields): void {
  const { list, person, builtInFields } = place;
  for (const [key, value] of Object.entries(payload)) checkField(place, key, value);
  for (const [key, value] of Object.entries(payload)) {
    const column = list.columns.find((one) => keyOf(one) === key);
    if (builtInFields.includes(key)) person.values.set(key, value);
    else if (key === 'name') person.name = { ...person.name, ...(value as object) };
    else if (column) person.values.set(column.id, value);
    else Object.assign(person, { [key]: value });
  }
}
