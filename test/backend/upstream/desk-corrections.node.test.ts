import { expect } from 'chai';
import { statusOf } from '../../support/desk-sign-in.js';
import { adasClub, type AdasClub } from './desk-club.js';
import { ada, CREATE } from './hosted-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
describe('the desk of a gate before a service: a correction', () => {
  let club: AdasClub;

  const correct = (body: Record<string, unknown>, amount?: number) => {
    const { client, list_id, person_id } = club;
    return statusOf(client.correctAtDesk({ list_id, person_id, body, ...(amount ? { query: { amount } } : {}) }));
  };

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
    expect(await correct({ tent: 'Large' })).to.equal(409);
    expect([tent(), await club.journal()]).to.deep.equal(['Small', []]);
    expect(await correct({ tent: 'Large' }, 12_000)).to.equal(200);
    expect([tent(), await club.fees()]).to.deep.equal(['Large', [['Ada', 12_000]]]);
    expect(await club.journal()).to.deep.equal([['correct', ['tent']]]);
  });

  it('is written once though an answer was lost, and not if the service refuses it', async () => {
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: UPDATE, next: 1 });
    expect(await correct({ name: { first_name: 'Eda' } })).to.equal(422);
    expect(await club.journal()).to.deep.equal([]);
    club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    expect(await correct({ name: { first_name: 'Eda' } })).to.equal(200);
    expect(await correct({ name: { first_name: 'Eda' } })).to.equal(200);
    expect(await club.journal()).to.deep.equal([['correct', ['name']]]);
  });

  it('of a price is written once its outcome is known, with the mail to a new address', async () => {
    club.double.faults.add(
      { fault: { kind: 'lose_answer' }, endpoint: UPDATE },
      { fault: { kind: 'lose_request' }, endpoint: READ },
    );
    const changes = { tent: 'Large', email: 'ada.lovelace@example.org' };
    expect(await correct(changes, 12_000)).to.equal(504);
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
