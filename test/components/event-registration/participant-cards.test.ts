import { expect } from '@open-wc/testing';
import { cards, form as words } from '../../../src/i18n/en/index.js';
import { openForm, type Handles, type OpenFormOptions } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, control, familyClub, fillPerson, fillShared, press, sentBodies } from './fill-participants.js';

const focused = ({ el }: Handles) => el.shadowRoot!.activeElement as HTMLInputElement;
const person = ({ part }: Handles, key: number) => part(`.person[data-key="${key}"]`);
const title = (opened: Handles, key: number) => person(opened, key).querySelector('legend')!.textContent.trim();
const isCard = (opened: Handles, key: number) =>
  !person(opened, key).querySelector('.person-questions')!.checkVisibility();

const openWithCard = async (options: OpenFormOptions = {}) => {
  const opened = await openForm({ yaml: familyClub, ...options });
  fillPerson(opened, 0, 'Ada');
  opened.tick('food', 'vegan');
  opened.tick('courses', 'Theatre');
  await addPerson(opened);
  await waitUntil(() => isCard(opened, 0), 'no card');
  return opened;
};

describe('persons as cards', () => {
  it('show the name and what is chosen, and leave the visitor at the new person', async () => {
    const opened = await openWithCard();
    expect(title(opened, 0)).to.equal('Ada Lovelace');
    expect(opened.part('.card p').textContent.trim()).to.equal('Vegan\u00a0· Theatre');
    expect(focused(opened).name).to.equal('.1.name.first_name');
    await expect(opened.el).to.be.accessible();
  });

  it('open by their button, which says whose it is, and close again with the focus on it', async () => {
    const opened = await openWithCard();
    const button = opened.part('.card button');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(
      button
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => opened.part(`[id="${id}"]`).textContent.trim()),
    ).to.deep.equal([cards.change, 'Ada Lovelace']);
    button.click();
    await waitUntil(() => focused(opened)?.name === 'name.first_name', 'the visitor is somewhere else');
    expect(isCard(opened, 0)).to.equal(false);
    press(opened, cards.done);
    await waitUntil(() => isCard(opened, 0), 'no card');
    expect(focused(opened)).to.equal(opened.part('.card button'));
  });

  it('are not made of somebody with an answer missing: the visitor is put there', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    await waitUntil(() => opened.parts('.done-button').length === 2, 'no cards');
    expect(isCard(opened, 0)).to.equal(false);
    opened.type('name.first_name', 'Ada');
    press(opened, cards.done);
    await opened.el.updateComplete;
    expect(isCard(opened, 0)).to.equal(false);
    expect(focused(opened).name).to.equal('rules');
  });

  it('send all that was typed into them', async () => {
    const opened = await openWithCard();
    fillPerson(opened, 1, 'Bo');
    fillShared(opened);
    await opened.send();
    const sent = (await sentBodies(opened)).map(({ name, food, courses }) => ({ name, food, courses }));
    expect(sent[0]).to.deep.include({ food: 'vegan', courses: ['Theatre'] });
    expect(sent).to.have.length(2);
  });

  it('open when something in them needs another look', async () => {
    const opened = await openWithCard();
    control(opened, 0, 'name.first_name').value = '';
    control(opened, 0, 'name.last_name').value = '';
    await opened.send();
    await waitUntil(() => !isCard(opened, 0), 'still a card');
    expect(control(opened, 0, 'name.first_name').getAttribute('aria-invalid')).to.equal('true');
  });

  it('open when a link of the summary leads into them, though it is mended', async () => {
    const opened = await openWithCard();
    control(opened, 0, 'name.first_name').value = control(opened, 0, 'name.last_name').value = '';
    await opened.send();
    opened.type('name.first_name', 'Ada');
    await opened.el.updateComplete;
    press(opened, cards.done);
    await waitUntil(() => isCard(opened, 0), 'no card');
    opened.part('[part=summary] a').click();
    expect(focused(opened).name).to.equal('name.first_name');
    await waitUntil(() => !opened.parts('.card').length, 'it is still a card');
    expect(isCard(opened, 0)).to.equal(false);
  });

  it('keep their answers when the language changes', async () => {
    const opened = await openWithCard();
    const before = [...new FormData(opened.part<HTMLFormElement>('form'))].sort();
    opened.el.lang = 'sv';
    await waitUntil(() => opened.part('.card button').textContent.trim() === 'Ändra', 'no Swedish');
    expect([...new FormData(opened.part<HTMLFormElement>('form'))].sort()).to.deep.equal(before);
  });
});

describe('the title of a person', () => {
  it('is the name as it is typed, else the place', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    expect([title(opened, 0), title(opened, 1)]).to.deep.equal([words.participant(1), 'Bo']);
    opened.type('.1.name.first_name', '');
    expect(title(opened, 1)).to.equal(words.participant(2));
  });
});
