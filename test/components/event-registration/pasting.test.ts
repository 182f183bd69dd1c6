/** What arrives without being typed: pasted by real keys, or filled in by the browser. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { controlName } from '../../../src/forms/index.js';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { everyKind } from './all-field-types.js';
import { addPerson, familyClub } from './fill-participants.js';

const familyHeader = async (key: string) => {
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Control' });
};

/** Puts a text where the browser pastes from, as a visitor does: by marking and copying it. */
async function copy(text: string): Promise<void> {
  const note = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(note);
  note.select();
  await familyHeader('KeyC');
  note.remove();
}

async function paste(control: HTMLElement, text: string): Promise<void> {
  await copy(text);
  control.focus();
  await familyHeader('KeyV');
}

const answers: Readonly<Record<string, string>> = { day: '02', month: '09', year: '2015' };
const last = (name: string) => name.split('.').at(-1)!;

describe('pasting', () => {
  it('works wherever something is typed', async () => {
    const { parts } = await openForm({ yaml: everyKind() });
    const typed = parts<HTMLInputElement>('textarea, input:not([type=checkbox], [type=radio], .note)');
    expect(typed).to.have.length.above(15);
    for (const control of typed) {
      const text = answers[last(control.name)] ?? 'ada@example.org';
      await paste(control, text);
      expect([control.name, control.value]).to.deep.equal([control.name, text]);
    }
  });

  it('loses nothing of a day with a space before it, as tables have it', async () => {
    const { part } = await openForm({ yaml: familyClub });
    for (const [name, text] of Object.entries(answers)) {
      const control = part<HTMLInputElement>(`[name="birthdate.${name}"]`);
      await paste(control, ` ${text}`);
      expect(control.value.trim()).to.equal(text);
    }
  });

  for (const text of ['02.09.2015', '2015-09-02', '02. 09. 2015', '02\u202f09\u202f2015'])
    for (const part of ['day', 'month', 'year'])
      it(`takes a whole date, ${text}, into its three controls, at the ${part}`, async () => {
        const opened = await openForm({ yaml: familyClub, lang: 'de' });
        await paste(opened.part(`[name="birthdate.${part}"]`), text);
        const values = Object.keys(answers).map(
          (name) => opened.part<HTMLInputElement>(`[name="birthdate.${name}"]`).value,
        );
        expect(values).to.deep.equal(['02', '09', '2015']);
      });

  for (const [text, month] of [
    ['31.12.2010', '12'],
    ['12/31/2010', '12'],
    ['31. Dez. 2010', '12'],
  ] as const)
    it(`divides a whole date that is typed into the first control: ${text}`, async () => {
      const opened = await openForm({ yaml: familyClub, lang: 'de' });
      opened.part('[name="birthdate.day"]').focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Tab' });
      const values = Object.keys(answers).map(
        (name) => opened.part<HTMLInputElement>(`[name="birthdate.${name}"]`).value,
      );
      expect(values).to.deep.equal(['31', month, '2010']);
      expect(opened.part('[name=guardian]').checkVisibility()).to.equal(true);
    });

  it('of a year with two digits asks for four', async () => {
    const opened = await openForm({ yaml: familyClub, lang: 'de' });
    await paste(opened.part('[name="birthdate.day"]'), '31.12.10');
    opened.part('[name=email]').focus();
    await waitUntil(() => opened.parts('[id="birthdate.issue"]').length);
    expect(opened.part('[id="birthdate.issue"]').textContent).to.equal('Bitte das Jahr vierstellig angeben.');
  });

  it('of a whole date shows what depends on it', async () => {
    const opened = await openForm({ yaml: familyClub, lang: 'de' });
    expect(opened.part('[name=guardian]').checkVisibility()).to.equal(false);
    await paste(opened.part('[name="birthdate.day"]'), '02.09.2015');
    expect(opened.part('[name=guardian]').checkVisibility()).to.equal(true);
  });
});

describe('an answer that the browser fills in', () => {
  it('of a second person is not what it knows of the first', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    await addPerson(opened);
    const tokens = [0, 1, 2].map((key) =>
      ['name.first_name', 'name.last_name', 'birthdate.day', 'birthdate.month', 'birthdate.year'].map(
        // as it is written: Firefox has no property for tokens that it does not know
        (name) => opened.part(`[name="${controlName(key, name)}"]`).getAttribute('autocomplete'),
      ),
    );
    expect(tokens).to.deep.equal(
      ['', 'section-1 ', 'section-2 '].map((section) =>
        ['given-name', 'family-name', 'bday-day', 'bday-month', 'bday-year'].map((token) => section + token),
      ),
    );
  });
});
