import { isApiError } from '../../api/index.js';
import type { LifecycleContext } from '../lifecycle/index.js';
import type { PendingRegistration, Store } from '../store/index.js';
import type { Completions } from './completions.js';
import type { Corrections } from './corrections.js';
import { abandon } from './pending.js';
import { recordOf } from './pending-record.js';
import type { RegistrationLocks } from './registration-locks.js';
import { isApplication, type Sender } from './sending.js';
import type { Transitions } from './transitions.js';

/** Background work leaves a registration to its visitor for this time. */
const VISITOR_MS = 30_000;

/** Registrations that one round of background work looks at. */
const BATCH_SIZE = 50;

/** A registration is given up when the service has not answered about it for this time. */
const GIVE_UP_MS = 30 * 24 * 3600_000;

/** A round of background work ends after so many registrations about which the service does not answer. */
const MAX_UNANSWERED = 3;

interface SettlementOptions {
  readonly store: Store;
  readonly sender: Sender;
  readonly completions: Completions;
  readonly transitions: Transitions;
  readonly corrections: Corrections;
  readonly locks: RegistrationLocks;
}

/** Background work that finds out what became of registrations whose visitor has gone. */
export function settlementOf({ store, sender, completions, transitions, corrections, locks }: SettlementOptions) {
  async function settleArrival(pending: PendingRegistration, now: number): Promise<void> {
    const stored = await sender.read(pending);
    const isDue = now >= pending.deadline_at;
    if (stored) return void (await completions.complete(pending, stored));
    if (!isDue) return;
    const decision = isApplication(pending) ? await sender.resend(pending) : undefined;
    if (decision && 'person' in decision) await completions.complete(pending, decision.person);
    else await store.transaction((tables) => abandon(tables, pending));
  }

  /** Erases a registration that nobody can tell the outcome of, so that its personal data do not stay. Its place is free. */
  async function giveUp(pending: PendingRegistration, { log }: Pick<LifecycleContext, 'log'>): Promise<void> {
    const { workspace_id, list_id, external_id, registration_id } = pending;
    if ('removes' in recordOf(pending))
      await store.transaction(({ pendingRegistrations }) => pendingRegistrations.remove(pending));
    else if ('corrects' in recordOf(pending)) await corrections.forget(pending);
    else if (registration_id !== null) await transitions.refuse(pending);
    else await store.transaction((tables) => abandon(tables, pending));
    log({ event: 'registration given up', workspace_id, list_id, external_id });
  }

  async function settleTransition(pending: PendingRegistration, { log }: Pick<LifecycleContext, 'log'>): Promise<void> {
    if (await transitions.settle(pending)) return;
    const { workspace_id, list_id, external_id } = pending;
    log({ event: 'registration refused', workspace_id, list_id, external_id });
  }

  function settle(pending: PendingRegistration, context: Pick<LifecycleContext, 'now' | 'log'>): Promise<void> {
    if ('removes' in recordOf(pending)) return completions.remove(pending);
    if ('corrects' in recordOf(pending)) return corrections.settle(pending);
    return pending.registration_id === null ? settleArrival(pending, context.now) : settleTransition(pending, context);
  }

  async function settleOne(
    pending: PendingRegistration,
    context: Pick<LifecycleContext, 'now' | 'log'>,
  ): Promise<void> {
    const { external_id, created_at } = pending;
    await locks
      .withLock(external_id, () => settle(pending, context))
      .catch((error: unknown) => {
        if (!isApiError(error) || context.now - created_at < GIVE_UP_MS) throw error;
        return giveUp(pending, context);
      });
  }

  /**
   * Settles registrations that are left. One that the service does not answer about holds up no other, and is given up after 30 days.
   * Throws when the service does not answer about several.
   */
  return async function settlePending(context: Pick<LifecycleContext, 'now' | 'log'>): Promise<void> {
    const errors: unknown[] = [];
    for (const pending of await store.pendingRegistrations.before(context.now - VISITOR_MS, BATCH_SIZE)) {
      if (locks.isLocked(pending.external_id)) continue;
      await settleOne(pending, context).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        errors.push(error);
      });
      if (errors.length === MAX_UNANSWERED) break;
    }
    if (errors.length) throw errors[0];
  };
}
