import { expect } from 'chai';
import { setTimeout as wait } from 'node:timers/promises';
import { form as words } from '../../src/i18n/en.js';
import { pageWith, turnout, visitor, website, type Turnout } from './support.js';

describe('where a part of the script cannot be had', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    server = await turnout();
    site = await website();
  });

  /** Loads what the form is drawn with by itself: the address of its script does not name it. */
  const tag = () =>
    `<script src="${server.origin}/embed.js" data-slug="sv-wiesental/zeltlager" async crossorigin></script>`;

  for (const [what, answer] of [
    ['the line is cut', undefined],
    ['a new version has taken its place', { status: 404 }],
    ['a hotel answers in its place', { status: 200, contentType: 'text/html', body: '<title>Welcome</title>' }],
  ] as const)
    for (const part of ['participants', 'shut'])
      it(`that is said, with a way around, and trying again helps: ${part}, ${what}`, async () => {
        const { page } = await visitor();
        const address = `**/embed/${part}-*.js`;
        await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto(site.put(pageWith(tag(), { lang: 'en' })));
        await page.getByText(words.unavailable).waitFor();
        expect(await page.getByRole('link', { name: words.elsewhere }).getAttribute('href')).to.equal(
          `${server.origin}/portal/sv-wiesental/zeltlager`,
        );
        await page.unroute(address);
        await page.getByRole('button', { name: words.retry }).click();
        await page.locator('event-registration form').waitFor();
      });

  it('that is said, with a way around, where it is the language', async () => {
    const { page } = await visitor();
    await page.route('**/embed/en-*.js', (route) => route.abort());
    await page.goto(site.put(pageWith(await server.snippet('zeltlager'), { lang: 'en' })));
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
    const litter = `<script>setInterval(() => Array.from({ length: 2e5 }, () => ({})), 20)</script>`;
    await page.goto(site.put(pageWith(tag(), { lang: 'en', head: litter })));
    await page.locator('event-registration form').waitFor();
  });
});
