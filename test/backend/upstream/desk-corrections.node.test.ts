import { expect } from 'chai';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';
import { ada, CREATE, hostedClub } from './hosted-club.js';
import { feesIn, pricedFile } from './priced-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
const OWNER = 'owner@club.example';

describe('the desk of a gate before a service: a correction', () => {
  let club: Awaited<ReturnType<typeof adasClub>>;

  /** A camp with Ada, in a small tent. */
  async function adasClub() {
    const file = (double: Parameters<ReturnType<typeof pricedFile>>[0]) =>
      `${pricedFile()(double)}\norganisers: [{ email: ${OWNER}, role: owner }]\n`;
    const hosted = await hostedClub({ file });
    const priced = { ...hosted, ...feesIn(hosted) };
    await priced.registerRelative();
    await priced.deliverMails();
    const { client } = await signInAtDesk({ ...priced, app: priced.backend } as never, OWNER);
    const list_id = priced.double.lists.main.camp;
    const person_id = String(priced.campers()[0]!['id']);
    const correct = (body: Record<string, unknown>, amount?: number) =>
      statusOf(client.correctAtDesk({ list_id, person_id, body, ...(amount ? { query: { amount } } : {}) }));
    const journal = async () => (await client.readJournal()).data.map(({ action, fields }) => [action, fields]);
    return { ...priced, client, correct, journal, list_id, person_id };
  }

  beforeEach(async () => (club = await adasClub()));
  afterEach(() => club.close());

  it('has somebody added at the service once, also after a lost answer, and no more than there are places', async () => {
    const { client, list_id } = club;
    const add = (first_name: string, idempotency_key: string) =>
      statusOf(client.addAtDesk({ list_id, body: { ...ada, name: { first_name, last_name: 'L' } }, idempotency_key }));
    const names = () => club.campers().map(({ name }) => (name as { first_name: string }).first_name);
    club.double.faults.add(
      { fault: { kind: 'lose_answer' }, endpoint: CREATE },
      { fault: { kind: 'lose_request' }, endpoint: 'GET /lists/{list_id}/persons' },
    );
    const lost = await add('Bo', 'k'.repeat(32));
    club.double.faults.clear();
    club.clock.now += 60_000;
    expect(await add('Bo', 'k'.repeat(32))).to.equal(200);
    expect(await add('Cy', 'c'.repeat(32))).to.equal(422);
    expect([lost === 200 || lost >= 500, names(), await club.placesTaken()]).to.deep.equal([true, ['Ada', 'Bo'], 2]);
    expect(await club.journal()).to.deep.equal([['add', undefined]]);
  });

  const tent = () => club.campers()[0]!['tent'];

  it('is stored at the service, with its price and entry', async () => {
    expect(await club.correct({ tent: 'Large' })).to.equal(409);
    expect([tent(), await club.journal()]).to.deep.equal(['Small', []]);
    expect(await club.correct({ tent: 'Large' }, 12_000)).to.equal(200);
    expect([tent(), await club.fees()]).to.deep.equal(['Large', [['Ada', 12_000]]]);
    expect(await club.journal()).to.deep.equal([['correct', ['tent']]]);
  });

  it('is written once though an answer was lost, and not if the service refuses it', async () => {
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: UPDATE, next: 1 });
    expect(await club.correct({ name: { first_name: 'Eda' } })).to.equal(422);
    expect(await club.journal()).to.deep.equal([]);
    club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    expect(await club.correct({ name: { first_name: 'Eda' } })).to.equal(200);
    expect(await club.correct({ name: { first_name: 'Eda' } })).to.equal(200);
    expect(await club.journal()).to.deep.equal([['correct', ['name']]]);
  });

  it('of a price is written once its outcome is known, with the mail to a new address', async () => {
    club.double.faults.add(
      { fault: { kind: 'lose_answer' }, endpoint: UPDATE },
      { fault: { kind: 'lose_request' }, endpoint: READ },
    );
    const changes = { tent: 'Large', email: 'ada.lovelace@example.org' };
    expect(await club.correct(changes, 12_000)).to.equal(504);
    club.double.faults.clear();
    expect(await club.journal()).to.deep.equal([]);
    club.clock.now += 60_000;
    await club.completeTasks();
    expect([tent(), await club.fees()]).to.deep.equal(['Large', [['Ada', 12_000]]]);
    expect(await club.journal()).to.deep.equal([['correct', ['tent', 'email']]]);
    const mails = await club.deliverMails();
    expect(new Set(mails.map(({ to }) => to.address))).to.deep.equal(new Set(['ada.lovelace@example.org']));
  });
});
