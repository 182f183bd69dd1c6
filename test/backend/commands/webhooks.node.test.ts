import { expect } from 'chai';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { createWebhook } from '../../../src/backend/webhooks/index.js';
import { applyWorkspace, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { receiver, status } from '../webhooks/receiver.js';
import { campIn, workplace } from './command-folder.js';

const body = '{"timestamp":"2026-11-21T12:00:00.000Z","data":{}}';

const second = `workspace:
  slug: second
  name: Second
  time_zone: Europe/Berlin
`;

describe('turnout webhook', () => {
  const { at, turnout, turnoutOn, inStore, folderWith } = workplace();
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const json = async <Data>(...args: string[]): Promise<Data> =>
    JSON.parse((await turnout(...args, '--json')).out) as Data;

  const create = (url: string, ...args: string[]) =>
    json<{ id: string; secret: string }>('webhook', 'create', '--url', url, ...args);

  /** A webhook to a receiver on this machine that answers so. */
  async function created(answer: Parameters<typeof receiver>[0]) {
    await folderWith();
    const target = await receiver(answer);
    ends.push(target.close);
    return { ...target, ...(await create(target.url, '--allow-private')) };
  }

  it('prints the secret alone, and no command prints it again', async () => {
    await folderWith();
    const { code, out, err } = await turnout('webhook', 'create', '--url', 'https://crm.example.org/turnout');
    expect([code, /^whsec_[A-Za-z0-9+/]{43}=\n$/.test(out)]).to.deep.equal([0, true]);
    expect(err).to.match(/^This is the only time that the secret of whk_\w+ is shown\. Keep it like a password\.\n$/);
    const [, key = ''] = /whsec_(\S+)/.exec(out)!;
    for (const args of [['list'], ['list', '--json'], ['log'], ['log', '--json']])
      expect((await turnout('webhook', ...args)).out).not.to.include(key);
  });

  it('lists webhooks with their events and last delivery', async () => {
    await folderWith();
    const { id } = await create('https://crm.example.org/turnout', '--events', 'person.deleted');
    const { out } = await turnout('webhook', 'list');
    const [first, ...rest] = out.trim().split('  ');
    expect([first, ...rest.slice(0, 3), rest.at(-1)]).to.deep.equal([
      ...[id, 'https://crm.example.org/turnout', 'in force', 'person.deleted', 'no delivery yet'],
    ]);
  });

  it('refuses unknown events, private addresses and plain text', async () => {
    await folderWith();
    const fail = async (...args: string[]) => {
      const { code, err } = await turnout('webhook', 'create', ...args);
      return [code, err.trim()].join(' ');
    };
    expect(await fail()).to.match(/^2 Please say with --url/);
    expect(await fail('--url', 'https://a.example.org', '--events', 'person.read')).to.match(
      /^2 Unknown event person.read/,
    );
    expect(await fail('--url', 'https://192.168.0.1')).to.match(/^2 192\.168\.0\.1 is in a private network/);
    expect(await fail('--url', 'http://a.example.org', '--allow-private')).to.match(/^2 --url must begin with https/);
    expect(await json('webhook', 'list')).to.deep.equal([]);
  });

  it('sends a test that the package of Standard Webhooks verifies, and logs it', async () => {
    const { id, secret, requests } = await created(status(200));
    const test = await json<{ id: string }>('webhook', 'test', id);
    expect(test).to.include({ webhook_id: id, delivered: true, answer: '200' });
    const [{ headers, body }] = requests as [(typeof requests)[0]];
    expect(headers['webhook-id']).to.equal(test.id);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).to.include({ type: 'webhook.test' });
    const { out } = await turnout('webhook', 'log');
    expect(out.split('  ').slice(0, 6)).to.deep.equal([test.id, id, 'webhook.test', 'delivered', '200', '1 try']);
  });

  it('logs the person of a delivery by ids', async () => {
    const { id } = await created(status(200));
    await inStore('data', async (store) => {
      const { workspace_id } = await campIn(store);
      const data = { list_id: 'lst_1', person_id: 'per_1' };
      const body = JSON.stringify({ timestamp: '2026-11-21T12:00:00.000Z', data });
      const delivery = { workspace_id, webhook_id: id, type: 'person.changed', body };
      await store.webhookDeliveries.enqueue([delivery], Date.now());
    });
    const { out } = await turnout('webhook', 'log');
    expect(out.trim().split('  ').slice(1)).to.deep.equal([id, 'lst_1', 'per_1', 'person.changed', 'waiting']);
  });

  it('exits with 1 where a test is not answered with 2xx', async () => {
    const { id } = await created(status(404));
    const { code, out } = await turnout('webhook', 'test', id);
    expect([code, out.replace(/msg_\w+/, 'msg')]).to.deep.equal([1, 'msg was not delivered: 404.\n']);
    expect((await turnout('check')).out).not.to.include('webhook');
  });

  it('replays a delivery, or all since a time, under the same ids', async () => {
    const { id } = await created(status(200));
    const { id: delivery } = await json<{ id: string }>('webhook', 'test', id);
    await turnout('webhook', 'test', id);
    const waiting = async () =>
      (await json<{ id: string; state: string }[]>('webhook', 'log', '--webhook', id))
        .filter(({ state }) => state === 'waiting')
        .map((one) => one.id);
    expect((await turnout('webhook', 'replay', delivery)).out).to.equal('1 delivery will be sent again.\n');
    expect(await waiting()).to.deep.equal([delivery]);
    expect(await json('webhook', 'replay', id, '--since', '2020-01-01')).to.include({ replayed: 2 });
    expect(await waiting())
      .to.have.lengthOf(2)
      .and.to.include(delivery);
    expect(await json('webhook', 'replay', id, '--since', '2999-01-01T00:00Z')).to.include({ replayed: 0 });
    expect((await turnout('webhook', 'replay', id, '--since', 'yesterday')).code).to.equal(2);
  });

  it('does not see webhooks and deliveries of another workspace', async () => {
    const { id } = await created(status(200));
    const { id: delivery } = await json<{ id: string }>('webhook', 'test', id);
    await inStore('data', (store) => applyWorkspace(store, readWorkspaceFile(second)));
    const other = ['--workspace', 'second'];
    for (const args of [
      ['test', id],
      ['delete', id],
      ['log', '--webhook', id],
      ['replay', id, '--since', '2020-01-01'],
    ])
      expect(await turnout('webhook', ...args, ...other)).to.deep.include({
        code: 2,
        err: `There is no webhook ${id} in this workspace.\n`,
      });
    expect((await turnout('webhook', 'replay', delivery, ...other)).err).to.include('There is no delivery');
    expect([await json('webhook', 'list', ...other), await json('webhook', 'log', ...other)]).to.deep.equal([[], []]);
    expect(await json('webhook', 'list', '--workspace', 'club')).to.have.lengthOf(1);
  });

  it('deletes a webhook with its log', async () => {
    const { id } = await created(status(200));
    await turnout('webhook', 'test', id);
    expect((await turnout('webhook', 'delete', id)).out).to.equal(`${id} is deleted.\n`);
    expect([await json('webhook', 'list'), await json('webhook', 'log')]).to.deep.equal([[], []]);
    expect((await turnout('webhook', 'delete', id)).code).to.equal(2);
  });

  it('restores no waiting deliveries, and no webhook that was deleted since', async () => {
    const ids: string[] = [];
    await folderWith(async (store, { workspace_id }) => {
      for (const url of ['https://a.example.org/', 'https://b.example.org/']) {
        const { id } = await createWebhook(store, { url, allowsPrivate: false });
        ids.push(id);
        await store.webhookDeliveries.enqueue([{ workspace_id, webhook_id: id, type: 'person.changed', body }], 0);
      }
    });
    await turnout('backup', at('copy.db'));
    mkdirSync(at('later'));
    copyFileSync(at('copy.db'), join(at('later'), 'turnout.db'));
    await inStore('later', async (store) => {
      const { workspace_id } = await campIn(store);
      await store.transaction(({ webhooks }) => webhooks.delete(workspace_id, ids[0]!));
    });
    copyFileSync(join(at('later'), 'turnout.db'), join(at('data'), 'turnout.db'));
    const { out, err } = await turnout('restore', at('copy.db'), '--force');
    expect(err).to.equal('');
    expect(out).to.include('Ended, for they were of then: 2 waiting webhooks, 1 webhook.');
    expect(await json('webhook', 'log')).to.deep.equal([]);
    const webhooks = await json<{ id: string; disabled_at: string | null }[]>('webhook', 'list');
    expect(webhooks.filter(({ disabled_at }) => disabled_at === null).map(({ id }) => id)).to.deep.equal([ids[1]]);
    expect((await turnout('check')).out).to.include(`webhook ${ids[0]} of club: is disabled`);
    expect((await turnout('webhook', 'replay', ids[0]!, '--since', '2020-01-01')).err).to.include('is disabled');
  });

  for (const [args, count] of [
    [[], 0],
    [['--keep-keys'], 1],
  ] as const)
    it(`leaves ${count} webhooks enabled after a restore into an empty folder ${args.join('')}`, async () => {
      await folderWith(async (store) => {
        await createWebhook(store, { url: 'https://a.example.org/', allowsPrivate: false });
      });
      await turnout('backup', at('copy.db'));
      await turnoutOn('other', 'restore', at('copy.db'), ...args);
      const webhooks = await inStore('other', (store) => store.webhooks.all());
      expect(webhooks.filter(({ disabled_at }) => disabled_at === null)).to.have.lengthOf(count);
    });
});
