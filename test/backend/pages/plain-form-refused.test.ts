import { expect } from 'chai';
import { visitorWithoutScript, validAnswers, wrong } from '../../support/no-script-visitor.js';

const standings = `
workspace: { slug: club, name: Rowing club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-01-02, max_persons: 1 }
  - slug: taken
    title: Taken
    published: true
    start_date: 2027-01-05
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-01-05 }
  - { slug: soon, title: Soon, published: true, start_date: 2027-01-06, opens_at: '2026-12-01 19:00' }
  - { slug: shut, title: Shut, published: true, start_date: 2027-01-07, closes_at: '2026-11-01 12:00' }
  - { slug: closing, title: Closing, published: true, start_date: 2027-01-07, closes_at: '2026-11-23 12:00' }
  - { slug: hidden, title: Hidden, published: false, start_date: 2027-01-08 }
`;

const conditions = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: courses, name: 'Which courses?', type: array, allowed_values: [Canoe, Theatre] }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: badge, name: Badge, type: string }
      - { external_id: guardian, name: Guardian, type: email }
      - { external_id: rules, name: I agree, type: boolean }
    form:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, courses]
        - fields:
            - { name: swims, visible_when: { field: courses, is: [Canoe, Theatre] } }
            - { name: badge, required: true, help: As it is printed, visible_when: { field: swims, is: true } }
        - title: Parents
          visible_when: { age_on_first_day: { at_least: 6, below: 18 } }
          fields: [{ name: guardian, required: true }, { name: rules, must_accept: true }]
`;

describe('an answer that the form without JavaScript refuses', () => {
  it('lists every faulty answer at the top, in order, with links', async () => {
    const { fill } = await visitorWithoutScript();
    const { status, alert, missingAnswers, invalidAnswers, title, html } = await fill(wrong);
    expect([status, title]).to.deep.equal([422, '4 answers need another look – Camp']);
    expect(alert).to.match(/^4 answers need another look Still missing: First name and T-shirt size\s/);
    expect(missingAnswers).to.deep.equal([
      ['name.first_name', 'First name'],
      ['size', 'T-shirt size'],
    ]);
    expect(invalidAnswers).to.deep.equal([
      ['email', 'E-mail – Please write it like this: name@example.org'],
      ['birthdate', 'Date of birth – Please enter a valid date.'],
    ]);
    expect(html).to.match(/<div[^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus/);
  });

  it('lists them directly below the title, above what the page says of the event', async () => {
    const { fill } = await visitorWithoutScript({ yaml: conditions });
    const { html } = await fill({ email: 'no address' });
    const places = ['</h1>', 'role="alert"', '2027</p>', '<form'].map((text) => html.indexOf(text));
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other));
    expect(places[0]).to.be.above(0);
  });

  it('is explained at its field as well', async () => {
    const { fill } = await visitorWithoutScript();
    const { control, html } = await fill(wrong);
    for (const id of ['name.first_name', 'email'])
      expect(control(id)).to.contain('aria-invalid="true"').and.to.contain(`aria-describedby="${id}.issue"`);
    expect(html).to.contain('id="email.issue">Please write it like this');
    expect(html).to.match(/role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby="size\.issue"/);
    expect(html).to.contain('aria-describedby="birthdate.help birthdate.issue"');
    expect(control('phone')).to.not.contain('aria-');
  });

  it('keeps all typed answers', async () => {
    const { fill, send, persons } = await visitorWithoutScript();
    const page = await fill(wrong);
    for (const [name, values] of Object.entries(wrong))
      expect(page.typed.getAll(name), name).to.deep.equal([values].flat());
    await send(page, {
      'name.first_name': 'Ada',
      'name.last_name': 'L',
      email: 'a@b.org',
      'birthdate.day': '1',
      size: 'S',
      'address.country': '',
    });
    expect((await persons())[0]).to.deep.include({
      courses: ['Theatre'],
      swims: true,
      notes: 'two\n lines',
      size: 'S',
    });
  });

  it('names the condition of a conditional field, without the required attribute', async () => {
    const { look } = await visitorWithoutScript({ yaml: conditions });
    const { mainText, control } = await look();
    expect(mainText).to.contain('Only if the answer to “Which courses?” is: Canoe or Theatre.');
    expect(mainText).to.contain('Badge Only if “Can swim” is ticked. As it is printed');
    expect(mainText).to.contain('Parents Only for people aged 6 or over. Only for people under 18. Guardian');
    for (const id of ['badge', 'guardian', 'rules']) expect(control(id)).to.not.contain('required');
  });

  it('counts visible fields only', async () => {
    const { fill, persons } = await visitorWithoutScript({ yaml: conditions });
    const aside = {
      'name.first_name': 'Ada',
      'name.last_name': 'L',
      email: 'a@b.org',
      badge: 'Gold',
      guardian: 'nobody',
    };
    expect((await fill(aside)).status).to.equal(200);
    const [person] = await persons();
    expect([person!['badge'], person!['guardian']]).to.deep.equal([null, null]);
  });

  it('requires a conditional field if its condition holds', async () => {
    const { fill, persons } = await visitorWithoutScript({ yaml: conditions });
    const child = {
      'birthdate.day': '2',
      'birthdate.month': '9',
      'birthdate.year': '2015',
      courses: 'Canoe',
      swims: 'on',
    };
    const page = await fill({ ...validAnswers, ...child });
    expect(page.missingAnswers).to.deep.equal([
      ['badge', 'Badge'],
      ['guardian', 'Guardian'],
    ]);
    expect(page.invalidAnswers).to.deep.equal([['rules', 'I agree – Please tick this box to go on.']]);
    expect(await persons()).to.deep.equal([]);
  });

  it('reports a full event, and links to its waiting list', async () => {
    const { look, send, club, at } = await visitorWithoutScript({ yaml: standings, form: 'taken' });
    const page = await look();
    await club.register({ email: 'bob@example.org' }, { form: 'taken' });
    const { alert, links, typed, status } = await send(page);
    expect([status, alert]).to.deep.equal([422, 'Sorry, all places have just been taken. Join the waiting list']);
    expect([links, typed.get('email')]).to.deep.equal([[`${at('queue')}?plain`], 'ada@example.org']);
  });

  for (const [form, sentence] of [
    ['camp', 'All places are taken. Registration is no longer possible.'],
    ['taken', 'All places are taken. There is a waiting list. Join the waiting list'],
    ['soon', 'Registration opens on 1 December 2026 at 19:00 CET.'],
    ['shut', 'Registration closed on 1 November 2026 at 12:00 CET. All events'],
  ] as const)
    it(`has no form if registration is not open: ${form}`, async () => {
      const { look, club } = await visitorWithoutScript({ yaml: standings, form });
      if (form === 'camp' || form === 'taken')
        await club.register({ name: { first_name: 'Bob', last_name: 'B' }, email: 'bob@example.org' }, { form });
      for (const search of ['?plain', '']) {
        const { mainText, html, status } = await look(search);
        expect([status, html.includes('<form')]).to.deep.equal([200, false]);
        expect(mainText).to.contain(sentence);
        // beside the element nothing is said twice
        expect(/<noscript>/.test(html)).to.equal(search === '');
        expect(html.replace(/<noscript>[^]*<\/noscript>/, '').includes('role="status"')).to.equal(search === '?plain');
      }
    });

  it('has the sign of the zone before its number in Arabic', async () => {
    const { look } = await visitorWithoutScript({ yaml: standings, form: 'soon' });
    expect((await look('?plain&lang=ar')).mainText).to.match(/[\u0600-\u06ff]\s\u200e\+1/);
  });

  it('names the end of registration if it is near', async () => {
    const { look } = await visitorWithoutScript({ yaml: standings, form: 'closing' });
    expect((await look()).mainText).to.contain('Registration is open until 23 November 2026 at 12:00 CET.');
  });

  it('refuses registrations after it has closed', async () => {
    const { look, send, club, persons } = await visitorWithoutScript({ yaml: standings, form: 'closing' });
    const page = await look();
    club.clock.now += 2 * 86_400_000 - 3600_000;
    const { alert } = await send(await send(page));
    expect([alert, await persons()]).to.deep.equal(['Registration has closed.', []]);
  });

  for (const form of ['hidden', 'nowhere'])
    it(`is a readable 404 for any body: ${form}`, async () => {
      const { look, post } = await visitorWithoutScript({ yaml: standings, form, language: 'de' });
      const pages = [await look(), await post('a=b')];
      expect(pages.map(({ status, heading }) => [status, heading])).to.deep.equal([
        [404, 'Seite nicht gefunden'],
        [404, 'Seite nicht gefunden'],
      ]);
    });
});
