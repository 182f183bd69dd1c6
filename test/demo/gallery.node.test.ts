import { expect } from 'chai';
import { axeFaults, designer, overflow, staticHost } from './open-demo.js';

describe('the gallery’s way to a state', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  it('is a navigation at the side and a search, which count what they show', async () => {
    const { page } = await designer();
    await page.goto(`${folder}gallery.html?ui=en&lang=en`);
    const side = page.getByRole('navigation', { name: 'States' });
    const tiles = page.locator('.cell');
    const count = await tiles.count();
    expect(await side.getByRole('status').textContent()).to.equal(`${count} states`);
    await side.getByRole('link', { name: 'Changed meanwhile' }).click();
    await page.waitForURL(/#member-profile-conflict$/);
    await page.waitForFunction(
      () => document.querySelector('#member-profile-conflict')!.getBoundingClientRect().top < innerHeight,
    );
    await side.getByRole('searchbox', { name: 'Find a state' }).fill('event-list waiting');
    await side.getByText('One state').waitFor();
    expect(await tiles.locator('h3').allTextContents()).to.have.length(1);
    expect(await tiles.getAttribute('id')).to.equal('event-list-waiting-list');
    expect(await side.locator('.group').allTextContents()).to.deep.equal(['<event-list>']);
    expect(await axeFaults(page)).to.deep.equal([]);
  });

  it('shows the whole ring of the search that has the focus', async () => {
    const { page } = await designer({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${folder}gallery.html?ui=en&lang=en`);
    const search = page.getByRole('searchbox', { name: 'Find a state' });
    await search.focus();
    const room = await search.evaluate((input) => {
      const [field, side] = [input, input.closest('.side')!].map((element) => element.getBoundingClientRect());
      return [field!.left - side!.left, side!.right - field!.right];
    });
    const RING_PX = 5;
    for (const pixels of room) expect(pixels).to.be.at.least(RING_PX);
  });

  it('shows skeletons until the elements stand', async () => {
    const { page } = await designer();
    await page.goto(`${folder}gallery.html?ui=en&lang=en`);
    const first = page.locator('#event-registration-open');
    await page.locator('#event-registration-open[data-waiting]').waitFor();
    await first.frameLocator('iframe').locator('event-registration form').waitFor();
    expect(await first.getAttribute('data-waiting')).to.equal(null);
  });

  it('begins with its title on a phone, and is left out by the skip link', async () => {
    const { page } = await designer({ viewport: { width: 360, height: 740 } });
    await page.goto(`${folder}gallery.html?ui=en`);
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
    await page.locator('main h1').waitFor();
    expect(await topOf('main h1')).to.be.lessThan(await topOf('[type=search]'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('.pickers :focus').count()).to.equal(1);
  });

  it('tells in which languages the club writes, in another one', async () => {
    const { page } = await designer();
    const sentence = page.getByText('Events are in German, the club’s other texts in German and English.');
    for (const [lang, count] of [
      ['ar', 1],
      ['en', 0],
      ['de-x-du', 0],
    ] as const) {
      await page.goto(`${folder}gallery.html?ui=en&lang=${lang}`);
      await page.locator('.pickers').waitFor();
      expect(await sentence.count(), lang).to.equal(count);
    }
    await page.goto(`${folder}?ui=en&lang=ar`);
    await sentence.waitFor();
  });

  it('has room on a phone of 320 pixels', async () => {
    const { page } = await designer({ viewport: { width: 320, height: 640 } });
    await page.goto(`${folder}gallery.html?ui=de`);
    await page.locator('main h1').waitFor();
    expect(await overflow(page)).to.equal(0);
  });
});
