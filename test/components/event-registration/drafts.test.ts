import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { origin } from '../../support/backend.js';
import { campers, openForm, type OpenFormOptions } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, agree, control, familyClub, fillPerson, fillShared, press, reload } from './fill-participants.js';

const openFamily = (options: OpenFormOptions = {}) => openForm({ yaml: familyClub, ...options });

const name = `turnout ${origin}/public club/camp`;

const stored = () => JSON.stringify({ ...sessionStorage });

describe('a draft', () => {
  it('is not kept before anything is typed, prefilled or not', async () => {
    const { el, part } = await openFamily({ attributes: { prefill: '{"email":"ada@example.org"}' } });
    part('[name=email]').focus();
    el.remove();
    expect(sessionStorage).to.have.length(0);
  });

  it('is kept a moment after the last key', async () => {
    const opened = await openFamily();
    opened.type('name.first_name', 'Ada');
    expect(sessionStorage).to.have.length(0);
    await waitUntil(() => sessionStorage.length, 'nothing is kept');
    expect(Object.keys(sessionStorage)).to.deep.equal([name]);
    expect(stored()).to.contain('Ada');
  });

  it('is back after a reload, with everybody and what depends on their answers', async () => {
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    await addPerson(opened);
    fillPerson(opened, 1, 'Bo');
    opened.tick('.1.food', 'vegan');
    opened.tick('.1.beans');
    opened.type('wish', 'Sun\\, "rain"');
    const before = [...new FormData(opened.part<HTMLFormElement>('form'))];
    const reloaded = await reload(opened);
    // a draft ticks nothing
    agree(reloaded);
    reloaded.tick('.1.beans');
    expect([...new FormData(reloaded.part<HTMLFormElement>('form'))]).to.deep.equal(before);
    expect(control(reloaded, 1, 'beans').checkVisibility()).to.equal(true);
    expect(control(reloaded, 0, 'beans').checkVisibility()).to.equal(false);
    for (const text of [words.draftBack, words.draftNote]) expect(reloaded.part('form').textContent).to.contain(text);
    await expect(reloaded.el).to.be.accessible();
  });

  it('is restored without removed participants', async () => {
    const opened = await openFamily();
    opened.type('name.first_name', 'Ada');
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    press(opened, words.removeParticipant('Ada'));
    await opened.el.updateComplete;
    const reloaded = await reload(opened);
    expect(reloaded.parts('fieldset.person')).to.have.length(1);
    expect(control(reloaded, 1, 'name.first_name').value).to.equal('Bo');
  });

  it('overrides values of the page', async () => {
    const opened = await openFamily();
    opened.type('email', 'mine@example.org');
    const reloaded = await reload(opened, { attributes: { prefill: '{"email":"theirs@example.org","wish":"Sun"}' } });
    expect(control(reloaded, 0, 'email').value).to.equal('mine@example.org');
    expect(control(reloaded, 0, 'wish').value).to.equal('Sun');
  });

  it('overrides boxes that the page ticks, also with none ticked', async () => {
    const attributes = { prefill: '{"courses":["Canoe"],"food":"vegan"}' };
    const opened = await openFamily({ attributes });
    opened.type('email', 'mine@example.org');
    opened.tick('courses', 'Canoe');
    const reloaded = await reload(opened, { attributes });
    expect(control(reloaded, 0, 'courses').checked).to.equal(false);
    expect(reloaded.part<HTMLInputElement>('[name=food][value=vegan]').checked).to.equal(true);
  });

  it('has no sensitive answer and no honeypot value', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    opened.type('name.first_name', 'Ada');
    opened.type('allergies', 'Secret nuts');
    opened.type('.1.allergies', 'Secret milk');
    opened.type('.1.jab.year', '1234');
    opened.part<HTMLInputElement>('.note').value = 'Secret note';
    opened.el.remove();
    expect(stored())
      .to.contain('Ada')
      .and.not.match(/Secret|1234/);
  });

  it('has no consent (72)', async () => {
    const opened = await openFamily();
    opened.type('name.first_name', 'Ada');
    opened.tick('rules');
    opened.el.remove();
    expect(stored()).to.contain('Ada').and.not.contain('rules');
    const reloaded = await reload(opened);
    expect(control(reloaded, 0, 'name.first_name').value).to.equal('Ada');
    expect(control(reloaded, 0, 'rules').checked).to.equal(false);
  });

  it('has no yes or no, with links or without (72)', async () => {
    const yaml = familyClub
      .replace('            - homepage\n', '            - homepage\n            - photos\n')
      .replace(
        '      - { external_id: homepage,',
        '      - { external_id: photos, name: Photos of me may be published, type: boolean }\n      - { external_id: homepage,',
      );
    const opened = await openFamily({ yaml });
    opened.type('name.first_name', 'Ada');
    opened.tick('photos');
    const reloaded = await reload(opened);
    expect(stored()).to.contain('Ada').and.not.contain('photos');
    expect(control(reloaded, 0, 'photos').checked).to.equal(false);
    // another version may have kept it
    reloaded.el.remove();
    const savedDraft = JSON.parse(sessionStorage.getItem(name)!) as { entries: unknown[] };
    sessionStorage.setItem(
      name,
      JSON.stringify({ ...savedDraft, entries: [...savedDraft.entries, ['photos', 'on'], ['rules', 'on']] }),
    );
    const third = await reload(reloaded);
    expect(control(third, 0, 'name.first_name').value).to.equal('Ada');
    for (const box of ['photos', 'rules']) expect(control(third, 0, box).checked, box).to.equal(false);
  });

  it('is not kept while nothing but what is sensitive was typed', async () => {
    const opened = await openFamily();
    opened.type('allergies', 'nuts');
    opened.el.remove();
    expect(sessionStorage).to.have.length(0);
  });

  it('is deleted once everything typed is emptied', async () => {
    const opened = await openFamily();
    opened.type('wish', 'Sun');
    await waitUntil(() => sessionStorage.length, 'nothing is kept');
    opened.type('wish', '');
    await waitUntil(() => !sessionStorage.length, 'it is still there');
  });

  it('is deleted on success, and those of other forms stay', async () => {
    sessionStorage.setItem('turnout other', 'form');
    sessionStorage.setItem("the page's own", 'thing');
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    await opened.send();
    opened.el.remove();
    expect(Object.keys(sessionStorage).sort()).to.deep.equal(["the page's own", 'turnout other']);
  });

  it('stays out of another form', async () => {
    const opened = await openFamily();
    opened.type('name.first_name', 'Ada');
    const other = await reload(opened, { slug: 'club/waiting' });
    expect(other.part<HTMLInputElement>('[name="name.first_name"]').value).to.equal('');
    expect(other.part('form').textContent).to.not.contain(words.draftBack);
  });

  for (const broken of [
    '{',
    'null',
    '[]',
    '7',
    '{"keys":[0]}',
    '{"keys":"0","entries":"email","sent":"x"}',
    '{"keys":[0],"entries":[5],"sent":[]}',
    '{"keys":[0],"entries":[["email","a"]],"sent":null}',
    '{"keys":[],"entries":[["email","a"]],"sent":[]}',
  ])
    it(`that cannot be read is none: ${broken}`, async () => {
      sessionStorage.setItem(name, broken);
      const opened = await openFamily();
      expect(opened.part('form').textContent).to.not.contain(words.draftBack);
      expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('');
      fillPerson(opened, 0, 'Ada');
      fillShared(opened);
      await opened.send();
      expect(await campers(opened)).to.have.length(1);
    });

  it('of more persons than the form takes by now brings as many as it takes', async () => {
    const opened = await openFamily();
    for (const key of [0, 1, 2]) {
      if (key) await addPerson(opened);
      fillPerson(opened, key, `Person ${key}`);
    }
    await opened.apply(familyClub.replace('participants: 3', 'participants: 2'));
    const reloaded = await reload(opened);
    expect(reloaded.parts('fieldset.person')).to.have.length(2);
  });

  it('can be discarded without a trace', async () => {
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    await addPerson(opened);
    fillPerson(opened, 1, 'Bo');
    opened.tick('.1.food', 'vegan');
    opened.type('wish', 'Sun');
    const reloaded = await reload(opened);
    press(reloaded, words.startOver);
    await reloaded.el.updateComplete;
    const remainingEntries = [...new FormData(reloaded.part<HTMLFormElement>('form'))].filter(
      ([, value]) => value !== '',
    );
    expect(remainingEntries).to.deep.equal([]);
    expect(reloaded.parts('fieldset.person')).to.have.length(1);
    expect(control(reloaded, 0, 'beans').checkVisibility()).to.equal(false);
    expect(reloaded.part('form').textContent).to.not.contain(words.draftBack);
    expect(sessionStorage).to.have.length(0);
  });
});

describe('refused storage', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  afterEach(() => Object.defineProperty(window, 'sessionStorage', own));

  it('a registration works without drafts', async () => {
    const opened = await openFamily();
    let refusal = 0;
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        refusal++;
        throw new DOMException('no', 'SecurityError');
      },
    });
    const reloaded = await reload(opened);
    fillPerson(reloaded, 0, 'Ada');
    fillShared(reloaded);
    await reloaded.send();
    Object.defineProperty(window, 'sessionStorage', own);
    expect(refusal).to.be.above(0);
    expect(reloaded.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
  });

  it('and where there is no room left, too', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    await opened.send();
    Storage.prototype.setItem = setItem;
    expect(opened.part('[role=heading]').textContent).to.contain(words.thanks('Ada'));
  });
});
