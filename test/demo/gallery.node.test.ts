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
    await side.getByRole('link', { name: 'Somebody was faster' }).click();
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

  it('has room on a phone of 320 pixels', async () => {
    const { page } = await designer({ viewport: { width: 320, height: 640 } });
    await page.goto(`${folder}gallery.html?ui=de`);
    await page.locator('main h1').waitFor();
    expect(await overflow(page)).to.equal(0);
  });
});
