import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { throttledClub } from '../../support/gate-visitors.js';

const bob = { ...ada, email: 'bob@example.org' };

/** A club whose event has one place, and how often something was written since. */
async function opened() {
  const club = await backend({ yaml: yaml(1) });
  const counts = { writes: 0 };
  const { transaction } = club.store;
  club.store.transaction = async (work) => {
    counts.writes++;
    return transaction(work);
  };
  return { ...club, counts };
}

const yaml = (places: number) => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: ${places}
    columns: [{ external_id: size, name: Size, type: string, allowed_values: [S, M, L] }]
`;

const codes = async (response: Response) => [response.status, (await issuesIn(response)).map(([, code]) => code)];

describe('an event that is full', () => {
  it('refuses a new key without a transaction', async () => {
    const club = await opened();
    expect((await club.register(ada, { idempotencyKey: 'one' })).status).to.equal(201);
    club.counts.writes = 0;
    expect(await codes(await club.register(bob, { idempotencyKey: 'two' }))).to.deep.equal([422, ['full']]);
    expect(club.counts.writes).to.equal(0);
  });

  it('still replays the answer of a stored key', async () => {
    const club = await opened();
    const first = await club.register(ada, { idempotencyKey: 'one' });
    const repeated = await club.register(ada, { idempotencyKey: 'one' });
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed')]).to.deep.equal([201, 'true']);
    expect(await repeated.json()).to.deep.equal(await first.json());
  });

  it('still names the faults of the answers', async () => {
    const club = await opened();
    await club.register(ada);
    expect(await codes(await club.register({ ...bob, size: 'XXL' }))).to.deep.equal([422, ['not_allowed']]);
  });

  it('accepts the next registration as soon as there is a place', async () => {
    const club = await opened();
    await club.register(ada);
    expect(await codes(await club.register(bob))).to.deep.equal([422, ['full']]);
    await club.apply(yaml(2));
    expect((await club.register(bob)).status).to.equal(201);
  });
});

/** A club with limits whose event is full, and how often it was looked up what an address has used up. */
async function fullWithRates() {
  const club = await throttledClub(yaml(1));
  const { token } = await club.begin();
  const key = 'one';
  expect((await club.send(token, undefined, { key })).status).to.equal(201);
  const { rates } = club.store;
  const counts = { looks: 0 };
  const { until } = rates;
  rates.until = async (buckets) => {
    counts.looks++;
    return until(buckets);
  };
  return { ...club, counts, first: { token, key } };
}

describe('an event that is full, for a suspected client', () => {
  it('needs no proof of work for a form token or to refuse a new key', async () => {
    const { begin, send, sendInvalid: busy, counts } = await fullWithRates();
    await busy(5);
    const { token, work } = await begin();
    expect([work, await codes(await send(token))]).to.deep.equal([undefined, [422, ['full']]]);
    expect(counts.looks).to.equal(0);
  });

  it('replays the answer of a stored key without work', async () => {
    const { send, sendInvalid: busy, first } = await fullWithRates();
    await busy(5);
    const repeated = await send(first.token, undefined, { key: first.key });
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed')]).to.deep.equal([201, 'true']);
  });

  it('requires work if a place has become free since', async () => {
    const { begin, send, sendInvalid: busy, apply } = await fullWithRates();
    await busy(5);
    const { token } = await begin();
    await apply(yaml(2));
    expect(await codes(await send(token))).to.deep.equal([422, ['form_token']]);
  });
});
