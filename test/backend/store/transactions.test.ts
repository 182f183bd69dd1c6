import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { empty, event, now, person } from './sample-rows.js';

const stop = new Error('stop');

const slugs = async (store: Store) => (await store.events.all('wsp_1')).map(({ slug }) => slug);

describe('a transaction', () => {
  it('stores everything and gives what the work gives', async () => {
    const { store } = await empty();
    const result = await store.transaction(async ({ events }) => {
      await events.insert(event());
      await events.insert(event({ list_id: 'lst_2', slug: 'trip', position: 1 }));
      return 'done';
    });
    expect([result, await slugs(store)]).to.deep.equal(['done', ['camp', 'trip']]);
  });

  it('stores nothing when the work throws', async () => {
    const { store } = await empty();
    const work = store.transaction(async ({ events, persons }) => {
      await events.insert(event());
      await persons.insert(person());
      throw stop;
    });
    await work.catch(() => {});
    expect([await slugs(store), await store.persons.count('wsp_1', 'lst_1')]).to.deep.equal([[], 0]);
  });

  it('throws what the work threw', async () => {
    const { store } = await empty();
    const work = store.transaction(() => Promise.reject(stop));
    expect(await work.catch((error: unknown) => error)).to.equal(stop);
  });

  it('stores nothing when a statement fails', async () => {
    const { store } = await empty();
    const work = store.transaction(async ({ events }) => {
      await events.insert(event());
      await events.insert(event());
    });
    await work.catch(() => {});
    expect(await slugs(store)).to.deep.equal([]);
  });

  it('lets the next one work after it failed', async () => {
    const { store } = await empty();
    await store.transaction(() => Promise.reject(stop)).catch(() => {});
    await store.transaction(({ events }) => events.insert(event()));
    expect(await slugs(store)).to.deep.equal(['camp']);
  });

  it('is not seen by others before it is done', async () => {
    const { store } = await empty();
    const reads: Promise<string[]>[] = [];
    const work = store.transaction(async ({ events }) => {
      await events.insert(event());
      reads.push(slugs(store));
      throw stop;
    });
    await work.catch(() => {});
    expect(await Promise.all(reads)).to.deep.equal([[]]);
  });

  it('is not lost among many concurrent ones', async () => {
    const { store } = await empty();
    const works = Array.from({ length: 50 }, () => store.transaction(({ persons }) => persons.insert(person())));
    await Promise.all(works);
    expect(await store.persons.count('wsp_1', 'lst_1')).to.equal(50);
  });
});

describe('a unique value', () => {
  /** How many of a list are stored where two of them cannot both be, one of them possibly in a transaction. */
  const storedOf = async (work: (store: Store) => Promise<unknown>) => {
    const { store } = await empty();
    const refusal = await work(store).then(
      () => false,
      () => true,
    );
    return [refusal, await store.persons.count('wsp_1', 'lst_1'), (await store.events.all('wsp_1')).length];
  };

  it('is an external_id in its list', async () => {
    const stored = await storedOf(async ({ persons }) => {
      await persons.insert(person({ external_id: 'A-1' }));
      await persons.insert(person({ external_id: 'A-1' }));
    });
    expect(stored).to.deep.equal([true, 1, 0]);
  });

  it('is the slug of an event in its workspace', async () => {
    const stored = await storedOf(async ({ events }) => {
      await events.insert(event());
      await events.insert(event({ list_id: 'lst_2' }));
    });
    expect(stored).to.deep.equal([true, 0, 1]);
  });

  it('applies within a transaction, which is rolled back as a whole', async () => {
    const stored = await storedOf(async (store) => {
      await store.persons.insert(person({ external_id: 'A-1' }));
      await store.transaction(async ({ persons }) => {
        await persons.insert(person());
        await persons.insert(person({ external_id: 'A-1' }));
      });
    });
    expect(stored).to.deep.equal([true, 1, 0]);
  });

  it('is not an external_id in two lists', async () => {
    const stored = await storedOf(async ({ persons }) => {
      await persons.insert(person({ external_id: 'A-1' }));
      await persons.insert(person({ external_id: 'A-1', list_id: 'lst_2' }));
      await persons.insert(person({ external_id: 'A-1', workspace_id: 'wsp_2' }));
    });
    expect(stored).to.deep.equal([false, 1, 0]);
  });

  it('is not having no external_id', async () => {
    const stored = await storedOf(async ({ persons }) => {
      await persons.insert(person());
      await persons.insert(person());
    });
    expect(stored).to.deep.equal([false, 2, 0]);
  });
});

describe('places', () => {
  const taking = async (event_: Parameters<typeof event>[0], at: number | undefined = undefined) => {
    const { store } = await empty();
    await store.events.insert(event(event_));
    return store.events.takePlaces('wsp_1', 'lst_1', 1, at);
  };

  it('are not exceeded by concurrent requests', async () => {
    const { store } = await empty();
    await store.events.insert(event({ max_persons: 10 }));
    const visit = () =>
      store.transaction(async ({ events, persons }) => {
        const isTaken = await events.takePlaces('wsp_1', 'lst_1', 1, now);
        if (isTaken) await persons.insert(person());
        return isTaken;
      });
    const places = await Promise.all(Array.from({ length: 60 }, visit));
    expect([places.filter((one) => one).length, await store.persons.count('wsp_1', 'lst_1')]).to.deep.equal([10, 10]);
  });

  it('are given back when the transaction fails', async () => {
    const { store } = await empty();
    await store.events.insert(event({ max_persons: 1 }));
    const failed = store.transaction(async ({ events }) => {
      await events.takePlaces('wsp_1', 'lst_1', 1);
      throw stop;
    });
    await failed.catch(() => {});
    expect(await store.events.takePlaces('wsp_1', 'lst_1', 1)).to.equal(true);
  });

  it('are counted, also where there is no limit', async () => {
    const { store } = await empty();
    await store.events.insert(event());
    await Promise.all([1, 2, 3].map(() => store.events.takePlaces('wsp_1', 'lst_1', 1)));
    expect((await store.events.ofList('wsp_1', 'lst_1'))?.persons_count).to.equal(3);
  });

  for (const [what, more, at, isTaken] of [
    ['as the event opens', { opens_at: now }, now, true],
    ['a millisecond before it opens', { opens_at: now + 1 }, now, false],
    ['a millisecond before it closes', { closes_at: now + 1 }, now, true],
    ['as it closes', { closes_at: now }, now, false],
    ['where it is not published', { published: 0 as const }, now, false],
    ['before it opens where nobody asks for that', { opens_at: now + 1 }, undefined, true],
    ['where the last one is gone', { max_persons: 0 }, undefined, false],
  ] as const)
    it(`are ${isTaken ? 'taken' : 'not taken'} ${what}`, async () => {
      expect(await taking(more, at)).to.equal(isTaken);
    });

  it('are not taken from an unknown event', async () => {
    const { store } = await empty();
    expect(await store.events.takePlaces('wsp_1', 'lst_1', 1)).to.equal(false);
  });

  it('are not taken from another workspace', async () => {
    const { store } = await empty();
    await store.events.insert(event({ workspace_id: 'wsp_2' }));
    expect(await store.events.takePlaces('wsp_1', 'lst_1', 1)).to.equal(false);
  });
});
