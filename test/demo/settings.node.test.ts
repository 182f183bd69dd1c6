import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { demoLanguages } from '../../demo/words/index.js';
import { axeFaults, designer, overflow, previewIn, staticHost } from './open-demo.js';

/** Opens the workbench, and the settings where they are a sheet. */
async function openSettings(page: Page, address: string, width: number, ui: 'de' | 'en'): Promise<void> {
  await page.goto(address);
  await (await previewIn(page)).locator(':is(event-registration form, event-list [part=item])').first().waitFor();
  if (width < 768) await page.getByRole('button', { name: demoLanguages[ui].settings }).click();
  await page.locator('.panels').waitFor();
}

const cases = [360, 1280].flatMap((width) => (['de', 'en'] as const).map((ui) => ({ width, ui })));

describe('the settings of the demo', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const { width, ui } of cases)
    it(`have all tabs in sight at ${width} pixels: ${ui}`, async () => {
      const { page } = await designer({ viewport: { width, height: 740 } });
      await openSettings(page, `${folder}?ui=${ui}`, width, ui);
      // the form is ready: an event is counted
      await page.locator('.tabs b').waitFor();
      const faults = await page.locator('.tabs').evaluate((list) => {
        const frame = list.getBoundingClientRect();
        const count = list.querySelector('b')!.getBoundingClientRect();
        return [...list.querySelectorAll('[role=tab]')]
          .map((tab) => {
            const name = document.createRange();
            name.selectNode([...tab.childNodes].find((node) => node instanceof Text && node.data.trim())!);
            const { left, right, top, bottom } = name.getBoundingClientRect();
            const isWhole = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
            const isCovered = count.left < right && count.right > left && count.top < bottom && count.bottom > top;
            return { name: name.toString().trim(), isWhole, isCovered };
          })
          .filter(({ isWhole, isCovered }) => !isWhole || isCovered);
      });
      expect(faults).to.deep.equal([]);
      expect(await page.getByRole('tab').count()).to.equal(Object.keys(demoLanguages[ui].tabs).length);
      expect(await overflow(page)).to.equal(0);
      expect(await axeFaults(page)).to.deep.equal([]);
    });

  for (const { width, ui } of cases)
    it(`name the button that starts again at ${width} pixels: ${ui}`, async () => {
      const { page } = await designer({ viewport: { width, height: 740 } });
      await openSettings(page, `${folder}?ui=${ui}`, width, ui);
      const button = page.locator('.tools').getByRole('button', { name: demoLanguages[ui].restart, exact: true });
      const layout = await button.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const widths = element.parentElement!.querySelector('fieldset')!.getBoundingClientRect();
        const word = element.querySelector('span')!.getBoundingClientRect();
        return { isBesideWidths: top < widths.bottom && bottom > widths.top, hasWord: word.width > 40 };
      });
      // a sign alone needs company
      expect(layout.hasWord || layout.isBesideWidths).to.equal(true);
      if (width === 360) expect(layout.hasWord).to.equal(true);
    });

  for (const { width, ui } of cases)
    it(`show the title of the form whole at ${width} pixels, and an ellipsis where a text is cut: ${ui}`, async () => {
      const { page } = await designer({ viewport: { width, height: 740 } });
      await openSettings(page, `${folder}?ui=${ui}`, width, ui);
      const picker = page.getByRole('combobox', { name: demoLanguages[ui].form, exact: true });
      const widths = await picker.evaluate((select) => {
        const whole = select.cloneNode(true) as HTMLSelectElement;
        whole.style.cssText = 'position: absolute; inline-size: max-content; field-sizing: content';
        select.after(whole);
        const needed = whole.getBoundingClientRect().width;
        whole.remove();
        return { needed, shown: select.getBoundingClientRect().width };
      });
      expect(widths.shown).to.be.at.least(widths.needed);
      const overflows = await page
        .locator('select')
        .evaluateAll((all) => all.map((select) => getComputedStyle(select).textOverflow));
      expect(new Set(overflows)).to.deep.equal(new Set(['ellipsis']));
    });
});
