import { expect } from 'chai';
import { composedKinds, messageKinds } from '../../../src/backend/mail/messages/index.js';
import { previewKinds, previewMail, type PreviewKind } from '../../../src/backend/mail/index.js';
import { isCreditorReference } from '../../../src/payments/index.js';
import { backend } from '../../support/backend.js';

/** The previews of each kind of the outbox. */
const previews: Readonly<Record<string, readonly PreviewKind[]>> = {
  link_request: ['sign_in'],
  email_confirmation: ['email_confirmation'],
  email_requested: ['email_requested'],
  email_changed: ['email_changed'],
  registration: [
    ...(['unconfirmed', 'registered', 'waiting', 'applied', 'offered', 'lapsed'] as const),
    ...(['accepted', 'declined', 'cancelled'] as const),
  ],
  registration_price: ['price_changed'],
  confirmation_request: ['unconfirmed'],
  registration_held: ['review'],
  desk_link_request: ['desk_sign_in'],
  desk_message: ['desk_message', 'fee_reminder'],
  organiser_notice: ['organiser_notice'],
  organiser_digest: ['organiser_digest'],
  organiser_refusal: ['organiser_refusal'],
};

const families = Object.entries(previews).flatMap(([kind, own]) => (/^(organiser|desk)_/.test(kind) ? [] : own));
const ofPortal: readonly string[] = ['sign_in', 'email_confirmation', 'email_requested', 'email_changed'];

const template = (kind: string) =>
  `    ${kind}: { subject: 'Our ${kind}', text: "Our words about ${kind}.\\n\\n{{link}}" }`;
const linkless = ['review', 'declined', 'cancelled'];
const words = (kinds: readonly string[]) =>
  kinds
    .map((kind) => (linkless.includes(kind) ? template(kind).replace('\\n\\n{{link}}', '') : template(kind)))
    .join('\n');

const yaml = `
workspace:
  slug: club
  name: Club
  languages: [en]
  bank_account: { holder: Club, iban: DE89370400440532013000 }
  mails:
${words([...new Set(families)].filter((kind) => !ofPortal.includes(kind)))}
  member_portal:
    mails:
${words(ofPortal).replaceAll(/^/gm, '  ')}
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [name, email] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form: { waiting_list: queue, prices: { base: 120 }, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-24, form: { sections: [{ fields: [name, email] }] } }
`;

async function previewed(kind: PreviewKind, file = yaml) {
  const { store, api, clock } = await backend({ yaml: file });
  const workspace = (await store.workspaces.bySlug('club'))!;
  const context = { store, memberApi: async () => api, clock: () => clock.now, portal_url: 'https://x.example/portal' };
  return (await previewMail(context, workspace, { kind, language: 'en' }))!;
}

describe('previews of mails', () => {
  it('are there for every kind that the outbox can have, and for no other', () => {
    expect(Object.keys(previews).sort()).to.deep.equal(
      [...Object.keys(messageKinds), ...Object.keys(composedKinds)].sort(),
    );
    expect([...new Set(Object.values(previews).flat())].sort()).to.deep.equal([...previewKinds].sort());
  });

  for (const kind of new Set(families))
    it(`have the club’s own words: ${kind}`, async () => {
      const { subject, text, html } = await previewed(kind);
      expect(subject).to.equal(`Our ${kind}`);
      expect(text).to.include(`Our words about ${kind}.`);
      expect(html).to.include(`Our words about ${kind}.`);
    });

  it('name each person once where no answers are repeated, in ours and in words without the name', async () => {
    const standardMail = await previewed('lapsed', yaml.replace(/^ {2}mails:\n(?: {4}.*\n)+/m, ''));
    const own = await previewed('lapsed');
    expect(
      [standardMail, own].map(({ text }) => text.match(/(?:Name: )?Mia Muster(?:, | and )Noah Muster/g)),
    ).to.deep.equal([['Mia Muster and Noah Muster'], ['Name: Mia Muster, Noah Muster']]);
    expect([standardMail, own].map(({ text }) => text.match(/Mia/g)!.length)).to.deep.equal([1, 1]);
  });

  it('have a reference of its own for each fee, with the right check digits', async () => {
    const { text } = await previewed('registered');
    const references = (text.match(/RF\d\d\w+/g) ?? []).filter((one, index, all) => all.indexOf(one) === index);
    expect([references.length, references.every(isCreditorReference)]).to.deep.equal([2, true]);
  });

  it('about a price tell the former, the new one, and the rest with its reference', async () => {
    const { text } = await previewed('price_changed');
    expect(text).to.match(/Price so far: €120\.00\nNew price: €150\.00\n/);
    expect(text).to.match(/\nStill to pay: €30\.00\n.*RF\d\dEXAMPLE1/);
    expect(text).to.not.include('Total');
  });

  it('remind of a fee of each person, with account, code and references', async () => {
    const { subject, text, attachments } = await previewed('fee_reminder');
    expect(subject).to.equal('Payment reminder from Club');
    expect(text).to.include('Hello Mia Muster and Noah Muster,').and.include('IBAN: DE89 3704 0044 0532 0130 00');
    const references = text.match(/RF\d\dEXAMPLE\d/g) ?? [];
    expect([new Set(references).size, references.every(isCreditorReference)]).to.deep.equal([2, true]);
    expect(attachments?.length).to.equal(2);
    expect(text).to.include('\nCamp: Mia Muster\nCamp: Noah Muster\n');
  });

  it('of a message of the desk have a text about the event', async () => {
    const { subject, text } = await previewed('desk_message');
    expect([subject, text.split('\n\n')[0]]).to.deep.equal(['Camp', 'Hello Mia and Noah,']);
    expect(text).to.include('Here you can view');
  });

  it('to organisers count the example persons among the places taken', async () => {
    for (const kind of ['organiser_notice', 'organiser_digest'] as const)
      expect((await previewed(kind)).text).to.include('Places taken: 2');
  });
});
