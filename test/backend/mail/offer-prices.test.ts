import { expect } from 'chai';
import { previewMail } from '../../../src/backend/mail/index.js';
import { supportedTag, formatEuros, wordsOf } from '../../../src/i18n/index.js';
import { serverWordsOf } from '../../../src/i18n/server-words.js';
import { pricedCampYaml } from '../gate/priced-camp.js';
import { withTwoOffers } from '../gate/two-offers.js';

/** The mail about the offers, as it leaves at once. */
async function offerMail(yaml?: string) {
  const camp = await withTwoOffers(yaml);
  const mails = await camp.deliverMails();
  return { ...camp, mail: mails.find(({ subject }) => /place is free/i.test(subject))! };
}

describe('the mail about offered places', () => {
  it('names the price of each person and the sum, which the page shows too', async () => {
    const { mail, page } = await offerMail();
    const { registrations } = await page.read();
    expect(registrations.map(({ amount }) => amount)).to.deep.equal([290_00, 261_00]);
    expect(mail.text).to.match(/\nFirst L: €290\.00\nSecond L: €261\.00\nTotal: €551\.00\n/);
    for (const amount of ['€290.00', '€261.00', '€551.00']) expect(mail.html).to.include(amount);
  });

  it('names it before the button', async () => {
    const { mail } = await offerMail();
    const { answerOffer } = await serverWordsOf('en', 'registration');
    expect(mail.html.indexOf('€551.00')).to.be.below(mail.html.indexOf(answerOffer));
  });

  it('names it beside the own words of the club, which tell the deadline', async () => {
    const own = `mails: { offered: { text: "Take it until {{until}}.\\n\\n{{link}}" } },`;
    const { mail } = await offerMail(pricedCampYaml.replace('languages:', `${own} languages:`));
    expect(mail.text).to.include('Take it until').and.include('€551.00').and.not.include('Answer by');
  });

  it('names none where the event has no prices', async () => {
    const { mail } = await offerMail(pricedCampYaml.replace(/ {6}prices:\n( {8}.*\n)+/, ''));
    expect(mail.text).to.not.include('€');
  });
});

describe('the mail about an accepted offer', () => {
  it('names amount and reference of the fee, and has its QR code', async () => {
    const { accept, deliverMails, store, workspace } = await withTwoOffers();
    await accept();
    const mail = (await deliverMails()).find(
      ({ subject, text }) => subject === 'Registered: Camp' && text.includes('First'),
    )!;
    const fees = (await store.fees.all(workspace.id)).filter(({ first_name }) => /First|Second/.test(first_name ?? ''));
    expect(fees.map(({ amount }) => amount)).to.have.members([290_00, 261_00]);
    for (const { reference } of fees) expect(mail.text).to.include(reference);
    expect(mail.html).to.include('€290.00').and.include('€261.00').and.include('cid:transfer-1@turnout');
    expect(mail.attachments!.filter(({ contentType }) => contentType === 'image/gif')).to.have.lengthOf(2);
  });
});

describe('the preview of the mail about an offered place', () => {
  for (const language of ['en', 'de', 'de-x-sie', 'ar', 'he', 'tr', 'uk'])
    it(`names the price in the language ${language}`, async () => {
      const { store, api, clock, workspace } = await withTwoOffers(
        pricedCampYaml.replace('languages: [en, de]', `languages: [en, ${language}]`.replace('en, en', 'en')),
      );
      const mail = await previewMail(
        { store, memberApi: async () => api, clock: () => clock.now, portal_url: 'https://club.example/portal' },
        workspace,
        { kind: 'offered', language },
      );
      const words = await wordsOf(language, 'fees');
      const euros = (cents: number) => formatEuros(cents, supportedTag(language));
      for (const part of [mail!.text, mail!.html])
        expect(part)
          .to.include('Noah Muster')
          .and.include(words.total)
          .and.include(euros(2 * 240_00));
    });
});
