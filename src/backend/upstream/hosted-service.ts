import { ApiError, type Client } from '../../api/index.js';
import { headerNames, type Service } from '../../contract/index.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { Person } from '../../model/person.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, ChangeRecord, Clock, RegistrationRecord } from '../backend.js';
import { digest, signerWith } from '../crypto/index.js';
import { tagOf } from '../service/index.js';
import type { PersonRow, Store } from '../store/index.js';
import { membersAt } from './members.js';
import { registrationsAt } from './registrations.js';
import { replicaOf } from './replica.js';
import { reportedCalls } from './reported-calls.js';
import { hostedTasks } from './tasks.js';
import { isTemporary, statusOf, unavailable, type Upstream } from './upstream-client.js';

/** The clients with which the gate asks its service. */
export interface ServiceClients {
  readonly visitorApi: (workspace: Workspace, registration?: RegistrationRecord) => Promise<Client<Service>>;
  readonly memberApi: (workspace: Workspace, record?: ChangeRecord) => Promise<Client<Service>>;
  /**
   * Lets what the service knows about members count here: who was deleted there, or has another address, loses links and sessions. Returns
   * whether some may have ended. Throws `ApiError` if the service does not answer.
   */
  readonly refreshMembers: (workspace: Workspace, person_ids: readonly string[]) => Promise<boolean>;
}

export interface HostedServiceOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly report: (error: unknown) => void;
  readonly clock?: Clock;
  /** Monotonic clock in milliseconds. */
  readonly elapsed?: Clock;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** An event as visitors see it: one that the service has closed is closed, and not hidden. */
const shownEvent = (event: ClubEvent): ClubEvent =>
  event.state === 'draft' ? { ...event, state: 'closed', published: false } : event;

type UpdateArguments = Parameters<Client<Service>['updatePerson']>[0];

const createdPerson = (id: string) => ({ data: { id } as Person, meta: { created_at: '', changed_at: '' } });

const notSupported = (status: number): Promise<never> =>
  Promise.reject(new ApiError(status, 'Not before this service.'));

/**
 * A service that speaks only the specification, behind the clients that a gate uses. Reads are answered from the replica in the gate's
 * store, by the bundled service; registrations and changes of persons go to the hosted one first.
 */
export async function hostedService({
  store,
  upstream,
  report,
  clock = Date.now,
  elapsed = () => performance.now(),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: HostedServiceOptions) {
  const replica = replicaOf({ store, upstream, clock, elapsed, report });
  const signer = signerWith(await store.settings.secret());
  const registrations = registrationsAt({ store, upstream, signer, clock, elapsed, wait, report });
  const members = membersAt({ store, upstream, replica, call: reportedCalls(report), clock, elapsed });

  async function listOf({ id }: Workspace, list_id: string) {
    const list = await store.lists.find(id, list_id);
    if (!list) throw new ApiError(404, 'There is no such list.');
    return list;
  }

  /** Answers like the service whose data are replicated; errors of the hosted one become what a visitor can understand. */
  const readingClient = (workspace: Workspace, local: Client<Service>): Client<Service> => ({
    ...local,
    async listEvents(args) {
      await replica.ensureEvents(workspace).catch((error: unknown) => Promise.reject(unavailable(error)));
      const { data, ...rest } = await local.listEvents(args);
      // an event without dates was not at the service yet
      return { ...rest, data: data.filter(({ start_date }) => start_date).map(shownEvent) };
    },
    async listColumns(args) {
      const { id } = await listOf(workspace, args.list_id);
      await replica.ensureColumns(workspace, id).catch((error: unknown) => Promise.reject(unavailable(error)));
      return local.listColumns(args);
    },
    createPerson: () => notSupported(403),
    createFees: () => notSupported(403),
    createPortalSession: () => notSupported(403),
    synchronisePersons: () => notSupported(403),
    addColumns: () => notSupported(403),
    deletePerson: () => notSupported(403),
    updatePerson: () => notSupported(403),
  });

  /** Registers persons at the hosted service. */
  const registeringClient = (
    workspace: Workspace,
    reading: Client<Service>,
    record: RegistrationRecord,
  ): Client<Service> => ({
    ...reading,
    async createPerson({ list_id, body, idempotency_key = '', onResponse }) {
      const { id, type } = await listOf(workspace, list_id);
      const { offer } = record;
      if (offer) {
        const accepted = { workspace_id: workspace.id, list_id: id, body, record: { ...record, offer } };
        return createdPerson(await registrations.accept(accepted));
      }
      const external_id = `reg_${await digest(idempotency_key)}`;
      const list = { id, type };
      const { person_id, replayed } = await registrations.register({
        ...{ workspace_id: workspace.id, list, external_id, body, record },
      });
      onResponse?.(new Response(null, { status: 201, headers: replayed ? { [headerNames.replayed]: 'true' } : {} }));
      return createdPerson(person_id);
    },
  });

  /** The list of members, if this is a member: applications are not refreshed, because a service need not show them. */
  async function memberListOf(workspace: Workspace, args: { list_id: string; person_id: string }) {
    const list = await listOf(workspace, args.list_id);
    const row = list.type === 'member' && (await store.persons.find(workspace.id, list.id, args.person_id));
    return row && row.confirmed ? { workspace, list_id: list.id } : undefined;
  }

  /** Changes a person who registered here at the hosted service, then in the replica. */
  async function updateRegistered(workspace: Workspace, local: Client<Service>, args: UpdateArguments) {
    const { id: list_id } = await listOf(workspace, args.list_id);
    const person = await store.persons.find(workspace.id, list_id, args.person_id);
    if (!person) throw new ApiError(404, 'There is no such person.');
    if (args.if_match !== undefined && args.if_match !== tagOf(person))
      throw new ApiError(412, 'Somebody else has changed this person.');
    const own = await store.registrations.ofPersons(workspace.id, [person.id]);
    // the service has nobody whose address is not confirmed
    if (own.some(({ state }) => state === 'unconfirmed'))
      return changeUnconfirmed(person, () => local.updatePerson(args));
    await upstream.updatePerson({ list_id, person_id: person.id, body: args.body }).catch(async (error: unknown) => {
      if (statusOf(error) === 404)
        await store.transaction(({ erasures }) => erasures.erase(workspace.id, list_id, [person.id]));
      throw isTemporary(error) ? unavailable(error) : error;
    });
    return local.updatePerson(args);
  }

  /** Reads members at the hosted service, and changes persons there first. */
  const memberClient = (workspace: Workspace, local: Client<Service>, addresses: Addresses): Client<Service> => ({
    ...readingClient(workspace, local),
    async createPortalSession({ body: { email } }) {
      if (email === undefined) throw new ApiError(422, 'The gate looks members up by their address.');
      const { id: list_id } = await listOf(workspace, 'member');
      return members.openPortal({ workspace, list_id }, email, addresses);
    },
    async readPerson(args) {
      const list = await memberListOf(workspace, args);
      if (list) await members.refresh(list, [args.person_id]);
      return local.readPerson(args);
    },
    async updatePerson(args) {
      const list = await memberListOf(workspace, args);
      if (!list) return updateRegistered(workspace, local, args);
      await members.update(list, args);
      const { list_id, person_id, onResponse } = args;
      return local.readPerson({ list_id, person_id, ...(onResponse ? { onResponse } : {}) });
    },
  });

  /** Changes a person whom the service does not have yet. Throws 409 while they are on their way there. */
  async function changeUnconfirmed<Result>(
    { workspace_id, list_id, id, external_id }: PersonRow,
    change: () => Promise<Result>,
  ): Promise<Result> {
    const key = { workspace_id, list_id, external_id: external_id ?? id };
    if (await store.pendingRegistrations.find(key)) throw new ApiError(409, 'The registration is being confirmed.');
    return change();
  }

  return {
    /** Puts the hosted service in the place of the bundled one, which then answers from the replica. */
    clientsOver: (local: ServiceClients, addresses: Addresses): ServiceClients => ({
      async visitorApi(workspace, record) {
        const reading = readingClient(workspace, await local.visitorApi(workspace));
        return record ? registeringClient(workspace, reading, record) : reading;
      },
      memberApi: async (workspace, record) =>
        memberClient(workspace, await local.memberApi(workspace, record), addresses),
      async refreshMembers(workspace, person_ids) {
        const list = await store.lists.find(workspace.id, 'member');
        if (list) await members.refresh({ workspace, list_id: list.id }, person_ids);
        return true;
      },
    }),

    /** Creates the persons of registrations whose address is confirmed. False if the service has not stored all of them yet. */
    confirmRegistrations: registrations.confirm,

    /** The work of a gate between requests. */
    tasks: hostedTasks({ store, upstream, replica, settle: registrations.settle }),

    /** Whether forms can be served: the events of all workspaces were read before. */
    isComplete: replica.isComplete,

    /** Resolves when the replica is not being read. */
    settled: replica.settled,

    /** Whether the service answered last. */
    isAvailable: (): boolean => replica.trouble() === undefined,
  };
}

export type HostedService = Awaited<ReturnType<typeof hostedService>>;
