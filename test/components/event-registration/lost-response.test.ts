import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, openForm, type OpenedForm, type OpenFormOptions, isRegistration } from '../../support/open-form.js';
import { agree, familyClub, fillPerson, fillShared, posts, press, reload } from './fill-participants.js';

/** The same camp with nothing sensitive in it. */
const openClub = familyClub.replaceAll(', sensitive: true', '');
const onePlace = (yaml = openClub) => yaml.replace('max_persons: 100', 'max_persons: 1');
const closed = (yaml = openClub) =>
  yaml.replace('max_persons: 100', "max_persons: 100\n    closes_at: '2026-11-21 11:00Z'");

/** The first answer to a registration gets lost. */
const lostOnce = (): NonNullable<OpenFormOptions['intercept']> => {
  let lostResponses = 0;
  return async (request, next) => {
    const response = await next(request);
    if (!isRegistration(request) || lostResponses++) return response;
    return new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
  };
};

/** Ada is registered, and does not know. */
async function registered(yaml = openClub): Promise<OpenedForm> {
  const opened = await openForm({ yaml, intercept: lostOnce() });
  fillPerson(opened, 0, 'Ada');
  fillShared(opened);
  await opened.send();
  expect(await campers(opened)).to.have.length(1);
  return opened;
}

describe('a registration that was stored and not answered', () => {
  for (const [what, later] of [
    ['is full', onePlace],
    ['has closed', closed],
  ] as const) {
    it(`is answered when it is sent again to a form that ${what} by then`, async () => {
      const opened = await registered();
      await opened.apply(later());
      await opened.send();
      expect(opened.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
      expect(await campers(opened)).to.have.length(1);
    });

    it(`is answered, loaded again, by a form that ${what} by then`, async () => {
      const opened = await registered();
      await opened.apply(later());
      const reloaded = await reload(opened);
      expect(reloaded.part('form').textContent).to.contain(words.maybeStored);
      await expect(reloaded.el).to.be.accessible();
      agree(reloaded);
      await reloaded.send();
      expect(reloaded.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
      expect(await campers(opened)).to.have.length(1);
    });
  }

  it('can be left alone: who starts over is told that the form is full', async () => {
    const opened = await registered();
    await opened.apply(onePlace());
    const reloaded = await reload(opened);
    press(reloaded, words.startOver);
    await reloaded.el.updateComplete;
    expect(reloaded.el.shadowRoot!.querySelector('form')).to.equal(null);
    expect(reloaded.part('.notice').textContent).to.contain(words.waitingList);
  });

  it('is not stored twice without what is sensitive, which no draft brings back', async () => {
    const opened = await openForm({ yaml: familyClub, intercept: lostOnce() });
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    opened.type('allergies', 'nuts');
    await opened.send();
    const reloaded = await reload(opened);
    expect(reloaded.part('form').textContent).to.contain(words.maybeStored).and.not.contain(words.draftBack);
    agree(reloaded);
    await reloaded.send();
    expect(reloaded.part('[part=summary]').textContent).to.contain(words.issues.key_reused);
    expect((await campers(opened)).map(({ allergies }) => allergies)).to.deep.equal(['nuts']);
  });

  it('is not spoken of where it was refused', async () => {
    const opened = await openForm({ yaml: onePlace() });
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    await opened.api.createPerson({ list_id: await opened.listOf('camp'), body: { email: 'first@example.org' } });
    await opened.send();
    await opened.apply(openClub);
    const reloaded = await reload(opened);
    expect(reloaded.part('form').textContent).to.contain(words.draftBack);
  });
});

describe('a registration with something where nobody can see', () => {
  it('that was held and not answered is held once, also after a reload', async () => {
    const opened = await openForm({ yaml: openClub, intercept: lostOnce() });
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    opened.part<HTMLInputElement>('.note').value = 'https://pills.example';
    await opened.send();
    const reloaded = await reload(opened);
    agree(reloaded);
    await reloaded.send();
    expect(reloaded.part('[role=status]').textContent).to.contain(words.review);
    expect(posts(opened).map(({ headers }) => headers.get('form-honeypot'))).to.deep.equal(['filled', 'filled']);
    expect(await campers(opened)).to.deep.equal([]);
  });

  it('that was stored without, and not answered, is not held besides', async () => {
    const opened = await registered();
    opened.part<HTMLInputElement>('.note').value = 'https://pills.example';
    await opened.send();
    expect(opened.part('[role=status]').textContent).to.contain(words.registered('Camp'));
    expect(await campers(opened)).to.have.length(1);
  });
});
