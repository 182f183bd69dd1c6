import { expect } from 'chai';
import { ada, backend } from '../../support/backend.js';

const yaml = (text: string, more = '') => `
workspace:
  slug: club
  name: Club
  contact_email: office@club.example
  accent_color: '#ffd500'
  languages: [de, en]
  mails:
    registered:
      subject: { de: 'Dabei, {{name}}: {{event}}' }
      text: { de: ${JSON.stringify(text)} }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    location: Lake
    columns: [{ external_id: allergies, name: Allergies, type: text }]
    ${more}
    form: { sections: [{ fields: [name, email, { name: allergies, sensitive: true }] }] }
`;

async function mailOf(text: string, { language = 'de', more = '', name = ada.name } = {}) {
  const club = await backend({ yaml: yaml(text, more) });
  await club.register({ name, email: ada.email, allergies: 'Nuts' }, { headers: { 'Accept-Language': language } });
  club.clock.now += 10_000;
  const [mail] = await club.deliverMails();
  return mail!;
}

describe('a mail about a registration in words of the club', () => {
  it('has placeholders filled in, its button at the link, and no repeated facts', async () => {
    const { subject, text, html } = await mailOf(
      'Hallo {{name}}!\n\nBis {{when}} am {{where}}.\n\n{{link}}\n\nDein Verein',
    );
    expect(subject).to.equal('Dabei, Ada Lovelace: Camp');
    expect(text).to.match(
      /^Hallo Ada Lovelace!\n\nBis Samstag, 24\. Juli 2027 am Lake\.\n\nAnmeldung ansehen[^:]*:\nhttps:\/\/\S+\n\nDein Verein\n/,
    );
    expect(text.match(/Lake/g)).to.have.lengthOf(1);
    expect(html.match(/<a href=/g)).to.have.lengthOf(1);
    expect(JSON.stringify({ text, html })).not.to.match(/Nuts|\{\{/);
  });

  it('keeps its button and the facts that the words lack', async () => {
    const { text } = await mailOf('Hallo {{name}}!');
    expect(text).to.match(/^Hallo Ada Lovelace!\n\nAnmeldung ansehen[^:]*:\nhttps:\S+\n\nWann: .*\nWo: Lake\n/);
  });

  it('has the default words if the club has none in its language', async () => {
    const { subject, text } = await mailOf('Hallo {{name}}!', { language: 'en' });
    expect([subject, text.split('\n')[0]]).to.deep.equal(['Registered: Camp', 'Hello Ada Lovelace,']);
  });

  it('carries no address of a visitor, and no second line into its subject', async () => {
    const name = { first_name: 'Ada www.evil.example', last_name: 'x'.repeat(180) };
    const { subject, text, html } = await mailOf('Hallo {{name}}!', { name });
    expect(`${subject}${text}${html}`).not.to.include('evil');
    expect(subject).to.match(/^Dabei, Ada x{1,100}: Camp$/);
  });

  it('is answered to the contact of the event, which it names', async () => {
    const { replyTo, from, text } = await mailOf('Hallo!', { more: 'contact_email: camp@club.example' });
    expect([from.address, replyTo?.address]).to.deep.equal(['office@club.example', 'camp@club.example']);
    expect(text).to.include('camp@club.example').and.not.to.include('office@');
  });

  it('has the colour of the club on its button, and black on yellow', async () => {
    const { html } = await mailOf('Hallo!');
    expect(html).to.match(/background:#ffd500;[^"]*"[^>]*><a href="[^"]+" style="[^"]*color:#000000/);
  });
});
