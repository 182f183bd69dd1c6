import { expect } from 'chai';
import { bankFileOf, camtOf } from '../../support/bank-file.js';
import { statusOf } from '../../support/desk-sign-in.js';
import { adasClub, type AdasClub } from './desk-club.js';
import { ada } from './hosted-club.js';

const message_id = '0123456789abcdef';

describe('the desk of a gate before a service: money and messages', () => {
  let club: AdasClub;
  beforeEach(async () => (club = await adasClub()));
  afterEach(() => club.close());

  const fees = async () => (await club.client.listDeskFees()).data;

  it('shows the fees of registrations through the gate, and says that there may be more', async () => {
    const { data } = await club.client.readMoney();
    expect([data.open_count, data.open, data.is_incomplete]).to.deep.equal([1, 10_000, true]);
    expect((await club.client.readDesk()).data.is_hosted).to.equal(true);
    const [fee] = await fees();
    expect(await statusOf(club.client.markFeesPaid({ body: { fee_ids: [fee!.fee_id], day: '2026-11-20' } }))).to.equal(
      200,
    );
    expect((await fees()).map(({ person_name, paid_on }) => [person_name, paid_on])).to.deep.equal([
      ['Ada Lovelace', '2026-11-20'],
    ]);
  });

  it('marks what a bank file pays, once', async () => {
    const [fee] = await fees();
    const file = bankFileOf(camtOf([{ text: fee!.reference, amount: fee!.amount }]));
    const [entry] = (await club.client.matchBankFile({ body: file })).data.entries;
    expect([entry!.outcome, entry!.fees.map(({ fee_id }) => fee_id)]).to.deep.equal(['paid', [fee!.fee_id]]);
    const body = { ...file, entries: [{ entry_id: entry!.entry_id, fee_ids: [fee!.fee_id] }] };
    for (const _ of ['first', 'repeat']) expect(await statusOf(club.client.confirmBankMatches({ body }))).to.equal(200);
    expect((await fees()).map(({ paid_on }) => paid_on)).to.deep.equal(['2026-01-02']);
    expect(await club.journal()).to.deep.equal([['import', undefined]]);
    const second = (await club.client.matchBankFile({ body: file })).data;
    expect(second.entries.map(({ outcome }) => outcome)).to.deep.equal(['already_paid']);
  });

  it('reminds of an open fee, at the address that the registration has now', async () => {
    const { client, list_id, person_id } = club;
    await client.correctAtDesk({ list_id, person_id, body: { email: 'lovelace@example.org' } });
    await club.deliverMails();
    const [fee] = await fees();
    const body = { fee_ids: [fee!.fee_id], message_id };
    expect((await client.remindOfFees({ body })).data).to.deep.equal({ mails: 1 });
    expect((await client.remindOfFees({ body })).data).to.deep.equal({ mails: 1 });
    const mails = await club.deliverMails();
    expect(mails.map(({ to }) => to.address)).to.deep.equal(['lovelace@example.org']);
    expect(mails[0]!.text).to.include(fee!.reference).and.include('€100.00');
    expect((await fees()).map(({ reminded_on }) => reminded_on)).to.deep.equal(['2026-11-21']);
  });

  it('writes to those who registered through the gate, also while the service does not answer', async () => {
    const { client, list_id, double } = club;
    await club.registerRelative({ name: { first_name: 'Bo', last_name: 'Lovelace' } });
    await club.deliverMails();
    double.faults.add({ fault: { kind: 'lose_request' }, endpoint: 'GET /lists/{list_id}/persons/{person_id}' });
    const body = { message_id, subject: '{{event}}', text: 'Hello {{first_name}}', selection: {} };
    expect((await client.sendMessage({ list_id, body })).data.mails).to.equal(1);
    const mails = await club.deliverMails();
    expect(mails.map(({ to, text }) => [to.address, text.includes('Ada and Bo')])).to.deep.equal([[ada.email, true]]);
  });

  it('has no duplicates to merge, and decides about nobody', async () => {
    const { client, list_id, person_id } = club;
    expect(await statusOf(client.listDuplicates({ list_id }))).to.equal(403);
    expect(await statusOf(client.acceptApplication({ person_id, body: {} }))).to.equal(403);
    expect(await statusOf(client.promoteAtDesk({ list_id, person_id, body: {} }))).to.equal(403);
  });
});
