import { ApiError, isApiError, networkError } from '../../api/index.js';
import type { Data } from '../../model/envelope.js';
import type { Person, PersonInput } from '../../model/person.js';
import type { Clock } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { canonicalJson } from '../http/middleware/index.js';
import { isFull } from '../service/index.js';
import type { PendingRegistration, Store } from '../store/index.js';
import { abandon, begin, earlierOutcome, finish, type NewRegistration } from './pending.js';
import { isTemporary, statusOf, unavailable, UpstreamError, type Upstream } from './upstream-client.js';

/** The time in which a visitor's request is sent to the service again after an answer was lost. */
const RETRY_BUDGET_MS = 8_000;

/** The pause before the first repetition; it doubles with each. */
const FIRST_PAUSE_MS = 250;

/** Background work leaves a registration to its visitor for this time. */
const VISITOR_MS = 30_000;

/** Registrations that one round of background work looks at. */
const BATCH_SIZE = 50;

const CREATE = 'POST /lists/{list_id}/persons';
const READ = 'GET /lists/{list_id}/persons/{person_id}';

export interface RegistrationOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly signer: Signer;
  readonly clock: Clock;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

/** Whether a service refuses an `external_id` that it has already. */
const isTaken = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && error.issues.some(({ field }) => field === 'external_id');

const isApplication = ({ body }: PendingRegistration): boolean =>
  (JSON.parse(body) as PersonInput).creation_behaviour === 'unconfirmed';

/** Whether a service refuses a field: then it has looked at the registration, and does not have it. */
const namesField = (error: unknown): boolean =>
  isApiError(error) && error.status === 422 && error.issues.some(({ field }) => field !== '');

/** The person of an answer. Throws if it has no id of the service: something else has answered. */
function personIn({ data }: Data<Person>): Person {
  if (typeof (data as Partial<Person> | null)?.id !== 'string' || !data.id.startsWith('per_'))
    throw networkError('invalid_response', undefined);
  return data;
}

/**
 * Registers persons at a service exactly once, whatever it supports (decision 34): a deterministic `external_id` that the service keeps
 * unique, a place that is taken first, and a row that outlives the process until the outcome is known.
 */
export function registrationsAt({ store, upstream, signer, clock, elapsed, wait, report }: RegistrationOptions) {
  const inFlight = new Set<string>();

  /** The person of a registration; null if the service has none. Throws if it does not answer. */
  const read = ({ list_id, external_id }: PendingRegistration): Promise<Person | null> =>
    upstream.readPerson({ list_id, person_id: external_id }).then(personIn, (error: unknown) => {
      if (statusOf(error) === 404) return null;
      report(new UpstreamError(READ, error));
      throw unavailable(error);
    });

  const complete = (pending: PendingRegistration, person: Person): Promise<string> =>
    store.transaction((tables) => finish(tables, pending, person, clock()));

  /** The error of a refused registration, whose place is free again. */
  async function refusal(pending: PendingRegistration, error: unknown): Promise<unknown> {
    await store.transaction((tables) => abandon(tables, pending));
    if (statusOf(error) === 422) return error;
    // the visitor cannot help that the key may not register
    report(new UpstreamError(CREATE, error));
    return unavailable(error);
  }

  /** Sends a registration until its outcome is known or the budget is used up; then it stays pending, and this throws 429 or 503. */
  async function send(pending: PendingRegistration, isNew: boolean): Promise<string> {
    const { list_id, external_id, body } = pending;
    const until = elapsed() + RETRY_BUDGET_MS;
    let mayBeStored = !isNew;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      try {
        const person = { ...(JSON.parse(body) as PersonInput), external_id };
        return await complete(pending, personIn(await upstream.createPerson({ list_id, body: person })));
      } catch (error) {
        const status = statusOf(error);
        if (status === 429) throw error;
        if (!isTemporary(error) && status !== 422 && !mayBeStored) throw await refusal(pending, error);
        // it may be stored although this attempt failed: by an earlier one, or because only the answer was lost
        const stored = await read(pending);
        if (stored) return complete(pending, stored);
        // a service need not show applications; that the identifier is taken tells enough
        if (isTaken(error)) return complete(pending, { id: external_id } as Person);
        // a service that hides applications may have stored this one, even if it refuses the retry
        const isHidden = mayBeStored && isApplication(pending) && !namesField(error);
        if (!isTemporary(error) && !isHidden) throw await refusal(pending, error);
        report(new UpstreamError(CREATE, error));
        if (!isTemporary(error) || status === 503 || elapsed() + pauseMs > until) throw unavailable(error);
        mayBeStored = true;
        await wait(pauseMs);
      }
    }
  }

  /**
   * The person of an application that cannot be read, because the service may hide applications. Sending it again creates it, or tells
   * that it is there. Null if the service refuses it. Throws if the service does not answer.
   */
  async function resend({ list_id, external_id, body }: PendingRegistration): Promise<Person | null> {
    const person = { ...(JSON.parse(body) as PersonInput), external_id };
    return upstream.createPerson({ list_id, body: person }).then(personIn, (error: unknown) => {
      if (isTaken(error)) return { id: external_id } as Person;
      report(new UpstreamError(CREATE, error));
      if (isTemporary(error)) throw unavailable(error);
      return null;
    });
  }

  async function alone<Result>(external_id: string, work: () => Promise<Result>): Promise<Result> {
    if (inFlight.has(external_id)) throw new ApiError(409, 'A request with this key is being worked on.', [], 1_000);
    inFlight.add(external_id);
    try {
      return await work();
    } finally {
      inFlight.delete(external_id);
    }
  }

  /** Refuses a registration for a full event without a transaction, because most requests of an opening rush end this way. */
  async function refuseIfFull(registration: NewRegistration): Promise<void> {
    const event = await store.events.ofList(registration.workspace_id, registration.list.id);
    if (!event || !isFull(event) || (await earlierOutcome(store, registration, clock()))) return;
    throw new ApiError(422, 'full', [{ field: 'list_id', code: 'full' }]);
  }

  return {
    /** Registers a person; a retry gets the same person. Throws `ApiError`. */
    async register(unsigned: Omit<NewRegistration, 'fingerprint'>): Promise<{ person_id: string; replayed: boolean }> {
      const fingerprint = await signer.sign(`${unsigned.list.id}\n${canonicalJson(unsigned.body)}`);
      const registration = { ...unsigned, fingerprint };
      return alone(registration.external_id, async () => {
        await refuseIfFull(registration);
        const state = await store.transaction((tables) => begin(tables, registration, clock()));
        if ('person_id' in state) return { person_id: state.person_id, replayed: true };
        return { person_id: await send(state.pending, state.isNew), replayed: false };
      });
    },

    /** Finds out what became of registrations whose visitor has gone. Stops at the first that the service does not answer. */
    async settle(now: number): Promise<void> {
      for (const pending of await store.pendingRegistrations.before(now - VISITOR_MS, BATCH_SIZE)) {
        if (inFlight.has(pending.external_id)) continue;
        await alone(pending.external_id, async () => {
          const stored = await read(pending);
          const isDue = now >= pending.deadline_at;
          const person = stored ?? (isDue && isApplication(pending) ? await resend(pending) : null);
          if (person) await complete(pending, person);
          else if (isDue) await store.transaction((tables) => abandon(tables, pending));
        });
      }
    },
  };
}
