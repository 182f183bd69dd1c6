import { ApiError } from '../../api/index.js';
import type { PersonInput } from '../../model/person.js';
import type { Clock } from '../backend.js';
import { tagOf, withValues } from '../service/index.js';
import type { PersonRow, Store } from '../store/index.js';
import type { MemberList, MemberReads } from './member-reads.js';
import { updateMember, type AnsweredMember } from './member-replica.js';
import { memberValues } from './member-values.js';
import type { ReportedCall } from './reported-calls.js';
import { statusOf, unavailable, undecided, type Upstream } from './upstream-client.js';
import { personIn } from './upstream-shapes.js';

const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';

/** A change of a member's fields, as the gate sends it. */
export interface MemberChange {
  readonly person_id: string;
  readonly body: PersonInput;
  readonly if_match?: string | undefined;
}

export interface MemberUpdateOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly reads: Pick<MemberReads, 'read' | 'reload' | 'noteRead' | 'forgetRead' | 'erase'>;
  readonly call: ReportedCall;
  readonly clock: Clock;
}

/** The change with all parts of a name or an address: the specification does not say that parts may be left out. */
const withAllParts = (body: PersonInput, { first_name, last_name, data }: PersonRow): PersonInput => {
  const values = JSON.parse(data) as Record<string, unknown>;
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const whole = (name: string, value: unknown) =>
    !isGroup(value) ? value : name === 'name' ? { first_name, last_name } : (values[name] ?? null);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, whole(name, value)]));
};

/** Whether a member has the values of a change. */
function hasValues({ person, columns }: AnsweredMember, before: PersonRow, body: PersonInput, now: number): boolean {
  const { row } = withValues(before, memberValues(person, columns), { now });
  return withValues(row, body, { now }).row === row;
}

/** Creates the function that changes a member at the service, then in the replica. It throws `ApiError`. */
export function memberUpdate({ store, upstream, reads, call, clock }: MemberUpdateOptions) {
  /** Sends a change. After a lost answer the member is read: the change may be stored. */
  async function send(list: MemberList, before: PersonRow, body: PersonInput): Promise<AnsweredMember> {
    const { workspace, list_id } = list;
    const change = withAllParts(body, withValues(before, body, { now: clock() }).row);
    const update = async () => personIn(await upstream.updatePerson({ list_id, person_id: before.id, body: change }));
    try {
      const person = await call(UPDATE, update, { answers: [404, 422] });
      return { workspace_id: workspace.id, list_id, person, columns: await store.columns.of(workspace.id, list_id) };
    } catch (error) {
      if (statusOf(error) === 404) await reads.erase(list, before.id);
      if ([404, 422, 429].includes(statusOf(error))) throw error;
      // the copy may be older than the change
      reads.forgetRead(before.id);
      const member = await reads.read(list, before.id).catch(() => Promise.reject(undecided(error)));
      if (!member || !hasValues(member, before, body, clock())) throw unavailable(error);
      return member;
    }
  }

  return async (list: MemberList, { person_id, body, if_match }: MemberChange): Promise<void> => {
    const before = await reads.reload(list, person_id);
    if (!before) throw new ApiError(404, 'There is no such person.');
    // an earlier request has done it, and its answer was lost
    if (withValues(before, body, { now: clock() }).row === before) return;
    if (if_match !== undefined && if_match !== tagOf(before))
      throw new ApiError(412, 'Somebody else has changed this person.');
    const member = await send(list, before, body);
    await store.transaction(async (tables) => {
      const row = await tables.persons.find(list.workspace.id, list.list_id, before.id);
      if (row) await updateMember(tables, member, row, clock());
    });
    reads.noteRead(before.id);
  };
}
