import { expect } from 'chai';
import { answersOn, child, familyCamp, parentWithoutScript, shared, titlesOf } from '../../support/no-script-family.js';
import { visitorWithoutScript } from '../../support/no-script-visitor.js';

/** The buttons of a page: their tags. */
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.replace(/\s+/g, ' '));

describe('the persons of a form without JavaScript', () => {
  it('begin with one, whose questions stand before those that all share', async () => {
    const { firstPage } = await parentWithoutScript();
    expect(titlesOf(firstPage)).to.deep.equal(['Person 1']);
    expect(firstPage.mainText).to.match(/Person 1 Child .* Add another person\s*Contact E-mail/);
    expect(firstPage.mainText).to.not.contain('Remove').and.not.contain('For everyone');
  });

  it('are added by a button that checks nothing and that Enter does not press', async () => {
    const { firstPage } = await parentWithoutScript();
    const [first, add, send] = buttonsOf(firstPage.html);
    expect(first).to.contain('aria-hidden="true"').and.contain('tabindex="-1"').and.not.contain('name=');
    expect(add).to.contain('name="form.add" value="1" formnovalidate formaction="?plain#person-2"');
    expect(send).to.equal('<button class="main">');
  });

  it('keep everything that was typed when one is added, whose answers are empty', async () => {
    const { page, persons } = await parentWithoutScript();
    expect([page.status, page.alert, page.title]).to.deep.equal([200, '', 'Person 2 – Camp']);
    expect(titlesOf(page)).to.deep.equal(['Ada Lovelace', 'Person 2']);
    expect(answersOn(page)).to.deep.equal({ ...shared, ...child(0, 'Ada') });
    expect(page.html).to.match(/<fieldset\s+class="person"\s+id="person-2"\s+tabindex="-1"/);
    expect(page.mainText).to.contain('Remove Ada Lovelace').and.contain('Remove Person 2').and.contain('For everyone');
    expect(page.control('.1.name.first_name')).to.contain('autocomplete="section-1 given-name"');
    expect(await persons()).to.deep.equal([]);
  });

  it('are as many as the form takes', async () => {
    const { page, add } = await parentWithoutScript();
    const full = await add(page);
    expect(titlesOf(full)).to.deep.equal(['Ada Lovelace', 'Person 2', 'Person 3']);
    expect(full.html).to.not.contain('form.add');
    expect(titlesOf(await add(full))).to.have.lengthOf(3);
  });

  it('are removed without a change to the others', async () => {
    const { page, add, remove } = await parentWithoutScript();
    const three = await add(page, child(1, 'Bea', { size: 'M', badge: '🥇 "Gold" & <b>' }));
    const typed = { ...shared, ...child(2, 'Cy') };
    const two = await remove(three, 0, typed);
    expect(titlesOf(two)).to.deep.equal(['Bea Lovelace', 'Cy Lovelace']);
    expect(answersOn(two)).to.deep.equal({ ...typed, ...child(1, 'Bea', { size: 'M', badge: '🥇 "Gold" & <b>' }) });
    const one = await remove(two, 1);
    expect([titlesOf(one), answersOn(one)]).to.deep.equal([['Cy Lovelace'], typed]);
    expect(titlesOf(await remove(one, 2))).to.deep.equal(['Cy Lovelace']);
    expect(titlesOf(await add(one))).to.deep.equal(['Cy Lovelace', 'Person 2']);
  });

  it('are registered in their order, as one family with the prices of siblings', async () => {
    const { page, add, send, names, persons, club } = await parentWithoutScript();
    const three = await add(page, child(1, 'Bea'));
    expect(three.mainText).to.match(/Ada Lovelace\s+€100\.00/);
    const done = await send(three, child(2, 'Cy'));
    expect([done.status, done.heading]).to.deep.equal([200, 'Thank you!']);
    expect(done.mainText).to.match(
      /Ada Lovelace €100\.00 S Number \S+ Bea Lovelace €90\.00 S Number \S+ Cy Lovelace €80\.00 S Number \S+ Total €270\.00/,
    );
    expect(await names()).to.deep.equal(['Ada', 'Bea', 'Cy']);
    expect((await persons()).map(({ email }) => email)).to.deep.equal(Array(3).fill(shared.email));
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const fees = (await club.store.fees.all(id)).map(({ amount }) => amount);
    expect(fees).to.have.members([10_000, 9_000, 8_000]);
  });

  it('are registered once when the button is pressed twice, and when the answer is loaded again', async () => {
    const { page, send, names, look } = await parentWithoutScript({
      wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
    const answers = child(1, 'Bea');
    const pages = [...(await Promise.all([send(page, answers), send(page, answers)])), await send(page, answers)];
    expect(pages.map(({ heading }) => heading)).to.deep.equal(Array(3).fill('Thank you!'));
    expect((await names()).sort()).to.deep.equal(['Ada', 'Bea']);
    expect(titlesOf(await look())).to.deep.equal(['Person 1']);
  });

  it('see what all of them cost', async () => {
    const { page, send, persons } = await parentWithoutScript();
    const { mainText, title } = await send(page, { ...child(1, 'Bea'), 'form.price': '1' });
    expect(title).to.equal('Price for these answers – Camp');
    expect(mainText)
      .to.match(/Ada Lovelace\s+€100\.00\s+Bea Lovelace\s+€90\.00\s+Camp\s+€100\.00/)
      .and.match(/Total\s+€190\.00/);
    expect(await persons()).to.deep.equal([]);
  });

  it('are sent before the element is there too', async () => {
    const { look, add, send, names, club } = await parentWithoutScript();
    const early = await look('');
    const page = await add(early, { ...shared, ...child(0, 'Ada') });
    expect([page.typed.get('form.token'), page.html.includes('<script')]).to.deep.equal(['', false]);
    club.clock.now += 60_000;
    expect((await send(page, child(1, 'Bea'))).heading).to.equal('Thank you!');
    expect(await names()).to.deep.equal(['Ada', 'Bea']);
  });

  it('have their addresses confirmed', async () => {
    const yaml = familyCamp()
      .replace('participants: 3', 'participants: 3\n      confirm_email: true')
      .replace('shared: true, ', '');
    const { page, send } = await parentWithoutScript({ yaml });
    const answers = { ...child(1, 'Bea'), '.1.email': 'bea@example.org' };
    const { mainText, typed } = await send(page, answers);
    expect(mainText).to.contain('parents@example.org, bea@example.org');
    expect(typed.getAll('mail.person')).to.have.lengthOf(2);
    const repeated = await send({ ...page, typed }, {});
    expect([repeated.status, repeated.mainText.includes('parents@example.org, bea@example.org')]).to.deep.equal([
      200,
      true,
    ]);
  });

  it('are one where the form takes one', async () => {
    const { look, send } = await visitorWithoutScript();
    const page = await look();
    expect(page.html).to.not.contain('form.add').and.not.contain('person-1');
    const repeated = await send(page, { 'form.add': '1', email: 'ada@example.org', '.1.form.key': 'a'.repeat(32) });
    expect([repeated.status, repeated.typed.get('email')]).to.deep.equal([200, 'ada@example.org']);
    expect(repeated.html).to.not.contain('.1.name');
  });
});
