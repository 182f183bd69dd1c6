import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { familyClub, press } from './fill-participants.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: food, name: Food, type: string, allowed_values: [all, vegan] }
      - { external_id: courses, name: Courses, type: array, allowed_values: [canoe, sailing] }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: height, name: Height, type: number }
      - { external_id: jab, name: Last jab, type: date }
      - { external_id: notes, name: Notes, type: text }
      - { external_id: allergies, name: Allergies, type: text }
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - birthdate
            - { name: food, options: { all: Everything, vegan: No animals } }
            - { name: courses, options: { canoe: On the lake } }
            - swims
            - height
            - jab
            - notes
            - address
            - { name: allergies, sensitive: true }
`;

const sent = async (attributes = {}) => {
  const opened = await openForm({ yaml, attributes });
  opened.type('name.first_name', 'Ada');
  opened.type('name.last_name', 'Lovelace');
  opened.type('birthdate.day', '2');
  opened.type('birthdate.month', '9');
  opened.type('birthdate.year', '2015');
  opened.part<HTMLInputElement>('[name=food][value=vegan]').click();
  for (const box of ['[name=courses][value=canoe]', '[name=courses][value=sailing]', '[name=swims]'])
    opened.part<HTMLInputElement>(box).click();
  opened.type('height', '151.5');
  opened.type('jab.day', '17');
  opened.type('jab.month', '11');
  opened.type('jab.year', '2024');
  opened.type('notes', 'Two lines\n<b>of it</b>');
  opened.type('address.street', 'Am Wäldchen 3');
  opened.type('address.postcode', '01069');
  opened.type('address.city', 'Dresden');
  opened.part<HTMLSelectElement>('[name="address.country"]').value = 'DE';
  opened.type('allergies', 'nuts');
  await opened.send();
  return opened;
};

const confirmationText = (opened: Awaited<ReturnType<typeof sent>>) =>
  [...opened.el.shadowRoot!.querySelectorAll('.answers dl > div')].map((line) => [
    line.querySelector('dt')!.textContent,
    line.querySelector('dd')!.textContent,
  ]);

const look = async (opened: Awaited<ReturnType<typeof sent>>) => {
  opened.part<HTMLDetailsElement>('details').open = true;
  await waitUntil(() => confirmationText(opened).length, 'nothing is told');
};

describe('an answer that was sent', () => {
  it('is told afterwards in the words of the form, but for what is sensitive', async () => {
    const opened = await sent();
    expect(opened.part('summary').textContent).to.equal(words.answers);
    expect(confirmationText(opened)).to.deep.equal([]);
    await look(opened);
    expect(confirmationText(opened)).to.deep.equal([
      [words.labels['name'], 'Ada Lovelace'],
      [words.labels['birthdate'], '2\u00a0September\u00a02015'],
      ['Food', 'No animals'],
      ['Courses', 'On the lake and sailing'],
      ['Can swim', words.yes],
      ['Height', '151.5'],
      ['Last jab', '17\u00a0November\u00a02024'],
      ['Notes', 'Two lines\n<b>of it</b>'],
      [words.labels['address'], 'Am Wäldchen 3\n01069 Dresden\nGermany'],
    ]);
    expect(opened.el.shadowRoot!.textContent).to.not.contain('nuts');
    await expect(opened.el).to.be.accessible();
  });

  it('is told in the language of the page', async () => {
    const opened = await sent({ lang: 'ar' });
    await look(opened);
    expect(confirmationText(opened).map(([, answer]) => answer)).to.include('نعم');
  });

  it('is on paper too, where somebody prints', async () => {
    const { print } = window;
    const printed: string[][][] = [];
    const opened = await sent();
    window.print = () => void printed.push(confirmationText(opened) as string[][]);
    try {
      press(opened, words.print);
      await waitUntil(() => printed.length, 'nothing is printed');
    } finally {
      window.print = print;
    }
    expect(printed[0]).to.have.length(9);
    expect(opened.part<HTMLDetailsElement>('details').open).to.equal(true);
  });

  it('leaves out what was not asked', async () => {
    const opened = await openForm({ yaml: familyClub });
    opened.type('name.first_name', 'Ada');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'ada@example.org');
    opened.part<HTMLInputElement>('[name=rules]').click();
    await opened.send();
    await look(opened);
    expect(confirmationText(opened).map(([label]) => label)).to.deep.equal(['Name', 'E-mail', 'Rules']);
  });
});
