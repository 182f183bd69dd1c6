import { expect } from 'chai';
import { themeNames } from '../../demo/page/choices.js';
import { tags } from '../../demo/page/elements.js';
import { axeFaults, designer, overflow, previewIn, staticHost } from './open-demo.js';

const schemes = ['light', 'dark'] as const;

/** What stands when an element has drawn what it has to show first. */
const stylesheets = {
  'event-registration': 'form',
  'event-list': '[part=item]',
  'portal-login': 'form',
  'member-profile': 'form',
};

describe('the sites', function () {
  this.timeout(240_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const theme of themeNames)
    for (const scheme of schemes)
      it(`have no fault that axe finds: ${theme}, ${scheme}, with every element`, async () => {
        const { page } = await designer({ viewport: { width: 1000, height: 5000 } });
        for (const tag of tags) {
          const state = tag === 'member-profile' ? '&state=signed-out' : '';
          await page.goto(
            `${folder}preview.html?around=site&element=${tag}${state}&theme=${theme}&scheme=${scheme}&lang=en`,
          );
          await page.locator(`${tag} ${stylesheets[tag]}`).first().waitFor();
          expect(await page.evaluate(() => matchMedia('(width)').matches)).to.equal(true);
          const faults = await axeFaults(page);
          // without a site around it, an element stands alone
          expect(
            theme === 'none' ? faults.filter((fault) => !/^page-has-heading-one/.test(fault)) : faults,
            tag,
          ).to.deep.equal([]);
        }
      });

  for (const theme of themeNames)
    it(`have room on a phone: ${theme}`, async () => {
      const { page } = await designer({ viewport: { width: 360, height: 740 } });
      for (const lang of ['de', 'ar']) {
        await page.goto(`${folder}preview.html?around=site&theme=${theme}&lang=${lang}`);
        await page.locator('event-registration form').waitFor();
        expect(await overflow(page), lang).to.equal(0);
      }
    });
});

describe('the demo’s own pages', function () {
  this.timeout(240_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const colorScheme of schemes) {
    it(`have no fault that axe finds: the workbench, every panel, ${colorScheme}`, async () => {
      const { page } = await designer({ colorScheme });
      await page.goto(`${folder}?lang=en&element=event-list&theme=kantorei`);
      await (await previewIn(page)).locator('[part=item]').first().waitFor();
      for (const tab of ['Code', 'Look', 'Attributes', 'CSS', 'Events', 'Mailbox', 'Reference']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        expect(await axeFaults(page), tab).to.deep.equal([]);
      }
    });

    it(`have no fault that axe finds: the gallery, ${colorScheme}`, async () => {
      const { page } = await designer({ colorScheme });
      await page.goto(`${folder}gallery.html?lang=en`);
      await page.locator('.cell iframe').first().waitFor();
      expect(await axeFaults(page)).to.deep.equal([]);
    });
  }

  for (const path of ['index.html?panel=reference', 'index.html?panel=snippet&element=event-list', 'gallery.html'])
    it(`have room on a phone: ${path}`, async () => {
      const { page } = await designer({ viewport: { width: 360, height: 740 } });
      await page.goto(folder + path);
      await page.locator('main h1').waitFor({ state: 'attached' });
      expect(await overflow(page)).to.equal(0);
    });

  it('have one left edge: the mark, the pickers and the page on the stage', async () => {
    const { page } = await designer({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${folder}?lang=de`);
    const heading = page.frameLocator('.preview-box iframe').locator('event-registration [part=heading]');
    await heading.waitFor();
    const locators = [page.locator('.mark svg'), page.locator('.element-pickers select').first(), heading];
    const edges = await Promise.all(locators.map(async (locator) => Math.round((await locator.boundingBox())!.x)));
    expect(edges).to.deep.equal([24, 24, 24]);
  });

  it('are dark or light as somebody likes, and the address keeps it', async () => {
    const { page } = await designer({ colorScheme: 'light' });
    await page.goto(folder);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).to.equal('rgb(244, 245, 243)');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    expect(await ground()).to.equal('rgb(18, 21, 20)');
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL(`${folder}gallery.html?look=dark`);
    await page.locator('main h1').waitFor();
    expect(await ground()).to.equal('rgb(18, 21, 20)');
    await page.goto(folder);
    expect(await ground()).to.equal('rgb(244, 245, 243)');
  });

  it('give the preview any width, by keyboard and by dragging', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?width=768`);
    const handle = page.getByRole('slider', { name: 'Width of the preview' });
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    const inner = async () => (await previewIn(page)).evaluate(() => innerWidth);
    expect(await inner()).to.equal(778);
    const { x, y, width, height } = (await handle.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 100, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await inner()).to.equal(578);
    expect(new URL(page.url()).searchParams.get('width')).to.equal('578');
  });

  it('tell in tables what the element documents', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?element=event-list&panel=reference`);
    const panel = page.getByRole('tabpanel');
    for (const name of ['only-open', 'event-selected', 'item', 'badge', '--turnout-gap'])
      expect(await panel.getByRole('rowheader', { name, exact: true }).count(), name).to.be.at.least(1);
  });
});
