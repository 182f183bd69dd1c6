import { expect } from 'chai';
import { visitorWithoutScript, type AnswersByName } from '../../support/no-script-visitor.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: bus, name: Bus, type: boolean }
      - { external_id: notes, name: Notes, type: text }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      prices:
        base: [{ label: { en: Under twelve }, amount: 100, when: { age_on_first_day: { below: 12 } } }, { label: { en: Camp }, amount: 290 }]
        additions: [{ label: { en: Bus }, amount: 15, when: { field: bus, is: true } }]
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, { name: birthdate, required: true }, size, bus, notes, { name: rules, must_accept: true }]
`;

const answers: AnswersByName = {
  'name.first_name': 'Ada',
  'name.last_name': '  ',
  email: 'no address',
  'birthdate.day': '1',
  'birthdate.month': '2',
  'birthdate.year': '2017',
  size: 'M',
  bus: 'on',
  rules: 'on',
  notes: '\n two\n lines <b> ',
};
const priceRequest = { ...answers, 'form.price': '1' };

/** The controls of the form, without the values that the server gives. */
const typedIn = (typed: URLSearchParams) =>
  [...typed].filter(([name]) => !/^form\.|^homepage/.test(name)).map(([name, value]) => `${name}=${value}`);

describe('the price in a form without JavaScript', () => {
  it('is shown for the present answers, with everything that was typed, and registers nobody', async () => {
    const { look, send, persons } = await visitorWithoutScript({ yaml });
    const empty = await look();
    const page = await send(empty, priceRequest);
    expect([page.status, page.alert, page.title]).to.deep.equal([200, '', 'Price for these answers – Camp']);
    const [, notice] = /<div class="notice" role="status"\s+tabindex="-1" autofocus>([^]*?)<\/div>/.exec(page.html)!;
    expect(notice!.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
      .to.contain('Under twelve €100.00 Bus €15.00')
      .and.contain('€115.00');
    const expected = new URLSearchParams(empty.typed);
    for (const [name, value] of Object.entries(answers)) expected.set(name, String(value));
    expect(typedIn(page.typed).sort()).to.deep.equal(typedIn(expected).sort());
    expect(await persons()).to.deep.equal([]);
  });

  it('follows the answers, and the form is sent afterwards as if nobody had seen the price', async () => {
    const { look, send, persons, club } = await visitorWithoutScript({ yaml });
    const first = await send(await look(), priceRequest);
    const second = await send(first, { 'form.price': '1', 'birthdate.year': '1990', bus: [] });
    expect(second.mainText).to.contain('€290.00').and.not.contain('€115.00');
    expect([...second.typed.keys()]).to.not.include('form.price');
    club.clock.now += 60_000;
    const done = await send(second, { 'name.last_name': 'Lovelace', email: 'ada@example.org' });
    expect(done.status).to.equal(200);
    expect((await persons()).map(({ name }) => name)).to.deep.equal([{ first_name: 'Ada', last_name: 'Lovelace' }]);
    expect(
      (await club.store.fees.all((await club.store.workspaces.bySlug('club'))!.id)).map(({ amount }) => amount),
    ).to.deep.equal([29_000]);
  });

  it('is shown beside what is wrong, where a form comes back', async () => {
    const { fill } = await visitorWithoutScript({ yaml });
    const page = await fill(answers);
    expect(page.status).to.equal(422);
    expect(page.alert).to.contain('E-mail');
    expect(page.mainText).to.contain('Price for these answers').and.contain('€115.00');
    expect(page.html).to.not.match(/role="status" tabindex/);
  });

  it('is asked for by a button that Enter does not press, and that checks nothing', async () => {
    const { look } = await visitorWithoutScript({ yaml, language: 'de' });
    const { html } = await look();
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).to.have.lengthOf(2);
    expect(buttons[0]).to.contain('class="main"').and.not.contain('name=');
    expect(buttons[1]).to.contain('name="form.price"').and.contain('formnovalidate');
    expect(html).to.contain('>Preis berechnen</button>');
  });

  it('is not offered by a form without prices', async () => {
    const { look, send } = await visitorWithoutScript();
    const page = await look();
    expect(page.html).to.not.contain('form.price');
    expect((await send(page, { 'form.price': '1' })).mainText).to.not.contain('€');
  });

  it('keeps the answers where the form cannot be read now', async () => {
    const { look, send, club } = await visitorWithoutScript({
      yaml,
      rates: { reading: { limit: 3, periodMs: 60_000 } },
    });
    const page = await look();
    const busy = [];
    for (let requests = 0; requests < 5; requests++) busy.push(await send(page, priceRequest));
    const last = busy.at(-1)!;
    expect(last.status).to.equal(429);
    expect(last.typed.get('notes')?.trim()).to.contain('two');
    expect(last.typed.get('form.price')).to.equal('1');
    club.clock.now += 120_000;
    expect((await send(last, {})).mainText).to.contain('€115.00');
  });
});
