import { expect } from '@open-wc/testing';
import { counter as arabic } from '../../../src/i18n/ar/index.js';
import { counter as german } from '../../../src/i18n/de/index.js';
import { counter as words } from '../../../src/i18n/en/index.js';
import { openForm, type Handles } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { everyKind } from './all-field-types.js';

const openEvery = (lang = 'en') => openForm({ lang, yaml: everyKind({ required: false }) });

const control = ({ part }: Handles, name = 'text') => part<HTMLTextAreaElement>(`[name="${name}"]`);
const lines = ({ parts }: Handles) => parts('[id$=".counter"]').map(({ textContent }) => textContent);
const line = (opened: Handles) => lines(opened)[0];
const status = ({ el }: Handles) =>
  el.shadowRoot!.querySelector('[data-field=text] [role=status]')?.textContent ?? undefined;

/** Types a text of so many characters, and waits until they are counted. */
async function typeText(opened: Handles, length: number, name = 'text'): Promise<void> {
  opened.type(name, 'x'.repeat(length));
  await waitUntil(() => lines(opened).length, 'nothing is counted');
}

/** As long as a module and its words take that are there already. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a text near its limit', () => {
  it('says how many characters are left, how many are too many, and nothing far from it', async () => {
    const opened = await openEvery();
    opened.type('text', 'x'.repeat(8999));
    await settled();
    expect(lines(opened)).to.deep.equal([]);
    await typeText(opened, 9000);
    expect(line(opened)).to.equal('1,000 characters left');
    for (const [length, text] of [
      [9999, words.charactersLeft(1, '1')],
      [10_000, words.charactersLeft(0, '0')],
      [10_001, words.charactersTooMany(1, '1')],
      [12_345, words.charactersTooMany(2345, '2,345')],
    ] as const) {
      opened.type('text', 'x'.repeat(length));
      expect(line(opened)).to.equal(text);
    }
    opened.type('text', 'x'.repeat(100));
    expect(lines(opened)).to.deep.equal([]);
    expect(control(opened).value).to.have.length(100);
    expect(control(opened).getAttribute('aria-describedby')).to.equal('text.help');
  });

  it('is counted as it is checked: in code points, without space around it', async () => {
    const opened = await openEvery();
    opened.type('text', `  ${'🏕'.repeat(9990)}\r\n  `);
    await waitUntil(() => lines(opened).length, 'nothing is counted');
    expect(line(opened)).to.equal('10 characters left');
    opened.type('text', '🏕'.repeat(4600));
    expect(lines(opened)).to.deep.equal([]);
  });

  it('describes its control, beside help and issue', async () => {
    const opened = await openEvery();
    await typeText(opened, 10_005);
    expect(control(opened).getAttribute('aria-describedby')).to.equal('text.help text.counter');
    control(opened, 'line').focus();
    control(opened).focus();
    control(opened, 'line').focus();
    await waitUntil(() => opened.parts('[part=issue]').length, 'no issue');
    await opened.el.updateComplete;
    const ids = control(opened).getAttribute('aria-describedby')!.split(' ');
    expect(ids.sort()).to.deep.equal(['text.counter', 'text.help', 'text.issue']);
    for (const id of ids) expect(opened.parts(`[id="${id}"]`), id).to.have.length(1);
  });

  it('is announced after a pause, and not at each key', async () => {
    const opened = await openEvery();
    await typeText(opened, 9990);
    for (const length of [9991, 9992, 9993]) {
      opened.type('text', 'x'.repeat(length));
      expect(status(opened)).to.equal('');
    }
    await waitUntil(() => status(opened), 'nothing is announced', { timeout: 3000 });
    expect(status(opened)).to.equal(words.charactersLeft(7, '7'));
  });

  it('is counted in a line and in a part of an address', async () => {
    const opened = await openEvery();
    await typeText(opened, 9999, 'line');
    opened.type('address.street', 'x'.repeat(9998));
    await waitUntil(() => lines(opened).length > 1, 'the street is not counted');
    expect(lines(opened)).to.have.members([words.charactersLeft(1, '1'), words.charactersLeft(2, '2')]);
  });

  it('is not counted in a list, whose lines have limits of their own', async () => {
    const opened = await openEvery();
    await typeText(opened, 9999);
    opened.type('lines', 'x\n'.repeat(5000));
    await settled();
    expect(opened.parts('[id$=".counter"]').map(({ id }) => id)).to.deep.equal(['text.counter']);
  });

  it('keeps every character that is pasted or typed, and the error names the field', async () => {
    const opened = await openEvery();
    const text = 'x'.repeat(10_001);
    opened.type('text', text);
    await opened.send();
    expect(control(opened).value).to.equal(text);
    expect(opened.part('[part~=summary]').textContent).to.contain('A text');
    expect(opened.part('[id="text.issue"]').textContent).to.contain('10000');
    opened.type('text', text.slice(1));
    await opened.el.updateComplete;
    expect(opened.parts('[id="text.issue"]')).to.have.length(0);
    expect(line(opened)).to.equal(words.charactersLeft(0, '0'));
  });

  it('speaks another language afterwards', async () => {
    const opened = await openEvery('de');
    await typeText(opened, 9000);
    expect(line(opened)).to.equal(german.charactersLeft(1000, '1.000'));
    opened.el.lang = 'ar';
    await waitUntil(() => line(opened)?.includes('بقي'), 'no Arabic');
    expect(line(opened)).to.equal(arabic.charactersLeft(1000, new Intl.NumberFormat('ar').format(1000)));
    expect(control(opened).value).to.have.length(9000);
  });
});
