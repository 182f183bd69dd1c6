import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { createRequire } from 'node:module';
import { turnout, visitor, visitorAt, type Turnout } from './turnout-server.js';
import { camper, fillCamp, sendButton, takenOver, thanks } from './fill-camp.js';

const german = { locale: 'de-DE' };

/** What axe finds on a page that looks at its policy no more, and how wide the page is. */
async function faultsOf(page: Page): Promise<[faults: string[], width: number]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const focusable = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  return [focusable, await page.evaluate(() => document.documentElement.scrollWidth)];
}

describe('the page of a form', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  const at = (form: string) => `${server.origin}/portal/sv-wiesental/${form}`;

  it('shows the form and registers', async () => {
    const { page, errors } = await visitorAt(at('zeltlager'), german);
    await takenOver(page);
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    const [person] = await server.persons('zeltlager');
    expect(person).to.deep.include(camper);
    expect(errors).to.deep.equal([]);
  });

  it('shows thanks first, and nothing of the event twice', async () => {
    const { page } = await visitorAt(at('zeltlager'), german);
    await takenOver(page);
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    await page.locator('main[data-element=done]').waitFor();
    const header = page.locator('main > header');
    expect(await header.locator('p:not(.club), img').count()).to.be.greaterThan(0);
    expect(await header.locator('p:not(.club):visible, img:visible').count()).to.equal(0);
    const top = await page.locator('event-registration .done').evaluate((done) => done.getBoundingClientRect().top);
    expect(top, 'pixels above the confirmation').to.be.within(0, 200);
    expect(await page.evaluate(() => scrollY)).to.equal(0);
  });

  it('offers the page without a script until the element has said when registration opens', async () => {
    const { page } = await visitor(german);
    let answer = () => {};
    const release = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/embed.js*', async (route) => {
      await release;
      await route.continue();
    });
    await page.goto(at('skifreizeit'), { waitUntil: 'commit' });
    const without = page.locator('main > .without').first();
    await without.waitFor({ state: 'visible' });
    answer();
    await without.waitFor({ state: 'hidden' });
  });

  it('names the event once, as its title', async () => {
    const { page } = await visitorAt(at('zeltlager'), german);
    await sendButton(page).waitFor();
    await takenOver(page);
    const titles = page.getByRole('heading', { name: 'Sommerzeltlager am Großen Müggelsee' });
    expect(await titles.count()).to.equal(1);
  });

  it('has a button on the ground of its accent colour', async () => {
    const { page } = await visitorAt(at('zeltlager'), german);
    await sendButton(page).waitFor();
    await takenOver(page);
    const ground = await sendButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(ground).to.equal('rgb(23, 102, 63)');
  });

  for (const path of ['/portal/sv-wiesental/zeltlager', '/example'])
    it(`keeps its own content security policy until somebody is registered: ${path}`, async () => {
      const { page } = await visitor(german);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
      });
      const answer = await page.goto(server.origin + path);
      expect(answer?.headers()['content-security-policy']).to.contain("frame-ancestors 'none'");
      await takenOver(page);
      await fillCamp(page);
      await sendButton(page).click();
      await thanks(page, 'Mia');
      expect(complaints).to.deep.equal([]);
    });

  for (const form of ['nirgendwo', 'herbstturnier'])
    it(`says in words that there is no form ${form}`, async () => {
      const { page } = await visitor(german);
      const answer = await page.goto(at(form));
      expect(answer?.status()).to.equal(404);
      expect(await page.locator('main').innerText()).to.match(/Seite nicht gefunden\s+Bitte die Adresse prüfen/);
    });

  it('says in words that a workspace is unknown', async () => {
    const { page } = await visitor();
    const answer = await page.goto(`${server.origin}/portal/nobody/zeltlager`);
    expect([answer?.status(), await page.locator('h1').innerText()]).to.deep.equal([404, 'Page not found']);
  });

  it('shows a form of its own where JavaScript is off (41), and nothing of it elsewhere', async () => {
    const { page } = await visitorAt(at('zeltlager'), { ...german, javaScriptEnabled: false });
    expect(await page.locator('body').innerText()).to.include('Sommerzeltlager am Großen Müggelsee');
    await sendButton(page).waitFor();
    const { page: usual } = await visitorAt(at('zeltlager'), german);
    await takenOver(usual);
    expect(await usual.getByLabel('Vorname').count()).to.equal(1);
  });
});

describe('the page of a club', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  it('leads to a form where JavaScript is off', async () => {
    const { page } = await visitorAt(`${server.origin}/portal/sv-wiesental`, { ...german, javaScriptEnabled: false });
    expect(await page.locator('h2').allInnerTexts()).to.include('Sommerzeltlager am Großen Müggelsee');
    expect(await page.locator('main').innerText()).to.match(/Noch 3 Plätze[^]*Warteliste/);
    await page.getByRole('link', { name: 'Anmelden: Sommerzeltlager am Großen Müggelsee' }).click();
    await page.waitForURL(`${server.origin}/portal/sv-wiesental/zeltlager`);
    await sendButton(page).waitFor();
  });

  it('keeps its own content security policy, with what it tells search engines', async () => {
    const { page } = await visitor(german);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`${server.origin}/portal/sv-wiesental`);
    const structuredData = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect([structuredData.length, (JSON.parse(structuredData[0]!) as object[]).length, complaints]).to.deep.equal([
      1,
      6,
      [],
    ]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no fault that axe finds, and fits into 320 pixels: ${colorScheme}`, async () => {
      const viewport = { width: 320, height: 800 };
      const { page } = await visitor({ ...german, colorScheme, viewport, bypassCSP: true });
      await page.goto(`${server.origin}/portal/sv-wiesental`);
      expect(await faultsOf(page)).to.deep.equal([[], 320]);
    });

  // a press is answered by the test: nobody has such a link
  for (const colorScheme of ['light', 'dark'] as const)
    it(`shows the pages about a new e-mail address without a fault at 320 pixels: ${colorScheme}`, async () => {
      const viewport = { width: 320, height: 800 };
      const { page } = await visitor({ colorScheme, viewport, bypassCSP: true });
      // a link to the member page stands beside some of them
      const visibleNotices = page.locator('div[data-say]:not([hidden]), [data-say][role=status]:not([hidden])');
      let status = 0;
      await page.route('**/portal/email-*', (route) => route.fulfill({ status }));
      for (const [purpose, language] of [
        ['confirm', 'de'],
        ['undo', 'ar'],
      ])
        for (const [answer, expectedSentence] of [
          [503, ['ask', 'failed']],
          [200, ['done']],
          [404, ['gone']],
        ] as const) {
          status = answer;
          await page.goto('about:blank');
          await page.goto(`${server.origin}/portal/sv-wiesental/email/${purpose}?lang=${language}#${'x'.repeat(43)}`);
          const button = page.locator('[data-say=ask] button');
          const { height } = (await button.boundingBox())!;
          expect(height).to.be.at.least(44);
          expect(await faultsOf(page)).to.deep.equal([[], 320]);
          await button.click();
          await page.locator(`[data-say=${expectedSentence.at(-1)}][role=status]`).waitFor();
          expect(
            await visibleNotices.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['say'])),
          ).to.deep.equal(expectedSentence);
          expect(await faultsOf(page)).to.deep.equal([[], 320]);
        }
    });
});

describe('the page of a club', function () {
  this.timeout(60_000);

  it('shows the sign-in alone where a link is over', async () => {
    const server = await turnout();
    const { page } = await visitorAt(`${server.origin}/portal/sv-wiesental#${'A'.repeat(43)}`, german);
    await page.locator('member-profile [role=alert]').waitFor();
    await page.locator('#events').waitFor({ state: 'hidden' });
    await page.locator('nav a[href="#members"][aria-current=page]').waitFor();
    await page.locator('nav a[href="#events"]').click();
    await page.locator('#events').waitFor();
  });

  it('shows the sign-in alone where a code of a mail is entered', async () => {
    const server = await turnout();
    const { page } = await visitorAt(`${server.origin}/portal/sv-wiesental`, german);
    const current = (hash: string) => page.locator(`nav a[href="${hash}"][aria-current=page]`).waitFor();
    const portal = page.locator('member-profile');
    await portal.locator('[name=email]').fill('stranger@example.org');
    await current('#events');
    await portal.locator('button[type=submit]').first().click();
    await portal.locator('[name=code]').waitFor();
    await page.locator('#events').waitFor({ state: 'hidden' });
    await current('#members');
    await page.locator('nav a[href="#events"]').click();
    await page.locator('#events').waitFor({ state: 'visible' });
    await current('#events');
    expect(await portal.locator('[name=code]').count(), 'the code field').to.equal(1);
  });
});
