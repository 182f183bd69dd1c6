import { offerDeadline } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** Registrations looked at in one run. */
const BATCH_SIZE = 500;

/** Ends offers whose deadline has passed: the place is free again, and the next person gets an offer. */
export const endLapsedOffers: LifecycleTask = {
  intervalMs: 15_000,
  async run({ store, now, log }) {
    const overdue = await store.registrations.overdue('offered', now, BATCH_SIZE);
    for (const registration of overdue) {
      const { workspace_id, slug } = registration;
      if (await store.transaction(({ waitingLists }) => waitingLists.endOffer(registration, 'lapsed', now)))
        log({ event: 'an offered place lapsed', workspace_id, slug });
    }
  },
};

/** Offers every free place to the person who has waited longest, unless the club offers places by hand. */
export const offerFreePlaces: LifecycleTask = {
  intervalMs: 15_000,
  async run({ store, now, log }) {
    for (const event of await store.waitingLists.eventsWithFreePlace(now)) {
      const { workspace_id, slug } = event;
      const { layout } = (await store.forms.find(workspace_id, slug)) ?? { layout: null };
      if (layout?.promotion === 'by_hand') continue;
      const deadline_at = await offerDeadline(store, event, now);
      let count = 0;
      while (await store.transaction(({ waitingLists }) => waitingLists.offerPlace(event, { deadline_at, now })))
        count++;
      if (count) log({ event: 'places offered to the waiting list', workspace_id, slug, count });
    }
  },
};
