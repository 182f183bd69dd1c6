import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { formsOf, libraryPages, type LibraryPages } from './library-pages.js';
import { pageWith, visitorAt } from './turnout-server.js';
import { formStands } from './fill-camp.js';

describe('pages whose libraries put in, put away and bring back what they hold (28)', function () {
  this.timeout(60_000);

  let pages: LibraryPages;
  before(async () => (pages = await libraryPages()));

  /** To another page by a link, and back again. */
  const thereAndBack = async (page: Page, link: string) => {
    await page.getByText(link).click();
    await page.getByText('another page').waitFor();
    await page.evaluate(() => history.back());
    await page.locator('#place').waitFor();
  };

  for (const [what, snippet] of [
    ['the snippet', () => pages.withSlug],
    ['a snippet with data-slug alone', () => pages.bare],
  ] as const) {
    it(`has the form in its place where jQuery puts in ${what}`, async () => {
      const insertScript = `<script>addEventListener('load', () => jQuery('#place').html(${JSON.stringify(snippet()).replaceAll('</', '<\\/')}))</script>`;
      const head = pages.library('jquery/dist/jquery.min.js');
      const { page, errors } = await visitorAt(
        pages.site.publish(pageWith(`<div id=place></div>${insertScript}<p>more</p>`, { head })),
      );
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      expect(errors).to.deep.equal([]);
    });

    it(`has one form again where Turbo brings back a page with ${what}`, async () => {
      const head = pages.library('@hotwired/turbo/dist/turbo.es2017-umd.js');
      const next = pages.site.publish(pageWith('<p>another page</p>', { head }));
      const { page, errors } = await visitorAt(
        pages.site.publish(pageWith(`<div id=place>${snippet()}</div><a href="${next}">further</a>`, { head })),
      );
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      await thereAndBack(page, 'further');
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      expect(errors).to.deep.equal([]);
    });

    it(`has one form where htmx puts in ${what}, and again after a way back`, async () => {
      const head = pages.library('htmx.org/dist/htmx.min.js');
      const form = pages.site.publish(`<div id=place>${snippet()}</div>`);
      const other = pages.site.publish('<p>another page</p>');
      const links = [form, other].map(
        (to, at) => `<a hx-get="${to}" hx-target="#main" hx-push-url="?${at}">to ${at}</a>`,
      );
      const { page, errors } = await visitorAt(
        pages.site.publish(pageWith(`${links.join(' ')}<div id=main></div>`, { head })),
      );
      await page.getByText('to 0').click();
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      await thereAndBack(page, 'to 1');
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      expect(errors).to.deep.equal([]);
    });
  }

  it('looks after a page once, however many tags it has', async () => {
    const counting = `<script>
      const { observe } = MutationObserver.prototype;
      window.watching = new Set();
      MutationObserver.prototype.observe = function (node, what) {
        // a test's own tools look after the page, too
        if (node === document && what.attributeFilter) watching.add(this);
        return observe.call(this, node, what);
      };
    </script>`;
    const { page } = await visitorAt(pages.site.publish(pageWith(pages.bare.repeat(3), { head: counting })));
    await formStands(page);
    await page.locator('event-registration').nth(2).waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { watching: Set<unknown> }).watching.size)).to.equal(1);
  });

  it('speaks another language as soon as the page does', async () => {
    const { page } = await visitorAt(pages.site.publish(pageWith(pages.withSlug)));
    await formStands(page);
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await page.getByText('Anmelden').first().waitFor();
  });
});
