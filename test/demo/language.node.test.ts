import { expect } from 'chai';
import { de } from '../../demo/words/de.js';
import { axeFaults, designer, overflow, previewIn, staticHost } from './open-demo.js';

describe('the language of the demo', function () {
  this.timeout(120_000);

  it('is the one of the browser, and can be switched for all pages by the address', async () => {
    const folder = await staticHost();
    const { page } = await designer({ locale: 'de-DE' });
    await page.goto(folder);
    await (await previewIn(page)).locator('event-registration form').waitFor();
    const state = page.getByRole('combobox', { name: 'Zustand', exact: true });
    expect(await state.locator('option').first().textContent()).to.equal(de.states.open);
    expect(await page.locator('html').getAttribute('lang')).to.equal('de');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('combobox', { name: 'State', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).to.equal('en');
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'All states at a glance' }).waitFor();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: de.galleryTitle }).waitFor();
  });

  it('has no fault that axe finds in German, and room on a phone', async () => {
    const folder = await staticHost();
    const { page } = await designer({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
    for (const path of ['index.html?panel=snippet', 'index.html?panel=mailbox', 'gallery.html']) {
      await page.goto(folder + path);
      await page.locator('main h1').waitFor({ state: 'attached' });
      expect(await overflow(page), path).to.equal(0);
      expect(await axeFaults(page), path).to.deep.equal([]);
    }
  });
});
