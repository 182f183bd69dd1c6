import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { axeFaults, designer, overflow, staticHost } from './open-demo.js';

const origin = 'https://turnout.example.org';
const snippet = `<script src="${origin}/embed.js?slug=club/camp" data-slug="club/camp" async crossorigin></script>`;

describe('the page that examines sources', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  const open = async (search = '?lang=en', options = {}) => {
    const visit = await designer(options);
    // a service that has every form that it is asked for; what one says that has not is in `doctor-asks`
    await visit.page.route(`${origin}/**`, (route) =>
      route.fulfill({ json: { data: { state: 'open' } }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await visit.page.goto(`${folder}doctor.html${search}`);
    await visit.page.locator('main h1').waitFor();
    return visit;
  };

  /** Pastes a source and has it examined. */
  const examine = async (page: Page, source: string): Promise<void> => {
    await page.locator('#source').fill(source);
    await page.locator('button[type=submit]').click();
    await page.locator('#results h2').waitFor();
  };

  const codes = (page: Page) =>
    page.locator('#results [data-code]').evaluateAll((all) => all.map((item) => item.getAttribute('data-code')));

  const lines = (page: Page) => page.locator('#results pre').allTextContents();

  it('tells of a place whose script was taken out, with the whole line', async () => {
    const { page, requested, faults } = await open();
    await examine(page, '<main><h1>Camp</h1><div data-turnout-slug="club/camp"></div></main>');
    expect(await codes(page)).to.deep.equal(['tag_stripped']);
    expect(await page.locator('#results').textContent()).to.contain(
      'The place for “club/camp” is there, but no script',
    );
    expect(await lines(page)).to.deep.equal([snippet]);
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('results');
    expect(requested.filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(folder))).to.deep.equal(
      [],
    );
    expect(faults).to.deep.equal([]);
  });

  it('has the header of the demo, which leads back, in its language', async () => {
    const { page } = await open('?lang=de');
    const current = page.locator('nav [aria-current=page]');
    expect(await current.textContent()).to.equal('Diagnose');
    expect(await page.locator('html').getAttribute('lang')).to.equal('de');
    expect(await page.locator('header').evaluate((header) => header.closest('[lang]')!.getAttribute('lang'))).to.equal(
      'de',
    );
    await page.getByRole('link', { name: 'Werkbank' }).click();
    await page.waitForURL(/index\.html/);
  });

  const policy = "default-src 'self'; script-src 'self' https://turnout.example.org";
  for (const [position, paste] of [
    [
      'of its headers',
      async (page: Page) => {
        await page.locator('summary').click();
        await page.locator('#headers').fill(`Content-Security-Policy: ${policy}`);
        await examine(page, snippet);
      },
    ],
    [
      'in its source',
      (page: Page) =>
        examine(page, `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${snippet}`),
    ],
  ] as const)
    it(`prints the line that the policy ${position} lacks, to be copied`, async () => {
      const { page } = await open('?lang=en', { permissions: ['clipboard-read', 'clipboard-write'] });
      await paste(page);
      expect(await codes(page)).to.deep.equal(['policy']);
      expect(await lines(page)).to.deep.equal([
        `connect-src ${origin}`,
        `Content-Security-Policy: ${policy}; connect-src 'self' ${origin}`,
      ]);
      await page.locator('#results').getByRole('button', { name: 'Copy' }).first().click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(`connect-src ${origin}`);
    });

  it('tells of a line that is there twice, and no more of it once one is gone', async () => {
    const { page } = await open();
    await examine(page, `<p>One</p>${snippet}<p>Two</p>${snippet}`);
    expect(await codes(page)).to.deep.equal(['twice']);
    await page.locator('#source').fill(`<p>One</p>${snippet}<p>Two</p>`);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'The source looks right.' }).waitFor();
    expect(await codes(page)).to.deep.equal(['looks_right']);
  });

  it('says once that nothing is wrong, with an address whose key stays whole', async () => {
    const { page } = await open('?lang=en', { viewport: { width: 360, height: 740 } });
    await examine(page, snippet);
    const results = page.locator('#results');
    expect(await results.locator('> p, .severity').count()).to.equal(0);
    const key = results.locator('pre .key');
    expect(await key.textContent()).to.equal('?turnout-debug');
    expect(await key.evaluate((span) => span.getClientRects().length)).to.equal(1);
    expect(await lines(page)).to.deep.equal(['?turnout-debug']);
  });

  it('parts the sentence for the support from the findings, and has buttons wider than their words', async () => {
    const { page } = await open('?lang=en', { viewport: { width: 360, height: 740 } });
    await examine(page, `${snippet}${snippet}`);
    const [findings, support] = await Promise.all(
      ['.findings', '.support'].map(async (part) => (await page.locator(`#results > ${part}`).boundingBox())!),
    );
    expect(support!.y - findings!.y - findings!.height).to.be.within(30, 34);
    for (const button of await page.locator('#main button').all())
      expect((await button.boundingBox())!.width).to.be.at.least(96);
  });

  it('asks for a source where there is none, and examines nothing', async () => {
    const { page } = await open();
    for (const blankText of ['', ' \n ']) {
      await page.locator('#source').fill(blankText);
      await page.getByRole('button', { name: 'Check' }).click();
      const news = page.getByRole('status').filter({ hasText: 'Please paste the source first.' });
      await news.waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal('source');
      expect(await page.locator('#results').textContent()).to.equal('');
    }
  });

  it('shows what was pasted as text, and runs none of it', async () => {
    const { page, faults } = await open();
    await examine(page, `<img src="x" onerror="window.ran = true"><script>window.ran = true</script>${snippet}`);
    expect(await page.evaluate(() => 'ran' in window)).to.equal(false);
    expect(await page.locator('#results img, #results script').count()).to.equal(0);
    expect(faults).to.deep.equal([]);
  });

  for (const lang of ['de', 'en'])
    it(`has room on a phone, with long lines as well: ${lang}`, async () => {
      const { page } = await open(`?lang=${lang}`, { viewport: { width: 360, height: 740 } });
      expect(await overflow(page)).to.equal(0);
      await page.locator('summary').click();
      await page
        .locator('#headers')
        .fill(`Content-Security-Policy: ${policy}; img-src ${'https://x.example '.repeat(20)}`);
      await examine(
        page,
        `${snippet}<script src="${origin}/embed.js" integrity="sha384-${'A'.repeat(64)}" data-slug="A">`,
      );
      expect(await overflow(page)).to.equal(0);
    });

  it('has the other language in its header as the other pages do, and keeps the address of the page', async () => {
    const { page } = await open('?lang=de&address=https%3A%2F%2Fclub.example%2F');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Check' }).waitFor();
    expect(await page.getByLabel('Address of the page').inputValue()).to.equal('https://club.example/');
  });

  it('speaks German, to whoever asks for it and to whose browser does', async () => {
    for (const [search, options] of [
      ['?lang=de', {}],
      ['', { locale: 'de-AT' }],
    ] as const) {
      const { page } = await open(search, options);
      expect(await page.locator('html').getAttribute('lang')).to.equal('de');
      expect(await page.title()).to.equal('Warum erscheint es nicht?');
      await page.getByRole('button', { name: 'Prüfen' }).click();
      await page.getByText('Es gibt noch nichts zu prüfen.').waitFor();
      await examine(page, snippet + snippet);
      expect(await page.locator('#results').textContent())
        .to.contain('„club/camp“ steht zweimal auf der Seite.')
        .and.not.to.match(/page|Nothing/);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no fault that axe finds, ${colorScheme}`, async () => {
      const { page } = await open('?lang=de', { colorScheme });
      await examine(page, snippet + snippet);
      expect(await axeFaults(page)).to.deep.equal([]);
    });
});
