import { expect } from 'chai';
import { registrationNumber } from '../../../src/model/registration-number.js';
import { ada, backend } from '../../support/backend.js';

const family = { 'Form-Family': 'f'.repeat(32) };
const bob = { ...ada, name: { first_name: 'Bob', last_name: 'Lovelace' } };

const camp = `
workspace: { slug: club, name: Club, contact_email: office@club.example, languages: [de, en, ar] }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us, sections: [{ fields: [name, email] }] } }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: Lake
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: notes, name: Notes, type: text }
    form:
      waiting_list: queue
      thanks: { de: Wir freuen uns!, en: See you! }
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - birthdate
            - { name: size, label: { de: Größe, en: Size }, options: { M: { de: mittel, en: medium } } }
            - { name: allergies, sensitive: true }
            - notes
            - address
  - slug: queue
    title: Camp queue
    published: true
    start_date: 2027-07-24
    form: { sections: [{ fields: [name, email] }] }
`;

const child = { ...ada, birthdate: '2015-03-24', allergies: 'Peanuts', notes: 'Look at https://evil.example now' };

/** The mails that go out once persons have registered, each with these headers. */
async function mailsAbout(bodies: readonly object[], headers: Record<string, string> = {}, options = {}) {
  const club = await backend({ yaml: camp });
  for (const body of bodies) await club.register(body, { headers, ...options });
  club.clock.now += 10_000;
  return { club, mails: await club.deliverMails() };
}

describe('the mail about a registration', () => {
  it('is one for a family, and names each of them', async () => {
    const { mails } = await mailsAbout([child, { ...bob, size: 'M' }], family);
    expect(mails).to.have.lengthOf(1);
    const [{ subject, text, to } = mails[0]!] = mails;
    expect([subject, to]).to.deep.equal(['Anmeldung: Camp', { name: '', address: 'ada@example.org' }]);
    expect(text).to.match(/^Hallo Ada Lovelace und Bob Lovelace!\n\nDie Anmeldung für „Camp“ ist angekommen\.\n\n/);
  });

  it('names the number that the confirmation names', async () => {
    const club = await backend({ yaml: camp });
    const { data } = (await (await club.register(child)).json()) as { data: { id: string } };
    club.clock.now += 10_000;
    const [mail] = await club.deliverMails();
    expect(mail!.text).to.include(`Nummer: ${registrationNumber(data.id)}\n`);
  });

  it('has day, place, the club’s thanks, whom to write to and what was sent in the form’s words', async () => {
    const { mails } = await mailsAbout([child], { 'Accept-Language': 'de' });
    const { text } = mails[0]!;
    for (const line of [
      'Wir freuen uns!',
      'Geburtsdatum: 24. März 2015\nGröße: mittel\nNotes: Look at now',
      'Dann bitte an office@club.example schreiben.',
    ])
      expect(text).to.include(line);
    expect(text).to.match(/\nWann: Samstag, 24\. Juli\s–\sFreitag, 6\. August 2027\nWo: Lake\n/);
  });

  it('has an address as it is written on letters, with the name of the country', async () => {
    const address = { street: 'Weg 1', postcode: '01069', city: 'Dresden', country: 'DE' };
    const { mails } = await mailsAbout([{ ...child, address }], { 'Accept-Language': 'de' });
    expect(mails[0]!.text).to.include('Anschrift: Weg 1, 01069 Dresden, Deutschland\n');
  });

  it('has no sensitive answer in any part, and no link that a visitor has typed', async () => {
    const { mails } = await mailsAbout([child]);
    expect(JSON.stringify(mails)).not.to.match(/Peanuts|Allerg|evil/);
  });

  it('has the event attached for calendars, known by the same name as at the gate', async () => {
    const { club, mails } = await mailsAbout([child]);
    const file = mails[0]!.attachments![0]!;
    const atGate = await (await club.request('GET', '/public/club/events/camp.ics')).text();
    const uid = /^UID:.*$/m.exec(atGate)![0];
    expect([file.filename, file.contentType]).to.deep.equal(['camp.ics', 'text/calendar; charset=utf-8']);
    expect(file.content).to.include(uid);
  });

  it('has one button, to a page that the link opens until 30 days after the event', async () => {
    const { club, mails } = await mailsAbout([child], { 'Accept-Language': 'en' });
    const { html, text } = mails[0]!;
    const [url, token] = /https:\/\/turnout\.test\/portal\/club\/camp\?lang=en#([\w-]{43})\n/.exec(text)!;
    expect(html.match(/<a [^>]*href="[^"]+"/g)).to.have.lengthOf(1);
    expect(html).to.include(`href="${url.trim()}"`).and.to.include('View or change the registration');
    const open = () => club.request('POST', '/public/club/registrations/sessions', { body: { token } });
    expect((await open()).status).to.equal(201);
    club.clock.now = Date.parse('2027-09-05T23:00:00Z');
    expect((await open()).status).to.equal(201);
    club.clock.now = Date.parse('2027-09-06T01:00:00Z');
    expect((await open()).status).to.equal(404);
  });

  it('is in the language of the form', async () => {
    const english = (await mailsAbout([child], { 'Accept-Language': 'en' })).mails[0]!;
    const arabic = (await mailsAbout([child], { 'Accept-Language': 'ar' })).mails[0]!;
    expect([english.language, english.subject, arabic.language]).to.deep.equal(['en', 'Registered: Camp', 'ar']);
    expect(arabic.html).to.match(/^<!doctype html><html lang="ar" dir="rtl">/);
  });

  it('says who waits, who has applied and who is looked at first', async () => {
    const plain = { name: ada.name, email: ada.email };
    const waiting = await mailsAbout([plain], {}, { form: 'queue' });
    const application = { ...plain, creation_behaviour: 'unconfirmed' };
    const applied = await mailsAbout([application], {}, { form: 'join', list_id: 'member' });
    const pendingMails = await mailsAbout([child], { 'Form-Honeypot': 'x' });
    expect([waiting, applied, pendingMails].map(({ mails }) => mails.map(({ subject }) => subject))).to.deep.equal([
      ['Warteliste: Camp'],
      ['Antrag eingegangen: Join us'],
      ['Anmeldung eingegangen: Camp'],
    ]);
    expect(pendingMails.mails[0]!.text).not.to.include('Ada');
  });

  it('is another one about all of them where somebody of the family comes later', async () => {
    const { club, mails } = await mailsAbout([child], family);
    await club.register(bob, { headers: family });
    club.clock.now += 10_000;
    const later = await club.deliverMails();
    expect([mails.length, later.map(({ text }) => text.split('!')[0])]).to.deep.equal([
      1,
      ['Hallo Ada Lovelace und Bob Lovelace'],
    ]);
  });

  it('names the remaining persons if one was deleted before it was sent', async () => {
    const club = await backend({ yaml: camp });
    for (const body of [child, bob]) await club.register(body, { headers: family });
    const list_id = await club.listOf('camp');
    const { data } = await club.api.listPersons({ list_id });
    const first = data.find(({ name }) => name.first_name === 'Ada')!;
    await club.api.deletePerson({ list_id, person_id: first.id });
    club.clock.now += 10_000;
    expect((await club.deliverMails()).map(({ text }) => text.split('!')[0])).to.deep.equal(['Hallo Bob Lovelace']);
  });

  it('is sent again, marked, where a sender died; by no other row, and never twice otherwise', async () => {
    const club = await backend({ yaml: camp });
    for (const body of [child, bob]) await club.register(body, { headers: family });
    club.clock.now += 10_000;
    await club.store.outbox.claim(club.clock.now);
    const laterMails = await club.deliverMails();
    club.clock.now += 120_000;
    const repeated = await club.deliverMails();
    expect([laterMails.length + repeated.length, (await club.store.outbox.count()).waiting]).to.deep.equal([1, 0]);
  });

  it('loads nothing, and has both colour schemes', async () => {
    const { html } = (await mailsAbout([child])).mails[0]!;
    expect(html).to.not.match(/<(img|link|script|iframe|object)|url\(|@import| on\w+=/i);
    expect(html).to.include('prefers-color-scheme:dark').and.to.include('color-scheme');
  });
});
