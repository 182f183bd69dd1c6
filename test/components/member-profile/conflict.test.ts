import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import { storedPerson } from '../../support/family-club.js';
import { expectFocus, type OpenedPortal } from '../../support/open-portal.js';
import { changes, edit, openEditing, save, turnTo, value } from './open-editing.js';

/** Somebody else changes the same person. */
const meanwhile = ({ api, ids }: OpenedPortal, body: object) =>
  api.updatePerson({ list_id: 'member', person_id: ids.bob, body: { ...body } });

/** Both have entered another phone number. */
async function contested() {
  const opened = await openEditing();
  opened.type('phone', '+49 30 11');
  opened.type('about', 'New');
  await meanwhile(opened, { phone: '+49 30 22' });
  await save(opened);
  return opened;
}

describe('a profile that somebody else has changed', () => {
  it('both answers are shown, what was entered here is chosen, and the visitor is there', async () => {
    const opened = await contested();
    expect(opened.text()).to.contain(words.conflict);
    expect(opened.parts('[data-conflict]').map(({ dataset }) => dataset['conflict'])).to.deep.equal(['phone']);
    const read = opened.part('[data-conflict]').textContent.replace(/\s+/g, ' ').trim();
    expect(read).to.equal(`Phone ${words.storedNow}: +49 30 22 ${words.enteredHere}: +49 30 11`.replace(/: \+/g, ':+'));
    await expectFocus(opened, '[data-conflict] input:checked');
    expect((opened.root.activeElement as HTMLInputElement).value).to.equal('entered');
    expect((await storedPerson(opened, opened.ids.bob))['phone']).to.equal('+49 30 22');
  });

  for (const [choice, phone, sent] of [
    ['entered', '+49 30 11', { about: 'New', phone: '+49 30 11' }],
    ['stored', '+49 30 22', { about: 'New' }],
  ] as const)
    it(`counts what is chosen, and everything else that was entered: ${choice}`, async () => {
      const opened = await contested();
      opened.part(`[data-conflict] [value=${choice}]`).click();
      await save(opened);
      await opened.says('New');
      expect((await changes(opened)).at(-1)).to.deep.equal(sent);
      expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone, about: 'New' });
    });

  it('asks once more where somebody was faster once more', async () => {
    const opened = await contested();
    await meanwhile(opened, { phone: '+49 30 33' });
    await save(opened);
    expect(opened.part('[data-conflict]').textContent).to.contain('+49 30 33').and.contain('+49 30 11');
    await save(opened);
    expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone: '+49 30 11', about: 'New' });
  });

  it('leaves everything as others have made it where that is wished', async () => {
    const opened = await contested();
    await opened.press(words.cancel);
    await opened.says('+49 30 22');
    await edit(opened);
    expect([value(opened, 'phone'), value(opened, 'about')]).to.deep.equal(['+49 30 22', 'Two\nlines']);
  });

  it('nobody has to choose where it was another field: both are kept, and that is said', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    await meanwhile(opened, { about: 'Theirs' });
    await save(opened);
    await opened.says(words.merged);
    expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone: '+49 30 11', about: 'Theirs' });
    expect((await changes(opened)).at(-1)).to.deep.equal({ phone: '+49 30 11' });
    expect(opened.text()).to.contain('Theirs');
  });

  it('nobody has to choose where both entered the same', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    await meanwhile(opened, { phone: '+49 30 11' });
    await save(opened);
    await opened.says(words.saved);
    expect(opened.parts('[data-conflict]')).to.have.length(0);
  });

  it('an answer that was typed before somebody else was looked at reverts nothing', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    await turnTo(opened, 'Ada');
    await meanwhile(opened, { about: 'Theirs' });
    await turnTo(opened, 'Bob');
    expect(value(opened, 'phone')).to.equal('+49 30 11');
    await save(opened);
    expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone: '+49 30 11', about: 'Theirs' });
  });

  it('loses nothing where nobody can say what has changed', async () => {
    let fails = false;
    const opened = await openEditing({
      intercept: async (request, next, path) => {
        if (fails && request.method === 'GET' && path.startsWith('/lists')) throw new TypeError('offline');
        return next();
      },
    });
    opened.type('phone', '+49 30 11');
    await meanwhile(opened, { about: 'Theirs' });
    fails = true;
    await save(opened);
    await opened.says(words.offline);
    fails = false;
    expect(value(opened, 'phone')).to.equal('+49 30 11');
    await save(opened);
    expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone: '+49 30 11', about: 'Theirs' });
  });
});

describe('a typed answer of several', () => {
  it('is kept while others are shown, and that is said', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    await turnTo(opened, 'Ada');
    const names = () => opened.parts('nav button').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(names()).to.deep.equal([`Bob Noyce (${words.unsaved})`, 'Ada Noyce']);
    await edit(opened);
    opened.type('phone', '+49 30 12');
    await turnTo(opened, 'Bob');
    expect([value(opened, 'phone'), names()[1]]).to.deep.equal(['+49 30 11', `Ada Noyce (${words.unsaved})`]);
    await save(opened);
    await turnTo(opened, 'Ada');
    expect(value(opened, 'phone')).to.equal('+49 30 12');
    await save(opened);
    expect(await changes(opened)).to.deep.equal([{ phone: '+49 30 11' }, { phone: '+49 30 12' }]);
    expect(names()).to.deep.equal(['Bob Noyce', 'Ada Noyce']);
  });

  it('asks before the page is left, and no longer once it is saved', async () => {
    const opened = await openEditing();
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).to.equal(true);
    opened.type('phone', '+49 30 11');
    expect(leaves()).to.equal(false);
    await turnTo(opened, 'Ada');
    expect(leaves()).to.equal(false);
    await turnTo(opened, 'Bob');
    await save(opened);
    expect(leaves()).to.equal(true);
  });
});
