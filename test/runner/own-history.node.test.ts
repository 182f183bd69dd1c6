import { expect } from 'chai';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { pageWithOwnHistory } from '../support/wtr-own-history.mjs';

/** With the blank pages between them, they fill the 50 entries of Chromium's history. */
const FILES = 30;

/** A page whose script makes three entries, goes back twice, and says where it is. */
const script = `
  for (const entry of ['list', 'person', 'answers']) history.pushState(entry, '');
  const goBack = () => new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
  goBack().then(goBack).then(() => (document.title = history.state));`;

const documentOf = (text: string) => `data:text/html,${encodeURIComponent(text)}`;

describe('the page of a file of tests', () => {
  it('can be gone back in, however many files were tested in it before', async () => {
    const browser = await puppeteer.launch({ executablePath: findChromium()!, args: chromiumFlags });
    try {
      const page = await pageWithOwnHistory({ context: browser.defaultBrowserContext() });
      for (let file = 0; file < FILES; file++) {
        await page.goto(documentOf(`file ${file}`));
        await page.goto('about:blank');
      }
      await page.goto(documentOf(`<script>${script}</script>`));
      await page.waitForFunction('document.title', { timeout: 10_000 });
      expect(await page.title()).to.equal('list');
    } finally {
      await browser.close();
    }
  });
});
