import { networkError } from '../../api/index.js';
import { isDate, memberFields, personFields } from '../../fields/index.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { Column } from '../../model/column.js';
import type { Data } from '../../model/envelope.js';
import type { Person } from '../../model/person.js';

/** The keys of an event that the specification names and a gate uses. */
export type UpstreamEvent = Pick<ClubEvent, 'list_id' | 'title' | 'published' | 'start_date' | 'end_date'>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The events of an answer; entries that the specification does not know are left out. */
export const eventsIn = (data: unknown): UpstreamEvent[] =>
  (Array.isArray(data) ? data : []).flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { list_id, title, published, start_date, end_date = start_date } = entry;
    const isValid = typeof list_id === 'string' && typeof title === 'string';
    if (!isValid || typeof start_date !== 'string' || typeof end_date !== 'string') return [];
    if (!isDate(start_date) || !isDate(end_date)) return [];
    return [{ list_id, title, published: published === true, start_date, end_date }];
  });

const reservedNames = new Set([
  ...[...personFields, ...memberFields].map(({ name }) => name),
  ...['id', 'external_id', 'creation_behaviour', '__proto__', 'constructor', 'prototype'],
]);

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * The columns of an answer. A column whose `external_id` is the name of a built-in field, or of another column, is addressed by its `id`
 * (specification: POST /lists/{list_id}/persons).
 */
export function columnsIn(data: unknown): Column[] {
  const names = new Set<string>(reservedNames);
  return (Array.isArray(data) ? data : []).flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { id, type, name, allowed_values, external_id } = entry;
    if (typeof id !== 'string' || names.has(id)) return [];
    const isFree = typeof external_id === 'string' && external_id !== '' && !names.has(external_id);
    for (const taken of isFree ? [id, external_id] : [id]) names.add(taken);
    return [
      {
        id,
        type: typeof type === 'string' ? type : 'string',
        name: typeof name === 'string' ? name : id,
        allowed_values: isStrings(allowed_values) ? allowed_values : null,
        external_id: isFree ? external_id : null,
      },
    ];
  });
}

/** The person of an answer. Throws if it has no id of the service: something else has answered. */
export function personIn({ data }: Data<Person>): Person {
  if (typeof (data as Partial<Person> | null)?.id !== 'string' || !data.id.startsWith('per_'))
    throw networkError('invalid_response', undefined);
  return data;
}
