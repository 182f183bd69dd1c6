import { expect } from 'chai';
import { withTwoOffers } from './two-offers.js';

describe('two persons of a family who accept their offers at the same moment', () => {
  for (let round = 1; round <= 5; round++)
    it(`get different positions, and one price of a second child (${round})`, async () => {
      const { accept, accepted, store } = await withTwoOffers();
      const statuses = (await accept()).map(({ status }) => status);
      expect([statuses, await accepted()]).to.deep.equal([
        [200, 200],
        [
          { position: 0, amount: 29_000, state: 'registered' },
          { position: 1, amount: 26_100, state: 'registered' },
        ],
      ]);
      expect([await store.inspection.wrongPlaceCounts(), await store.inspection.wrongReservations()]).to.deep.equal([
        [],
        [],
      ]);
      // who has a place now, and who is no longer on the waiting list
      expect(await store.inspection.unmatchedChanges()).to.deep.equal([]);
    });
});
