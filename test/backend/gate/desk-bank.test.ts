import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import type { BankFile, DeskBankMatches } from '../../../src/model/desk-bank.js';
import { backend } from '../../support/backend.js';
import { bankFileOf, camtOf, type SampleEntry } from '../../support/bank-file.js';
import { clubWithDesk, deskClub, signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

const withAccount = deskClub.replace(
  'notify: none }',
  'notify: none, bank_account: { holder: Club, iban: DE89370400440532013000 } }',
);

/** A camp with fees of 25.00 and 10.00, a party with one of 7.00, and the session of an organiser. */
async function clubWithFees({ yaml = deskClub, email = 'money@club.example' } = {}) {
  const club = yaml === deskClub ? await clubWithDesk() : await backend({ yaml });
  const add = async (slug: string, first_name: string, amount: number) => {
    const body = { name: { first_name, last_name: 'Quist' }, email: `${first_name.toLowerCase()}@example.org` };
    const { data: person } = await club.api.createPerson({ list_id: await club.listOf(slug), body });
    const { data } = await club.api.createFees({
      body: { data: [{ person_id: person.id, amount, description: slug }] },
    });
    return data[0]!;
  };
  const [nora, mats, ida] = [
    await add('camp', 'Nora', 2_500),
    await add('camp', 'Mats', 1_000),
    await add('party', 'Ida', 700),
  ];
  const { client } = await signInAtDesk(club, email);
  const workspace_id = (await club.store.workspaces.bySlug('club'))!.id;
  const paidFees = async () =>
    Object.fromEntries(
      (await club.store.fees.all(workspace_id)).flatMap(({ first_name, paid_at }) =>
        paid_at === null ? [] : [[first_name, paid_at]],
      ),
    );
  return { club, client, nora, mats, ida, workspace_id, paidFees, add };
}

type Club = Awaited<ReturnType<typeof clubWithFees>>;

const matchesOf = async ({ client }: Pick<Club, 'client'>, file: BankFile): Promise<DeskBankMatches> =>
  (await client.matchBankFile({ body: file })).data;

/** The body that confirms all entries that pay. */
const confirmationOf = (file: BankFile, { entries }: DeskBankMatches) => ({
  ...file,
  entries: entries
    .filter(({ outcome }) => outcome === 'paid')
    .map(({ entry_id, fees }) => ({ entry_id, fee_ids: fees.map(({ fee_id }) => fee_id) })),
});

const outcomes = ({ entries }: DeskBankMatches) =>
  entries.map(({ outcome, fees }) => [outcome, ...fees.map(({ person_name }) => person_name)].join(': '));

const issueOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return [error.status, ...error.issues.map(({ field, code }) => `${field} ${code}`)].join(' ');
    },
  );

describe('the matches of a bank file at the desk', () => {
  it('show who paid what, and why an entry pays nothing; nothing is changed', async () => {
    const club = await clubWithFees();
    const { nora, mats, ida, client, paidFees } = club;
    await client.markFeesPaid({ body: { fee_ids: [ida.id], day: '2026-01-01' } });
    const entries: SampleEntry[] = [
      { text: `Camp ${nora.reference} danke`, amount: 2_500, payer: 'Jörg Quist' },
      { text: mats.reference, amount: 900 },
      { text: mats.reference, amount: 1_000, currency: 'CHF' },
      { text: 'Camp of Mats', amount: 1_000 },
      { text: 'RF65 18K5', amount: 1_000 },
      { text: ida.reference, amount: 700 },
      { text: 'Rent', amount: -90_000 },
    ];
    const matches = await matchesOf(club, bankFileOf(camtOf(entries)));
    expect(outcomes(matches)).to.deep.equal([
      'paid: Nora Quist',
      'other_amount: Mats Quist',
      'other_currency: Mats Quist',
      'no_reference',
      'unknown_reference',
      'already_paid: Ida Quist',
    ]);
    expect(matches.debits).to.equal(1);
    expect(matches.entries[0]).to.include({ day: '2026-01-02', amount: 2_500, currency: 'EUR', payer: 'Jörg Quist' });
    expect(matches.entries[0]!.fees[0]).to.include({ fee_id: nora.id, reference: nora.reference, paid_on: null });
    expect(JSON.stringify(matches)).to.not.include('Rent').and.not.include('example.org');
    expect(await paidFees()).to.deep.equal({ Ida: '2026-01-01' });
  });

  it('are those of one payment for a family, also in a file of Sparkasse', async () => {
    const club = await clubWithFees();
    const csv = `"Auftragskonto";"Buchungstag";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung";"Info"
"DE89370400440532013000";"02.01.26";"${club.nora.reference} und ${club.mats.reference}";"Quist";"35,00";"EUR";"Umsatz gebucht"
`;
    expect(outcomes(await matchesOf(club, bankFileOf(csv)))).to.deep.equal(['paid: Nora Quist: Mats Quist']);
  });

  it('warn of a file of another account', async () => {
    const club = await clubWithFees({ yaml: withAccount });
    const isOther = async (iban?: string) => (await matchesOf(club, bankFileOf(camtOf([], iban)))).is_other_account;
    expect(await isOther()).to.equal(false);
    expect(await isOther('DE02120300000000202051')).to.equal(true);
    const dkb = (iban: string) =>
      `"Girokonto";"${iban}"\n""\n"Buchungsdatum";"Status";"Verwendungszweck";"Betrag (€)"\n"01.01.26";"Gebucht";"x";"1"\n`;
    expect((await matchesOf(club, bankFileOf(dkb('DE02 1203 0000 0000 2020 51')))).is_other_account).to.equal(true);
    expect((await matchesOf(club, bankFileOf(dkb('DE89370400440532013000')))).is_other_account).to.equal(false);
  });

  it('are refused with a reason where there is no bank file', async () => {
    const { client } = await clubWithFees();
    const issue = (body: object) => issueOf(client.matchBankFile({ body: body as never }));
    expect(await issue(bankFileOf('a;b\n1;2\n'))).to.equal('422 file wrong_format');
    expect(await issue(bankFileOf('<html></html>'))).to.equal('422 file wrong_format');
    expect(await issue(bankFileOf(camtOf([{ text: 'x', amount: 1 }]).slice(0, 300)))).to.equal('422 file invalid');
    expect(await issue(bankFileOf(camtOf([{ text: 'x', amount: 1, day: '2026-02-30' }])))).to.equal('422 file invalid');
    expect(await issue(bankFileOf(''))).to.equal('422 file required');
    expect(await issue(bankFileOf(new Uint8Array(2 * 1024 * 1024 + 1)))).to.equal('422 file too_long');
    expect(await issue({ file: ['%'] })).to.equal('422 file wrong_type');
    expect(await issue({ file: 'text' })).to.equal('422 file wrong_type');
    expect(await issue({})).to.equal('422 file wrong_type');
  });
});

describe('matches that a treasurer confirms', () => {
  it('are paid on the day of their entries, once however often they are sent, with the journal', async () => {
    const all = await clubWithFees();
    const { club, client, nora, mats, paidFees } = all;
    const file = bankFileOf(
      camtOf([
        { text: nora.reference, amount: 2_500, day: '2026-01-02' },
        { text: mats.reference, amount: 1_000, day: '2026-01-03' },
      ]),
    );
    const body = confirmationOf(file, await matchesOf(all, file));
    const first = await client.confirmBankMatches({ body });
    expect(first.data.map(({ person_name, paid_on }) => [person_name, paid_on])).to.deep.equal([
      ['Nora Quist', '2026-01-02'],
      ['Mats Quist', '2026-01-03'],
    ]);
    expect(await client.confirmBankMatches({ body })).to.deep.equal(first);
    expect(await paidFees()).to.deep.equal({ Nora: '2026-01-02', Mats: '2026-01-03' });
    const owner = (await signInAtDesk(club, 'owner@club.example')).client;
    const { data: journal } = await owner.readJournal();
    expect(journal.map(({ action, by }) => [action, by])).to.deep.equal([
      ['import', 'money@club.example'],
      ['import', 'money@club.example'],
    ]);
    expect(outcomes(await matchesOf(all, file))).to.deep.equal([
      'already_paid: Nora Quist',
      'already_paid: Mats Quist',
    ]);
  });

  it('leave the others open', async () => {
    const all = await clubWithFees();
    const { client, nora, mats, paidFees } = all;
    const file = bankFileOf(camtOf([nora, mats].map(({ reference, amount }) => ({ text: reference, amount }))));
    const { entries, ...body } = confirmationOf(file, await matchesOf(all, file));
    await client.confirmBankMatches({ body: { ...body, entries: entries.slice(1) } });
    expect(await paidFees()).to.deep.equal({ Mats: '2026-01-02' });
  });

  it('count once when two treasurers confirm the same at the same moment, or one also marks by hand', async () => {
    const all = await clubWithFees();
    const { club, client, nora, mats, workspace_id } = all;
    const owner = (await signInAtDesk(club, 'owner@club.example')).client;
    const file = bankFileOf(camtOf([nora, mats].map(({ reference, amount }) => ({ text: reference, amount }))));
    const body = confirmationOf(file, await matchesOf(all, file));
    const statuses = await Promise.all([
      ...[client, owner, client].map((one) => statusOf(one.confirmBankMatches({ body }))),
      statusOf(owner.markFeesPaid({ body: { fee_ids: [mats.id], day: '2026-01-01' } })),
    ]);
    for (const status of statuses) expect(status).to.be.oneOf([200, 409]);
    const { data: journal } = await owner.readJournal();
    const fees = await club.store.fees.all(workspace_id);
    expect(journal.length).to.equal(fees.filter(({ paid_at }) => paid_at !== null).length);
    expect(fees.find(({ id }) => id === mats.id)!.paid_at).to.not.equal(null);
  });

  it('never pay again after a fee was opened: neither it nor another one that the entry names', async () => {
    const all = await clubWithFees();
    const { client, nora, ida, add, paidFees } = all;
    const twin = await add('camp', 'Twin', 2_500);
    await client.markFeesPaid({ body: { fee_ids: [twin.id], day: '2026-01-01' } });
    const file = bankFileOf(camtOf([{ text: `${nora.reference} ${twin.reference}`, amount: 2_500 }]));
    const body = confirmationOf(file, await matchesOf(all, file));
    await client.confirmBankMatches({ body });
    await client.markFeesOpen({ body: { fee_ids: [twin.id, nora.id] } });
    expect(outcomes(await matchesOf(all, file))).to.deep.equal(['already_booked: Nora Quist: Twin Quist']);
    expect(await statusOf(client.confirmBankMatches({ body }))).to.equal(409);
    const other = { ...file, entries: [{ entry_id: body.entries[0]!.entry_id, fee_ids: [twin.id] }] };
    expect(await statusOf(client.confirmBankMatches({ body: other }))).to.equal(409);
    expect(
      await statusOf(
        client.confirmBankMatches({ body: { ...other, entries: [{ entry_id: 'none', fee_ids: [ida.id] }] } }),
      ),
    ).to.equal(422);
    expect(await paidFees()).to.deep.equal({});
  });

  it('are booked all or not at all: an entry whose fees have changed since stops them', async () => {
    const all = await clubWithFees();
    const { client, nora, mats, ida, paidFees } = all;
    const file = bankFileOf(camtOf([nora, mats].map(({ reference, amount }) => ({ text: reference, amount }))));
    const body = confirmationOf(file, await matchesOf(all, file));
    const confirm = (entries: typeof body.entries) =>
      statusOf(client.confirmBankMatches({ body: { ...body, entries } }));
    const [first, second] = body.entries as [(typeof body.entries)[0], (typeof body.entries)[0]];
    expect(await confirm([first, { ...second, fee_ids: [ida.id] }])).to.equal(409);
    expect(await confirm([first, { ...second, fee_ids: ['fee_none'] }])).to.equal(404);
    expect(await confirm([])).to.equal(422);
    expect(await paidFees()).to.deep.equal({});
    await client.markFeesPaid({ body: { fee_ids: [mats.id], day: '2026-01-01' } });
    expect(await confirm(body.entries)).to.equal(409);
    expect(await paidFees()).to.deep.equal({ Mats: '2026-01-01' });
  });

  it('are booked as the command line books them: neither books an entry of the other again', async () => {
    const all = await clubWithFees();
    const { club, client, nora, workspace_id } = all;
    const file = bankFileOf(camtOf([{ text: nora.reference, amount: 2_500 }]));
    const matches = await matchesOf(all, file);
    await client.confirmBankMatches({ body: confirmationOf(file, matches) });
    const ids = matches.entries.map(({ entry_id }) => entry_id);
    expect([...(await club.store.bookedEntries.among(workspace_id, ids))]).to.deep.equal(ids);
  });
});

describe('a treasurer of one list', () => {
  const yaml = deskClub.replace('role: treasurer }', 'role: treasurer, lists: [camp] }');

  it('sees no fee of another list in a bank file, and books none', async () => {
    const all = await clubWithFees({ yaml });
    const { client, nora, ida, paidFees } = all;
    const file = bankFileOf(
      camtOf([
        { text: `${nora.reference} ${ida.reference}`, amount: 2_500 },
        { text: `${nora.reference} ${ida.reference}`, amount: 3_200 },
        { text: ida.reference, amount: 700 },
      ]),
    );
    const matches = await matchesOf(all, file);
    expect(outcomes(matches)).to.deep.equal([
      'unknown_reference: Nora Quist',
      'unknown_reference: Nora Quist',
      'unknown_reference',
    ]);
    const [, shared, foreign] = matches.entries;
    const confirm = (entry_id: string, ...fee_ids: string[]) =>
      statusOf(client.confirmBankMatches({ body: { ...file, entries: [{ entry_id, fee_ids }] } }));
    expect(await confirm(foreign!.entry_id, ida.id)).to.equal(404);
    expect(await confirm(shared!.entry_id, nora.id, ida.id)).to.equal(404);
    expect(await confirm(shared!.entry_id, nora.id)).to.equal(409);
    expect(await paidFees()).to.deep.equal({});
  });
});
