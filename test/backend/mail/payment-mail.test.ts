import { expect } from 'chai';
import { backend } from '../../support/backend.js';

const account = 'bank_account: { holder: Club e. V., iban: DE89370400440532013000, bic: COBADEFFXXX }';
const yaml = (more: string) => `
workspace: { slug: club, name: Club, languages: [en, de]${more && `, ${more}`} }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      participants: 4
      sections: [{ fields: [name, email] }]
      prices: { base: [{ amount: 290 }], siblings: { second: 10 % } }
`;

const family = { 'Form-Family': 'f'.repeat(32) };
const child = (first_name: string) => ({ name: { first_name, last_name: 'L' }, email: 'parent@example.org' });

/** Registers two children; gives the mails that go out and the fees that there are. */
async function twoChildren(more = account) {
  const club = await backend({ yaml: yaml(more) });
  for (const name of ['Ada', 'Bo']) await club.register(child(name), { headers: family });
  club.clock.now += 10_000;
  const mails = await club.deliverMails();
  const { id } = (await club.store.workspaces.bySlug('club'))!;
  return { mails, fees: await club.store.fees.all(id) };
}

describe('how to pay, in the mail about a registration', () => {
  it('names account, amount and reference of each fee, in the text and in the HTML', async () => {
    const { mails, fees } = await twoChildren();
    expect(mails).to.have.lengthOf(1);
    expect(fees.map(({ amount }) => amount)).to.have.members([29_000, 26_100]);
    for (const part of [mails[0]!.text, mails[0]!.html]) {
      expect(part).to.include('How to pay').and.include('Club e. V.').and.include('DE89 3704 0044 0532 0130 00');
      expect(part).to.include('COBADEFFXXX').and.include('€290.00').and.include('€261.00');
      for (const { reference } of fees) expect(part).to.include(reference);
    }
  });

  it('names the amounts alone where the club has no account', async () => {
    const { mails } = await twoChildren('');
    expect(mails[0]!.text).to.include('€290.00').and.not.include('IBAN');
  });

  it('is left out where a form has no prices', async () => {
    const club = await backend({ yaml: yaml(account).replace(/ {6}prices.*\n/, '') });
    await club.register(child('Ada'));
    club.clock.now += 10_000;
    const [mail] = await club.deliverMails();
    expect(mail!.text).to.not.match(/IBAN|€/);
  });
});
