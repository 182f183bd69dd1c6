import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm, type OpenedForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { addPerson, control, familyClub, fillPerson, fillShared, press } from './fill-participants.js';

/** A waiting list that asks the same of as many, in part. */
const yaml = familyClub.replace('max_persons: 100', 'max_persons: 1').replace(
  /- \{ slug: waiting.*/,
  `- slug: waiting
    title: Waiting list
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Sailing] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      participants: 2
      sections:
        - fields: [{ name: name, required: true }, courses, { name: allergies, sensitive: true }, { name: rules, must_accept: true }]
        - { shared: true, fields: [{ name: email, required: true }] }
`,
);

/** So many are sent, of whom so many have a place; the rest goes to the waiting list. */
async function waiting(count: number, takenPlaces: number): Promise<OpenedForm> {
  const opened = await openForm({ yaml });
  for (let key = 0; key < count; key++) {
    if (key) await addPerson(opened);
    fillPerson(opened, key, ['Ada', 'Bo', 'Cy'][key]!);
  }
  fillShared(opened);
  opened.tick(`${count > 1 ? `.${count - 1}.` : ''}courses`, 'Sailing');
  opened.tick(`${count > 1 ? `.${count - 1}.` : ''}courses`, 'Theatre');
  opened.type(`${count > 1 ? `.${count - 1}.` : ''}allergies`, 'nuts');
  if (!takenPlaces)
    await opened.api.createPerson({ list_id: await opened.listOf('camp'), body: { email: 'first@example.org' } });
  await opened.send();
  press(opened, words.joinWaitingList);
  await waitUntil(
    () =>
      opened.el.shadowRoot!.querySelector(wholeForm) &&
      opened.part('[role=heading]').textContent.trim() === 'Waiting list',
    'no waiting list',
  );
  await opened.el.updateComplete;
  return opened;
}

const entries = ({ part }: OpenedForm) =>
  [...new FormData(part<HTMLFormElement>('form'))].filter(([, value]) => value !== '');

describe('the waiting list of a form that was filled in', () => {
  it('begins with what was typed, where it asks the same, but for what is agreed to', async () => {
    const opened = await waiting(1, 0);
    expect(entries(opened)).to.deep.equal([
      ['name.first_name', 'Ada'],
      ['name.last_name', 'Lovelace'],
      ['courses', 'Sailing'],
      ['allergies', 'nuts'],
      ['email', 'ada@example.org'],
    ]);
    expect(opened.part('form').textContent).to.contain(words.draftBack);
    opened.tick('rules');
    await opened.send();
    // nothing is certain yet
    expect(opened.parts('.done > .actions .main').map(({ textContent }) => textContent.trim())).to.deep.equal([
      words.next,
    ]);
    const { data } = await opened.api.listPersons({ list_id: await opened.listOf('waiting') });
    expect(data.map(({ name }) => name.first_name)).to.deep.equal(['Ada']);
  });

  it('begins with a visitor who found no place', async () => {
    const opened = await waiting(2, 1);
    expect(opened.parts('fieldset.person')).to.have.length(1);
    expect(entries(opened)).to.deep.equal([
      ['name.first_name', 'Bo'],
      ['name.last_name', 'Lovelace'],
      ['courses', 'Sailing'],
      ['allergies', 'nuts'],
      ['email', 'ada@example.org'],
    ]);
  });

  it('begins with all who found none, each with their own answers', async () => {
    const opened = await waiting(3, 1);
    expect([0, 1].map((key) => control(opened, key, 'name.first_name').value)).to.deep.equal(['Bo', 'Cy']);
    expect([0, 1].map((key) => control(opened, key, 'allergies').value)).to.deep.equal(['', 'nuts']);
  });

  it('keeps nothing that is sensitive', async () => {
    const opened = await waiting(1, 0);
    opened.type('email', 'bo@example.org');
    opened.el.remove();
    expect(JSON.stringify({ ...sessionStorage }))
      .to.contain('bo@example.org')
      .and.not.contain('nuts');
  });

  it('can be begun anew, and then nothing is left', async () => {
    const opened = await waiting(2, 0);
    press(opened, words.startOver);
    await opened.el.updateComplete;
    expect(entries(opened)).to.deep.equal([]);
    expect(opened.parts('fieldset.person')).to.have.length(1);
  });
});
