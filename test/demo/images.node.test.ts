import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { designer, staticHost } from './open-demo.js';

/** The images of a list once they are loaded. */
async function loadedImages(page: Page, count: number) {
  const images = page.locator('event-list [part=image]');
  for (let at = 0; at < count; at++) await images.nth(at).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (total) =>
      [...document.querySelector('event-list')!.shadowRoot!.querySelectorAll<HTMLImageElement>('[part=image]')].filter(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ).length === total,
    count,
  );
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ src, alt, loading, hidden, attributes }) => ({
      name: src.replace(/^.*\/example\/images\//, ''),
      alt,
      loading,
      hidden,
      size: [attributes.getNamedItem('width')?.value, attributes.getNamedItem('height')?.value],
    })),
  );
}

const still = { loading: 'lazy', hidden: false, size: ['800', '450'] };

describe('the images of the demo’s events', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const [lang, alts] of [
    ['de', ['Kind mit Helm an der Kletterwand', 'Rotes Kanu auf einem stillen See']],
    ['en', ['Child with a helmet on a climbing wall', 'Red canoe on a still lake']],
  ] as const)
    it(`show in the list, from the folder of the demo: ${lang}`, async () => {
      const { page, requested, faults } = await designer({ viewport: { width: 1000, height: 700 } });
      await page.goto(`${folder}preview.html?element=event-list&lang=${lang}`);
      const images = await loadedImages(page, 4);
      expect(images.map(({ name }) => name)).to.deep.equal(['climbing.svg', 'lake.svg', 'hut.svg', 'marquee.svg']);
      expect(images.slice(0, 2)).to.deep.equal([
        { name: 'climbing.svg', alt: alts[0], ...still },
        { name: 'lake.svg', alt: alts[1], ...still },
      ]);
      // some events have none
      expect(await page.locator('event-list [part=item]').count()).to.equal(6);
      expect(requested.filter((address) => address.endsWith('.svg') && !address.startsWith(folder))).to.deep.equal([]);
      expect(faults).to.deep.equal([]);
    });
});
