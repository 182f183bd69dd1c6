import { expect } from 'chai';
import type { ServerResponse } from 'node:http';
import { setTimeout as waitMs } from 'node:timers/promises';
import { WEBHOOK_LEASE_MS, type Store, type Webhook } from '../../../src/backend/store/index.js';
import { startWebhookWorker, type WebhookLogEntry } from '../../../src/backend/webhooks/index.js';
import { empty, openStores } from '../store/sample-rows.js';
import { receiver, status } from './receiver.js';

/** Waits for a state; the time limit of the test ends it. */
const waitUntil = async (isReached: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isReached())) await waitMs(5);
};

const event = { workspace_id: 'wsp_1', type: 'person.changed', body: '{"data":{}}' };

describe('the worker of webhooks', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A webhook whose receiver answers so, with deliveries that wait. */
  async function webhookTo(store: Store, answer: Parameters<typeof receiver>[0], { id = 'whk_1', count = 1 } = {}) {
    const target = await receiver(answer);
    ends.push(target.close);
    const webhook: Webhook = {
      ...{ workspace_id: 'wsp_1', id, url: target.url, events: ['person.changed'], secret: 'c2Vj' },
      ...{ allows_private: true, position: 0, created_at: 1, disabled_at: null },
    };
    await store.webhooks.insert(webhook);
    await store.webhookDeliveries.enqueue(
      Array.from({ length: count }, () => ({ ...event, webhook_id: id })),
      Date.now(),
    );
    return { ...target, webhook };
  }

  /** A worker whose clock is ahead by so much. */
  function work(store: Store, { aheadMs = 0, timeoutMs = 5_000 } = {}) {
    const entries: WebhookLogEntry[] = [];
    const faults: unknown[] = [];
    const worker = startWebhookWorker({
      ...{ store, intervalMs: 10, request: { timeoutMs } },
      clock: () => Date.now() + aheadMs,
      log: (entry) => entries.push(entry),
      report: (error) => faults.push(error),
    });
    ends.push(async () => {
      await worker.stop(0);
      expect(faults).to.deep.equal([]);
    });
    return { entries, stop: worker.stop };
  }

  const states = async ({ webhookDeliveries }: Store, id?: string) =>
    (await webhookDeliveries.log('wsp_1', id)).map(({ state, answer }) => [state, answer].join(' '));

  it('leaves a receiver alone for as long as it says', async () => {
    const { store } = await empty();
    const { requests } = await webhookTo(store, (response) => response.writeHead(429, { 'retry-after': '1800' }).end());
    work(store);
    await waitUntil(async () => (await states(store)).includes('waiting 429'));
    const [delivery] = await store.webhookDeliveries.log('wsp_1');
    expect([requests.length, delivery!.due_at - delivery!.tried_at!]).to.deep.equal([1, 1_800_000]);
  });

  it('sends what waits, four at a time, and stores the answer', async () => {
    const { store } = await empty();
    const [underWay, counts]: [ServerResponse[], number[]] = [[], []];
    const { requests } = await webhookTo(
      store,
      (response) => {
        counts.push(underWay.push(response));
        // the others wait until these are answered
        if (underWay.length === 4) for (const one of underWay.splice(0)) one.writeHead(204).end();
      },
      { count: 12 },
    );
    work(store);
    await waitUntil(async () => (await states(store)).every((state) => state === 'delivered 204'));
    expect([requests.length, Math.max(...counts)]).to.deep.equal([12, 4]);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).to.equal(12);
  });

  it('lets a receiver that does not answer hold up no other', async () => {
    const { store } = await empty();
    const slow = await webhookTo(store, () => {}, { id: 'whk_slow', count: 30 });
    const fast = await webhookTo(store, status(200), { id: 'whk_fast', count: 10 });
    work(store, { timeoutMs: 60_000 });
    await waitUntil(() => fast.requests.length === 10);
    await waitUntil(() => slow.requests.length === 4);
    expect(new Set(await states(store, 'whk_slow'))).to.deep.equal(new Set(['waiting ']));
  });

  it('tries again what fails, and a redirect fails', async () => {
    const { store } = await empty();
    await webhookTo(store, (response) => void response.writeHead(301, { location: '/' }).end());
    work(store);
    await waitUntil(async () => (await states(store))[0] === 'waiting 301');
    const [delivery] = await store.webhookDeliveries.log('wsp_1');
    expect(delivery!.due_at - delivery!.tried_at!).to.be.within(8_000, 12_000);
  });

  it('disables a webhook whose receiver is gone, and gives up what waits for it', async () => {
    const { store } = await empty();
    const { requests, webhook } = await webhookTo(store, status(410), { count: 20 });
    const { entries } = work(store);
    await waitUntil(async () => (await states(store)).every((state) => state.startsWith('given_up')));
    expect((await store.webhooks.find('wsp_1', webhook.id))?.disabled_at).to.be.a('number');
    // as many as were under way
    expect(requests.length).to.be.within(1, 4);
    expect(entries[0]).to.include({ event: 'webhook disabled', webhook: 'whk_1', answer: '410' });
  });

  it('writes into the log what it gives up, without the address', async () => {
    const { store } = await empty();
    const { webhook } = await webhookTo(store, status(500));
    const { entries } = work(store, { aheadMs: 73 * 3600_000 });
    await waitUntil(() => entries.length > 0);
    const [{ id = '' } = {}] = await store.webhookDeliveries.log('wsp_1');
    expect(entries).to.deep.equal([{ event: 'webhook delivery given up', webhook: webhook.id, id, answer: '500' }]);
  });

  it('sends again what a worker that died had claimed, under the same id', async () => {
    const { store } = await empty();
    const { requests } = await webhookTo(store, status(200));
    const claimed = await store.webhookDeliveries.claim(Date.now());
    work(store, { aheadMs: WEBHOOK_LEASE_MS });
    await waitUntil(async () => (await states(store))[0] === 'delivered 200');
    expect(requests.map(({ headers }) => headers['webhook-id'])).to.deep.equal([claimed?.id]);
  });

  it('ends at once with requests under way, which the next one sends again', async () => {
    const { store } = await empty();
    let isSilent = true;
    const { requests } = await webhookTo(store, (response) => void (isSilent || response.end()));
    const first = work(store, { timeoutMs: 60_000 });
    await waitUntil(() => requests.length === 1);
    await first.stop(0);
    expect(await states(store)).to.deep.equal(['waiting ']);
    isSilent = false;
    work(store, { aheadMs: WEBHOOK_LEASE_MS });
    await waitUntil(async () => (await states(store))[0] === 'delivered 200');
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).to.equal(1);
  });

  it('sends each once where two processes work', async () => {
    const stores = await openStores(2);
    const { requests } = await webhookTo(stores[0]!, status(200), { count: 40 });
    for (const store of stores) work(store);
    await waitUntil(async () => (await states(stores[0]!)).every((state) => state === 'delivered 200'));
    expect([requests.length, new Set(requests.map(({ headers }) => headers['webhook-id'])).size]).to.deep.equal([
      40, 40,
    ]);
  });
});
