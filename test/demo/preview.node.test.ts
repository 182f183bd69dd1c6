import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import { formTitles } from '../../demo/page/elements.js';
import { axeFaults, designer, overflow, previewIn, staticHost } from './open-demo.js';

/** The part of the window that the frame of the element has, and whether all of it is in the window. */
const stageIn = (page: Page) =>
  page.locator('.preview-box iframe').evaluate((frame) => {
    const { left, top, right, bottom, width, height } = frame.getBoundingClientRect();
    return {
      share: (width * height) / (innerWidth * innerHeight),
      isInWindow: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    };
  });

/** Registers somebody for the climbing day, and resolves when the element thanks. */
async function register(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('registered');
  await (await previewIn(page)).getByText('Thank you, Mia!').waitFor();
}

describe('the stage of the demo', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1280, 720],
    [1280, 900],
    [1440, 900],
    [1920, 1080],
  ] as const)
    it(`has at least 60 % of a window of ${width} × ${height} pixels`, async () => {
      const { page } = await designer({ viewport: { width, height } });
      await page.goto(`${folder}?ui=de`);
      await page.locator('.preview-box iframe').waitFor();
      const { share, isInWindow } = await stageIn(page);
      expect(share).to.be.at.least(0.6);
      expect(isInWindow).to.equal(true);
    });

  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1280, 720],
  ] as const)
    it(`is not covered by the progress of the start in a window of ${width} × ${height} pixels`, async () => {
      const { page } = await designer({ viewport: { width, height }, serviceWorkers: 'block' });
      // the database never arrives
      await page.route('**/*.wasm', () => {});
      await page.goto(`${folder}?ui=de`);
      const status = page.locator('.status', { hasText: 'Die Datenbank des Vereins' });
      await status.waitFor();
      const covers = await status.evaluate((element) => {
        const progress = element.getBoundingClientRect();
        const frame = document.querySelector('.preview-box iframe')!.getBoundingClientRect();
        const isBeside = progress.left >= frame.right || progress.top >= frame.bottom;
        const isInWindow = progress.right <= innerWidth && progress.bottom <= innerHeight;
        return { isBeside, isInWindow };
      });
      expect(covers).to.deep.equal({ isBeside: true, isInWindow: true });
      expect((await stageIn(page)).share).to.be.at.least(0.6);
    });

  it('has the settings in a sheet on a phone, which Escape closes, and no handle', async () => {
    const { page } = await designer({ viewport: { width: 360, height: 740 } });
    await page.goto(`${folder}?ui=en&element=event-list`);
    const preset = page.getByRole('combobox', { name: 'Preset', exact: true });
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.waitFor();
    expect(await page.getByRole('slider', { name: 'Width of the preview' }).isVisible()).to.equal(false);
    expect(await preset.isVisible()).to.equal(false);
    await settings.click();
    await preset.selectOption('kantorei');
    expect(await overflow(page)).to.equal(0);
    expect(await axeFaults(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await preset.waitFor({ state: 'hidden' });
    await (await previewIn(page)).locator('html[data-theme=kantorei]').waitFor();
  });

  it('starts in the colours of the page around it, and can be light in a dark one', async () => {
    const { page } = await designer({ colorScheme: 'dark' });
    await page.goto(`${folder}?ui=en&panel=look`);
    const scheme = (name: string) =>
      page.waitForFunction(
        (expected) =>
          document.querySelector<HTMLIFrameElement>('.preview-box iframe')?.contentDocument?.documentElement.dataset[
            'scheme'
          ] === expected,
        name,
      );
    await scheme('dark');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await scheme('light');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await scheme('dark');
    await page.locator('.panel label', { hasText: 'Light' }).click();
    await scheme('light');
    expect(new URL(page.url()).searchParams.get('scheme')).to.equal('light');
  });

  it('names elements and forms for people', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?ui=de`);
    const options = (name: string) =>
      page.getByRole('combobox', { name, exact: true }).locator('option').allTextContents();
    expect((await options('Element')).slice(0, 2)).to.deep.equal(['Anmeldung', 'Terminliste']);
    const { events } = parse(readFileSync(new URL('../../demo/workspace.yaml', import.meta.url), 'utf8')) as {
      events: { slug: string; title: string }[];
    };
    const titles = Object.fromEntries(events.map(({ slug, title }) => [slug, title]));
    for (const [slug, title] of Object.entries(formTitles))
      if (slug !== 'mitglied-werden') expect(title).to.equal(titles[slug]);
    expect(await options('Formular')).to.deep.equal(Object.values(formTitles));
  });

  it('shows the element alone, and the site around it by choice', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?ui=en`);
    const header = (await previewIn(page)).locator('header.site');
    await (await previewIn(page)).locator('event-registration form').waitFor();
    expect(await header.count()).to.equal(0);
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.locator('.panel label', { hasText: 'With the site' }).click();
    await header.waitFor();
    expect(new URL(page.url()).searchParams.get('around')).to.equal('site');
  });

  it('starts clean: what was registered in one state does not show in the next', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?element=event-list&lang=en&ui=en`);
    const climbing = async () =>
      (await previewIn(page)).locator('event-list [part=item]', { hasText: 'Klettertag' }).textContent();
    const before = await climbing();
    expect(before).to.contain('places left');
    await page.getByRole('combobox', { name: 'Element', exact: true }).selectOption('event-registration');
    await register(page);
    await page.getByRole('combobox', { name: 'Element', exact: true }).selectOption('event-list');
    expect(await climbing()).to.equal(before);
  });

  it('starts clean with a clean address, and keeps nothing in the browser', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?form=klettertag&theme=kantorei&lang=en&ui=en&look=dark&panel=mailbox`);
    await (await previewIn(page)).locator('event-registration form').waitFor();
    await register(page);
    await page.goto(folder);
    await (await previewIn(page)).getByRole('heading', { name: 'Sommerzeltlager' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Preset', exact: true }).inputValue()).to.equal('wiesental');
    expect(await page.locator('html').getAttribute('data-look')).to.equal('');
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).to.deep.equal([[], []]);
  });

  it('says that the address can be shared, and copies it', async () => {
    const { page } = await designer({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${folder}?element=event-list&ui=en`);
    await page.getByText('The address of this page contains all your choices').waitFor();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ar');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(page.url());
    expect(page.url()).to.contain('lang=ar');
  });
});
