import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { wordsOf } from '../../src/i18n/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';
import { ownLink, stored } from './own-link.js';
import { takenOver } from './fill-camp.js';
import { turnout, visitor } from './turnout-server.js';

const yaml = `
workspace:
  { slug: club, name: Rowing club, languages: [en, de, ar], bank_account: { holder: Club e. V., iban: DE89370400440532013000 } }
cost_units: [{ name: Camps, categories: [Fees] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2040-07-24
    columns: [{ external_id: shirt, name: Shirt, type: string, allowed_values: [S, M] }]
    form:
      prices: { base: 240, additions: [{ amount: 12, when: { field: shirt, is: M } }] }
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, { name: shirt, required: true }] }]
`;

describe('a correction on one’s own page that changes the price', function () {
  this.timeout(120_000);

  for (const [language, locale, colorScheme, width, sums] of [
    ['en', 'en-GB', 'light', 1280, ['€240.00', '€252.00']],
    ['de', 'de-DE', 'dark', 360, ['240,00', '252,00']],
    ['ar', 'ar-EG', 'light', 360, []],
  ] as const)
    it(`shows the new price, saves it with the second press, and changes the fee, in ${language}`, async () => {
      const server = await turnout({ yaml });
      const { page: form } = await visitor();
      await form.goto(`${server.origin}/portal/club/camp`);
      await takenOver(form);
      await form.getByLabel('First name').pressSequentially('Eve');
      await form.getByLabel('Last name').pressSequentially('Moore');
      await form.getByLabel(/^E-mail/).pressSequentially('eve@example.org');
      await form.getByRole('radio', { name: 'S', exact: true }).check();
      await form.getByRole('button', { name: 'Register' }).click();
      const link = await ownLink(server, 'camp');
      const amounts = () => stored(server, 'select amount from fee');
      while (!(await amounts()).length) await wait(100);

      const { page, errors } = await visitor({ locale, colorScheme, viewport: { width, height: 800 } });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const shot = async (step: string) => {
        const folder = process.env['TURNOUT_SHOTS'];
        if (folder) await page.screenshot({ path: `${folder}/price-${language}-${step}.png`, fullPage: true });
      };
      const words = await serverWordsOf(language, 'registration');
      const fees = await wordsOf(language, 'fees');
      await page.goto(link);
      await button(words.view).click();
      await page.getByText(fees.howToPay).waitFor();
      await shot('open');
      await button(words.change).click();
      await page.getByRole('radio', { name: 'M', exact: true }).check();
      await button(words.save).click();
      await page.getByText(words.priceCheck).waitFor();
      await shot('check');
      const text = await page.locator('.new-price').innerText();
      for (const part of [words.formerPrice, words.newPrice, ...sums]) expect(text).to.include(part);
      expect(await amounts()).to.deep.equal([24_000]);
      await button(words.save).click();
      await page.getByText(words.saved).waitFor();
      await shot('saved');
      while ((await amounts())[0] === 24_000) await wait(100);
      expect(await amounts()).to.deep.equal([25_200]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
      expect(errors).to.deep.equal([]);
    });
});
