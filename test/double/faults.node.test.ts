import { expect } from 'chai';
import { requesterOf } from './double-requests.js';
import type { Fault, FaultRule } from './faults.js';
import { startDouble, type Double } from './start-double.js';

const creation = 'POST /lists/{list_id}/persons' as const;

/** Each fault of a creation: the status that arrives (`none` for a lost answer), and how many persons are stored. */
const faults: [fault: Fault, status: number | 'none', stored: number][] = [
  [{ kind: 'refuse', status: 401 }, 401, 0],
  [{ kind: 'refuse', status: 402 }, 402, 0],
  [{ kind: 'refuse', status: 403 }, 403, 0],
  [{ kind: 'refuse', status: 429, retryAfter: 2 }, 429, 0],
  [{ kind: 'refuse', status: 500 }, 500, 0],
  [{ kind: 'refuse', status: 500, stored: true }, 500, 1],
  [{ kind: 'refuse', status: 503 }, 503, 0],
  [{ kind: 'lose_request' }, 'none', 0],
  [{ kind: 'lose_answer' }, 'none', 1],
  [{ kind: 'truncate' }, 'none', 1],
  [{ kind: 'html' }, 200, 0],
  [{ kind: 'html', stored: true }, 200, 1],
  [{ kind: 'not_an_object', stored: true }, 201, 1],
  [{ kind: 'empty', stored: true }, 201, 1],
  [{ kind: 'redirect', status: 302, location: '/login' }, 302, 0],
];

describe('the faults of the double', () => {
  let double: Double;
  beforeEach(async () => {
    double = await startDouble();
  });
  afterEach(() => double.close());

  const add = (...rules: FaultRule[]) => double.faults.add(...rules);
  const create = () => requesterOf(double)('POST', `/lists/${double.lists.main.friends}/persons`, {});
  const statusOf = () =>
    create().then(
      ({ status }) => status,
      () => 'none' as const,
    );

  for (const [fault, status, stored] of faults)
    it(`${JSON.stringify(fault)} answers ${status} and stores ${stored}, once`, async () => {
      add({ fault, endpoint: creation, next: 1 });
      expect(await statusOf()).to.equal(status);
      expect(double.persons(double.lists.main.friends)).to.have.length(stored);
      expect(double.log.map((logged) => [logged.fault, logged.status])).to.deep.equal([
        [fault.kind, status === 'none' ? undefined : status],
      ]);
      expect(await statusOf()).to.equal(201);
    });

  it('say how long to wait', async () => {
    add({ fault: { kind: 'refuse', status: 429, retryAfter: 2 } });
    expect((await create()).headers.get('retry-after')).to.equal('2');
  });

  it('delay an answer, together with another fault', async () => {
    add({ fault: { kind: 'slow', milliseconds: [150, 200] } }, { fault: { kind: 'refuse', status: 500 } });
    const startedAt = performance.now();
    expect(await statusOf()).to.equal(500);
    expect(performance.now() - startedAt).to.be.above(140);
  });

  it('leave other endpoints alone, and end when they are cleared', async () => {
    add({ fault: { kind: 'refuse', status: 500 }, endpoint: 'GET /events' });
    expect([await statusOf(), (await requesterOf(double)('GET', '/events')).status]).to.deep.equal([201, 500]);
    double.faults.clear();
    expect((await requesterOf(double)('GET', '/events')).status).to.equal(200);
  });

  it('strike the same requests for the same seed', async () => {
    const strikes = async (randomSeed: number) => {
      const other = await startDouble({
        ...{ randomSeed, faults: [{ fault: { kind: 'refuse', status: 500 }, probability: 0.5 }] },
      });
      const request = requesterOf(other);
      const statuses: number[] = [];
      for (let times = 0; times < 24; times++) statuses.push((await request('GET', '/events')).status);
      await other.close();
      return statuses.join(' ');
    };
    const [first, second, third] = [await strikes(7), await strikes(7), await strikes(8)];
    expect(second).to.equal(first);
    expect(third).to.not.equal(first);
  });

  it('must be of a kind that there is', () => {
    expect(() => add({ fault: { kind: 'fire' } as unknown as Fault })).to.throw('Faults are: slow, refuse');
  });
});
