import { ApiError, isForeignRefusal, type Client } from '../../api/index.js';
import { headerNames, type Service } from '../../contract/index.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { Person } from '../../model/person.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, ChangeRecord, Clock, RegistrationRecord } from '../backend.js';
import { signerWith } from '../crypto/index.js';
import type { Store } from '../store/index.js';
import { externalIdOf } from './external-id.js';
import { membersAt } from './members.js';
import { personCallsAt } from './person-calls.js';
import { withProvenAbsence } from './proven-absence.js';
import { registrationsAt } from './registrations.js';
import { replicaOf } from './replica.js';
import { reportedCalls } from './reported-calls.js';
import { hostedTasks } from './tasks.js';
import { withdrawRelease } from './withdrawn-release.js';
import { unavailable, type Upstream } from './upstream-client.js';

/** The clients with which the gate asks its service. */
export interface ServiceClients {
  readonly visitorApi: (workspace: Workspace, registration?: RegistrationRecord) => Promise<Client<Service>>;
  readonly memberApi: (workspace: Workspace, record?: ChangeRecord) => Promise<Client<Service>>;
  /** For organisers, who may register persons while the event takes no registrations. */
  readonly organiserApi: (workspace: Workspace, registration: RegistrationRecord) => Promise<Client<Service>>;
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

const createdPerson = (id: string) => ({ data: { id } as Person, meta: { created_at: '', changed_at: '' } });

const notSupported = (status: number): Promise<never> =>
  Promise.reject(new ApiError(status, 'Not before this service.'));

/**
 * A service that speaks only the specification, behind the clients that a gate uses. Reads are answered from the replica in the gate's
 * store, by the bundled service; registrations and changes of persons go to the hosted one first.
 */
export async function hostedService({
  store,
  upstream: service,
  report,
  clock = Date.now,
  elapsed = () => performance.now(),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: HostedServiceOptions) {
  const upstream = withProvenAbsence(service);
  const replica = replicaOf({ store, upstream, clock, elapsed, report });
  const signer = signerWith(await store.settings.secret());
  const registrations = registrationsAt({ store, upstream, signer, clock, elapsed, wait, report });
  const members = membersAt({ store, upstream, replica, call: reportedCalls(report), clock, elapsed });

  const personCalls = personCallsAt({ store, upstream, members, correct: registrations.correct, clock });

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
      const external_id = await externalIdOf(idempotency_key);
      const list = { id, type };
      const { person_id, replayed } = await registrations.register({
        ...{ workspace_id: workspace.id, list, external_id, body, record },
      });
      onResponse?.(new Response(null, { status: 201, headers: replayed ? { [headerNames.replayed]: 'true' } : {} }));
      return createdPerson(person_id);
    },
  });

  /** A client that reads the columns of a list again when the service refuses answers: the gate then checks them with the new ones. */
  function renewColumnsIn(workspace: Workspace, client: Client<Service>): Client<Service> {
    const withRenewal =
      <Args extends { readonly list_id: string }, Answer>(call: (args: Args) => Promise<Answer>) =>
      (args: Args): Promise<Answer> =>
        call(args).catch(async (error: unknown) => {
          if (isForeignRefusal(error))
            await replica.renewColumns(workspace, (await listOf(workspace, args.list_id)).id);
          throw error;
        });
    return {
      ...client,
      createPerson: withRenewal(client.createPerson),
      updatePerson: withRenewal(client.updatePerson),
    };
  }

  return {
    /** Puts the hosted service in the place of the bundled one, which then answers from the replica. */
    clientsOver: (local: Omit<ServiceClients, 'organiserApi'>, addresses: Addresses): ServiceClients => ({
      async visitorApi(workspace, record) {
        const reading = readingClient(workspace, await local.visitorApi(workspace));
        return record ? renewColumnsIn(workspace, registeringClient(workspace, reading, record)) : reading;
      },
      async memberApi(workspace, record) {
        const client = await local.memberApi(workspace, record);
        const calls = personCalls(workspace, client, { addresses, record });
        return renewColumnsIn(workspace, { ...readingClient(workspace, client), ...calls });
      },
      async organiserApi(workspace, record) {
        const reading = readingClient(workspace, await local.memberApi(workspace));
        return renewColumnsIn(workspace, registeringClient(workspace, reading, record));
      },
      async refreshMembers(workspace, person_ids) {
        const list = await store.lists.find(workspace.id, 'member');
        if (list) await members.refresh({ workspace, list_id: list.id }, person_ids);
        return true;
      },
    }),

    /** Creates the persons of registrations whose address is confirmed. False if the service has not stored all of them yet. */
    confirmRegistrations: registrations.confirm,

    withdrawRelease,

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
