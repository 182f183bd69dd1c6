import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm, type Handles } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { everyKind } from './all-field-types.js';
import { addPerson, familyClub } from './fill-participants.js';

const openEvery = (required = true) => openForm({ yaml: everyKind({ required }) });

const focused = ({ el }: Handles) => el.shadowRoot!.activeElement as HTMLInputElement | null;
const find = ({ part }: Handles, name: string) => part<HTMLInputElement>(`[name="${name}"]`);
const issues = ({ parts }: Handles) =>
  parts('[part=issue]').map(({ id, textContent }) => [id.replace(/\.issue$/, ''), textContent.trim()]);
const names = (opened: Handles) => issues(opened).map(([name]) => name);

/** As long as it takes until a field that was left is looked at. */
const settled = async ({ el }: Handles): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await el.updateComplete;
};

/** Goes on to another field. */
async function leave(opened: Handles, to = 'line'): Promise<void> {
  find(opened, to).focus();
  await settled(opened);
}

/** What has no format, and how it is right, by the control that it is typed into. */
const faulty: readonly [field: string, control: string, wrong: string, right: string][] = [
  ['email', 'email', 'ada', 'ada@example.org'],
  ['phone', 'phone', 'none', '+49 30 123456'],
  ['whole', 'whole', '1.5', '15'],
  ['number', 'number', 'many', '1.5'],
  ['mail', 'mail', 'ada@', 'ada@example.org'],
  ['call', 'call', 'x', '030 123456'],
  ['page', 'page', 'no page', 'https://club.example'],
  ['name.first_name', 'name.first_name', 'x'.repeat(10_001), 'Ada'],
  ['address.street', 'address.street', 'x'.repeat(10_001), 'Lane 1'],
  ['text', 'text', 'x'.repeat(10_001), 'x'],
  ['lines', 'lines', 'x\n'.repeat(201), 'x'],
];

describe('a field that is left', () => {
  it('is announced, and does not lengthen the page', async () => {
    const opened = await openEvery();
    opened.type('phone', 'none');
    await leave(opened);
    expect(opened.part('.actions [role=status]').textContent.trim()).to.equal(issues(opened)[0]![1]);
    const { bottom } = opened.el.getBoundingClientRect();
    expect(document.documentElement.scrollHeight).to.be.below(scrollY + Math.max(bottom, innerHeight) + 60);
  });

  for (const required of [true, false])
    for (const [field, control, wrong, right] of faulty)
      it(`says what is wrong with its format, until it is right: ${field}${required ? '' : ', optional'}`, async () => {
        const opened = await openEvery(required);
        opened.type(control, wrong);
        await settled(opened);
        expect(names(opened), 'while it is typed').to.deep.equal([]);
        await leave(opened);
        expect(names(opened), 'when it is left').to.deep.equal([field]);
        const there = find(opened, control);
        expect(there.getAttribute('aria-invalid')).to.equal('true');
        expect(there.getAttribute('aria-describedby')).to.contain(`${field}.issue`);
        opened.type(control, right);
        await opened.el.updateComplete;
        expect(names(opened), 'when it is right').to.deep.equal([]);
        expect([there.hasAttribute('aria-invalid'), focused(opened) === there]).to.deep.equal([false, true]);
      });

  it('is looked for with few queries, however many questions there are', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const opened = await openForm({
      yaml: `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2030-07-24
    columns: [${names.map((name) => `{ external_id: ${name}, name: Question ${name}, type: string }`).join(', ')}]
    form: { sections: [{ fields: [name, email, ${names.slice(1).join(', ')}, { name: c0, visible_when: { field: c1, is: 'yes' } }] }] }`,
    });
    const query = HTMLFormElement.prototype.querySelectorAll;
    let queries = 0;
    HTMLFormElement.prototype.querySelectorAll = function (this: HTMLFormElement, selector: string) {
      queries++;
      return query.call(this, selector);
    } as typeof query;
    try {
      opened.type('c3', 'x');
      await leave(opened, 'email');
    } finally {
      HTMLFormElement.prototype.querySelectorAll = query;
    }
    expect(queries).to.be.below(10);
  });

  it('is a date only when all three of its controls are left', async () => {
    const opened = await openEvery();
    opened.type('birthdate.day', '31');
    await leave(opened, 'birthdate.month');
    opened.type('birthdate.month', '2');
    await leave(opened, 'birthdate.year');
    opened.type('birthdate.year', '2010');
    expect(names(opened)).to.deep.equal([]);
    await leave(opened);
    expect(issues(opened)).to.deep.equal([['birthdate', words.issues.not_a_date]]);
    opened.type('birthdate.day', '28');
    await opened.el.updateComplete;
    expect(names(opened)).to.deep.equal([]);
  });

  it('is a date that is not whole, too', async () => {
    const opened = await openEvery();
    opened.type('day.day', '3');
    await leave(opened);
    expect(names(opened)).to.deep.equal(['day']);
  });

  it('says nothing where it is left empty, or empty again, however it is required', async () => {
    const opened = await openEvery();
    for (const name of ['email', 'phone', 'birthdate.day', 'whole', 'page', 'name.first_name', 'address.street']) {
      find(opened, name).focus();
      await settled(opened);
    }
    opened.type('email', 'ada');
    opened.type('email', '');
    await leave(opened);
    expect(names(opened)).to.deep.equal([]);
  });

  it('says nothing any more once it is emptied', async () => {
    const opened = await openEvery();
    opened.type('email', 'ada');
    await leave(opened);
    opened.type('email', '');
    await opened.el.updateComplete;
    expect(names(opened)).to.deep.equal([]);
  });

  it('says nothing where nothing was typed: the page may have begun with what is there', async () => {
    const opened = await openEvery();
    find(opened, 'email').value = 'ada';
    find(opened, 'email').focus();
    await leave(opened);
    expect(names(opened)).to.deep.equal([]);
  });

  it('says so to who does not see it, and once only', async () => {
    const opened = await openEvery();
    opened.type('email', 'ada');
    await leave(opened);
    const live = opened.part('form [role=status]');
    expect(live.textContent.trim()).to.equal(issues(opened)[0]![1]);
    await expect(opened.el).to.be.accessible();
    opened.type('email', 'ada@example.org');
    await opened.el.updateComplete;
    expect(live.textContent.trim()).to.equal('');
  });

  it('belongs to its person, of several', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    opened.type('.1.birthdate.day', '41');
    await leave(opened, 'wish');
    expect(names(opened)).to.deep.equal(['.1.birthdate']);
  });

  it('removes its error as soon as it is right, and keeps the others', async () => {
    const opened = await openEvery();
    await opened.send();
    const before = names(opened);
    expect(before).to.include.members(['email', 'phone', 'birthdate', 'few', 'consent', 'name.first_name']);
    opened.type('email', 'a');
    await opened.el.updateComplete;
    expect(names(opened)).to.include('phone');
    opened.type('email', 'ada@example.org');
    opened.tick('few', 'Choice 1');
    opened.tick('consent');
    await opened.el.updateComplete;
    expect(names(opened)).to.deep.equal(before.filter((name) => !/^(email|few|consent)$/.test(name!)));
  });

  it('says it again when it is sent as it was', async () => {
    const opened = await openEvery();
    opened.type('email', 'ada');
    await opened.send();
    opened.type('email', 'ada@example.org');
    opened.type('email', 'bob');
    await opened.send();
    expect(names(opened)).to.include('email');
  });

  it('says nothing while another window is in front', async () => {
    const opened = await openEvery();
    opened.type('email', 'ada');
    find(opened, 'email').dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    await settled(opened);
    expect(names(opened)).to.deep.equal([]);
  });
});

describe('a click that leaves a field', () => {
  const centre = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };

  it('hits its target: nothing moves while the button is held down', async () => {
    const opened = await openForm({ yaml: familyClub });
    const add = opened.parts<HTMLButtonElement>('.more button').at(-1)!;
    // the field whose fault would push the button away stands above it
    opened.type('birthdate.day', '41');
    add.scrollIntoView({ block: 'center' });
    const before = add.getBoundingClientRect().top;
    await sendMouse({ type: 'move', position: centre(add) });
    await sendMouse({ type: 'down' });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([names(opened), add.getBoundingClientRect().top]).to.deep.equal([[], before]);
    await sendMouse({ type: 'up' });
    await waitUntil(() => opened.parts('fieldset.person').length === 2, 'nobody was added');
    await waitUntil(() => names(opened).includes('birthdate'), 'the fault does not show');
  });

  it('says what is wrong where the visitor goes on by keyboard', async () => {
    const opened = await openForm({ yaml: familyClub });
    find(opened, 'email').focus();
    await sendKeys({ type: 'ada' });
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => names(opened).includes('email'), 'the fault does not show');
    expect(focused(opened)!.name).to.equal('wish');
  });
});
