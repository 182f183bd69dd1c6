import { ApiError } from '../../api/index.js';
import type { Clock } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { canonicalJson } from '../http/middleware/index.js';
import { isFull } from '../service/index.js';
import type { PendingRegistration, Store } from '../store/index.js';
import { completionsIn } from './completions.js';
import { correctionsAt } from './corrections.js';
import { abandon, begin, earlierOutcome, hold, type NewRegistration } from './pending.js';
import { registrationLocks } from './registration-locks.js';
import { isRefusedForGood } from './refused-registrations.js';
import { CREATE_PERSON, senderTo, type SenderOptions } from './sending.js';
import { settlementOf } from './settlement.js';
import { transitionsAt } from './transitions.js';
import { unavailable, UpstreamError } from './upstream-client.js';

export interface RegistrationOptions extends SenderOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly clock: Clock;
}

/**
 * Registers persons at a service exactly once, whatever it supports (decision 34): a deterministic `external_id` that the service keeps
 * unique, a place that is taken first, and a row that outlives the process until the outcome is known.
 */
export function registrationsAt({ store, signer, clock, ...options }: RegistrationOptions) {
  const { report } = options;
  const sender = senderTo(options);
  const locks = registrationLocks();
  const completions = completionsIn({ store, sender, clock });
  const corrections = correctionsAt({ store, upstream: options.upstream, locks, clock, report });
  const transitions = transitionsAt({ store, clock, sender, completions, locks, report });

  /** The error of a refused registration, whose place is free again. */
  async function refuse(pending: PendingRegistration, refusal: unknown): Promise<unknown> {
    await store.transaction((tables) => abandon(tables, pending));
    if (isRefusedForGood(refusal)) return refusal;
    // the visitor cannot help that the key may not register
    report(new UpstreamError(CREATE_PERSON, refusal));
    return unavailable(refusal);
  }

  /** Sends a registration until its outcome is known; else it stays pending, and this throws 429 or 504. */
  async function send(pending: PendingRegistration, isNew: boolean): Promise<string> {
    const decision = await sender.send(pending, isNew);
    if ('person' in decision) return completions.complete(pending, decision.person);
    throw await refuse(pending, decision.refusal);
  }

  /** Refuses a registration for a full event without a transaction, because most requests of an opening rush end this way. */
  async function refuseIfFull(registration: NewRegistration): Promise<void> {
    // the club may give a place that somebody waits for
    if (registration.record.review) return;
    const event = await store.events.ofList(registration.workspace_id, registration.list.id);
    if (!event || !isFull(event) || (await earlierOutcome(store, registration, clock()))) return;
    throw new ApiError(422, 'full', [{ field: 'list_id', code: 'full' }]);
  }

  return {
    /** Registers a person; a retry gets the same person. Throws `ApiError`. */
    async register(unsigned: Omit<NewRegistration, 'fingerprint'>): Promise<{ person_id: string; replayed: boolean }> {
      const fingerprint = await signer.sign(`${unsigned.list.id}\n${canonicalJson(unsigned.body)}`);
      const registration = { ...unsigned, fingerprint };
      return locks.withLock(registration.external_id, async () => {
        await refuseIfFull(registration);
        if (registration.record.state === 'unconfirmed')
          return store.transaction((tables) => hold(tables, registration, clock()));
        const state = await store.transaction((tables) => begin(tables, registration, clock()));
        if ('person_id' in state) return { person_id: state.person_id, replayed: true };
        return { person_id: await send(state.pending, state.isNew), replayed: false };
      });
    },

    confirm: transitions.confirm,
    accept: transitions.accept,
    correct: corrections.correct,
    settle: settlementOf({ store, sender, completions, transitions, corrections, locks }),
  };
}
