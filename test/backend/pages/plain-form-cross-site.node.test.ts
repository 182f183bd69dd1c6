import { expect } from 'chai';
import { child, parentWithoutScript } from '../../support/no-script-family.js';
import { visitorWithoutScript, validAnswers } from '../../support/no-script-visitor.js';

const yaml = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }
      - { external_id: allergies, name: Allergies, type: string }
      - { external_id: photos, name: Photos, type: boolean }
      - { external_id: rules, name: I agree, type: boolean }
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - size
            - { name: allergies, sensitive: true }
            - photos
            - { name: rules, must_accept: true }
`;

const form = 'application/x-www-form-urlencoded';
const outside = { allergies: 'nuts', photos: 'on', rules: 'on' };

describe('consent on the form without JavaScript (72)', () => {
  it('is not ticked by the address of the page, and no sensitive answer is filled in', async () => {
    const { look } = await visitorWithoutScript({ yaml });
    const { typed } = await look(`?plain&${new URLSearchParams(outside).toString()}`);
    for (const name of Object.keys(outside)) expect(typed.get(name) ?? '', name).to.equal('');
  });

  for (const site of ['cross-site', 'same-site'])
    it(`is not given by a form that another website sends: ${site}`, async () => {
      const { look, post, club, persons } = await visitorWithoutScript({ yaml });
      const { typed } = await look();
      club.clock.now += 60_000;
      const answers = new URLSearchParams(typed);
      for (const [name, value] of Object.entries({ ...validAnswers, ...outside })) answers.set(name, String(value));
      const page = await post(answers.toString(), form, { 'sec-fetch-site': site });
      expect([page.status, page.invalidAnswers.map(([name]) => name)]).to.deep.equal([422, ['rules']]);
      for (const name of Object.keys(outside)) expect(page.typed.get(name) ?? '', name).to.equal('');
      expect(page.typed.get('email')).to.equal(validAnswers['email']);
      expect(await persons()).to.deep.equal([]);
    });

  it('is what the visitor ticks on our own page', async () => {
    const { fill, persons } = await visitorWithoutScript({ yaml });
    expect((await fill({ ...validAnswers, ...outside })).status).to.equal(200);
    expect((await persons())[0]).to.include({ allergies: 'nuts', photos: true, rules: true });
  });
});

describe('the form of the server on the page of the element, from elsewhere', () => {
  it('is refused without a token if another website sent it', async () => {
    const { look, post, persons } = await visitorWithoutScript();
    const answers = (await look('')).typed;
    for (const [name, value] of Object.entries(validAnswers)) answers.set(name, String(value));
    const { status } = await post(answers.toString(), form, { 'sec-fetch-site': 'cross-site' });
    expect([status, await persons()]).to.deep.equal([422, []]);
  });
});

describe('a form for several persons from elsewhere', () => {
  it('believes no other website that somebody is registered, or consents', async () => {
    const { page, post, names } = await parentWithoutScript();
    const answers = new URLSearchParams(page.typed);
    for (const [name, value] of Object.entries(child(1, 'Bea'))) answers.set(name, String(value));
    for (const name of ['form.registered', '.1.form.registered'])
      answers.set(name, JSON.stringify({ id: 'per_1', name: { first_name: 'Eve', last_name: 'E' } }));
    const { status, html, invalidAnswers } = await post(answers.toString(), form, { 'sec-fetch-site': 'cross-site' });
    expect([status, html.includes('Eve')]).to.deep.equal([422, false]);
    expect(invalidAnswers.map(([id]) => id)).to.deep.equal(['rules', '.1.rules']);
    expect(await names()).to.deep.equal([]);
  });
});
