import { expect } from 'chai';
import { serve } from '@hono/node-server';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../runner/programs.mjs';
import { freePort } from '../support/free-port.mjs';
import { cleanUpAfterFile } from '../walk/clean-up.js';
import { pageWith, turnout, visitorAt, website, type Turnout } from '../walk/turnout-server.js';
import { fencesOf } from './pages.js';

const yaml = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members }]
events:
  - slug: walk
    title: Long walk
    published: true
    start_date: 2030-07-24
    columns:
      - { external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }
      - { external_id: note, name: Internal note, type: string }
  - { slug: secret, title: Secret, published: false, start_date: 2030-07-24 }
  - { slug: other, title: Other, published: true, start_date: 2030-07-24 }
`;

const snippet = (language: string) =>
  fencesOf('docs/narrowing-proxy.md').find((fence) => fence.language === language)!.text;

interface Worker {
  fetch(request: Request, settings: Record<string, string>): Promise<Response>;
}

/** Runs the worker of the page at a port of its own. Gives its address. */
async function startWorker(server: Turnout, list_id: string): Promise<string> {
  const source = `data:text/javascript,${encodeURIComponent(snippet('js'))}`;
  const { default: worker } = (await import(source)) as { default: Worker };
  const settings = {
    UPSTREAM: `http://localhost:${server.port}/api`,
    KEY: server.key,
    LISTS: list_id,
    FIELDS: 'name,email,size',
  };
  const port = await freePort();
  const listening = serve({ fetch: (request) => worker.fetch(request, settings), port }) as Server;
  cleanUpAfterFile(() => void listening.close());
  return `http://localhost:${port}`;
}

/** Runs nginx with the configuration of the page, in a folder of its own. Gives its address. */
async function startNginx(server: Turnout, list_id: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-nginx-'));
  cleanUpAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  mkdirSync(join(folder, 'tmp'));
  writeFileSync(join(folder, 'key.conf'), `proxy_set_header Authorization "Bearer ${server.key}";`, { mode: 0o600 });
  const site = snippet('nginx')
    .replaceAll('lst_4jvq|lst_k2p9', list_id)
    .replace('listen 8081', `listen 127.0.0.1:${port}`)
    .replace('/etc/nginx/turnout-key.conf', join(folder, 'key.conf'))
    .replace('https://service.example.org/api/', `http://127.0.0.1:${server.port}/api/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'tmp', kind)};`,
  );
  const configuration = `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const child = spawn(findProgram('nginx')!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text));
  cleanUpAfterFile(() => void child.kill());
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await wait(50);
  }
  return address;
}

const proxies = { worker: startWorker, nginx: startNginx };

for (const [name, start] of Object.entries(proxies))
  describe(`the narrowing proxy of the documentation, ${name}`, function () {
    this.timeout(60_000);

    let server: Turnout;
    let proxy: string;
    let list_id: string;
    before(async () => {
      server = await turnout({ yaml });
      ({ list_id } = await server.eventOf('walk'));
      proxy = await start(server, list_id);
    });

    const statusOf = async (method: string, path: string, body?: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(proxy + path, { method, headers, ...(body === undefined ? {} : { body }) })).status;
    };

    it('shows events and columns to pages of any origin', async () => {
      const events = await fetch(`${proxy}/events`);
      expect([events.status, events.headers.get('access-control-allow-origin')]).to.deep.equal([200, '*']);
      expect(await statusOf('GET', `/lists/${list_id}/custom_columns`)).to.equal(200);
      const preflight = await fetch(`${proxy}/lists/${list_id}/persons`, { method: 'OPTIONS' });
      expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).to.deep.equal([
        204,
        'GET, POST',
      ]);
    });

    it('lets nobody read, change or delete persons, or use other lists and endpoints', async () => {
      const { data: person } = await server.api.createPerson({ list_id, body: { email: 'ada@example.org' } });
      const other = (await server.eventOf('other')).list_id;
      const requests = [
        ['GET', `/lists/${list_id}/persons`],
        ['GET', `/lists/${list_id}/persons?email=ada@example.org`],
        ['GET', `/lists/${list_id}/persons/${person.id}`],
        ['PUT', `/lists/${list_id}/persons/${person.id}`, '{"email":"eve@example.org"}'],
        ['DELETE', `/lists/${list_id}/persons/${person.id}`],
        ['PUT', `/lists/${list_id}/persons`, '{"data":[],"delete_omitted":true}'],
        ['PUT', `/lists/${list_id}/custom_columns`, '{"data":[]}'],
        ['POST', '/lists/member/persons', '{}'],
        ['POST', `/lists/${other}/persons`, '{}'],
        ['GET', `/lists/${other}/custom_columns`],
        ['GET', `/lists/${list_id}/persons/../persons`],
        ['GET', `/lists/${list_id}%2F..%2F${other}/custom_columns`],
        ['GET', '/me'],
        ['POST', '/fees', '{"data":[]}'],
        ['POST', '/member_portal_sessions', '{"email":"ada@example.org"}'],
        ['GET', '/openapi.json'],
        ['GET', '/'],
      ] as const;
      for (const [method, path, body] of requests)
        expect([method, path, await statusOf(method, path, body)]).to.deep.equal([method, path, 404]);
      expect((await server.persons('walk')).map(({ email }) => email)).to.deep.equal(['ada@example.org']);
    });

    it('answers 413 to a large body, and shows its key nowhere', async () => {
      const large = JSON.stringify({ email: 'x'.repeat(70_000) });
      expect(await statusOf('POST', `/lists/${list_id}/persons`, large)).to.equal(413);
      const answer = await fetch(`${proxy}/events`);
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.to.contain(server.key);
    });

    it('takes a registration typed on a static page', async () => {
      const site = await website();
      const tag = `<script src="${server.origin}/embed.js" data-slug="club/walk" data-base-url="${proxy}" data-plain async crossorigin></script>`;
      const { page } = await visitorAt(site.publish(pageWith(tag)));
      await page.getByLabel('First name').fill('Mia');
      await page.getByLabel('Last name').fill('Öztürk');
      await page.getByLabel('E-mail').fill('mia@example.org');
      await page.getByLabel('M', { exact: true }).check();
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('has been received').waitFor();
      const persons = await server.persons('walk');
      expect(persons.map((person) => person.email)).to.deep.equal(['ada@example.org', 'mia@example.org']);
    });
  });

describe('the worker of the documentation', function () {
  this.timeout(60_000);

  it('hides unpublished events and internal columns, and drops fields that no form has', async () => {
    const server = await turnout({ yaml });
    const { list_id } = await server.eventOf('walk');
    const proxy = await startWorker(server, list_id);
    const json = async (path: string, init?: RequestInit) =>
      ((await (await fetch(proxy + path, init)).json()) as { data: unknown }).data;
    const titles = ((await json('/events')) as { title: string }[]).map(({ title }) => title);
    const columns = (await json(`/lists/${list_id}/custom_columns`)) as { external_id: string }[];
    expect([titles, columns.map(({ external_id }) => external_id)]).to.deep.equal([['Long walk'], ['size']]);
    const body = JSON.stringify({ email: 'eve@example.org', note: 'paid', external_id: 'crm-1' });
    const created = await json(`/lists/${list_id}/persons`, { method: 'POST', body });
    expect(Object.keys(created as object).sort()).to.deep.equal(['email', 'id']);
    const [person] = await server.persons('walk');
    expect([person!.external_id, person!['note']]).to.deep.equal([null, null]);
  });

  it('answers 422 to a body that is no JSON', async () => {
    const server = await turnout({ yaml });
    const { list_id } = await server.eventOf('walk');
    const proxy = await startWorker(server, list_id);
    for (const body of ['', '{', 'null'])
      expect((await fetch(`${proxy}/lists/${list_id}/persons`, { method: 'POST', body })).status).to.equal(422);
  });
});
