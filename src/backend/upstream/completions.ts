import type { Person } from '../../model/person.js';
import type { Clock } from '../backend.js';
import type { PendingRegistration, Store } from '../store/index.js';
import { finishAcceptance, PriceChanged, type Acceptance } from './acceptances.js';
import { finishConfirmation, RegistrationGone } from './confirmations.js';
import { finish } from './pending.js';
import { recordOf } from './pending-record.js';
import type { Sender } from './sending.js';

interface CompletionOptions {
  readonly store: Store;
  readonly sender: Sender;
  readonly clock: Clock;
}

/** Writes to the gate's store once the service has a person. */
export function completionsIn({ store, sender, clock }: CompletionOptions) {
  /** Deletes a person at the service of whom nothing came here. */
  async function forget(pending: PendingRegistration): Promise<void> {
    await sender.remove(pending);
    await store.transaction(({ pendingRegistrations }) => pendingRegistrations.erase(pending));
  }

  /** Deletes a person at the service who is not here any more. */
  async function remove(removal: PendingRegistration): Promise<void> {
    await sender.remove(removal);
    await store.transaction(({ pendingRegistrations }) => pendingRegistrations.remove(removal));
  }

  async function acceptOffer(
    pending: PendingRegistration,
    record: Acceptance['record'],
    person: Person,
  ): Promise<string> {
    try {
      const removal = await store.transaction((tables) =>
        finishAcceptance(tables, { pending, record, person }, clock()),
      );
      // background work goes on if the service does not answer
      if (removal) await remove(removal).catch(() => {});
    } catch (error) {
      if (error instanceof PriceChanged || error instanceof RegistrationGone) await forget(pending);
      throw error;
    }
    return person.id;
  }

  /** Confirms registrations together, so that one mail is about all of them; those that were deleted leave the service too. */
  async function confirm(confirmed: readonly PendingRegistration[]): Promise<void> {
    for (const group of [confirmed, ...confirmed.map((one) => [one])])
      try {
        await store.transaction(async (tables) => {
          for (const pending of group) {
            const record = recordOf(pending);
            if ('confirms' in record) await finishConfirmation(tables, { pending, state: record.confirms }, clock());
          }
        });
        if (group === confirmed) return;
      } catch (error) {
        if (!(error instanceof RegistrationGone)) throw error;
        if (group.length === 1) await forget(group[0]!);
      }
  }

  return {
    remove,
    confirm,

    /** Stores what follows from the person of the service. Returns the person's id. Throws `RegistrationGone` or `PriceChanged`. */
    async complete(pending: PendingRegistration, person: Person): Promise<string> {
      const record = recordOf(pending);
      if ('slug' in record && record.offer) return acceptOffer(pending, { ...record, offer: record.offer }, person);
      if ('slug' in record) return store.transaction((tables) => finish(tables, pending, person, clock()));
      await confirm([pending]);
      return person.id;
    },
  };
}

export type Completions = ReturnType<typeof completionsIn>;
