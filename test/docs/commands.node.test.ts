import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { receiver, status } from '../backend/webhooks/receiver.js';
import { turnout, type Turnout } from '../walk/turnout-server.js';
import { commandsOf, fencesOf, root, textOf, type Fence } from './pages.js';

const run = promisify(execFile);

/** Pages in the order in which an operator follows them. */
const pages = ['install', 'workspace', 'webhooks', 'commands', 'backups', 'updates'].map((name) => `docs/${name}.md`);

/** The name of a backup holds the day, which must not change between backup and restore. */
const today = 'date() { echo 2030-01-31; }';

const isCommand = (line: string) => /(^|[ (&])turnout (?!serve)/.test(line.replace(/-u turnout/, ''));

/** The `turnout` commands of a block, without what only root can do around them. */
const turnoutCommands = (fence: Fence): string[] =>
  commandsOf(fence)
    .filter(isCommand)
    .map((line) => line.replace('runuser -u turnout -- ', ''))
    .filter((line) => /^(\w+=\$\()?turnout /.test(line));

const shellFences = pages.flatMap(fencesOf).filter(({ language }) => language === 'sh');

describe('the commands in docs', () => {
  let server: Turnout;
  let folder: string;
  let webhooks: Awaited<ReturnType<typeof receiver>>;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-docs-'));
    mkdirSync(join(folder, 'demo'));
    // the test offers the place, not the server
    const yaml = readFileSync(join(root, 'demo/workspace.yaml'), 'utf8').replace(
      'waiting_list: zeltlager-warteliste',
      'waiting_list: zeltlager-warteliste\n      promotion: by_hand',
    );
    writeFileSync(join(folder, 'demo/workspace.yaml'), yaml);
    cpSync(join(root, 'test/backend/statements/statement.xml'), join(folder, 'statement.xml'));
    const [installed] = fencesOf('docs/install.md').filter(({ language }) => language === 'yaml');
    writeFileSync(join(folder, 'workspace.yaml'), installed!.text);
    server = await turnout({ yaml });
    webhooks = await receiver(status(204));
    const [, honeypot = ''] = /^\| `(Form-\w+)` +\|[^|]*honeypot/m.exec(textOf('docs/gate.md')) ?? [];
    for (const name of ['Ada', 'Bo'])
      expect(await register(name, 'sportabzeichen', { [honeypot]: '1' })).to.match(/rev_/);
    await register('Cy', 'zeltlager-warteliste', {}, { birthdate: '2015-05-05' });
    const application = { birthdate: '1990-05-05', address, department: 'Turnen', creation_behaviour: 'unconfirmed' };
    for (const name of ['Di', 'Ed']) await register(name, 'mitglied-werden', {}, application);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await webhooks.close();
  });

  const address = { street: 'Weg 1', postcode: '01069', city: 'Dresden', country: 'DE' };

  /** Sends a registration, once the form token has the age that the server asks for. */
  async function register(first_name: string, form: string, more = {}, answers = {}): Promise<string> {
    const gate = `${server.origin}/public/sv-wiesental`;
    const headers = { 'content-type': 'application/json' };
    const list_id = form === 'mitglied-werden' ? 'member' : (await server.eventOf(form)).list_id;
    const requested = await fetch(`${gate}/forms/${form}/token`, { method: 'POST', headers, body: '{}' });
    const { data } = (await requested.json()) as { data: { token: string; min_age_ms: number } };
    const request = {
      method: 'POST',
      headers: { ...headers, 'form-token': data.token, 'idempotency-key': first_name, ...more },
      body: JSON.stringify({ name: { first_name, last_name: 'Example' }, email: 'ada@example.org', ...answers }),
    };
    await wait(data.min_age_ms);
    const answer = await fetch(`${gate}/lists/${list_id}/persons`, request);
    const text = await answer.text();
    expect([answer.status, text].join()).to.match(/^201/);
    return text;
  }

  /** Runs a command in bash, in a folder of its own and on the server's data. */
  async function output(command: string): Promise<string> {
    const functions = `turnout() { "${process.execPath}" "${join(root, 'dist/server/cli.js')}" "$@"; }\n${today}`;
    const env = { ...process.env, TURNOUT_DATA: server.data, NODE_OPTIONS: '' };
    const here = command
      .replaceAll(' --data /var/lib/turnout', '')
      .replaceAll('/etc/turnout/', '')
      .replaceAll('/var/lib/turnout/', '')
      .replaceAll('https://crm.example.org/turnout', `${webhooks.url} --allow-private`);
    return (await run('bash', ['-ec', `${functions}\n${here}`], { cwd: folder, env })).stdout;
  }

  /** A command with an id in the place of `key_…`: one of those that the list of the same commands prints. */
  async function withId(command: string): Promise<string> {
    const [placeholder, prefix] = /\b([a-z]+_)…/.exec(command) ?? [];
    if (!placeholder) return command;
    const [group] = /^turnout \w+/.exec(command)!;
    const ids = (await output(`${group} list --json`)).match(new RegExp(`(?<=")${prefix}\\w+`, 'g')) ?? [];
    return command.replace(placeholder, ids.at(-1)!);
  }

  /** A fee for the commands that need the id of one, and an overpayment for those that show it. */
  before(async () => {
    const { list_id } = await server.eventOf('sportabzeichen');
    const name = { first_name: 'Flo', last_name: 'Example' };
    const { data: person } = await server.api.createPerson({ list_id, body: { name, email: 'flo@example.org' } });
    const fee = { amount: 1_200, description: 'Badge', person_id: person.id };
    await server.api.createFees({ body: { data: [fee] } });
    const script = join(root, 'test/docs/add-overpayment.ts');
    await run(process.execPath, ['--import', 'tsx', script, server.data, list_id, person.id], { cwd: root });
  });

  for (const fence of shellFences)
    for (const command of turnoutCommands(fence))
      it(`work: ${fence.page}: ${command}`, async () => {
        if (fence.mark === 'stopped') await server.kill();
        expect(await output(await withId(command))).to.be.a('string');
      });

  it('show every command that the help names', async () => {
    const named = [...(await output('turnout help')).matchAll(/^ {2}turnout ([a-z]+(?:-[a-z]+)?(?: [a-z]+)?)(?= )/gm)];
    const shown = pages.map(textOf).join('\n');
    expect(named.length).to.be.above(12);
    expect(named.map(([, name]) => name!).filter((name) => !shown.includes(`turnout ${name}`))).to.deep.equal([]);
  });

  it('are understood by bash where only root can run them', async () => {
    for (const { text } of shellFences) await run('bash', ['-n', '-c', text]);
  });

  it('name every setting of the server, and no other', async () => {
    const variables = (text: string) => new Set(text.match(/\b(?:TURNOUT_[A-Z_]+|SMTP_URL|DATABASE_URL|PORT(?==|`))/g));
    const explained = variables(textOf('docs/configuration.md'));
    const helpTexts = await Promise.all(['serve', 'gate'].map((name) => output(`turnout help ${name}`)));
    const help = variables(helpTexts.join('\n').replaceAll('(PORT', 'PORT='));
    expect([...explained].sort()).to.deep.equal([...help].sort());
    const [settings] = fencesOf('docs/install.md').filter(({ mark }) => mark === 'env');
    expect([...variables(settings!.text)].filter((name) => !explained.has(name))).to.deep.equal([]);
  });

  it('start what the unit of systemd starts', () => {
    const [unit] = fencesOf('docs/install.md').filter(({ mark }) => mark === 'unit');
    expect(unit!.text).to.match(/^ExecStart=\/usr\/bin\/node [^\n]*\/opt\/turnout\/dist\/server\/cli\.js serve$/m);
  });
});
