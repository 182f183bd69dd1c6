/** A choice that is not needed can be taken back. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { campers, fillCamp, openForm, type OpenedForm } from '../../support/open-form.js';
import { reload } from './fill-participants.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: food, name: Food, type: string, allowed_values: [vegan, everything] }
      - { external_id: why, name: Why, type: string }
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - { name: size, required: true }
            - food
            - { name: why, visible_when: { field: food, is: vegan } }
`;

const radios = ({ parts }: Pick<OpenedForm, 'parts'>, name: string) => parts<HTMLInputElement>(`[name=${name}]`);
const labels = (opened: Pick<OpenedForm, 'parts'>, name: string) =>
  radios(opened, name).map((radio) => radio.closest('label')!.textContent.trim());
const chosen = (opened: Pick<OpenedForm, 'parts'>) => radios(opened, 'food').map(({ checked }) => checked);

describe('one of several choices', () => {
  it('can be none where no answer is needed, and only there', async () => {
    const opened = await openForm({ yaml });
    expect([labels(opened, 'food'), labels(opened, 'size')]).to.deep.equal([
      ['vegan', 'everything', 'No answer'],
      ['S', 'M'],
    ]);
    expect(chosen(opened)).to.deep.equal([false, false, false]);
    await expect(opened.el).to.be.accessible();
  });

  it('is taken back by the keyboard, with what hung on it, and sent as no answer', async () => {
    const opened = await openForm({ yaml });
    fillCamp(opened);
    opened.tick('food', 'vegan');
    await opened.el.updateComplete;
    expect(opened.part('[name=why]').checkVisibility()).to.equal(true);
    radios(opened, 'food')[0]!.focus();
    for (const _ of [1, 2]) await sendKeys({ press: 'ArrowDown' });
    await opened.el.updateComplete;
    expect(chosen(opened)).to.deep.equal([false, false, true]);
    expect(opened.part('[name=why]').checkVisibility()).to.equal(false);
    await opened.send();
    const [person] = await campers(opened);
    expect([person!['size'], person!['food']]).to.deep.equal(['M', null]);
  });

  it('stays taken back after a reload, whatever the page has filled in', async () => {
    const attributes = { prefill: '{"food":"vegan"}' };
    const opened = await openForm({ yaml, attributes });
    fillCamp(opened);
    expect(chosen(opened)).to.deep.equal([true, false, false]);
    opened.tick('food', '');
    const reloaded = await reload(opened, { attributes });
    expect(chosen(reloaded)).to.deep.equal([false, false, true]);
  });
});
