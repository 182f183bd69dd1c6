import { expect } from 'chai';
import { postmanFor, type Mailing, type Postman } from '../../src/backend/mail/index.js';

// a postman has the clock of the machine, which a page slows down where nobody looks at it

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postmen: Postman[] = [];
afterEach(() => Promise.all(postmen.splice(0).map((postman) => postman.stop())));

/** A postman who looks every few milliseconds, and what was asked of the mails he looks after. */
function going({ run = async () => 0, sweep = async () => {} }: Partial<Mailing> = {}, sweeping = 1_000) {
  const seen = { run: 0, sweep: 0, reports: [] as unknown[] };
  const mailing: Mailing = {
    run(goOn) {
      seen.run++;
      return run(goOn);
    },
    sweep() {
      seen.sweep++;
      return sweep();
    },
  };
  const postman = postmanFor(mailing, { every: 5, sweeping, report: (error) => seen.reports.push(error) });
  postmen.push(postman);
  const until = async (true_: () => boolean) => {
    while (!true_()) await soon(2);
  };
  return { seen, postman, until };
}

describe('a postman', () => {
  it('looks again and again, one round after the other', async () => {
    let [under, most] = [0, 0];
    const run = async () => {
      most = Math.max(most, ++under);
      await soon(12);
      return under--;
    };
    const { seen, until } = going({ run });
    await until(() => seen.run >= 4);
    expect(most).to.equal(1);
  });

  it('goes on when something is wrong, and tells of it', async () => {
    const wrong = new Error('away');
    const { seen, until } = going({ run: () => Promise.reject(wrong) });
    await until(() => seen.run >= 3);
    expect(seen.reports.slice(0, 2)).to.deep.equal([wrong, wrong]);
  });

  it('sweeps when he comes, and then now and then', async () => {
    const { seen, until } = going({}, 60);
    await until(() => seen.sweep >= 1);
    expect([seen.run, seen.sweep]).to.deep.equal([1, 1]);
    await until(() => seen.sweep >= 2);
    expect(seen.run).to.be.above(2);
  });

  it('is done with what he carries before he stops, and takes nothing else', async () => {
    let delivered = 0;
    const run = async (goOn = () => true) => {
      while (goOn()) {
        await soon(20);
        delivered++;
      }
      return delivered;
    };
    const { seen, postman, until } = going({ run });
    await until(() => delivered >= 1);
    const before = delivered;
    await postman.stop();
    const after = delivered;
    await soon(30);
    expect([after - before, delivered - after, seen.run]).to.deep.equal([1, 0, 1]);
  });

  it('does not wait for ever for what does not end', async () => {
    const { seen, postman, until } = going({ run: () => new Promise(() => {}) });
    await until(() => seen.run === 1);
    const began = performance.now();
    await postman.stop(30);
    expect(performance.now() - began).to.be.within(25, 1000);
  });

  it('stops at once where he has nothing', async () => {
    const { seen, postman } = going();
    await postman.stop();
    await soon(20);
    expect(seen.run).to.equal(0);
  });
});
