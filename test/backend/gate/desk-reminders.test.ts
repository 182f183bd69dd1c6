import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import { UndeliverableError } from '../../../src/backend/mail/index.js';
import type { NewReminder } from '../../../src/model/desk-money.js';
import { backend } from '../../support/backend.js';
import { deskClub, signInAtDesk, statusOf } from '../../support/desk-sign-in.js';
import { familyHeader } from './member-club.js';

const ID = '0123456789abcdef0123456789abcdef';
const DAY_MS = 24 * 3600_000;
const yaml = deskClub.replace(
  'notify: none }',
  'notify: none, bank_account: { holder: Club, iban: DE89370400440532013000 } }',
);

/** A camp with a family of two at one address, one person alone and one without an address, each with a fee; and a treasurer. */
async function clubWithDebtors({ file = yaml } = {}) {
  const club = await backend({ yaml: file });
  const list_id = await club.listOf('camp');
  const register = async (first_name: string, email: string | null, headers: Record<string, string>) => {
    const body = { name: { first_name, last_name: 'Quist' }, email, allergies: 'Cashew nuts' };
    const response = await club.register(body, { form: 'camp', headers });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const family = familyHeader();
  const persons = [
    await register('Nora', 'quist@example.org', family),
    await register('Ben', 'Quist@Example.org', family),
    await register('Ida', 'ida@example.org', familyHeader()),
  ];
  const { data: lone } = await club.api.createPerson({
    list_id,
    body: { name: { first_name: 'Lone', last_name: 'X' } },
  });
  const { data: fees } = await club.api.createFees({
    body: {
      data: [...persons, lone.id].map((person_id, at) => ({
        person_id,
        amount: 2_500 + 100 * at,
        description: 'Summer camp',
      })),
    },
  });
  await mailsOf(club);
  const { client } = await signInAtDesk(club, 'money@club.example');
  const ids = fees.map(({ id }) => id);
  const remind = async (more: Partial<NewReminder> = {}) =>
    (await client.remindOfFees({ body: { message_id: ID, fee_ids: ids, ...more } })).data.mails;
  return { club, list_id, fees, ids, client, remind };
}

type Club = Awaited<ReturnType<typeof backend>>;

async function mailsOf(club: Club) {
  club.clock.now += 60_000;
  return club.deliverMails();
}

const addressesIn = (mails: Awaited<ReturnType<typeof mailsOf>>) => mails.map(({ to }) => to.address).sort();

describe('a reminder of fees', () => {
  it('is one mail for each address, with amounts, references and account, and without answers', async () => {
    const { club, fees, remind } = await clubWithDebtors();
    expect(await remind()).to.equal(2);
    const mails = await mailsOf(club);
    expect(addressesIn(mails)).to.deep.equal(['ida@example.org', 'quist@example.org']);
    const family = mails.find(({ to }) => to.address.startsWith('quist'))!;
    for (const text of ['Nora', 'Ben', 'Summer camp', 'DE89 3704 0044 0532 0130 00', '25,00', '26,00'])
      expect(family.text).to.include(text);
    for (const { reference } of fees.slice(0, 2)) expect(family.text).to.include(reference);
    expect(family.text).to.not.include(fees[2]!.reference);
    expect(JSON.stringify(mails)).to.not.include('Cashew');
  });

  it('is shown before it is sent, and nothing is sent by that', async () => {
    const { club, client, ids } = await clubWithDebtors();
    const { data } = await client.previewReminder({ body: { fee_ids: ids } });
    expect(data).to.deep.include({ mails: 2, recent: 0, without_address: 1 });
    expect(data.example!.text).to.include('Nora').and.include('DE89');
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await client.listDeskFees()).data.map(({ reminded_on }) => reminded_on)).to.deep.equal(ids.map(() => null));
  });

  it('is answered the same again, mails nobody twice, and stands in the journal without values', async () => {
    const { club, client, remind } = await clubWithDebtors();
    expect(await remind()).to.equal(2);
    expect(await remind()).to.equal(2);
    expect(await mailsOf(club)).to.have.length(2);
    expect(await remind({ repeat: false })).to.equal(2);
    expect(await statusOf(remind({ repeat: true }))).to.equal(422);
    const { data } = await client.listDeskFees();
    expect(data.map(({ reminded_on }) => reminded_on !== null)).to.deep.equal([true, true, true, false]);
    const owner = (await signInAtDesk(club, 'owner@club.example')).client;
    const { data: journal } = await owner.readJournal();
    expect(journal.map(({ action, by }) => `${action} ${by}`)).to.deep.equal(
      Array.from({ length: 3 }, () => 'remind money@club.example'),
    );
    expect(JSON.stringify(journal)).to.not.match(/Quist|2500|RF\d\d/);
    expect((await owner.listMessages({ list_id: await club.listOf('camp') })).data).to.deep.equal([]);
  });

  it('that a mail server refuses is shown beside its day, until a later one arrives', async () => {
    const { club, client, ids, remind } = await clubWithDebtors();
    const { send } = club.mailTransport;
    club.mailTransport.send = async (message) => {
      if (message.to.address.toLowerCase() === 'quist@example.org') throw new UndeliverableError('550');
      return send(message);
    };
    const undelivered = async () =>
      (await client.listDeskFees()).data.map(({ reminder_undelivered }) => reminder_undelivered);
    await remind();
    expect(await undelivered()).to.deep.equal([false, false, false, false]);
    await mailsOf(club);
    expect(await undelivered()).to.deep.equal([true, true, false, false]);
    club.mailTransport.send = send;
    await remind({ message_id: 'f'.repeat(32), fee_ids: ids.slice(0, 2), repeat: true });
    expect(await mailsOf(club)).to.have.length(1);
    expect(await undelivered()).to.deep.equal([false, false, false, false]);
  });

  it('is not sent again within seven days, unless that is asked for', async () => {
    const { club, client, ids, remind } = await clubWithDebtors();
    await remind();
    await mailsOf(club);
    club.clock.now += 6 * DAY_MS;
    const { client: later } = await signInAtDesk(club, 'money@club.example');
    const send = (message_id: string, more: Partial<NewReminder> = {}) =>
      later.remindOfFees({ body: { message_id, fee_ids: ids.slice(0, 3), ...more } });
    expect((await later.previewReminder({ body: { fee_ids: ids } })).data).to.include({ mails: 0, recent: 3 });
    expect(await statusOf(send('a'.repeat(32)))).to.equal(409);
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await send('b'.repeat(32), { repeat: true })).data.mails).to.equal(2);
    expect(await mailsOf(club)).to.have.length(2);
    club.clock.now += 8 * DAY_MS;
    const { client: last } = await signInAtDesk(club, 'money@club.example');
    expect((await last.previewReminder({ body: { fee_ids: ids } })).data).to.include({ mails: 2, recent: 0 });
    expect(client).to.not.equal(last);
  });

  it('goes out once when two treasurers send it at the same moment, also each twice', async () => {
    const { club, client, ids } = await clubWithDebtors();
    const owner = (await signInAtDesk(club, 'owner@club.example')).client;
    const body = (message_id: string) => ({ message_id, fee_ids: ids });
    const statuses = await Promise.all([
      statusOf(client.remindOfFees({ body: body('a'.repeat(32)) })),
      statusOf(owner.remindOfFees({ body: body('b'.repeat(32)) })),
      statusOf(client.remindOfFees({ body: body('a'.repeat(32)) })),
      statusOf(owner.remindOfFees({ body: body('b'.repeat(32)) })),
    ]);
    for (const status of statuses) expect(status).to.be.oneOf([200, 409]);
    expect(statuses).to.include(200);
    expect(addressesIn(await mailsOf(club))).to.deep.equal(['ida@example.org', 'quist@example.org']);
    expect((await owner.readJournal()).data).to.have.length(3);
  });

  it('that is asked for again is sent once, though its request comes twice at the same moment', async () => {
    const { club, client, ids, remind } = await clubWithDebtors();
    await remind();
    await mailsOf(club);
    const send = () => client.remindOfFees({ body: { message_id: 'c'.repeat(32), fee_ids: ids, repeat: true } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ data }) => data.mails)).to.deep.equal([2, 2, 2]);
    expect(await mailsOf(club)).to.have.length(2);
  });

  it('is not about what was paid before it is sent', async () => {
    const { club, client, ids, fees, remind } = await clubWithDebtors();
    await remind();
    await client.markFeesPaid({ body: { fee_ids: [ids[0]!, ids[2]!], day: '2026-01-01' } });
    const mails = await mailsOf(club);
    expect(addressesIn(mails)).to.deep.equal(['Quist@Example.org']);
    expect(mails[0]!.text).to.include(fees[1]!.reference).and.not.include(fees[0]!.reference);
    expect(await statusOf(remind({ message_id: 'd'.repeat(32), fee_ids: [ids[0]!] }))).to.equal(409);
  });

  it('reaches the others of a family when the first of them is deleted', async () => {
    const { club, list_id, fees, remind } = await clubWithDebtors();
    await remind();
    await club.api.deletePerson({ list_id, person_id: fees[0]!.person_id });
    const mails = await mailsOf(club);
    const family = mails.find(({ to }) => to.address.toLowerCase().startsWith('quist'))!;
    expect(family.text).to.include('Ben').and.not.include('Nora');
  });

  it('is refused for fees of other lists, and without a selection or an id', async () => {
    const { club, ids } = await clubWithDebtors({
      file: yaml.replace('role: treasurer }', 'role: treasurer, lists: [party] }'),
    });
    const { client } = await signInAtDesk(club, 'money@club.example');
    expect(await statusOf(client.previewReminder({ body: { fee_ids: ids } }))).to.equal(404);
    expect(await statusOf(client.remindOfFees({ body: { message_id: ID, fee_ids: ids } }))).to.equal(404);
    const issue = (body: object) =>
      client.remindOfFees({ body: body as never }).then(
        () => 'none',
        (error: unknown) =>
          isApiError(error) ? error.issues.map(({ field, code }) => `${field} ${code}`).join() : error,
      );
    expect(await issue({ message_id: ID, fee_ids: [] })).to.equal('fee_ids required');
    expect(await issue({ fee_ids: ids })).to.equal('message_id required');
    expect(await issue({ message_id: ID, fee_ids: ids, repeat: 'yes' })).to.equal('repeat wrong_type');
    expect(await mailsOf(club)).to.deep.equal([]);
  });
});
