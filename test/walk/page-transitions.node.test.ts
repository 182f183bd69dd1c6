import { expect } from 'chai';
import { formsOf, libraryPages, type LibraryPages } from './library-pages.js';
import { pageWith, visitorAt } from './turnout-server.js';

describe('pages that change what they hold without running its scripts', function () {
  this.timeout(60_000);

  let pages: LibraryPages;
  before(async () => (pages = await libraryPages()));

  const libraries: Record<string, { head: () => string; around: (content: string) => string }> = {
    Swup: {
      head: () =>
        `${pages.library('swup/dist/Swup.umd.js')}<script>addEventListener('DOMContentLoaded', () => new Swup({ animationSelector: false }))</script>`,
      around: (content) => `<main id="swup">${content}</main>`,
    },
    Barba: {
      head: () =>
        `${pages.library('@barba/core/dist/barba.umd.js')}<script>addEventListener('DOMContentLoaded', () => barba.init())</script>`,
      around: (content) =>
        `<div data-barba="wrapper"><main data-barba="container" data-barba-namespace="page">${content}</main></div>`,
    },
  };

  for (const [what, snippet] of [
    ['the snippet', () => pages.withSlug],
    ['a snippet with data-slug alone', () => pages.bare],
  ] as const) {
    for (const [name, { head, around }] of Object.entries(libraries))
      it(`has the form again where ${name} leads away and back: ${what}`, async () => {
        const heading = head();
        const path = (to: string) => `/${name}-${to}-${what.length}`;
        const way = ['form', 'other'].map((to) => `<a href="${path(to)}">to the ${to}</a>`).join(' ');
        const replaceContent = (to: string, content: string) => {
          const whole = around(`${way}<div id="place">${content}</div>`);
          return pages.site.publish(pageWith(whole, { head: heading }), path(to));
        };
        replaceContent('other', '<p>another page</p>');
        const { page, errors } = await visitorAt(replaceContent('form', snippet()));
        expect(await formsOf(page)).to.deep.equal([1, 'place']);
        await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
        for (const back of [() => page.getByText('to the form').click(), () => page.evaluate(() => history.back())]) {
          await page.getByText('to the other').click();
          await page.getByText('another page').waitFor();
          await page.locator('event-registration').waitFor({ state: 'detached' });
          await back();
          expect(await formsOf(page)).to.deep.equal([1, 'place']);
        }
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).to.equal(true);
        expect(errors).to.deep.equal([]);
      });

    it(`has the form where a page sets it as innerHTML, once the script is there: ${what}`, async () => {
      const list = `<script src="${pages.server.origin}/embed.js" data-slug="club" async crossorigin></script>`;
      const { page, errors } = await visitorAt(pages.site.publish(pageWith(`${list}<div id="place"></div>`)));
      await page.getByText('Long walk').waitFor();
      await page.evaluate((text) => void (document.querySelector('#place')!.innerHTML = text), snippet());
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      expect(errors).to.deep.equal([]);
    });

    it(`has the form where a library has replaced window.Document, as MooTools does: ${what}`, async () => {
      const head = '<script>window.Document = document.$constructor = function () {};</script>';
      const { page, errors } = await visitorAt(
        pages.site.publish(pageWith(`<div id="place">${snippet()}</div>`, { head })),
      );
      expect(await formsOf(page)).to.deep.equal([1, 'place']);
      expect(errors).to.deep.equal([]);
    });
  }
});
