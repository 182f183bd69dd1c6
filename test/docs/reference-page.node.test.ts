import { expect } from 'chai';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { turnout, visitor, type Turnout } from '../walk/turnout-server.js';

/** The languages in which examples are shown. */
const shownLanguages = async (page: Page) => {
  const labels = await page.$$eval('[role=tabpanel]', (panels) =>
    panels
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.querySelector('pre')!.getAttribute('aria-label')!),
  );
  return [...new Set(labels.map((label) => label.split(' ').at(-1)))];
};

const selectedTab = (page: Page) =>
  page.evaluate(() => [document.activeElement?.textContent?.trim(), document.activeElement?.ariaSelected]);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the API reference in a browser', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => (server = await turnout()));

  async function open({ hash = '', ...options }: Parameters<typeof visitor>[0] & { hash?: string } = {}) {
    const visit = await visitor(options);
    const messages: string[] = [];
    visit.page.on('console', (message) => messages.push(message.text()));
    await visit.page.goto(`${server.origin}/api${hash}`);
    return { ...visit, messages };
  }

  it('asks for nothing but itself, and its policy forbids nothing that it does', async () => {
    const { page, requests, messages, errors } = await open();
    expect(requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'))).to.deep.equal([
      `${server.origin}/api`,
    ]);
    expect([messages, errors, await page.locator('section.operation').count()]).to.deep.equal([
      [],
      [],
      await page.locator('nav li a .method').count(),
    ]);
  });

  it('has an example request and answer for every endpoint', async () => {
    const { page } = await open();
    const incomplete = await page.$$eval('section.operation', (sections) =>
      sections.filter((section) => !section.querySelector('.example > pre, .example > .quiet')).map(({ id }) => id),
    );
    expect(incomplete).to.deep.equal([]);
  });

  it('shows curl where no script runs', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.locator('#createPerson [role=tabpanel] pre').first().textContent()).to.match(/^curl -X POST/);
    expect([
      await page.locator('[role=tablist]:visible').count(),
      await page.locator('#search:visible').count(),
    ]).to.deep.equal([0, 0]);
    expect(await page.locator('[role=tabpanel]:visible').count()).to.equal(await page.locator('.operation').count());
  });

  it('changes the language by keyboard, everywhere, and remembers it', async () => {
    const { page } = await open({ hash: '#createPerson' });
    await page.locator('#createPerson [role=tab]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect([await selectedTab(page), await shownLanguages(page)]).to.deep.equal([
      ['TypeScript', 'true'],
      ['TypeScript'],
    ]);
    await page.keyboard.press('End');
    expect([await selectedTab(page), await shownLanguages(page)]).to.deep.equal([['Python', 'true'], ['Python']]);
    const shown = await page.locator('#createPerson-tab-2').evaluate((tab) => tab.getBoundingClientRect().top);
    expect(shown).to.be.within(0, 800);
    await page.reload();
    expect(await shownLanguages(page)).to.deep.equal(['Python']);
    await page.locator('#createPerson [role=tab]').last().focus();
    await page.keyboard.press('ArrowRight');
    expect(await selectedTab(page)).to.deep.equal(['curl', 'true']);
  });

  it('goes the other way from right to left, and still fits', async () => {
    const { page } = await open({ viewport: { width: 360, height: 800 } });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await page.locator('#readMe [role=tab]').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect([await selectedTab(page), await overflow(page)]).to.deep.equal([['TypeScript', 'true'], 0]);
    const directions = await page.$$eval('pre', (blocks) => blocks.map((block) => getComputedStyle(block).direction));
    expect(new Set(directions)).to.deep.equal(new Set(['ltr']));
  });

  it('finds endpoints and fields', async () => {
    const { page } = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('delete person');
    expect(await page.locator('#results a').first().textContent()).to.match(/^Delete one person/);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).to.equal('#deletePerson');
    expect(await page.locator('#results').isVisible()).to.equal(false);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('delete_omitted');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).to.equal('#synchronisePersons.delete_omitted');
    expect(await page.locator(':target').isVisible()).to.equal(true);
    await page.keyboard.press('/');
    await page.keyboard.type('no such thing');
    expect(await page.locator('#results').textContent()).to.equal('Nothing found');
    expect(await page.locator('#result-count').textContent()).to.equal('0 results');
    await page.keyboard.press('Escape');
    expect([await page.locator('#search').inputValue(), await page.locator('#results').isVisible()]).to.deep.equal([
      '',
      false,
    ]);
  });

  it('prints examples and no controls', async () => {
    const { page } = await open();
    await page.emulateMedia({ media: 'print' });
    const shown = (selector: string) => page.locator(`${selector}:visible`).count();
    expect([await shown('nav'), await shown('.top'), await shown('[role=tab]')]).to.deep.equal([0, 0, 0]);
    expect(await shownLanguages(page)).to.deep.equal(['curl']);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      it(`has no fault that axe finds, and fits into ${width} pixels: ${colorScheme}`, async () => {
        const { page } = await open({ colorScheme, bypassCSP: true, viewport: { width, height: 900 } });
        await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
        const faults = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
          return (await axe.run()).violations.map(({ id }) => id);
        });
        expect([faults, await overflow(page)]).to.deep.equal([[], 0]);
      });

  it('has an anchor of its own for everything', async () => {
    const { page } = await open();
    const [ids, targets] = await page.evaluate(() => [
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) =>
        decodeURIComponent(link.hash.slice(1)),
      ),
    ]);
    expect(new Set(ids).size).to.equal(ids!.length);
    expect(targets!.filter((id) => !ids!.includes(id))).to.deep.equal([]);
  });
});
