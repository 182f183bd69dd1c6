import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { form as swedish } from '../../../src/i18n/sv/index.js';
import { openForm, type Handles, type OpenFormOptions } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, control, familyClub, fillPerson, press } from './fill-participants.js';

const openFamily = (options: OpenFormOptions = {}) => openForm({ yaml: familyClub, ...options });

/** Headings of the persons who are there. */
const participantNames = ({ parts }: Handles) =>
  parts('.person:not([hidden]) > legend')
    .filter((legend) => legend.checkVisibility())
    .map(({ textContent }) => textContent.trim());

const focused = ({ el }: Handles) => el.shadowRoot!.activeElement as HTMLElement | null;

describe('several who are registered together', () => {
  it('begin with one', async () => {
    const opened = await openFamily();
    expect(opened.parts('fieldset.person')).to.have.length(1);
  });

  it('are added one by one, and the visitor is put there', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    expect(participantNames(opened)).to.deep.equal([words.participant(1), words.participant(2)]);
    expect(focused(opened)).to.equal(control(opened, 1, 'name.first_name'));
  });

  it('are as many as the form takes', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    await addPerson(opened);
    expect(opened.part('.more').checkVisibility()).to.equal(false);
    press(opened, words.removeParticipant('Person 2'));
    await opened.el.updateComplete;
    expect(opened.part('.more').checkVisibility()).to.equal(true);
  });

  it('can be taken out again, by name', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    await addPerson(opened);
    press(opened, words.removeParticipant('Bo'));
    await opened.el.updateComplete;
    expect(participantNames(opened)).to.deep.equal([words.participant(1), words.participant(2)]);
    expect(control(opened, 1, 'name.first_name').checkVisibility()).to.equal(false);
  });

  it('come back with their answers when that is undone, and the visitor with them', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    opened.tick('.1.food', 'vegan');
    press(opened, words.removeParticipant('Bo'));
    await waitUntil(() => focused(opened)?.textContent === words.undo, 'the visitor is somewhere else');
    press(opened, words.undo);
    await waitUntil(() => focused(opened) === control(opened, 1, 'name.first_name'), 'the visitor is somewhere else');
    expect(control(opened, 1, 'name.first_name').value).to.equal('Bo');
    expect(opened.part<HTMLInputElement>('[name=".1.food"][value=vegan]').checked).to.equal(true);
    expect(control(opened, 1, 'beans').checkVisibility()).to.equal(true);
  });

  it('go on without the first', async () => {
    const opened = await openFamily();
    opened.type('name.first_name', 'Ada');
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    press(opened, words.removeParticipant('Ada'));
    await opened.el.updateComplete;
    expect(participantNames(opened)).to.deep.equal(['Bo']);
    expect(
      opened
        .parts('button')
        .filter(
          ({ textContent }) =>
            textContent === words.copyPrevious || textContent === words.removeParticipant('Person 1'),
        ),
    ).to.satisfy((buttons: HTMLElement[]) => buttons.every((button) => !button.checkVisibility()));
    expect(control(opened, 1, 'name.first_name').value).to.equal('Bo');
  });

  it('are asked once for what they share', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    expect(opened.parts('[name$=wish]')).to.have.length(1);
    expect(opened.part('.for-all').textContent).to.equal(words.forAll);
  });

  it('each have conditions of their own', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    opened.tick('.1.food', 'vegan');
    expect([0, 1].map((key) => control(opened, key, 'beans').checkVisibility())).to.deep.equal([false, true]);
  });

  it('have no id twice', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    await addPerson(opened);
    await opened.send();
    const ids = opened.parts('[id]').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).to.deep.equal([]);
  });

  it('have labels that lead to their own controls', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    opened.part('.person[data-key="1"] label[for$="last_name"]').click();
    expect((focused(opened) as HTMLInputElement).name).to.equal('.1.name.last_name');
  });

  it('are accessible', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    await expect(opened.el).to.be.accessible();
    press(opened, words.removeParticipant('Person 2'));
    await opened.el.updateComplete;
    await opened.send();
    await expect(opened.el).to.be.accessible();
  });

  it('are called by their places, or by their names, when something needs another look, and its link leads to them', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    fillPerson(opened, 0, 'Ada');
    await opened.send();
    const links = opened.parts('[part=summary] a');
    expect(links.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'First name',
      'E-mail',
      `Rules (Person 2) – ${words.issues.must_accept}`,
    ]);
    expect(opened.parts('.missing').map(({ textContent }) => textContent.trim())).to.deep.equal([
      `Person 2 – ${words.stillMissing} First name`,
      `${words.stillMissing} E-mail`,
    ]);
    links[0]!.click();
    expect((focused(opened) as HTMLInputElement).name).to.equal('.1.name.first_name');
    opened.type('.1.name.first_name', 'Bo');
    await opened.send();
    expect(opened.part('[part=summary] li').textContent.trim()).to.equal(`Rules (Bo) – ${words.issues.must_accept}`);
  });

  it('have the issue at their own field', async () => {
    const opened = await openFamily();
    await addPerson(opened);
    fillPerson(opened, 0, 'Ada');
    await opened.send();
    expect(control(opened, 0, 'name.first_name').getAttribute('aria-invalid')).to.equal(null);
    expect(control(opened, 1, 'name.first_name').getAttribute('aria-invalid')).to.equal('true');
  });

  it('keep what was typed when the language changes, whatever order it has for dates and countries', async () => {
    const yaml = familyClub.replace('- { name: birthdate }', '- { name: birthdate }\n            - address');
    const opened = await openForm({ yaml });
    await addPerson(opened);
    for (const key of [0, 1]) {
      const names = ['birthdate.day', 'birthdate.month', 'birthdate.year', 'address.country', 'name.first_name'];
      ['1', '2', '2015', 'DE', `Person ${key}`].forEach(
        (value, at) => (control(opened, key, names[at]!).value = value),
      );
      opened.tick(key ? '.1.food' : 'food', 'vegan');
    }
    const before = [...new FormData(opened.part<HTMLFormElement>('form'))].sort();
    opened.el.lang = 'sv';
    await waitUntil(() => opened.part('button.main').textContent.trim() === swedish.send, 'no Swedish');
    const after = [...new FormData(opened.part<HTMLFormElement>('form'))].sort();
    expect(after).to.deep.equal(before);
    expect(control(opened, 1, 'birthdate.year').size).to.equal(4);
  });

  it('need no sideways scrolling at 320 pixels, however long the words of a club', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
    const yaml = familyClub
      .replaceAll('name: Food', `name: ${word}`)
      .replaceAll('Vegan', word)
      .replace('For all', word);
    document.body.style.inlineSize = '320px';
    document.body.style.margin = '0';
    const opened = await openForm({ yaml });
    await addPerson(opened);
    opened.type('name.first_name', word);
    await opened.send();
    const right = Math.max(...opened.parts('*').map((inner) => inner.getBoundingClientRect().right));
    document.body.removeAttribute('style');
    expect(right).to.be.at.most(320);
  });
});

describe('answers from above', () => {
  const two = async () => {
    const opened = await openFamily();
    fillPerson(opened, 0, 'Ada');
    opened.tick('food', 'vegan');
    opened.tick('beans');
    opened.tick('courses', 'Canoe');
    opened.type('allergies', 'Nuts');
    opened.type('jab.year', '2020');
    opened.type('birthdate.year', '2015');
    opened.type('homepage', 'https://ada.example');
    control(opened, 0, 'shirt').value = 'L';
    await addPerson(opened);
    opened.tick('.1.courses', 'Theatre');
    press(opened, words.copyPrevious);
    return opened;
  };

  it('are taken over', async () => {
    const opened = await two();
    const entries = new FormData(opened.part<HTMLFormElement>('form'));
    expect(entries.get('.1.name.last_name')).to.equal('Lovelace');
    expect([entries.get('.1.food'), entries.get('.1.shirt')]).to.deep.equal(['vegan', 'L']);
    expect(entries.getAll('.1.courses')).to.deep.equal(['Canoe']);
    expect(entries.get('.1.homepage')).to.equal('https://ada.example');
  });

  it('show what depends on them', async () => {
    const opened = await two();
    expect(control(opened, 1, 'beans').checkVisibility()).to.equal(true);
  });

  it('are not taken over where they are theirs alone: first name, birthdate, what is sensitive, consent', async () => {
    const opened = await two();
    const names = ['name.first_name', 'birthdate.year', 'allergies', 'jab.year'];
    expect(names.map((name) => control(opened, 1, name).value)).to.deep.equal(['', '', '', '']);
    // any yes or no may be a consent
    for (const box of ['rules', 'beans']) expect(control(opened, 1, box).checked, box).to.equal(false);
  });

  it('are offered to everybody but the first', async () => {
    const opened = await two();
    const offers = opened.parts('button').filter(({ textContent }) => textContent === words.copyPrevious);
    expect(offers.map((offer) => offer.closest<HTMLElement>('.person')!.dataset['key'])).to.deep.equal(['1']);
  });
});
