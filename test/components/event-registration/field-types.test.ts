/** What every field type owes to whoever answers it: label, help, what is wrong, and the way there. */
import { expect } from '@open-wc/testing';
import { controlName } from '../../../src/forms/index.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm, type Handles } from '../../support/open-form.js';
import { everyKind, helpFor, kinds, type Asking } from './all-field-types.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const openAll = (options: Asking = {}) => openForm({ yaml: everyKind(options) });

/** What a field is answered with: one control, or several. */
function controlsOf({ parts }: Handles, name: string): Control[] {
  const controls = parts<Control>(`[data-field="${name}"] :is(input, select, textarea)`);
  if (!controls.length) throw new Error(`nothing asks for "${name}"`);
  return controls;
}

const textOf = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Without what is hidden in it. */
const seenTextOf = (element: Element): string => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();

/** Never missing: a name is answered by either of its parts, and asked for at the first. */
const isLastName = ({ name }: Control): boolean => name.endsWith('name.last_name');

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const question = (control: Control): Element | null => control.closest('fieldset[part=field]');

/** The words that ask for it, as far as they can be seen. A choice has words of its own, and its question around it. */
const labelsOf = (control: Control): string[] =>
  [question(control)?.querySelector('legend'), ...(control.labels ?? [])].flatMap((label) =>
    label && isSeen(label) && seenTextOf(label) ? [seenTextOf(label)] : [],
  );

/** What is read out with it: what describes the control, its question and the group around, as far as it can be seen. */
function descriptionOf(control: Control): string {
  const labels: string[] = [];
  for (let at: Element | null = control; at; at = at.parentElement)
    for (const id of at.getAttribute('aria-describedby')?.split(' ') ?? []) {
      const text = (control.getRootNode() as ShadowRoot).getElementById(id);
      labels.push(text && isSeen(text) ? textOf(text) : `nothing is called "${id}"`);
    }
  return labels.join(' ');
}

/** Told to programs at the control; of radio buttons, their group is wrong and not each of them. */
const isInvalid = (control: Control): boolean =>
  !!control.closest('[aria-invalid=true]:is(input, select, textarea, [role=radiogroup])');

const chosen = ['few', 'many', 'boxes', 'longBoxes'];

/** The sentence at a control without an answer, which names its field. */
function sentenceFor(control: Control, name: string): string {
  if (name === 'consent') return words.issues.must_accept;
  const field = control.closest<HTMLElement>('[data-field]')!;
  const part =
    field.dataset['field']!.split('.').at(-1) === 'name' ? 'first_name' : field.dataset['field']!.split('.').at(-1)!;
  const label = textOf(field.querySelector('[part=label] bdi'));
  return (
    words.askFor[part] ??
    (chosen.includes(name) || part === 'country' ? words.pick(label) : `${words.stillMissing} ${label}`)
  );
}

/** Names of the field types with a control that something is not true of. */
const unless = (opened: Handles, isFine: (control: Control, name: string) => boolean): string[] =>
  kinds.filter((name) => !controlsOf(opened, name).every((control) => isFine(control, name)));

describe('every field type', () => {
  it('has a label that can be seen', async () => {
    expect(unless(await openAll(), (control) => labelsOf(control).length > 0)).to.deep.equal([]);
  });

  it('has help that can be seen and is read out', async () => {
    const opened = await openAll();
    expect(unless(opened, (control, name) => descriptionOf(control).includes(helpFor(name)))).to.deep.equal([]);
  });

  it('has what is wrong said at its control, after the help', async () => {
    const opened = await openAll();
    await opened.send();
    expect(
      unless(
        opened,
        (control, name) => isLastName(control) || descriptionOf(control).includes(sentenceFor(control, name)),
      ),
    ).to.deep.equal([]);
    const all = (name: string) => descriptionOf(controlsOf(opened, name)[0]!);
    expect(all('line')).to.equal(`${helpFor('line')} Still missing: A line`);
    expect(all('few')).to.contain('Please choose: One of few');
    expect(all('day')).to.equal(`${helpFor('day')} ${words.dateHint} Still missing: A day`);
    expect(all('lines')).to.equal(`${helpFor('lines')} ${words.onePerLine} Still missing: Some of anything`);
  });

  it('tells programs that it is wrong, and only then', async () => {
    const opened = await openAll();
    expect(unless(opened, (control) => !isInvalid(control))).to.deep.equal([]);
    await opened.send();
    expect(unless(opened, (control) => isLastName(control) || isInvalid(control))).to.deep.equal([]);
  });

  it('says in words whether it can be left out', async () => {
    // of an address, the legend says it for all of its parts
    const legendOf = (control: Control) =>
      control.closest('.group')?.querySelector<HTMLElement>('legend')?.innerText ?? '';
    const isOptional = (control: Control) =>
      `${legendOf(control)} ${labelsOf(control)[0]!}`.includes(`(${words.optional})`);
    const requiredForm = await openAll();
    // one name is enough
    expect(unless(requiredForm, (control) => isOptional(control) === isLastName(control))).to.deep.equal([]);
    const free = await openAll({ required: false });
    // nobody gets on without the consent
    expect(unless(free, isOptional)).to.deep.equal(['consent']);
  });

  it('is listed in the summary, in the order and the words of the form, and its link leads to it', async () => {
    const opened = await openAll({ form: 'participants: 2' });
    opened.part('.more button').click();
    await opened.el.updateComplete;
    await opened.send();
    const focused = () => opened.el.shadowRoot!.activeElement;
    expect(focused()).to.equal(opened.part('[part=summary]'));

    const wrong = opened.parts('.wrong');
    const consents = wrong.filter((field) => field.dataset['field']!.endsWith('consent'));
    const missing = wrong.filter((field) => !consents.includes(field));
    const [sentences, items] = ['.missing', 'li'].map((line) => opened.parts(`[part=summary] ${line}`));
    expect(sentences!.map((line) => textOf(line).split(' – ')[0])).to.deep.equal(['Person 1', 'Person 2']);
    expect(items!.map(textOf)).to.deep.equal([
      `Consent (Person 1) – ${words.issues.must_accept}`,
      `Consent (Person 2) – ${words.issues.must_accept}`,
    ]);
    // an address is four fields; of a name the first is asked for
    const links = opened.parts<HTMLAnchorElement>('[part=summary] a');
    expect(links).to.have.length(2 * (kinds.length + 3));
    for (const [at, link] of links.entries()) {
      const field = [...missing, ...consents][at]!;
      if (!consents.includes(field)) expect(textOf(link)).to.equal(seenTextOf(field.querySelector('[part=label]')!));
      link.click();
      expect(focused()).to.equal(field.querySelector('input, select, textarea'));
    }
    expect(links.at(-1)!.hash).to.equal(`#${controlName(1, 'consent')}`);
  });
});
