import { ApiError, isApiError } from '../../api/index.js';
import type { Clock, RegistrationRecord } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { canonicalJson } from '../http/middleware/index.js';
import type { LifecycleContext } from '../lifecycle/index.js';
import { isFull } from '../service/index.js';
import type { PendingRegistration, Registration, Store } from '../store/index.js';
import { beginAcceptance, PriceChanged, type Acceptance } from './acceptances.js';
import { completionsIn } from './completions.js';
import { beginConfirmation, refuseConfirmation, RegistrationGone } from './confirmations.js';
import { abandon, begin, earlierOutcome, hold, refusal, type NewRegistration } from './pending.js';
import { recordOf } from './pending-record.js';
import { isApplication, senderTo, type Decision, type SenderOptions } from './sending.js';
import { isTemporary, statusOf, unavailable, UpstreamError } from './upstream-client.js';

/** Background work leaves a registration to its visitor for this time. */
const VISITOR_MS = 30_000;

/** Registrations that one round of background work looks at. */
const BATCH_SIZE = 50;

/** A registration is given up when the service has not answered about it for this time. */
const GIVE_UP_MS = 30 * 24 * 3600_000;

/** A round of background work ends after so many registrations about which the service does not answer. */
const MAX_UNANSWERED = 3;

const CREATE = 'POST /lists/{list_id}/persons';

export interface RegistrationOptions extends SenderOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly clock: Clock;
}

/** Whether the service refuses the answers themselves, and not the key or the list. */
const isRefusedForGood = (refusal: unknown): boolean => statusOf(refusal) === 422;

/**
 * Registers persons at a service exactly once, whatever it supports (decision 34): a deterministic `external_id` that the service keeps
 * unique, a place that is taken first, and a row that outlives the process until the outcome is known.
 */
export function registrationsAt({ store, signer, clock, ...options }: RegistrationOptions) {
  const { report } = options;
  const sender = senderTo(options);
  const { complete, ...completions } = completionsIn({ store, sender, clock });
  const inFlight = new Set<string>();

  /** The error of a refused registration, whose place is free again. */
  async function refuse(pending: PendingRegistration, refusal: unknown): Promise<unknown> {
    await store.transaction((tables) => abandon(tables, pending));
    if (isRefusedForGood(refusal)) return refusal;
    // the visitor cannot help that the key may not register
    report(new UpstreamError(CREATE, refusal));
    return unavailable(refusal);
  }

  /** Sends a registration until its outcome is known; else it stays pending, and this throws 429 or 504. */
  async function send(pending: PendingRegistration, isNew: boolean): Promise<string> {
    const decision = await sender.send(pending, isNew);
    if ('person' in decision) return complete(pending, decision.person);
    throw await refuse(pending, decision.refusal);
  }

  /** Works on a registration; 409 while another request of this process does. */
  async function withLock<Result>(external_id: string, work: () => Promise<Result>): Promise<Result> {
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
    // the club may give a place that somebody waits for
    if (registration.record.review) return;
    const event = await store.events.ofList(registration.workspace_id, registration.list.id);
    if (!event || !isFull(event) || (await earlierOutcome(store, registration, clock()))) return;
    throw new ApiError(422, 'full', [{ field: 'list_id', code: 'full' }]);
  }

  /** Takes back that a registration becomes another, because the service refuses the answers. */
  const refuseTransition = (pending: PendingRegistration): Promise<void> =>
    store.transaction(async (tables) => {
      if ('confirms' in recordOf(pending)) await refuseConfirmation(tables, pending, clock());
      // the offer stands
      else await tables.pendingRegistrations.erase(pending);
    });

  /** The error of a transition that the service has refused; a key that may not register is not the visitor's matter. */
  async function refusedTransition(pending: PendingRegistration, refusal: unknown): Promise<unknown> {
    if (isRefusedForGood(refusal)) await refuseTransition(pending);
    else report(new UpstreamError(CREATE, refusal));
    return isRefusedForGood(refusal) ? refusal : unavailable(refusal);
  }

  /** Sends the person of a registration that becomes another again, if the service does not have it. */
  async function settleTransition(pending: PendingRegistration): Promise<void> {
    const stored = await sender.read(pending);
    const decision: Decision = stored ? { person: stored } : await sender.resend(pending);
    if ('refusal' in decision) {
      const error = await refusedTransition(pending, decision.refusal);
      if (isRefusedForGood(error)) return;
      throw error;
    }
    await complete(pending, decision.person).catch((error: unknown) => {
      if (!(error instanceof RegistrationGone || error instanceof PriceChanged)) throw error;
    });
  }

  async function settleArrival(pending: PendingRegistration, now: number): Promise<void> {
    const stored = await sender.read(pending);
    const isDue = now >= pending.deadline_at;
    if (stored) return void (await complete(pending, stored));
    if (!isDue) return;
    const decision = isApplication(pending) ? await sender.resend(pending) : undefined;
    if (decision && 'person' in decision) await complete(pending, decision.person);
    else await store.transaction((tables) => abandon(tables, pending));
  }

  /** Erases a registration that nobody can tell the outcome of, so that its personal data do not stay. Its place is free. */
  async function giveUp(pending: PendingRegistration, { log }: Pick<LifecycleContext, 'log'>): Promise<void> {
    const { workspace_id, list_id, external_id, registration_id } = pending;
    if ('removes' in recordOf(pending))
      await store.transaction(({ pendingRegistrations }) => pendingRegistrations.remove(pending));
    else if (registration_id !== null) await refuseTransition(pending);
    else await store.transaction((tables) => abandon(tables, pending));
    log({ event: 'registration given up', workspace_id, list_id, external_id });
  }

  function settle(pending: PendingRegistration, now: number): Promise<void> {
    if ('removes' in recordOf(pending)) return completions.remove(pending);
    return pending.registration_id === null ? settleArrival(pending, now) : settleTransition(pending);
  }

  async function settleOne(
    pending: PendingRegistration,
    context: Pick<LifecycleContext, 'now' | 'log'>,
  ): Promise<void> {
    const { external_id, created_at } = pending;
    await withLock(external_id, () => settle(pending, context.now)).catch((error: unknown) => {
      if (!isApiError(error) || context.now - created_at < GIVE_UP_MS) throw error;
      return giveUp(pending, context);
    });
  }

  return {
    /** Registers a person; a retry gets the same person. Throws `ApiError`. */
    async register(unsigned: Omit<NewRegistration, 'fingerprint'>): Promise<{ person_id: string; replayed: boolean }> {
      const fingerprint = await signer.sign(`${unsigned.list.id}\n${canonicalJson(unsigned.body)}`);
      const registration = { ...unsigned, fingerprint };
      return withLock(registration.external_id, async () => {
        await refuseIfFull(registration);
        if (registration.record.state === 'unconfirmed')
          return store.transaction((tables) => hold(tables, registration, clock()));
        const state = await store.transaction((tables) => begin(tables, registration, clock()));
        if ('person_id' in state) return { person_id: state.person_id, replayed: true };
        return { person_id: await send(state.pending, state.isNew), replayed: false };
      });
    },

    /**
     * Creates the persons of confirmed registrations at the service, then confirms them. False if the service has not decided about
     * all of them: background work goes on. Throws 422 if it refuses one.
     */
    async confirm(
      registrations: readonly Registration[],
      state: RegistrationRecord['state'],
      usedAt: number,
    ): Promise<boolean> {
      const begun = await store.transaction(async (tables) => {
        const all = [];
        for (const one of registrations) all.push(await beginConfirmation(tables, one, state, usedAt));
        return all.flatMap((one) => one ?? []);
      });
      const stored: PendingRegistration[] = [];
      const errors: unknown[] = [];
      for (const { pending, isNew } of begun)
        try {
          const decision = await withLock(pending.external_id, () => sender.send(pending, isNew));
          if ('refusal' in decision) throw await refusedTransition(pending, decision.refusal);
          stored.push(pending);
        } catch (error) {
          errors.push(error);
        }
      if (stored.length) await completions.confirm(stored);
      const error = errors.find((one) => !isTemporary(one));
      if (error) throw error;
      return !errors.length;
    },

    /**
     * Creates the person of an accepted place at the service, then takes them off the waiting list. Returns the person's id. Throws 422 if
     * the offer has ended or the service refuses, 409 for another price, 504 if it does not answer: background work goes on.
     */
    async accept(acceptance: Acceptance): Promise<string> {
      const state = await store.transaction((tables) => beginAcceptance(tables, acceptance, clock()));
      if ('person_id' in state) return state.person_id;
      return withLock(state.pending.external_id, async () => {
        const decision = await sender.send(state.pending, state.isNew);
        if ('refusal' in decision) throw await refusedTransition(state.pending, decision.refusal);
        return complete(state.pending, decision.person).catch((error: unknown) => {
          throw error instanceof RegistrationGone ? refusal('list_id', 'full') : error;
        });
      });
    },

    /**
     * Finds out what became of registrations whose visitor has gone. One that the service does not answer about holds up no other,
     * and is given up after 30 days. Throws when the service does not answer about several.
     */
    async settle(context: Pick<LifecycleContext, 'now' | 'log'>): Promise<void> {
      const errors: unknown[] = [];
      for (const pending of await store.pendingRegistrations.before(context.now - VISITOR_MS, BATCH_SIZE)) {
        if (inFlight.has(pending.external_id)) continue;
        await settleOne(pending, context).catch((error: unknown) => {
          if (!isApiError(error)) throw error;
          errors.push(error);
        });
        if (errors.length === MAX_UNANSWERED) break;
      }
      if (errors.length) throw errors[0];
    },
  };
}
