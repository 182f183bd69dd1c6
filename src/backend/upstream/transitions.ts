import type { Clock, RegistrationRecord } from '../backend.js';
import type { PendingRegistration, Registration, Store } from '../store/index.js';
import { beginAcceptance, PriceChanged, type Acceptance } from './acceptances.js';
import type { Completions } from './completions.js';
import { beginConfirmation, mailRefusal, refuseConfirmation, RegistrationGone } from './confirmations.js';
import { refusal } from './pending.js';
import { recordOf } from './pending-record.js';
import type { RegistrationLocks } from './registration-locks.js';
import { isRefusedForGood } from './refused-registrations.js';
import { CREATE_PERSON, type Decision, type Sender } from './sending.js';
import { isTemporary, unavailable, UpstreamError } from './upstream-client.js';

interface TransitionOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly sender: Sender;
  readonly completions: Completions;
  readonly locks: RegistrationLocks;
  readonly report: (error: unknown) => void;
}

/** Registrations that become others: confirmed ones, and accepted places. Their person is created at the service first. */
export function transitionsAt({ store, clock, sender, completions, locks, report }: TransitionOptions) {
  /** Takes back a transition that the service has refused. Where nobody waits for the answer, it is mailed. */
  const refuse = (pending: PendingRegistration, { isWaitedFor = false } = {}): Promise<void> =>
    store.transaction(async (tables) => {
      // the offer stands
      if (!('confirms' in recordOf(pending))) await tables.pendingRegistrations.erase(pending);
      else if ((await refuseConfirmation(tables, pending, clock())) && !isWaitedFor)
        await mailRefusal(tables, pending, clock());
    });

  /** The error of a transition that the service has refused; a key that may not register is not the visitor's matter. */
  async function refusalOf(
    pending: PendingRegistration,
    refusal: unknown,
    options: { readonly isWaitedFor: boolean },
  ): Promise<unknown> {
    if (isRefusedForGood(refusal)) await refuse(pending, options);
    else report(new UpstreamError(CREATE_PERSON, refusal));
    return isRefusedForGood(refusal) ? refusal : unavailable(refusal);
  }

  return {
    refuse,

    /** Sends the person of a registration that becomes another again, if the service does not have it. False if it is refused for good. */
    async settle(pending: PendingRegistration): Promise<boolean> {
      const stored = await sender.read(pending);
      const decision: Decision = stored ? { person: stored } : await sender.resend(pending);
      if ('refusal' in decision) {
        const error = await refusalOf(pending, decision.refusal, { isWaitedFor: false });
        if (isRefusedForGood(error)) return false;
        throw error;
      }
      await completions.complete(pending, decision.person).catch((error: unknown) => {
        if (!(error instanceof RegistrationGone || error instanceof PriceChanged)) throw error;
      });
      return true;
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
          const decision = await locks.withLock(pending.external_id, () => sender.send(pending, isNew));
          if ('refusal' in decision) throw await refusalOf(pending, decision.refusal, { isWaitedFor: true });
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
      return locks.withLock(state.pending.external_id, async () => {
        const decision = await sender.send(state.pending, state.isNew);
        if ('refusal' in decision) throw await refusalOf(state.pending, decision.refusal, { isWaitedFor: true });
        return completions.complete(state.pending, decision.person).catch((error: unknown) => {
          throw error instanceof RegistrationGone ? refusal('list_id', 'full') : error;
        });
      });
    },
  };
}

export type Transitions = ReturnType<typeof transitionsAt>;
