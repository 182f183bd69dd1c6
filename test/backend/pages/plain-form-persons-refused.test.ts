import { expect } from 'chai';
import { answersOn, child, familyCamp, parentWithoutScript, shared, titlesOf } from '../../support/no-script-family.js';
import type { AnswersByName } from '../../support/no-script-visitor.js';

/** Answers without a value that was typed. */
const filled = (answers: AnswersByName) => Object.fromEntries(Object.entries(answers).filter(([, value]) => value));

describe('a person whom the form without JavaScript refuses', () => {
  it('is named beside what is missing and wrong, and nobody is registered', async () => {
    const { page, send, persons } = await parentWithoutScript();
    const answers = { ...child(1, 'Bea', { size: 'M', rules: [] }), email: 'nobody' };
    const refusal = await send(page, answers);
    expect([refusal.status, refusal.title]).to.deep.equal([422, '3 answers need another look – Camp']);
    expect(refusal.alert).to.contain('Bea Lovelace – Still missing: Badge');
    expect(refusal.missingAnswers).to.deep.equal([['.1.badge', 'Badge']]);
    expect(refusal.invalidAnswers.map(([id]) => id)).to.deep.equal(['.1.rules', 'email']);
    expect(refusal.invalidAnswers[0]![1]).to.match(/^Rules \(Bea Lovelace\) – /);
    expect(refusal.control('.1.badge')).to.contain('aria-invalid="true"').and.contain('.1.badge.issue');
    expect(refusal.control('badge')).to.not.contain('aria-invalid');
    expect(answersOn(refusal)).to.deep.equal({
      ...filled(child(0, 'Ada')),
      ...filled(child(1, 'Bea', { size: 'M', rules: '' })),
      email: 'nobody',
    });
    expect(await persons()).to.deep.equal([]);
  });

  it('is told apart from another of the same name', async () => {
    const { page, send } = await parentWithoutScript();
    const { alert, missingAnswers } = await send(page, {
      ...child(0, 'Ada', { size: [] }),
      ...child(1, 'Ada', { size: [] }),
    });
    expect(alert.match(/Ada Lovelace – Still missing: Size/g)).to.have.lengthOf(2);
    expect(missingAnswers[0]).to.deep.equal(['size', 'Size']);
  });

  it('does not take the place of those before, who stay registered', async () => {
    const { page, send, remove, names, club } = await parentWithoutScript({ yaml: familyCamp('max_persons: 1') });
    const partial = await send(page, child(1, 'Bea'));
    expect(partial.status).to.equal(422);
    expect(partial.alert).to.match(/^Registered: 1 of 2\. Sorry, all places have just been taken\./);
    expect(titlesOf(partial)).to.deep.equal(['Ada Lovelace: Registered', 'Bea Lovelace']);
    expect(partial.html).to.contain('>Register the others</button>').and.not.contain('Remove Ada');
    expect(partial.mainText).to.contain('€190.00');
    expect(answersOn(partial)).to.deep.equal({ ...shared, ...child(1, 'Bea') });

    // with another address for all: who is registered is not sent again
    const repeated = await send(partial, { email: 'other@example.org' });
    expect([repeated.status, repeated.alert.startsWith('Registered: 1 of 2.')]).to.deep.equal([422, true]);
    const rest = await remove(repeated, 1);
    const done = await send(rest, {});
    expect([done.heading, await names()]).to.deep.equal(['Thank you, Ada!', ['Ada']]);
    expect(club.outcomes.filter((outcome) => outcome === 'registered')).to.have.lengthOf(1);
  });

  it('is offered the waiting list', async () => {
    const yaml = `${familyCamp('max_persons: 1', 'waiting_list: queue')}
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-24 }`;
    const { page, send, at } = await parentWithoutScript({ yaml });
    const { links } = await send(page, child(1, 'Bea'));
    expect(links).to.deep.equal([`${at('queue')}?plain`]);
  });

  it('has a new key where the old one was used for other answers', async () => {
    const { page, send, names } = await parentWithoutScript();
    await send(page, child(1, 'Bea'));
    const repeated = await send(page, child(1, 'Cy'));
    expect(repeated.alert).to.contain('Registered: 1 of 2.').and.contain('has already been received');
    const keys = ['form.family', 'form.key', '.1.form.key'].map(
      (name) => repeated.typed.get(name) === page.typed.get(name),
    );
    expect(keys).to.deep.equal([true, true, false]);
    await send(repeated, {});
    expect(await names()).to.deep.equal(['Ada', 'Bea', 'Cy']);
  });

  it('keeps the key where nobody knows whether the registration was stored', async () => {
    const { page, send, names, club } = await parentWithoutScript();
    const { transaction } = club.store;
    club.store.transaction = () => Promise.reject(new Error('the disk is gone'));
    const broken = await send(page, child(1, 'Bea'));
    club.store.transaction = transaction;
    expect([broken.status, broken.typed.get('.1.form.key')]).to.deep.equal([503, page.typed.get('.1.form.key')]);
    await send(broken, {});
    expect(await names()).to.deep.equal(['Ada', 'Bea']);
  });

  it('is kept where the form cannot be read now', async () => {
    const { page, add, send, club } = await parentWithoutScript({ rates: { reading: { limit: 4, periodMs: 60_000 } } });
    const answers = child(1, 'Bea');
    let busy = await add(page, answers);
    for (let requests = 0; requests < 4; requests++) busy = await add(page, answers);
    expect([busy.status, busy.typed.get('form.add')]).to.deep.equal([429, '1']);
    club.clock.now += 120_000;
    const shown = await send(busy, {});
    expect(titlesOf(shown)).to.deep.equal(['Ada Lovelace', 'Bea Lovelace', 'Person 3']);
  });
});

describe('a form for several persons that a program sends', () => {
  it('registers no more persons than the form takes', async () => {
    const { page, post, names } = await parentWithoutScript();
    const answers = new URLSearchParams(page.typed);
    for (let key = 1; key < 500; key++) {
      answers.set(`.${key}.form.key`, String(key).padStart(32, '0'));
      for (const [name, value] of Object.entries(child(key, `Child ${key}`))) answers.set(name, String(value));
    }
    const { status, heading } = await post(answers.toString().slice(0, 64 * 1024));
    expect([status, heading]).to.deep.equal([200, 'Thank you!']);
    expect(await names()).to.deep.equal(['Ada', 'Child 1', 'Child 2']);
  });

  it('registers nobody of whom there is no person, and shows nothing of them', async () => {
    const { page, send, names } = await parentWithoutScript();
    const strangers = {
      ...child(2, 'Cy'),
      ...child(7, 'Eve'),
      '.x.form.key': 'a',
      '.01.form.key': 'b',
      '.-1.form.key': 'c',
    };
    const price = await send(page, { ...strangers, 'form.price': '1' });
    expect([titlesOf(price), price.html.includes('Eve')]).to.deep.equal([['Ada Lovelace', 'Person 2'], false]);
    await send(page, { ...strangers, ...child(1, 'Bea') });
    expect(await names()).to.deep.equal(['Ada', 'Bea']);
  });

  for (const registered of ['', '{', 'null', '[]', '{"id":7}', '"per_1"'])
    it(`registers who is said to be registered without an answer of the gate: ${registered}`, async () => {
      const { page, send, names } = await parentWithoutScript();
      expect((await send(page, { ...child(1, 'Bea'), '.1.form.registered': registered })).heading).to.equal(
        'Thank you!',
      );
      expect(await names()).to.deep.equal(['Ada', 'Bea']);
    });
});
