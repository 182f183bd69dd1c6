import { expect } from 'chai';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clientOf, isApiError } from '../../src/api/index.js';
import { gate as gateContract } from '../../src/contract/index.js';
import { gateStoreBefore, type GateProcess } from '../double/gate-process.js';
import { startDouble, type Double } from '../double/start-double.js';
import { startPostgres } from '../support/postgres.mjs';
import { startMailServer } from '../support/smtp-server.js';

const CREATE = 'POST /lists/{list_id}/persons';

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

describe('two processes of turnout gate with one PostgreSQL', function () {
  this.timeout(180_000);
  let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let double: Double;
  let gates: [GateProcess, GateProcess];
  before(async () => {
    postgres = (await startPostgres())!;
    mails = await startMailServer();
  });
  afterEach(async () => {
    for (const gate of gates) await gate.kill();
    await double.close();
  });
  after(async () => {
    await mails.close();
    await postgres.stop();
  });

  let databases = 0;
  async function start(places: number): Promise<void> {
    const name = `gates_${databases++}`;
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    double = await startDouble();
    const database = postgres.url.replace(/[^/]*$/, name);
    const { start } = await gateStoreBefore(double, { database, places, settings: { SMTP_URL: mails.url } });
    gates = [await start(), await start()];
  }

  const campers = () => double.persons(double.lists.main.camp).map(({ email }) => email);
  const mailsTo = (email: string) => mails.arrived.filter(({ to }) => to.includes(email)).length;

  /** A registration that can be sent to a gate, again and again, with the same key. */
  async function registration(email: string) {
    const api = ({ origin }: GateProcess) => clientOf(gateContract, { base: `${origin}/public/club` });
    const { data: token } = await api(gates[1]).readFormToken({ slug: 'camp' });
    await wait(token.min_age_ms);
    return (gate: GateProcess): Promise<string> =>
      api(gate)
        .createPerson({
          list_id: double.lists.main.camp,
          body: { name: { first_name: 'Ada', last_name: 'Lovelace' }, email },
          ...{ idempotency_key: `key-of-${email}`, form_token: token.token },
        })
        .then(({ data }) => data.id);
  }

  /** Kills the first gate once the service has the person, and before the gate hears of it. */
  async function killInTheMiddle(email: string) {
    const send = await registration(email);
    double.faults.add({ fault: { kind: 'hang' }, endpoint: CREATE, next: 1 });
    const lost = send(gates[0]).catch(() => {});
    await waitUntil(() => campers().includes(email));
    await gates[0].kill();
    await lost;
    return send;
  }

  it('register one person for one Idempotency-Key at both at once, with one mail', async () => {
    await start(9);
    double.faults.add({ fault: { kind: 'slow', milliseconds: 200 }, endpoint: CREATE });
    const send = await registration('both@example.org');
    const ids = await Promise.all([send(gates[0]), send(gates[1])]);
    expect([ids[0], campers()]).to.deep.equal([ids[1], ['both@example.org']]);
    await waitUntil(() => mailsTo('both@example.org') > 0);
    expect(await send(gates[1])).to.equal(ids[0]);
    expect(mailsTo('both@example.org')).to.equal(1);
  });

  it('sell the last place once', async () => {
    await start(1);
    const visitors = Array.from({ length: 6 }, (_, number) => `visitor${number}@example.org`);
    const senders = await Promise.all(visitors.map(registration));
    const outcomes = await Promise.all(
      senders.map((send, index) =>
        send(gates[index % 2]!).then(
          () => 'registered',
          (error: unknown) => (isApiError(error) ? error.issues.map(({ code }) => code).join() : String(error)),
        ),
      ),
    );
    expect(outcomes.sort()).to.deep.equal([...Array<string>(5).fill('full'), 'registered']);
    expect(campers()).to.have.length(1);
  });

  it('finish what the other was killed in the middle of when the visitor comes back, once and with one mail', async () => {
    await start(1);
    const send = await killInTheMiddle('back@example.org');
    expect(await send(gates[1])).to.match(/^per_/);
    await waitUntil(() => mailsTo('back@example.org') > 0);
    await send(gates[1]);
    expect([campers(), mailsTo('back@example.org')]).to.deep.equal([['back@example.org'], 1]);
  });

  it('finish it when the visitor has gone, with one mail, and keep its place meanwhile', async () => {
    await start(1);
    await killInTheMiddle('gone@example.org');
    const other = await registration('other@example.org');
    const refusal = await other(gates[1]).catch((error: unknown) => error);
    expect(isApiError(refusal) && refusal.issues[0]!.code).to.equal('full');
    await waitUntil(() => mailsTo('gone@example.org') > 0);
    expect([campers(), mailsTo('gone@example.org')]).to.deep.equal([['gone@example.org'], 1]);
  });
});
