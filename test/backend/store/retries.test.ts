import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import { person } from './sample-rows.js';

const conflict = new Error('met another one');
const stop = new Error('stop');

/** A store whose transactions meet others so many times, each after it has written a person; and how often they were tried. */
async function meeting(times: number) {
  const engine = await newEngine();
  const store = await openStore({ ...engine, isConflict: (error) => error === conflict });
  let attempts = 0;
  const write = (end?: Error) =>
    store.transaction(async ({ persons }) => {
      attempts++;
      await persons.insert(person());
      if (attempts <= times) throw conflict;
      if (end) throw end;
      return 'done';
    });
  const stored = () => store.persons.count('wsp_1', 'lst_1');
  return { store, write, stored, attempts: () => attempts };
}

describe('a transaction that meets another', () => {
  it('begins again, and stores what it writes once', async () => {
    const { write, stored, attempts } = await meeting(3);
    expect([await write(), attempts(), await stored()]).to.deep.equal(['done', 4, 1]);
  });

  it('gives up after eight tries, and has stored nothing', async () => {
    const { write, stored, attempts } = await meeting(100);
    const error = await write().catch((reason: unknown) => reason);
    expect([error, attempts(), await stored()]).to.deep.equal([conflict, 8, 0]);
  });

  it('tells then that it may be tried later, as it is where there is no room', async () => {
    const { store, write } = await meeting(100);
    const error = await write().catch((reason: unknown) => reason);
    expect([store.isUnavailable(error), store.isUnavailable(stop)]).to.deep.equal([true, false]);
  });

  it('fails at once with what else is wrong', async () => {
    const { write, stored, attempts } = await meeting(2);
    const error = await write(stop).catch((reason: unknown) => reason);
    expect([error, attempts(), await stored()]).to.deep.equal([stop, 3, 0]);
  });

  it('leaves the next one its own tries', async () => {
    const { write, stored, attempts } = await meeting(8);
    await write().catch(() => {});
    expect([await write(), attempts(), await stored()]).to.deep.equal(['done', 9, 1]);
  });
});
