import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openForm, type Handles } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, questionsOf, control, familyClub, singleClub } from './fill-participants.js';

/** What happens to the form from now on: how often it is drawn, and what changes in its tree. */
function observed({ el }: Handles) {
  const renderedNodes: string[] = [];
  const { performUpdate } = el as unknown as { performUpdate: () => unknown };
  Object.assign(el, {
    performUpdate() {
      renderedNodes.push('drawn');
      return performUpdate.call(el);
    },
  });
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName, oldValue, target } of records) {
      const element = target as HTMLElement;
      if (attributeName && element.getAttribute(attributeName) === oldValue) continue;
      renderedNodes.push(`${attributeName ?? type} of ${element.dataset?.['field'] ?? target.nodeName}`);
    }
  });
  observer.observe(el.shadowRoot!, { subtree: true, childList: true, attributeOldValue: true, characterData: true });
  /** What happened since this was asked last. */
  return async (): Promise<string[]> => {
    await el.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    return renderedNodes.splice(0);
  };
}

/** What happens with each letter, as it is typed. */
async function lettersOf(opened: Handles, name: string, text: string): Promise<string[][]> {
  const renderedNodes = observed(opened);
  const all: string[][] = [];
  for (let length = 1; length <= text.length; length++) {
    opened.type(name, text.slice(0, length));
    all.push(await renderedNodes());
  }
  return all;
}

describe('typing', () => {
  it('renders nothing and changes no node, nor does saving a draft', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    await waitUntil(() => opened.parts('.done-button').length, 'the cards are not loaded');
    // names are the titles of persons: the next test
    const controls = opened
      .parts<HTMLInputElement>('input[part=control], textarea')
      .filter((one) => one.checkVisibility() && !/badge$|birthdate|_name$/.test(one.name));
    expect(controls.length).to.be.greaterThan(10);
    const renderedNodes = observed(opened);
    for (const one of controls) {
      one.focus();
      // what has a fault says so when it is left
      const text = one.type === 'email' ? 'ada@example.org' : one.name.endsWith('.year') ? '2012' : '12';
      await sendKeys({ type: text });
      expect(one.value, one.name).to.equal(text);
    }
    await waitUntil(() => sessionStorage.length, 'no draft is kept');
    expect(await renderedNodes()).to.deep.equal([]);
  });

  it('writes the name of a person into the title and the button of that person only', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    await waitUntil(() => opened.parts('.done-button').length, 'the cards are not loaded');
    const renderedNodes = observed(opened);
    control(opened, 1, 'name.first_name').focus();
    await sendKeys({ type: 'Bo' });
    const written = ['childList of LEGEND', 'childList of BUTTON'];
    expect(await renderedNodes()).to.deep.equal([...written, ...written]);
    expect(opened.parts('legend').map((one) => one.textContent)).to.include.members(['Person 1', 'Bo']);
  });

  it('draws once where an answer is wrong and somebody mends it', async () => {
    const opened = await openForm({ yaml: singleClub });
    await opened.send();
    const renderedNodes = observed(opened);
    control(opened, 0, 'name.first_name').focus();
    await sendKeys({ type: 'A' });
    expect((await renderedNodes()).filter((one) => one === 'drawn')).to.have.length(1);
    await sendKeys({ type: 'daa' });
    await sendKeys({ press: 'Backspace' });
    expect(control(opened, 0, 'name.first_name').value).to.equal('Ada');
    expect(await renderedNodes()).to.deep.equal([]);
  });

  it('shows what depends on it with the key that makes it so, and touches nothing else', async () => {
    const opened = await openForm({ yaml: singleClub });
    opened.tick('courses', 'Canoe');
    opened.tick('swims');
    const typedLetters = await lettersOf(opened, 'badge', 'Golden');
    // a section has no name: this one stays as it is
    expect(typedLetters).to.deep.equal([[], [], [], ['hidden of number'], ['hidden of number'], []]);
    opened.type('badge', 'Gold');
    expect(questionsOf(opened)).to.include('Number on the badge');
  });

  it('shows a section with the last digit of a date', async () => {
    const opened = await openForm({ yaml: singleClub });
    opened.type('birthdate.day', '1');
    opened.type('birthdate.month', '2');
    const typedLetters = await lettersOf(opened, 'birthdate.year', '2015');
    expect(typedLetters).to.deep.equal([[], [], [], ['hidden of guardian', 'hidden of FIELDSET']]);
  });

  it('has nothing left to do when the visitor goes on', async () => {
    const opened = await openForm({ yaml: singleClub });
    opened.tick('courses', 'Canoe');
    opened.tick('swims');
    control(opened, 0, 'badge').focus();
    await sendKeys({ type: 'Gold' });
    const renderedNodes = observed(opened);
    // tells of the change
    await sendKeys({ press: 'Tab' });
    expect(await renderedNodes()).to.deep.equal([]);
    expect((opened.el.shadowRoot!.activeElement as HTMLInputElement).name).to.equal('number');
  });
});
