import type { Store } from '../../src/backend/store/index.js';

/** In the simulation an address has to be confirmed within this time, instead of 24 hours: while there is trouble. Milliseconds. */
export const CONFIRMATION_MS = 40_000;

/** The product's own store, but for the time within which addresses are to be confirmed. */
export const withShortConfirmations = (store: Store): Store => ({
  ...store,
  transaction: (work) =>
    store.transaction((tables) =>
      work({
        ...tables,
        registrations: {
          ...tables.registrations,
          register: (one, now) =>
            tables.registrations.register(
              one.state === 'unconfirmed' ? { ...one, deadline_at: now + CONFIRMATION_MS } : one,
              now,
            ),
        },
      }),
    ),
});
