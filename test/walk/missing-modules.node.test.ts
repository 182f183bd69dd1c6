import { timeLimit } from '../runner/machine-speed.mjs';
import { expect } from 'chai';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { form as words } from '../../src/i18n/en/index.js';
import { common as german } from '../../src/i18n/de/common.js';
import { fillCamp, sendButton, thanks } from './fill-camp.js';
import { pageWith, turnout, visitor, website, type Turnout } from './turnout-server.js';

/** Waits until an element has the focus in its tree; a window without focus of its own has no `:focus`. */
async function takesFocus(element: Locator): Promise<void> {
  const hasFocus = () => element.evaluate((it) => (it.getRootNode() as ShadowRoot).activeElement === it);
  for (const end = Date.now() + timeLimit(5_000); !(await hasFocus()) && Date.now() < end;) await wait(50);
  expect(await hasFocus()).to.equal(true);
}

describe('a script whose module cannot be loaded', function () {
  this.timeout(timeLimit(60_000));

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    server = await turnout();
    site = await website();
  });

  /** Loads by itself what only some forms need: nothing is sent with a script whose address names no form. */
  const tag = () =>
    `<script src="${server.origin}/embed-form.js" data-slug="sv-wiesental/zeltlager" async crossorigin></script>`;

  for (const [what, answer] of [
    ['the line is cut', undefined],
    ['a new version has taken its place', { status: 404 }],
    ['a hotel answers in its place', { status: 200, contentType: 'text/html', body: '<title>Welcome</title>' }],
  ] as const)
    it(`that is said, with a way around, and trying again helps: ${what}`, async () => {
      const { page } = await visitor();
      const address = '**/embed/extended-form-*.js*';
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto(site.publish(pageWith(tag(), { lang: 'en' })));
      await page.getByText(words.unavailable).waitFor();
      expect(await page.getByRole('link', { name: words.elsewhere }).getAttribute('href')).to.equal(
        `${server.origin}/portal/sv-wiesental/zeltlager`,
      );
      await page.unroute(address);
      await page.getByRole('button', { name: words.retry }).click();
      await page.locator('event-registration form').waitFor();
    });

  // a script that was made for something else has to load the element
  for (const [element, script, slug, query] of [
    ['event-registration', '**/embed-form.js**', 'sv-wiesental/zeltlager', '?slug=sv-wiesental'],
    ['event-list', '**/embed-list.js**', 'sv-wiesental', '?slug=sv-wiesental/zeltlager'],
    ['portal-login', '**/embed-portal.js**', 'sv-wiesental', ''],
  ] as const)
    it(`there is a plain link where it is the element, which comes as soon as it can: ${element}`, async () => {
      const { page, errors } = await visitor();
      let requestCount = 0;
      await page.route(script, (route) => (requestCount++, route.abort()));
      // a page that is never still, and every change of it may be an element of ours
      const restless = `<script>setInterval(() => (document.title += '.', document.body.append('')), 10)</script>`;
      const html = `<script src="${server.origin}/embed.js${query}" data-slug="${slug}" data-widget="${element}" data-heading-level="4" async crossorigin></script>`;
      await page.goto(site.publish(pageWith(html + restless, { lang: 'en' })));
      const link = page.locator(`${element} > a[href="${server.origin}/portal/${slug}"]`);
      await link.waitFor();
      await wait(2000);
      await link.waitFor();
      // the page has changed 200 times and more; we try again after seconds, and WebKit tries each time twice
      expect(requestCount).to.be.within(1, 4);
      await page.unroute(script);
      // with the attributes of its tag, as if it had come at once; after the second failure we wait up to 16 s
      await page.locator(`${element}:defined[heading-level="4"]`).waitFor({ timeout: timeLimit(40_000) });
      await link.waitFor({ state: 'hidden' });
      expect(errors).to.deep.equal([]);
    });

  it('keeps nobody from learning what is wrong with an answer: the error summary', async () => {
    const { page, errors } = await visitor();
    await page.route('**/embed/error-summary-*.js*', (route) => route.abort());
    await page.goto(site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'en' })));
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('E-mail', { exact: true }).fill('mia');
    await page.getByRole('button', { name: words.send }).click();
    const summary = page.locator('[part=summary]');
    await summary.getByText('Please write it like this: name@example.org').waitFor();
    // the sentences stand before the focus is there
    await takesFocus(summary);
    expect(await page.getByLabel('First name').inputValue()).to.equal('Mia');
    expect(await page.locator('#email\\.issue').innerText()).to.equal('Please write it like this: name@example.org');
    await page.unroute('**/embed/error-summary-*.js*');
    await page.getByRole('button', { name: words.send }).click();
    await summary.getByRole('link', { name: 'E-mail – Please write it like this' }).click();
    await takesFocus(page.getByLabel('E-mail', { exact: true }));
    expect(errors).to.deep.equal([]);
  });

  it('keeps nobody from being registered, and how to pay can be tried again', async () => {
    const { page, errors } = await visitor();
    await page.route('**/embed/payment-*.js*', (route) => route.abort());
    await page.goto(site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'de' })));
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    const payment = page.locator('[part=payment]');
    await payment.getByRole('alert').waitFor();
    expect(await payment.getByRole('alert').innerText()).to.equal(german.offline);
    await page.unroute('**/embed/payment-*.js*');
    await payment.getByRole('button', { name: german.retry }).click();
    await payment.getByText('IBAN').waitFor();
    await takesFocus(payment);
    expect(errors).to.deep.equal([]);
  });

  it('that is said, with a way around, where it is the language', async () => {
    const { page } = await visitor();
    await page.route('**/embed/en-*.js', (route) => route.abort());
    await page.goto(site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'en' })));
    await page.getByText('Something is missing here.').waitFor();
    expect(await page.locator('event-registration > a').getAttribute('href')).to.equal(
      `${server.origin}/portal/sv-wiesental/zeltlager`,
    );
    await page.unroute('**/embed/en-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('event-registration form').waitFor();
  });

  it('stands where the browser tidies its memory while parts are on a long way', async () => {
    const { page } = await visitor();
    await page.route('**/embed/*.js', async (route) => {
      await wait(2000);
      await route.continue();
    });
    // so many things that are thrown away at once have every browser look for what nobody holds
    const garbageScript = `<script>setInterval(() => Array.from({ length: 2e5 }, () => ({})), 20)</script>`;
    await page.goto(site.publish(pageWith(tag(), { lang: 'en', head: garbageScript })));
    await page.locator('event-registration form').waitFor();
  });
});
