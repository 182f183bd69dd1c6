import { expect } from 'chai';
import type { Frame, Page } from 'playwright-core';
import { addressOf, choicesIn } from '../../demo/page/choices.js';
import { designer, previewIn, staticHost } from './open-demo.js';

/** How a preview looks, as far as it was picked. */
const visibleState = async (page: Page) => {
  const preview: Frame = await previewIn(page);
  const list = preview.locator('event-list');
  await list.locator('[part=tools]').waitFor();
  return {
    page: await preview.evaluate(() => {
      const { dir, lang, dataset } = document.documentElement;
      const hasSite = !!document.querySelector('header.site');
      return { dir, lang, scheme: dataset['scheme'], width: innerWidth, hasSite };
    }),
    element: await list.evaluate((element) => ({
      attributes: ['lang', 'view', 'filters', 'grouped'].map((name) => element.getAttribute(name)),
      radius: getComputedStyle(element).getPropertyValue('--turnout-radius'),
    })),
    style: await preview.locator('style#turnout').textContent(),
    theme: await page.getByRole('combobox', { name: 'Preset', exact: true }).inputValue(),
    state: await page.getByRole('combobox', { name: 'State', exact: true }).inputValue(),
    tab: await page.getByRole('tab', { selected: true }).textContent(),
  };
};

describe('the address of the demo', function () {
  this.timeout(120_000);

  it('holds everything that was picked: opened elsewhere it shows the same', async () => {
    const folder = await staticHost();
    const { page } = await designer();
    await page.goto(folder);
    const pick = (name: string, value: string) => page.getByRole('combobox', { name, exact: true }).selectOption(value);
    await pick('Element', 'event-list');
    await pick('State', 'full');
    await pick('Preset', 'sonnenwinkel');
    await pick('Language', 'he');
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.locator('label', { hasText: 'LTR' }).click();
    await page.locator('.panel label', { hasText: 'Dark' }).click();
    await page.locator('.panel label', { hasText: 'With the site' }).click();
    await page.locator('.tools label', { hasText: 'Phone' }).click();
    await page.getByRole('slider', { name: '--turnout-radius' }).fill('1.2');
    await page.getByRole('tab', { name: 'Attributes' }).click();
    await page.getByRole('combobox', { name: /^view/ }).fill('list month');
    await page.getByRole('combobox', { name: /^filters/ }).fill('text');
    await page.getByRole('checkbox', { name: /^grouped/ }).check();
    await page.getByRole('tab', { name: 'CSS' }).click();
    const here = await visibleState(page);
    const { page: other } = await designer();
    await other.goto(page.url());
    expect(await visibleState(other)).to.deep.equal(here);
    expect(here.page).to.deep.equal({ dir: 'ltr', lang: 'he', scheme: 'dark', width: 360, hasSite: true });
    expect(here.element).to.deep.equal({ attributes: ['he', 'list month', 'text', ''], radius: '1.2em' });
    expect([here.theme, here.state, here.tab?.trim()]).to.deep.equal(['sonnenwinkel', 'full', 'CSS']);
  });

  it('goes the browser’s way back, one pick at a time, and leads out of the page after that', async () => {
    const folder = await staticHost();
    const { page } = await designer();
    await page.goto(`${folder}preview.html`);
    await page.goto(`${folder}?lang=en`);
    const state = page.getByRole('combobox', { name: 'State', exact: true });
    await state.selectOption('closed');
    await (await previewIn(page)).locator('html').waitFor();
    await state.selectOption('full');
    await page.goBack();
    expect(await state.inputValue()).to.equal('closed');
    await (await previewIn(page)).waitForURL(/state=closed/);
    await page.goBack();
    expect(await state.inputValue()).to.equal('open');
    await page.goForward();
    expect(await state.inputValue()).to.equal('closed');
    await page.goBack();
    await page.goBack();
    expect(page.url()).to.equal(`${folder}preview.html`);
  });

  it('is validated', () => {
    const odd = choicesIn(
      '?element=script&state=nowhere&lang=xx&theme=../x&width=1e9&server=javascript:alert(1)&--turnout-accent=red;}body{display:none' +
        '&color=url(https://evil.example)&attribute.onclick=alert(1)&attribute.base-url=https://evil.example&attribute.view=cards',
    );
    expect(odd).to.deep.equal({ ...choicesIn(''), attributes: { view: 'cards' } });
  });

  it('leaves out what is as usual, and gives back what it was given', () => {
    expect(addressOf(choicesIn(''))).to.equal('?');
    const query =
      '?element=member-profile&state=one&lang=fr&theme=none&width=412&attribute.heading-level=3&font-size=1.2em';
    expect(choicesIn(addressOf(choicesIn(query)))).to.deep.equal(choicesIn(query));
    expect(choicesIn(query)).to.deep.include({
      state: 'one',
      lang: 'fr',
      width: 412,
      properties: { 'font-size': '1.2em' },
    });
  });
});
