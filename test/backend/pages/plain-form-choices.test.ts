import { expect } from 'chai';
import { visitorWithoutScript, validAnswers } from '../../support/no-script-visitor.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: food, name: Food, type: string, allowed_values: [vegan, everything] }
    form: { sections: [{ fields: [{ name: name, required: true }, email, { name: size, required: true }, food] }] }
`;

describe('a choice in the form without JavaScript', () => {
  it('is taken back where no answer is needed, and only there', async () => {
    const { look, send, persons, club } = await visitorWithoutScript({ yaml });
    const page = await look();
    expect(page.html.match(/<input[^>]*type="radio"[^>]*>/g)).to.have.length(2 + 3);
    expect(page.mainText).to.contain('Size SM Food (optional) veganeverythingNo answer');
    club.clock.now += 60_000;
    // sent with something wrong, the page comes again with all that was said
    const repeated = await send(page, { ...validAnswers, email: 'ada@example', food: '' });
    expect(repeated.typed.getAll('food')).to.deep.equal(['']);
    expect((await send(repeated)).heading).to.equal('Thank you, Ada!');
    expect((await persons())[0]).to.deep.include({ size: 'M', food: null });
  });
});
