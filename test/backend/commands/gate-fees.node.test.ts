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
const family = 'f'.repeat(32);

/** Looks until it is there; the test's own timeout is the limit. */
async function waitFor<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (;;) {
    const value = await look();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ada = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org', tent: 'Large' };

/** The statement of a bank with one payment. */
const statementOf = (reference: string, euros: string) =>
  `Buchungstag;Verwendungszweck;Betrag;Waehrung\n${['22.11.2026', reference, euros, 'EUR'].join(';')}\n`;

describe('turnout gate with prices', () => {
  const { at, turnout } = workplace();
  let double: Double;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    double = await startDouble();
    writeFileSync(at('key.txt'), `${double.key}\n`, { mode: 0o600 });
    const { camp, draft } = double.lists.main;
    writeFileSync(
      at('gate.yaml'),
      `workspace: { slug: club, name: Club, bank_account: { holder: Club e. V., iban: DE89370400440532013000 } }
forms:
  - slug: camp
    list_id: ${camp}
    published: true
    form:
      sections: [{ fields: [name, email, tent] }]
      prices: { base: 100, additions: [{ amount: 20, when: { field: tent, is: Large } }] }
  - { slug: winter, list_id: ${draft} }
`,
    );
  });
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    await double.close();
  });

  const upstream = () => ['--upstream', double.baseUrl, '--key-file', at('key.txt')];

  async function startGate() {
    const args = [...builtCommand, 'gate', ...upstream(), '--port', '0', '--data', at('data')];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, TURNOUT_ORIGIN: '', PORT: '' } });
    children.push(child);
    const origin = (await serverUrl(child)).replace(/,$/, '');
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${origin}/public/club${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const payments = async () =>
      ((await (await post('/forms/camp/payments', { family })).json()) as { data: { reference: string }[] }).data;
    return { child, post, payments };
  }
  type Gate = Awaited<ReturnType<typeof startGate>>;

  /** A form token that is old enough. */
  async function tokenAt({ post }: Gate): Promise<string> {
    const { data } = (await (await post('/forms/camp/token', {})).json()) as { data: { token: string } };
    await new Promise((resolve) => setTimeout(resolve, MIN_AGE_MS));
    return data.token;
  }
  const registerAt = ({ post }: Gate, token: string) =>
    post(`/lists/${double.lists.main.camp}/persons`, ada, {
      'Form-Token': token,
      'Form-Family': family,
      'Idempotency-Key': 'k'.repeat(20),
    });
  const listedFees = async () =>
    JSON.parse((await turnout('fee', 'list', '--json')).out) as {
      id: string;
      amount: number;
      paid_at: string | null;
    }[];

  it('has one fee after kill -9 between the steps, whoever comes back', async () => {
    await turnout('gate', 'apply', at('gate.yaml'));
    const first = await startGate();
    const token = await tokenAt(first);
    double.faults.add({ fault: { kind: 'hang' }, endpoint: CREATE, next: 1 });
    const lost = registerAt(first, token).catch(() => undefined);
    await waitFor(() => double.persons(double.lists.main.camp).length === 1);
    await kill(first.child);
    await lost;

    const second = await startGate();
    const retries = await Promise.all([registerAt(second, token), registerAt(second, token)]);
    const [shown] = await Promise.all([second.payments(), second.payments()]);
    await kill(second.child);
    // the work between requests, after a start
    const third = await startGate();
    await waitFor(async () => (await third.payments()).length);
    await kill(third.child);
    expect(retries.map(({ status }) => status)).to.include(201);
    expect([shown.length, (await listedFees()).map(({ amount }) => amount)]).to.deep.equal([1, [12_000]]);
    expect(double.log.filter(({ endpoint }) => !endpoint || endpoint === 'POST /fees')).to.deep.equal([]);
  }).timeout(60_000);

  it('is told by gate check of prices that never count, and of a missing account', async () => {
    const check = async (change: (yaml: string) => string) => {
      writeFileSync(at('gate.yaml'), change(readFileSync(at('gate.yaml'), 'utf8')));
      await turnout('gate', 'apply', at('gate.yaml'));
      return turnout('gate', 'check', ...upstream());
    };
    const fitting = await check((yaml) => yaml);
    expect([fitting.code, fitting.out.includes('where to pay')]).to.deep.equal([0, false]);
    const { code, out } = await check((yaml) =>
      yaml.replace('is: Large', 'is: Lrage').replace(/, bank_account: {.*?}/, ''),
    );
    expect(code).to.equal(1);
    expect(out)
      .to.include('FAULT: form camp: prices.additions.0.when.is: "tent" is never answered with "Lrage"; did you mean')
      .and.include('note: form camp: it has prices, and workspace.bank_account does not say where to pay');
  });

  it('has fees that commands list, import from a statement and export', async () => {
    await turnout('gate', 'apply', at('gate.yaml'));
    const gate = await startGate();
    await registerAt(gate, await tokenAt(gate));
    const [payment] = await gate.payments();
    await kill(gate.child);
    const { reference } = payment!;
    expect((await turnout('fee', 'list', '--open', '--form', 'camp')).out)
      .to.include(reference)
      .and.include('120.00');
    expect((await turnout('fee', 'list', '--form', 'winter')).out).to.include('no such fees');
    writeFileSync(at('statement.csv'), statementOf(reference, '120,00'));
    const imported = await turnout('fee', 'import', at('statement.csv'));
    expect([imported.code, imported.out.includes('1 fee paid'), imported.err]).to.deep.equal([0, true, '']);
    const [fee] = await listedFees();
    expect(fee?.paid_at).to.equal('2026-11-22');
    const exported = await turnout('export', 'camp', '--format', 'csv');
    expect([exported.code, exported.out.includes('Lovelace'), exported.out.includes('120')]).to.deep.equal([
      ...[0, true, true],
    ]);
    expect(exported.err).to.include('through this gate');
    expect((await turnout('fee', 'unpaid', fee!.id)).code).to.equal(0);
    expect((await turnout('fee', 'paid', reference)).out).to.include('is paid');
  }).timeout(60_000);
});
