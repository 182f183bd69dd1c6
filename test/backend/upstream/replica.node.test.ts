import { expect } from 'chai';
import { replicaOf } from '../../../src/backend/upstream/replica.js';
import type { Store } from '../../../src/backend/store/index.js';
import { adasClub, type AdasClub } from './desk-club.js';

const ROUNDS = 10;

describe('the events of a service, read while the desk closes a registration', () => {
  let club: AdasClub;
  beforeEach(async () => (club = await adasClub()));
  afterEach(() => club.close());

  const setClosed = (closed: boolean) => club.client.updateDeskList({ list_id: club.list_id, body: { closed } });
  const workspace = async () => (await club.store.workspaces.bySlug('club'))!;
  const camp = async () => (await club.store.events.ofList((await workspace()).id, club.list_id))!;

  /** Reads the events anew from a service that has given the camp another title. */
  async function readRenamed(title: string, store: Store): Promise<void> {
    const { list_id, start_date, end_date } = await camp();
    const data = [{ list_id, title, start_date, end_date, published: true }];
    const replica = replicaOf({
      store,
      upstream: { listEvents: async () => ({ data }) } as never,
      clock: () => club.clock.now,
      elapsed: () => club.clock.now,
      report: (error) => expect.fail(String(error)),
    });
    await replica.ensureEvents(await workspace());
    await replica.settled();
  }

  it('leave it closed if that was stored after the service has answered', async () => {
    const transaction: Store['transaction'] = async (work) => {
      await setClosed(true);
      return club.store.transaction(work);
    };
    await readRenamed('Tents', { ...club.store, transaction });
    expect(await camp()).to.include({ title: 'Tents', closes_at: club.clock.now });
  });

  it('leave it closed if both are stored at the same time', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await setClosed(false).catch(() => {});
      const title = `Tents ${round}`;
      await Promise.all([setClosed(true), readRenamed(title, club.store)]);
      expect(await camp()).to.include({ title, closes_at: club.clock.now });
    }
  });
});
