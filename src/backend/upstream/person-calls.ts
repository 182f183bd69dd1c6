import { ApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, ChangeRecord, Clock } from '../backend.js';
import { tagOf } from '../service/index.js';
import type { PersonRow, Store } from '../store/index.js';
import type { Corrections } from './corrections.js';
import type { MemberList } from './member-reads.js';
import type { Members } from './members.js';
import { hasAnswers } from './stored-answers.js';
import { isTemporary, statusOf, unavailable, undecided, type Upstream } from './upstream-client.js';
import { personIn as answeredPerson } from './upstream-shapes.js';

interface PersonCallOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly members: Members;
  readonly correct: Corrections['correct'];
  readonly clock: Clock;
}

/** Requests of a gate about single persons. */
type PersonCalls = Pick<Client<Service>, 'createPortalSession' | 'readPerson' | 'updatePerson'>;

type UpdateArguments = Parameters<Client<Service>['updatePerson']>[0];

/** Reads a person from the replica, as the answer to a change. */
const readLocal = (local: Client<Service>, { list_id, person_id, onResponse }: UpdateArguments) =>
  local.readPerson({ list_id, person_id, ...(onResponse ? { onResponse } : {}) });

/** Creates the calls about persons: members are read at the hosted service, and all are changed there first. */
export function personCallsAt({ store, upstream, members, correct, clock }: PersonCallOptions) {
  async function memberListIn(workspace: Workspace): Promise<MemberList> {
    const list = await store.lists.find(workspace.id, 'member');
    if (!list) throw new ApiError(404, 'There is no list of members.');
    return { workspace, list_id: list.id };
  }

  /** The row of a person, and the list of members if they are one: a service need not show applications. Throws 404. */
  async function personIn(workspace: Workspace, { list_id, person_id }: { list_id: string; person_id: string }) {
    const list = await store.lists.find(workspace.id, list_id);
    const row = list && (await store.persons.find(workspace.id, list.id, person_id));
    if (!list || !row) throw new ApiError(404, 'There is no such person.');
    const memberList = list.type === 'member' && row.confirmed ? { workspace, list_id: list.id } : undefined;
    return { row, memberList };
  }

  /** Changes a person whom the service does not have yet. Throws 409 while they are on their way there. */
  async function changeUnconfirmed<Result>(
    { workspace_id, list_id, id, external_id }: PersonRow,
    change: () => Promise<Result>,
  ): Promise<Result> {
    const key = { workspace_id, list_id, external_id: external_id ?? id };
    if (await store.pendingRegistrations.find(key)) throw new ApiError(409, 'The registration is being confirmed.');
    return change();
  }

  /** Whether the service has a change, of which only the answer was lost. Throws 504 if it does not tell. */
  async function isStored(before: PersonRow, body: UpdateArguments['body'], error: unknown): Promise<boolean> {
    const { workspace_id, list_id, id: person_id } = before;
    const person = await upstream
      .readPerson({ list_id, person_id })
      .then(answeredPerson)
      .catch(() => Promise.reject(undecided(error)));
    const columns = await store.columns.of(workspace_id, list_id);
    return hasAnswers(person, columns, { before, body, now: clock() });
  }

  /** Changes a person who registered here at the hosted service, then in the replica. */
  async function updateRegistered(
    row: PersonRow,
    local: Client<Service>,
    args: UpdateArguments,
    record: ChangeRecord | undefined,
  ) {
    const { workspace_id, list_id, id: person_id } = row;
    if (args.if_match !== undefined && args.if_match !== tagOf(row))
      throw new ApiError(412, 'Somebody else has changed this person.');
    const own = await store.registrations.ofPersons(workspace_id, [person_id]);
    // the service has nobody whose address is not confirmed
    if (own.some(({ state }) => state === 'unconfirmed')) return changeUnconfirmed(row, () => local.updatePerson(args));
    if (record?.price) {
      await correct({ row, body: args.body, record: { ...record, price: record.price } });
      return readLocal(local, args);
    }
    await upstream.updatePerson({ list_id, person_id, body: args.body }).catch(async (error: unknown) => {
      if (statusOf(error) === 404)
        await store.transaction(({ erasures }) => erasures.erase(workspace_id, list_id, [person_id]));
      if (!isTemporary(error) || statusOf(error) === 429) throw error;
      if (!(await isStored(row, args.body, error))) throw unavailable(error);
    });
    return local.updatePerson(args);
  }

  return (
    workspace: Workspace,
    local: Client<Service>,
    { addresses, record }: { readonly addresses: Addresses; readonly record: ChangeRecord | undefined },
  ): PersonCalls => ({
    async createPortalSession({ body: { email } }) {
      if (email === undefined) throw new ApiError(422, 'The gate looks members up by their address.');
      return members.openPortal(await memberListIn(workspace), email, addresses);
    },
    async readPerson(args) {
      const { memberList } = await personIn(workspace, args);
      if (memberList) await members.refresh(memberList, [args.person_id]);
      return local.readPerson(args);
    },
    async updatePerson(args) {
      const { row, memberList } = await personIn(workspace, args);
      if (!memberList) return updateRegistered(row, local, args, record);
      await members.update(memberList, args);
      return readLocal(local, args);
    },
  });
}
