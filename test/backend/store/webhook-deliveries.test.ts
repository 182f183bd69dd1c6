import { expect } from 'chai';
import { WEBHOOK_LEASE_MS, type Store, type Webhook } from '../../../src/backend/store/index.js';
import { empty, now, openStores } from './sample-rows.js';

const [second, hour, day] = [1_000, 3600_000, 24 * 3600_000];

const webhook: Webhook = {
  ...{
    workspace_id: 'wsp_1',
    id: 'whk_1',
    url: 'https://crm.example.org/',
    events: ['person.changed'],
    secret: 'c2Vj',
  },
  ...{ allows_private: false, position: 0, created_at: now, disabled_at: null },
};
const event = { workspace_id: 'wsp_1', webhook_id: 'whk_1', type: 'person.changed', body: '{"data":{}}' };

/** A store with one delivery in it. */
async function withOne() {
  const { store } = await empty();
  await store.webhooks.insert(webhook);
  const [id = ''] = await store.webhookDeliveries.enqueue([event], now);
  return { store, deliveries: store.webhookDeliveries, id };
}

/** Fails at each try: the waits between tries, the last state, and when. */
async function failAlways({ webhookDeliveries }: Store) {
  const waits: number[] = [];
  for (let at = now; ;) {
    const claimed = (await webhookDeliveries.claim(at))!;
    const state = await webhookDeliveries.failed(claimed, at, '500');
    const { due_at } = (await webhookDeliveries.find('wsp_1', claimed.id))!;
    if (state !== 'waiting') return { waits, state, at };
    waits.push(due_at - at);
    at = due_at;
  }
}

describe('a delivery of a webhook', () => {
  it('is claimed once within a lease, and again under the same id when its worker died', async () => {
    const { deliveries, id } = await withOne();
    const claims = [];
    for (const at of [now - 1, now, now + WEBHOOK_LEASE_MS - 1, now + WEBHOOK_LEASE_MS])
      claims.push(await deliveries.claim(at));
    expect(claims.map((claimed) => claimed && [claimed.id, claimed.tries])).to.deep.equal([
      undefined,
      [id, 1],
      undefined,
      [id, 2],
    ]);
  });

  it('waits ten seconds after the first failure, twice as long after each other, and two hours at most', async () => {
    const { store } = await withOne();
    const { waits } = await failAlways(store);
    const expected = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 7200, 7200].map((wait) => wait * second);
    for (const [index, wait] of expected.entries()) expect(waits[index]).to.be.within(wait * 0.8, wait * 1.2);
    expect(new Set(waits.slice(10)).size).to.be.above(5);
  });

  for (const [name, retryAfterMs, [from, to]] of [
    ['as long as the receiver says', 600 * second, [600 * second, 600 * second]],
    ['no less than without a word of the receiver', 1, [8 * second, 12 * second]],
    ['two hours where the receiver names a year', 365 * day, [2 * hour, 2 * hour]],
  ] as const)
    it(`waits ${name}`, async () => {
      const { deliveries, id } = await withOne();
      expect(await deliveries.failed((await deliveries.claim(now))!, now, '503', retryAfterMs)).to.equal('waiting');
      expect((await deliveries.find('wsp_1', id))!.due_at - now).to.be.within(from, to);
    });

  it('is given up after three days, stays in the log, and is deleted after thirty days', async () => {
    const { store, deliveries, id } = await withOne();
    const { state, at } = await failAlways(store);
    expect(state).to.equal('given_up');
    expect(now + 3 * day - at).to.be.within(0, 2.4 * hour);
    expect(await deliveries.claim(now + 29 * day)).to.equal(undefined);
    expect(await deliveries.log('wsp_1')).to.have.lengthOf(1);
    expect([...(await deliveries.troubled('wsp_1'))]).to.deep.equal([['whk_1', { retried: 0, given_up: 1 }]]);
    await deliveries.sweep(now + 30 * day - 1);
    expect((await deliveries.find('wsp_1', id))?.answer).to.equal('500');
    await deliveries.sweep(now + 30 * day);
    expect(await deliveries.log('wsp_1')).to.deep.equal([]);
  });

  it('is not recorded by a worker whose lease another one has taken over', async () => {
    const { deliveries, id } = await withOne();
    const slow = (await deliveries.claim(now))!;
    await deliveries.claim(now + WEBHOOK_LEASE_MS);
    const outcomes = [await deliveries.delivered(slow, now, '200'), await deliveries.failed(slow, now, '500')];
    expect([outcomes, (await deliveries.find('wsp_1', id))?.state]).to.deep.equal([[false, undefined], 'waiting']);
  });

  it('is replayed under the same id and body, for another three days', async () => {
    const { store, deliveries, id } = await withOne();
    const { at } = await failAlways(store);
    const later = at + day;
    expect(await deliveries.replay(webhook, { id }, later)).to.equal(1);
    const claimed = (await deliveries.claim(later))!;
    expect(claimed).to.include({ id, body: event.body, tries: 1, queued_at: later });
    expect(await deliveries.failed(claimed, later + 2 * day, '500')).to.equal('waiting');
  });

  it('is not replayed while it is being sent', async () => {
    const { deliveries, id } = await withOne();
    const claimed = (await deliveries.claim(now))!;
    expect(await deliveries.replay(webhook, { id }, now)).to.equal(0);
    expect(await deliveries.delivered(claimed, now, '200')).to.equal(true);
    expect(await deliveries.replay(webhook, { id }, now)).to.equal(1);
  });

  it('is replayed with all others of its webhook since a time, and with none of another one', async () => {
    const { store, deliveries } = await withOne();
    await store.webhooks.insert({ ...webhook, id: 'whk_2' });
    await deliveries.enqueue([event, { ...event, webhook_id: 'whk_2' }], now + hour);
    for (let claimed; (claimed = await deliveries.claim(now + hour));)
      await deliveries.delivered(claimed, now + hour, '200');
    expect(await deliveries.replay(webhook, { since: now + 1 }, now + 2 * hour)).to.equal(1);
    expect(await deliveries.replay({ ...webhook, workspace_id: 'wsp_2' }, { since: 0 }, now + 2 * hour)).to.equal(0);
    expect(await deliveries.replay(webhook, { since: now }, now + 2 * hour)).to.equal(2);
  });

  it('of a busy webhook leaves the others their turn', async () => {
    const { store, deliveries } = await withOne();
    await store.webhooks.insert({ ...webhook, id: 'whk_2' });
    await deliveries.enqueue([...Array.from({ length: 50 }, () => event), { ...event, webhook_id: 'whk_2' }], now);
    const claimed = await deliveries.claim(now, ['whk_1']);
    expect([claimed?.webhook_id, await deliveries.claim(now, ['whk_1'])]).to.deep.equal(['whk_2', undefined]);
  });

  it('goes with its webhook, and with no other', async () => {
    const { store, deliveries } = await withOne();
    expect(await store.webhooks.delete('wsp_2', 'whk_1')).to.equal(false);
    expect(await deliveries.log('wsp_1')).to.have.lengthOf(1);
    expect(await store.webhooks.delete('wsp_1', 'whk_1')).to.equal(true);
    expect([await deliveries.log('wsp_1'), await store.webhooks.all()]).to.deep.equal([[], []]);
  });

  it('that waits is dropped when access ends after a restore; one that is done stays in the log', async () => {
    const { store, deliveries } = await withOne();
    await deliveries.delivered((await deliveries.claim(now))!, now, '200');
    await deliveries.enqueue([event, event], now);
    expect(await store.recovery.endAccess()).to.include({ deliveries: 2 });
    expect((await deliveries.log('wsp_1')).map(({ state }) => state)).to.deep.equal(['delivered']);
  });

  it('is claimed by one of several processes', async () => {
    const stores = await openStores(3);
    await stores[0]!.webhookDeliveries.enqueue(
      Array.from({ length: 20 }, () => event),
      now,
    );
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, index) => stores[index % 3]!.webhookDeliveries.claim(now)),
    );
    const ids = claims.flatMap((claimed) => claimed?.id ?? []);
    expect([ids.length, new Set(ids).size]).to.deep.equal([20, 20]);
  });
});
