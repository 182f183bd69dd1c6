import { expect } from '@open-wc/testing';
import { directionOf, languages, supportedTag, wordsOf } from '../../../src/i18n/index.js';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';

describe('<event-registration>, in every language', () => {
  for (const lang of Object.keys(languages))
    it(`${lang} stands where it is asked for, from its own side, and fits a narrow page`, async () => {
      const { el, part } = await openForm({ lang });
      const words = await wordsOf(lang, 'form');
      expect(part('button.main').textContent.trim()).to.equal(words.send);
      expect([part('[lang]').lang, part('[lang]').dir]).to.deep.equal([supportedTag(lang), directionOf(lang)]);
      el.style.inlineSize = '280px';
      expect(el.scrollWidth).to.be.at.most(280);
    });

  it('begins at the right where it is written from right to left', async () => {
    const { part } = await openForm({ lang: 'ar' });
    const [label, control] = [part('label[for="name.first_name"]'), part('[name="name.first_name"]')];
    expect(getComputedStyle(label).textAlign).to.equal('start');
    expect(getComputedStyle(control).direction).to.equal('rtl');
    const [day, year] = ['day', 'year'].map((name) => part(`[name="birthdate.${name}"]`).getBoundingClientRect().left);
    expect(day).to.be.greaterThan(year!);
  });

  it('writes addresses and numbers from left to right there: `oma@` is not `@oma`', async () => {
    const { part } = await openForm({ lang: 'ar' });
    for (const name of ['email', 'phone']) {
      const { direction, textAlign } = getComputedStyle(part(`[name="${name}"]`));
      expect([name, direction, textAlign]).to.deep.equal([name, 'ltr', 'right']);
    }
  });

  it('keeps the country that was chosen, wherever it stands in the order of another language', async () => {
    const { el, part, type } = await openForm();
    type('address.country', 'AT');
    el.lang = 'de';
    await waitUntil(() => part('[name="address.country"]').textContent.includes('Österreich'));
    await el.updateComplete;
    expect(part<HTMLSelectElement>('[name="address.country"]').value).to.equal('AT');
  });
});
