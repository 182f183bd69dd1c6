import { expect } from '@open-wc/testing';
import type { ProfileChangedEvent } from '../../../src/components/index.js';
import { profile as german } from '../../../src/i18n/de/index.js';
import { profile as words } from '../../../src/i18n/en/index.js';
import { languages, supportedTag, directionOf, wordsOf } from '../../../src/i18n/index.js';
import { newBase, signIn } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';
import { changes, edit, openEditing, openProfile, save, value } from './open-editing.js';

const types = ['profile-ready', 'profile-changed', 'signed-in', 'signed-out'] as const;

describe('a page around a profile', () => {
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  beforeEach(() => {
    events.length = 0;
    for (const type of types) document.body.addEventListener(type, listen);
  });
  afterEach(() => types.forEach((type) => document.body.removeEventListener(type, listen)));
  const names = () => events.map(({ type }) => type);

  it('hears that it is ready, that something was saved, and what, and that it is left', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    opened.tick('newsletter');
    await save(opened);
    await opened.press(words.signOut);
    expect(names()).to.deep.equal(['signed-in', 'profile-ready', 'profile-changed', 'signed-out']);
    expect((events[2] as ProfileChangedEvent).fields).to.deep.equal(['phone', 'newsletter']);
  });

  it('hears nothing of who it is, and of what is known', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    await save(opened);
    const own = events.map((event) => Object.entries(event).filter(([name]) => name !== 'isTrusted'));
    expect(own).to.deep.equal([
      [['slug', 'club']],
      [['slug', 'club']],
      [
        ['fields', ['phone']],
        ['slug', 'club'],
      ],
    ]);
  });

  it('hears nothing where nothing was saved', async () => {
    const opened = await openEditing();
    await save(opened);
    expect(names()).to.deep.equal(['signed-in', 'profile-ready']);
  });
});

describe('a profile in another language', () => {
  it('keeps what was typed', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    opened.type('address.country', 'AT');
    opened.tick('skills', 'Coach');
    opened.tick('department', 'Swim');
    opened.el.lang = 'de';
    await opened.says(german.save);
    expect(opened.text()).to.contain('Im Verein').and.contain('Schwimmen');
    expect([value(opened, 'phone'), value(opened, 'address.country')]).to.deep.equal(['+49 30 11', 'AT']);
    opened.el.lang = 'ar';
    await waitUntil(() => opened.part('[dir]').dir === 'rtl');
    await save(opened);
    expect(await changes(opened)).to.deep.equal([
      { phone: '+49 30 11', address: { country: 'AT' }, department: 'Swim', skills: ['Cox', 'Coach', 'Judge'] },
    ]);
  });

  it('asks for nothing again', async () => {
    const opened = await openProfile();
    await opened.says('Am See 1');
    const { length } = opened.requests;
    opened.el.lang = 'de';
    await opened.says(german.yourData);
    expect(opened.requests).to.have.length(length);
  });
});

describe('<member-profile>, in every language', () => {
  for (const lang of Object.keys(languages))
    it(`${lang} stands where it is asked for, from its own side, and fits a narrow page`, async () => {
      const { el, part, text } = await openProfile({ lang });
      const { yourData, fees } = await wordsOf(lang, 'profile');
      expect(text()).to.contain(yourData).and.contain(fees);
      expect([part('[lang]').lang, part('[lang]').dir]).to.deep.equal([supportedTag(lang), directionOf(lang)]);
      el.style.inlineSize = '280px';
      expect(el.scrollWidth).to.be.at.most(280);
    });
});

describe('a profile that asks elsewhere', () => {
  it('takes nothing over of who was signed in, and of what was typed', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    opened.el.baseUrl = newBase();
    await opened.says(words.signInTitle);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).to.equal(true);
    await signIn(opened);
    await opened.says('Am See 1');
    await edit(opened);
    expect(value(opened, 'phone')).to.equal('+49 30 1234');
    expect(opened.text()).to.not.contain(words.unsaved);
  });
});
