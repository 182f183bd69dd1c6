// Long because the plain form is followed from its first page to its thanks.
import { expect } from 'chai';
import { nextSteps } from '../../../src/i18n/en/index.js';
import { registrationNumber } from '../../../src/model/registration-number.js';
import { honeypotName as ofTheElement } from '../../../src/browser/form-controls.js';
import { personCountOf } from '../../support/service-requests.js';
import { visitorWithoutScript, validAnswers } from '../../support/no-script-visitor.js';

const kinds = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M, L] }
      - { external_id: shoe, name: Shoe, type: string, allowed_values: ['36', '37', '38', '39', '40'] }
      - { external_id: school, name: School, type: string }
      - { external_id: notes, name: Notes, type: text }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: flies, name: Can fly, type: boolean }
      - { external_id: years, name: Years, type: integer }
      - { external_id: height, name: Height, type: number }
      - { external_id: vaccinated, name: Vaccinated, type: date }
      - { external_id: parents, name: Parents, type: email }
      - { external_id: night, name: At night, type: phone }
      - { external_id: site, name: Website, type: url }
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Theatre, Carving] }
      - { external_id: friends, name: Friends, type: array }
    form:
      participants: 3
      thanks: { en: A packing list follows., de: Eine Packliste folgt. }
      sections:
        - title: { en: Who, de: Wer }
          help: Of those who come
          fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, phone, address]
        - fields:
            - { name: size, required: true }
            - { name: shoe, options: { '36': { en: Small, de: Klein } } }
            - school
            - { name: notes, sensitive: true, help: Anything we should know }
            - name: swims
              must_accept: true
              links: [{ text: Rules, url: 'https://club.example/rules' }]
            - flies
            - years
            - height
            - vaccinated
            - parents
            - night
            - site
            - courses
            - friends
`;

const completeAnswers = {
  ...validAnswers,
  'birthdate.day': '2',
  'birthdate.month': '9',
  'birthdate.year': '2015',
  phone: '+49 30 123456',
  'address.street': 'Am Wäldchen 3',
  'address.postcode': '01069',
  'address.city': 'Dresden',
  'address.country': 'DE',
  shoe: '37',
  school: ' Grundschule „Am Großen Garten“ + Hort ',
  notes: '\r\nErdnüsse,\r\n& Haselnüsse 🥜 ',
  swims: 'on',
  years: '2',
  height: '151,5',
  'vaccinated.day': '17',
  'vaccinated.month': '11',
  'vaccinated.year': '2024',
  parents: 'oma@example.org',
  night: '112233',
  site: 'example.org',
  courses: ['Canoe', 'Carving'],
  friends: 'Bo\r\n\r\n Cy ',
};

const stored = {
  name: { first_name: 'Ada', last_name: 'Lovelace' },
  email: 'ada@example.org',
  birthdate: '2015-09-02',
  phone: '+49 30 123456',
  address: { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' },
  size: 'M',
  shoe: '37',
  school: 'Grundschule „Am Großen Garten“ + Hort',
  notes: 'Erdnüsse,\n& Haselnüsse 🥜',
  swims: true,
  flies: false,
  years: 2,
  height: 151.5,
  vaccinated: '2024-11-17',
  parents: 'oma@example.org',
  night: '112233',
  site: 'https://example.org',
  courses: ['Canoe', 'Carving'],
  friends: ['Bo', 'Cy'],
};

describe('the form without JavaScript', () => {
  it('is shown alone on request', async () => {
    const { look } = await visitorWithoutScript();
    const { html, status, heading } = await look();
    expect([status, heading, html.match(/<script|<noscript/g), html.match(/<form/g)]).to.deep.equal([
      ...[200, 'Camp', null],
      ['<form'],
    ]);
  });

  it('registers a person with every kind of field', async () => {
    const { fill, persons } = await visitorWithoutScript({ yaml: kinds });
    const { status, heading, mainText } = await fill(completeAnswers);
    expect([status, heading]).to.deep.equal([200, 'Thank you, Ada!']);
    expect(mainText)
      .to.contain('The registration for “Camp” has been received. 24 July')
      .and.contain('A packing list follows.');
    const [person, ...furtherPersons] = await persons();
    expect(person).to.deep.include(stored);
    expect(furtherPersons).to.deep.equal([]);
  });

  for (const [language, day, month = '', year = ''] of [
    ['no-NO,de', '31. desember 2010'],
    ['tlh,de;q=0.9', '31. Dez. 2010'],
    ['en', '12/31/2010'],
    ['de', '31.', 'Dez', '2010'],
  ] as const)
    it(`reads a date as people write it: ${[day, month, year].join(' ')}`, async () => {
      const { look, fill, persons } = await visitorWithoutScript({ yaml: kinds, language });
      expect((await look()).html).to.not.match(/<input[^>]* name="birthdate\.(month|year)"[^>]* required/);
      await fill({ ...completeAnswers, 'birthdate.day': day, 'birthdate.month': month, 'birthdate.year': year });
      expect((await persons()).map(({ birthdate }) => birthdate)).to.deep.equal(['2010-12-31']);
    });

  it('asks for four digits of a year', async () => {
    const { fill } = await visitorWithoutScript({ yaml: kinds });
    const { invalidAnswers } = await fill({ ...completeAnswers, 'birthdate.year': '15' });
    expect(invalidAnswers).to.deep.equal([['birthdate', 'Date of birth – Please write the year with four digits.']]);
  });

  it('links to the next person, the calendar and the club', async () => {
    const { fill, at, club } = await visitorWithoutScript({ yaml: kinds });
    const { links, html } = await fill(completeAnswers);
    expect(html.match(/class="main"/g)).to.have.lengthOf(1);
    const calendars = /^https:\/\/(calendar\.google|outlook\.live)\.com\//;
    const ownLinks = links.filter((link) => !calendars.test(link));
    expect(links.length - ownLinks.length).to.equal(2);
    const [share] = ownLinks.splice(2, 1);
    expect(share).to.equal(`mailto:?subject=Camp&body=${encodeURIComponent(at('camp'))}`);
    expect(ownLinks).to.deep.equal(['https://turnout.test/public/club/events/camp.ics', '?plain', at('').slice(0, -1)]);
    const paths = [ownLinks[0]!, ownLinks[2]!].map((link) => new URL(link).pathname);
    const statuses = await Promise.all(paths.map(async (path) => (await club.request('GET', path)).status));
    expect(statuses).to.deep.equal([200, 200]);
  });

  it('names the number of the registration, and what happens next', async () => {
    const { fill, persons } = await visitorWithoutScript({ yaml: kinds });
    const { mainText } = await fill(completeAnswers);
    const [person] = await persons();
    expect(mainText).to.contain(`${nextSteps.number} ${registrationNumber(String(person!['id']))}`);
    expect(mainText).to.contain(nextSteps.nextTitle).and.to.contain(nextSteps.changeLater);
    expect(mainText).to.not.contain(nextSteps.payNow);
  });

  it('is in German too', async () => {
    const { look, fill } = await visitorWithoutScript({ yaml: kinds, language: 'de-DE,de;q=0.9' });
    const { mainText, html } = await look();
    expect(html).to.contain('lang="de"').and.to.contain('dir="ltr"');
    expect(mainText).to.contain('Person 1 Wer Of those who come Vorname Nachname (optional)').and.to.contain('Klein');
    expect((await fill(completeAnswers)).mainText)
      .to.contain('Danke, Ada!')
      .and.to.contain('Eine Packliste folgt.');
  });

  it('has the autocomplete tokens of the element', async () => {
    const { look } = await visitorWithoutScript({ yaml: kinds });
    const { control, mainText, links } = await look();
    expect(control('name.first_name')).to.contain('autocomplete="given-name"');
    expect(control('email'))
      .to.contain('inputmode="email"')
      .and.to.contain('autocomplete="email"')
      .and.to.match(/ required[ /]/);
    expect(control('years')).to.contain('inputmode="numeric"').and.to.not.contain('required');
    expect(control('birthdate')).to.contain('autocomplete="bday-day"').and.to.contain('name="birthdate.day"');
    // a browser would insist on `https://`, and the form does not
    expect(control('site')).to.contain('type="text"').and.to.contain('inputmode="url"');
    expect(control('notes')).to.contain('aria-describedby="notes.help"');
    expect(mainText).to.contain('Phone (optional)').and.to.contain('Rules (opens in a new tab)');
    expect(links).to.deep.equal(['https://club.example/rules']);
  });

  it('registers once when the response is reloaded', async () => {
    const { look, post, persons, club } = await visitorWithoutScript();
    const { typed } = await look();
    for (const [name, value] of Object.entries(validAnswers)) typed.set(name, String(value));
    const pages = [await post(typed.toString()), await post(typed.toString())];
    expect(pages.map(({ heading }) => heading)).to.deep.equal(['Thank you, Ada!', 'Thank you, Ada!']);
    expect([(await persons()).length, club.outcomes]).to.deep.equal([1, ['registered']]);
  });

  it('registers once when the button is pressed twice', async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
    const { look, send, persons, club } = await visitorWithoutScript({ wait });
    const page = await look();
    club.clock.now += 60_000;
    const pages = await Promise.all([send(page), send(page)]);
    expect(pages.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await persons()).to.have.length(1);
  });

  it('reports the first registration when it is sent again with other answers, and then accepts another person', async () => {
    const { look, send, persons } = await visitorWithoutScript();
    const page = await look();
    await send(page);
    const repeated = await send(page, { ...validAnswers, 'name.first_name': 'Bea' });
    expect([repeated.status, repeated.typed.get('name.first_name')]).to.deep.equal([422, 'Bea']);
    expect(repeated.alert).to.contain('has already been received').and.to.contain('To register another person');
    await send(repeated, {});
    expect((await persons()).map(({ name }) => name.first_name)).to.have.members(['Ada', 'Bea']);
  });

  it('delays a registration that is too fast', async () => {
    const { look, send, persons, club } = await visitorWithoutScript();
    const page = await look();
    const before = club.clock.now;
    expect((await send(page)).heading).to.equal('Thank you, Ada!');
    expect(club.clock.now - before).to.be.within(2_000, 2_100);
    expect(await persons()).to.have.length(1);
  });

  it('asks to send again, with all answers, when it was open for too long', async () => {
    const { look, send, persons, club } = await visitorWithoutScript({ yaml: kinds });
    const page = await look();
    club.clock.now += 3 * 3600_000;
    const repeated = await send(page, completeAnswers);
    expect([repeated.status, repeated.alert]).to.deep.equal([
      422,
      'This form was open for too long. Please send it again.',
    ]);
    expect(repeated.typed.get('form.token')).to.not.equal(page.typed.get('form.token'));
    expect(repeated.typed.get('form.key')).to.equal(page.typed.get('form.key'));
    expect((await send(repeated, {})).heading).to.equal('Thank you, Ada!');
    expect(await persons()).to.have.length(1);
  });

  it('has a honeypot field, and holds registrations that fill it', async () => {
    const { look, send, persons, club } = await visitorWithoutScript();
    const page = await look();
    const trap = /<input[^>]*name="homepage\.url"[^>]*>/.exec(page.html)![0];
    expect(ofTheElement).to.equal('homepage.url');
    expect(trap).to.match(/class="honeypot"[^]*tabindex="-1"[^]*autocomplete="off"[^]*aria-hidden="true"/);
    const marks = [
      ...[
        'data-1p-ignore',
        'data-bwignore',
        'data-lpignore="true"',
        'data-form-type="other"',
        'data-protonpass-ignore',
      ],
    ];
    for (const mark of marks) expect(trap).to.contain(mark);
    const { mainText, status } = await send(page, { ...validAnswers, 'homepage.url': 'https://spam.example' });
    expect(mainText).to.contain('The club will review it before confirming it.');
    expect([status, await persons(), club.outcomes]).to.deep.equal([200, [], ['held']]);
  });

  it('accepts membership applications', async () => {
    const { look, fill, club } = await visitorWithoutScript({ form: 'join' });
    expect((await look()).mainText).to.contain('Send application');
    const { mainText } = await fill({ ...validAnswers, department: 'Row' });
    expect(mainText).to.contain('The application “Join us” has been received.').and.to.not.contain('Add to calendar');
    expect(await personCountOf(club)).to.equal(1);
  });
});
