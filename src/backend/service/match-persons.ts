import type { Issue } from '../../model/issue.js';
import type { SynchronisedPersonInput } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { unprocessable } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { MAX_REPORTED_ISSUES } from './entries.js';
import { normalizeExternalId, identifierAfter } from './external-id.js';
import type { Call } from './route.js';

/** An entry of the request and the stored person it matches. */
export interface MatchedPerson {
  /** The stored person; undefined for a new one. */
  readonly existing: PersonRow | undefined;
  /** The identifier after the request. */
  readonly external_id: string | null;
  /** The values of the entry. */
  readonly values: Record<string, unknown>;
}

const isPresent = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/** Identifiers as sent and in NFC, without duplicates. */
const spellings = (identifiers: readonly string[]): string[] => [
  ...new Set(identifiers.flatMap((identifier) => [identifier, normalizeExternalId(identifier)])),
];

/** Looks up the persons of a list by either identifier. */
async function personLookup({ store, workspace }: Call, list: List, entries: readonly SynchronisedPersonInput[]) {
  const findBy = (identifierName: 'id' | 'external_id') =>
    store.persons.findAll(
      workspace.id,
      identifierName,
      spellings(entries.map((entry) => entry[identifierName]).filter(isPresent)),
      list.id,
    );
  const byId = new Map((await findBy('id')).map((row) => [row.id, row]));
  const byExternalId = new Map((await findBy('external_id')).map((row) => [row.external_id!, row]));
  // an exact match counts first: earlier versions stored identifiers without normalization
  const withExternalId = (external_id: string) =>
    byExternalId.get(external_id) ?? byExternalId.get(normalizeExternalId(external_id));
  const personOf = ({ id, external_id }: SynchronisedPersonInput): PersonRow | undefined =>
    isPresent(id) ? byId.get(id) : isPresent(external_id) ? withExternalId(external_id) : undefined;
  return { personOf, holderOf: (external_id: string) => byExternalId.get(external_id) };
}

/**
 * Matches the entries of a request with stored persons. Throws 422, with a path for each issue, for a person sent twice, an
 * identifier assigned twice, an identifier of a person who was not sent, and an unknown `id`. `takenFrom` are the persons whose
 * identifier moves to another person within the request. With `deleting`, persons who were not sent lose their identifiers.
 */
export async function matchedBy(
  call: Call,
  list: List,
  entries: readonly SynchronisedPersonInput[],
  deleting: boolean,
): Promise<{ matched: MatchedPerson[]; takenFrom: PersonRow[] }> {
  const { personOf, holderOf } = await personLookup(call, list, entries);
  const issues = new Map<string, Issue>();
  const addIssue = (field: string, code: 'taken' | 'unknown') =>
    issues.size < MAX_REPORTED_ISSUES && issues.set(field, { field, code });
  const matchedIds = new Set<string>();
  const matched = entries.map((values, index): MatchedPerson => {
    const { id, external_id } = values;
    const existing = personOf(values);
    if (isPresent(id) && !existing) addIssue(`data.${index}.id`, 'unknown');
    if (existing && matchedIds.has(existing.id))
      addIssue(`data.${index}.${isPresent(id) ? 'id' : 'external_id'}`, 'taken');
    if (existing) matchedIds.add(existing.id);
    return {
      existing,
      external_id: existing
        ? (identifierAfter(existing, external_id) as string | null)
        : normalizeExternalId(external_id ?? null),
      values,
    };
  });

  const assignedIds = new Set<string>();
  const takenFrom: PersonRow[] = [];
  for (const [index, { existing, external_id }] of matched.entries()) {
    if (external_id === null) continue;
    const field = `data.${index}.external_id`;
    const holder = holderOf(external_id);
    const isHeldByOther = holder && holder.id !== existing?.id;
    if (assignedIds.has(external_id)) addIssue(field, 'taken');
    else if (isHeldByOther && matchedIds.has(holder.id)) takenFrom.push(holder);
    else if (isHeldByOther && !(deleting && holder.confirmed)) addIssue(field, 'taken');
    assignedIds.add(external_id);
  }
  if (issues.size) throw unprocessable([...issues.values()]);
  return { matched, takenFrom };
}
