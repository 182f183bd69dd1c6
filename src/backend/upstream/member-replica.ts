import type { Column } from '../../model/column.js';
import type { Person } from '../../model/person.js';
import { newPerson, withValues } from '../service/index.js';
import { emailKey, type EmailChange, type PersonRow, type Tables } from '../store/index.js';
import { memberValues } from './member-values.js';

/** A member as the service has them. */
export interface AnsweredMember {
  readonly workspace_id: string;
  readonly list_id: string;
  readonly person: Person;
  readonly columns: readonly Column[];
}

/** Whether a member has changed the address here, to this one or back to it. */
const isOwnChange =
  (email_key: string | null) =>
  ({ confirmed_at, email, former }: EmailChange): boolean =>
    confirmed_at !== null && [emailKey(email), emailKey(former)].includes(email_key);

/** Ends the links of the former address, and tells it if the member has changed it here (decision 23). */
async function endAccess(
  { portalLinks, emailChanges, outbox }: Tables,
  before: PersonRow,
  after: PersonRow,
  now: number,
) {
  const { workspace_id, id: person_id, email: former } = before;
  await portalLinks.revoke(workspace_id, [person_id]);
  const changes = await emailChanges.of(workspace_id, person_id, now);
  if (former !== null && changes.some(isOwnChange(after.email_key)))
    await outbox.enqueue({ workspace_id, kind: 'email_changed', person_id, payload: { former } }, now);
}

/** Stores a member whose link is made. One who has changed the address at the service loses earlier links. */
export async function storeMember(tables: Tables, member: AnsweredMember, now: number): Promise<void> {
  const { workspace_id, list_id, person, columns } = member;
  const existing = await tables.persons.find(workspace_id, list_id, person.id);
  if (existing?.confirmed) return updateMember(tables, member, existing, now);
  // an application that the service has accepted
  if (existing) await tables.persons.confirm(workspace_id, list_id, existing.id, now);
  const before = existing && (await tables.persons.find(workspace_id, list_id, existing.id));
  if (before) return updateMember(tables, member, before, now);
  const empty = { ...newPerson({ workspace_id, list_id, now }, true), id: person.id };
  await tables.persons.insert(withValues(empty, memberValues(person, columns), { now }).row);
}

/** Brings the row of a member up to date. With another address, their links and sessions end. */
export async function updateMember(
  tables: Tables,
  { person, columns }: AnsweredMember,
  before: PersonRow,
  now: number,
): Promise<void> {
  const { row: after } = withValues(before, memberValues(person, columns), { now });
  if (after === before) return;
  await tables.persons.updateAll([[before, after]]);
  if (after.email_key !== before.email_key) await endAccess(tables, before, after, now);
}
