import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { startDouble, type Double } from '../../double/start-double.js';
import { serverUrl } from '../../support/server-ready.js';
import { workplace } from './command-folder.js';
import { builtCommand, root } from './run-command.js';

const CREATE = 'POST /lists/{list_id}/persons';
const MIN_AGE_MS = 2_100;

/** Looks at a condition until it holds; the test's own timeout is the limit. */
async function waitUntil(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const ada = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' };

describe('turnout gate', () => {
  const { at, turnout } = workplace();
  let double: Double;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    double = await startDouble();
    writeFileSync(at('key.txt'), `${double.key}\n`, { mode: 0o600 });
    writeFileSync(
      at('gate.yaml'),
      `workspace: { slug: club, name: Club }
forms:
  - { slug: camp, list_id: ${double.lists.main.camp}, published: true, max_persons: 1, form: { sections: [{ fields: [name, email] }] } }
`,
    );
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    await double.close();
  });

  const upstream = () => ['--upstream', double.baseUrl, '--key-file', at('key.txt')];

  /** A gate as a process of its own, and all that it has written. */
  async function startGate() {
    const child = spawn(
      process.execPath,
      [...builtCommand, 'gate', ...upstream(), '--port', '0', '--data', at('data'), '--log', 'requests'],
      { cwd: root, env: { ...process.env, TURNOUT_ORIGIN: '', PORT: '' } },
    );
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
    const origin = (await serverUrl(child)).replace(/,$/, '');
    return { child, origin, output: () => output };
  }

  /** A form token that is old enough. */
  async function tokenAt(origin: string): Promise<string> {
    const response = await fetch(`${origin}/public/club/forms/camp/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await response.json()) as { data: { token: string } };
    await new Promise((resolve) => setTimeout(resolve, MIN_AGE_MS));
    return data.token;
  }

  const registerAt = (origin: string, token: string, key: string, body: object = ada) =>
    fetch(`${origin}/public/club/lists/${double.lists.main.camp}/persons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Form-Token': token, 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });

  it('stores gate.yaml with a plan, and has no steps the second time', async () => {
    const dry = await turnout('gate', 'apply', at('gate.yaml'), '--dry-run');
    const first = await turnout('gate', 'apply', at('gate.yaml'));
    const second = await turnout('gate', 'apply', at('gate.yaml'));
    expect(dry.out).to.include('create  form camp').and.include('nothing was changed');
    expect([first.code, first.out.includes('done.'), second.out.trim()]).to.deep.equal([
      ...[0, true, 'Everything is as the file says.'],
    ]);
  });

  it('survives kill -9 between its two transactions: one person, one place', async () => {
    await turnout('gate', 'apply', at('gate.yaml'));
    const first = await startGate();
    const token = await tokenAt(first.origin);
    double.faults.add({ fault: { kind: 'hang' }, endpoint: CREATE, next: 1 });
    const lost = registerAt(first.origin, token, 'k'.repeat(20)).catch(() => undefined);
    await waitUntil(() => double.persons(double.lists.main.camp).length === 1);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await lost;

    const second = await startGate();
    const other = await registerAt(second.origin, await tokenAt(second.origin), 'o'.repeat(20), {
      ...ada,
      email: 'eve@example.org',
    });
    const retry = await registerAt(second.origin, token, 'k'.repeat(20));
    expect([other.status, retry.status, double.persons(double.lists.main.camp).length]).to.deep.equal([422, 201, 1]);
    const replayed = await registerAt(second.origin, token, 'k'.repeat(20));
    expect(replayed.headers.get('idempotency-replayed')).to.equal('true');
    for (const { output } of [first, second]) expect(output()).not.to.include(double.key).and.not.include('ada@');
  }).timeout(40_000);

  it('is ready once the service has answered, and reports when it no longer answers', async () => {
    await turnout('gate', 'apply', at('gate.yaml'));
    double.faults.add({ fault: { kind: 'refuse', status: 500 } });
    const { origin } = await startGate();
    expect((await fetch(`${origin}/readyz`)).status).to.equal(503);
    double.faults.clear();
    await waitUntil(async () => {
      await fetch(`${origin}/public/club/events`);
      return (await fetch(`${origin}/readyz`)).status === 200;
    });
    const [page, script] = [
      await fetch(`${origin}/portal/club/camp`),
      await fetch(`${origin}/embed.js?slug=club/camp`),
    ];
    expect([page.status, script.status, (await fetch(`${origin}/api/events`)).status]).to.deep.equal([200, 200, 404]);
  }).timeout(20_000);

  it('refuses a key that others can read, without quoting it', async () => {
    writeFileSync(at('open.txt'), double.key);
    const { code, err } = await turnout('gate', 'check', '--upstream', double.baseUrl, '--key-file', at('open.txt'));
    expect([code, err.includes('chmod 600'), err.includes(double.key)]).to.deep.equal([2, true, false]);
  });

  it('refuses the data of a service, and lets no command of the service near its own', async () => {
    writeFileSync(at('workspace.yaml'), 'workspace: { slug: club, name: Club }');
    await turnout('gate', 'apply', at('gate.yaml'));
    await turnout('apply', at('workspace.yaml'), '--data', at('service'));
    const results = [
      await turnout('gate', 'apply', at('gate.yaml'), '--data', at('service')),
      await turnout('apply', at('workspace.yaml')),
      await turnout('consent', 'list', 'camp'),
      await turnout('serve'),
    ];
    expect(results.map(({ code }) => code)).to.deep.equal([1, 1, 1, 1]);
    expect(results[3]!.err).to.include('is of a gate before a service');
  });

  it('finds forms that do not match the service', async () => {
    writeFileSync(
      at('gate.yaml'),
      readFileSync(at('gate.yaml'), 'utf8').replace('email]', 'email, shirt, rating, phone]'),
    );
    await turnout('gate', 'apply', at('gate.yaml'));
    const { code, out } = await turnout('gate', 'check', ...upstream());
    expect([code, double.log.every(({ method }) => method === 'GET')]).to.deep.equal([1, true]);
    expect(out)
      .to.include('FAULT: form camp: the list has no column "shirt"')
      .and.include('has the unknown type stars')
      .and.include('does not name the field "phone"')
      .and.include('Winterfahrt');
  });

  it('finds a portal that the key may not open, and a profile that does not fit', async () => {
    const write = (profile: string) =>
      writeFileSync(
        at('gate.yaml'),
        `workspace:
  slug: club
  name: Club
  member_list: ${double.lists.main.member}
  member_portal: { profile: { sections: [{ fields: [${profile}] }] } }
`,
      );
    write('name, email, membership_number, boat');
    await turnout('gate', 'apply', at('gate.yaml'));
    const fitting = await turnout('gate', 'check', ...upstream());
    expect([fitting.code, fitting.out.includes('All forms fit.')]).to.deep.equal([0, true]);
    write('name, email, shoe_size, phone');
    await turnout('gate', 'apply', at('gate.yaml'));
    double.faults.add({ fault: { kind: 'refuse', status: 403 }, endpoint: 'POST /member_portal_sessions' });
    const { code, out } = await turnout('gate', 'check', ...upstream());
    expect(code).to.equal(1);
    expect(out)
      .to.include('FAULT: portal: POST /member_portal_sessions: the key may not do this')
      .and.include('FAULT: portal: the list has no column "shoe_size"')
      .and.include('note: portal: the specification does not name the field "phone"');
  }).timeout(20_000);
});
