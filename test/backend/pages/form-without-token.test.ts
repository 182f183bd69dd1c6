import { expect } from 'chai';
import { validAnswers, visitorWithoutScript } from '../../support/no-script-visitor.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string }
      - { external_id: swims, name: Can swim, type: boolean }
    form:
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, size, { name: swims, must_accept: true }] }]
`;

describe('the form of the server on the page of the element', () => {
  it('is there before the element, without a token', async () => {
    const { look } = await visitorWithoutScript();
    const { html, links, typed } = await look('');
    // one to take the form over, the element's, and that of one's own registrations
    expect([
      html.match(/<script/g),
      html.match(/<form\s+class="[^"]*"/g)?.map((tag) => tag.replace(/\s+/, ' ')),
      links,
    ]).to.deep.equal([['<script', '<script', '<script'], ['<form class="plain until-element"'], []]);
    expect([typed.get('form.token'), typed.get('form.wording')]).to.deep.equal(['', '']);
  });

  it('is sent before the element is there, and then takes as long as a token', async () => {
    const { look, send, persons, club } = await visitorWithoutScript();
    const page = await look('');
    const before = club.clock.now;
    expect((await send(page)).heading).to.equal('Thank you, Ada!');
    expect(club.clock.now - before).to.be.within(2_000, 2_100);
    expect((await send(page)).heading).to.equal('Thank you, Ada!');
    expect(await persons()).to.have.length(1);
  });

  it('is shown again where it was sent without a token, and the texts of its consents are others now', async () => {
    const { look, send, persons } = await visitorWithoutScript({ yaml });
    const page = await look('');
    expect(page.typed.get('form.wording')).to.not.equal('');
    const repeated = await send(page, { ...validAnswers, swims: 'on', 'form.wording': 'others' });
    expect([repeated.status, repeated.typed.get('email')]).to.deep.equal([422, 'ada@example.org']);
    expect(await persons()).to.deep.equal([]);
    expect((await send(repeated, {})).heading).to.equal('Thank you, Ada!');
  });
});
