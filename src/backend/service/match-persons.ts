import type { Issue } from '../../model/issue.js';
import type { SynchronisedPersonInput } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { unprocessable } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { told } from './entries.js';
import { composed, identifierAfter } from './external-id.js';
import type { Call } from './route.js';

/** A person that was sent, and who that is. */
export interface Matched {
  /** Undefined for somebody new. */
  readonly there: PersonRow | undefined;
  /** The identifier after this. */
  readonly external_id: string | null;
  /** All that was sent. */
  readonly values: Record<string, unknown>;
}

const present = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/** Identifiers as they were sent and in NFC, each once. */
const spellings = (identifiers: readonly string[]): string[] => [
  ...new Set(identifiers.flatMap((identifier) => [identifier, composed(identifier)])),
];

/** Who of the list is meant, by either identifier. */
async function whoIs({ store, workspace }: Call, list: List, sent: readonly SynchronisedPersonInput[]) {
  const having = (by: 'id' | 'external_id') =>
    store.persons.findAll(workspace.id, by, spellings(sent.map((entry) => entry[by]).filter(present)), list.id);
  const byId = new Map((await having('id')).map((row) => [row.id, row]));
  const byExternalId = new Map((await having('external_id')).map((row) => [row.external_id!, row]));
  // as it was sent, where an earlier version did not take two for one; else in NFC
  const called = (external_id: string) => byExternalId.get(external_id) ?? byExternalId.get(composed(external_id));
  const personOf = ({ id, external_id }: SynchronisedPersonInput): PersonRow | undefined =>
    present(id) ? byId.get(id) : present(external_id) ? called(external_id) : undefined;
  return { personOf, holderOf: (external_id: string) => byExternalId.get(external_id) };
}

/**
 * Matches what was sent with whom there is, and refuses, by path and before anything is stored, what clashes: somebody sent
 * twice, an identifier given to two, one that somebody holds who was not sent, an `id` that the list does not have.
 * `takenFrom` are persons whose identifier goes to another within this one request; with `deleting`, nobody who was not
 * sent holds one.
 */
export async function matchedBy(
  call: Call,
  list: List,
  sent: readonly SynchronisedPersonInput[],
  deleting: boolean,
): Promise<{ matched: Matched[]; takenFrom: PersonRow[] }> {
  const { personOf, holderOf } = await whoIs(call, list, sent);
  const found = new Map<string, Issue>();
  const refuse = (field: string, code: 'taken' | 'unknown') => found.size < told && found.set(field, { field, code });
  const seen = new Set<string>();
  const matched = sent.map((values, index): Matched => {
    const { id, external_id } = values;
    const there = personOf(values);
    if (present(id) && !there) refuse(`data.${index}.id`, 'unknown');
    if (there && seen.has(there.id)) refuse(`data.${index}.${present(id) ? 'id' : 'external_id'}`, 'taken');
    if (there) seen.add(there.id);
    return {
      there,
      external_id: there ? (identifierAfter(there, external_id) as string | null) : composed(external_id ?? null),
      values,
    };
  });

  const given = new Set<string>();
  const takenFrom: PersonRow[] = [];
  for (const [index, { there, external_id }] of matched.entries()) {
    if (external_id === null) continue;
    const field = `data.${index}.external_id`;
    const holder = holderOf(external_id);
    const another = holder && holder.id !== there?.id;
    if (given.has(external_id)) refuse(field, 'taken');
    else if (another && seen.has(holder.id)) takenFrom.push(holder);
    else if (another && !(deleting && holder.confirmed)) refuse(field, 'taken');
    given.add(external_id);
  }
  if (found.size) throw unprocessable([...found.values()]);
  return { matched, takenFrom };
}
