import { expect } from 'chai';
import { nextSteps } from '../../../src/i18n/en/index.js';
import { epcPayload } from '../../../src/payments/index.js';
import { decodeQr } from '../../support/decode-qr.js';
import { child, familyCamp, parentWithoutScript } from '../../support/no-script-family.js';
import { visitorWithoutScript } from '../../support/no-script-visitor.js';

const account = 'bank_account: { holder: Club e. V., iban: DE89370400440532013000, bic: COBADEFFXXX }';
const yamlOf = (more: string) => `
workspace: { slug: club, name: Club${more && `, ${more}`} }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form: { sections: [{ fields: [name, email] }], prices: { base: 290 } }
`;
const ada = { 'name.first_name': 'Ada', 'name.last_name': 'L', email: 'ada@example.org' };

describe('how to pay after a registration without JavaScript', () => {
  it('is shown in words, and then as a code with the same content', async () => {
    const { fill, club } = await visitorWithoutScript({ yaml: yamlOf(account) });
    const page = await fill(ada);
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const [fee, ...furtherFees] = await club.store.fees.all(id);
    expect(furtherFees).to.deep.equal([]);
    const words = ['How to pay', '€290.00', 'Club e. V.', 'DE89 3704 0044 0532 0130 00', fee!.reference];
    const section = page.mainText.slice(page.mainText.indexOf('How to pay'));
    const places = words.map((text) => section.indexOf(text));
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).to.equal(true);
    expect(page.html.indexOf(fee!.reference)).to.be.below(page.html.indexOf('<svg'));
    // once with the person, once as the sum to pay
    const [beforePayment] = page.mainText.split('How to pay');
    expect(beforePayment).to.match(new RegExp(`Ada L €290\\.00 ${nextSteps.number} \\S+ $`));
    expect(section.split('€290.00')).to.have.lengthOf(2);
    const [, size, path] = /viewBox="0 0 (\d+) \d+"[^]*?<path d="([^"]+)"/.exec(page.html)!;
    const transfer = { holder: 'Club e. V.', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
    expect(decodeQr({ size: Number(size), path: path! })).to.equal(
      epcPayload({ ...transfer, amount: 29_000, reference: fee!.reference }),
    );
  });

  it('is the same where the form is sent twice', async () => {
    const { look, send, club } = await visitorWithoutScript({ yaml: yamlOf(account) });
    const form = await look();
    club.clock.now += 60_000;
    const pages = [await send(form, ada), await send(form, ada)];
    const references = pages.map(({ mainText }) => /\bRF\d\d\w+/.exec(mainText)?.[0]);
    expect(new Set(references).size).to.equal(1);
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    expect((await club.store.fees.all(id)).map(({ reference }) => reference)).to.deep.equal([references[0]]);
  });

  it('is left to the mail if the club has no account', async () => {
    const { fill } = await visitorWithoutScript({ yaml: yamlOf('') });
    const { mainText } = await fill(ada);
    expect(mainText).to.not.include('IBAN');
    expect(mainText.split('€290.00')).to.have.lengthOf(2);
  });

  it('stands below the choices of each person', async () => {
    const { page, send } = await parentWithoutScript();
    const { mainText } = await send(page, child(1, 'Bea', { size: 'M', badge: '7' }));
    expect(mainText).to.match(/Ada Lovelace €100\.00 S Number .* Bea Lovelace €90\.00 M Number /);
  });

  it('names the person of each transfer where there are several', async () => {
    const yaml = familyCamp().replace('name: Club', `name: Club, ${account}`);
    const { page, send } = await parentWithoutScript({ yaml });
    const { mainText } = await send(page, child(1, 'Bea'));
    const section = mainText.slice(mainText.indexOf('How to pay'));
    expect(section)
      .to.match(/Ada Lovelace €100\.00 .* Bea Lovelace €90\.00 /)
      .and.not.contain('Total');
  });
});
