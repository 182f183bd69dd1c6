import { expect } from 'chai';
import { gzipSync } from 'node:zlib';
import { designer, previewIn, staticHost } from './open-demo.js';

/** The most that may be transferred, compressed, before the first element stands. */
const MAX_START_BYTES = 1024 * 1024;

describe('the demo page', function () {
  this.timeout(90_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  it('opens from a folder of a static host, and asks nobody else', async () => {
    const { page, requested, faults } = await designer();
    await page.goto(folder);
    const preview = await previewIn(page);
    await preview.locator('event-registration form').waitFor();
    // later requests show in the browser's tools
    await preview.waitForFunction(() => navigator.serviceWorker.controller);
    const isShown = async () => {
      await preview.evaluate(() =>
        fetch(`${document.querySelector('event-registration')!.getAttribute('base-url')}/sv-wiesental/events`),
      );
      return requested.some((address) => address.includes('/at/club/direct/'));
    };
    while (!(await isShown())) await page.waitForTimeout(200);
    expect(requested.filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(folder))).to.deep.equal(
      [],
    );
    expect(faults).to.deep.equal([]);
  });

  it('transfers less than 1 MiB, compressed, before the first element stands', async () => {
    const { page, requested } = await designer({ serviceWorkers: 'block' });
    await page.goto(folder);
    await (await previewIn(page)).locator('event-registration form').waitFor();
    // a browser loads a file once
    const files = [...new Set(requested)].filter((address) => address.startsWith(folder));
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer())).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`      ${files.length} files, ${bytes} bytes`);
    expect(bytes).to.be.below(MAX_START_BYTES);
  });

  it('shows the club’s site before the database is there, and says what it waits for', async () => {
    const { page } = await designer({ serviceWorkers: 'block' });
    // the database never arrives
    await page.route('**/*.wasm', () => {});
    await page.goto(`${folder}?around=site&ui=en`);
    const preview = await previewIn(page);
    await preview.getByRole('heading', { name: 'Ein Sommer draußen' }).waitFor();
    await page.locator('.status', { hasText: 'Opening the club’s database' }).waitFor();
    expect(await page.getByRole('progressbar').getAttribute('value')).to.equal('1.5');
  });

  it('is not loaded again for its service worker, whoever reloads it without the cache', async () => {
    const { page } = await designer();
    const address = `${folder}preview.html?element=event-registration&lang=en`;
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    // the worker stays as long as another page is open
    const other = await page.context().newPage();
    await other.goto(address);
    await other.waitForFunction(() => navigator.serviceWorker.controller);
    const reloaded = page.waitForEvent('load');
    await (await page.context().newCDPSession(page)).send('Page.reload', { ignoreCache: true });
    await reloaded;
    const secondLoad = page.waitForEvent('load', { timeout: 5_000 }).catch(() => undefined);
    await page.locator('event-registration form').waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).to.equal(null);
    expect(await secondLoad).to.equal(undefined);
  });

  it('works where there is no service worker', async () => {
    const { page, faults } = await designer();
    await page.addInitScript(() => {
      // @ts-expect-error: as on a page without a secure context
      delete Navigator.prototype.serviceWorker;
    });
    await page.goto(folder);
    await (await previewIn(page)).locator('event-registration form').waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('shows a preview by itself, in a window of its own', async () => {
    const { page } = await designer();
    await page.goto(`${folder}preview.html?element=event-list&lang=en&theme=jugendring&around=site`);
    await page.getByRole('heading', { name: 'Get out!' }).waitFor();
    await page.locator('event-list [part=item]').first().waitFor();
  });

  it('links its pages to each other, with what was picked', async () => {
    const { page } = await designer();
    await page.goto(`${folder}?theme=kantorei&lang=en`);
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL(`${folder}gallery.html?lang=en&theme=kantorei`);
    await page.locator('.cells').getByRole('link', { name: 'Registered' }).click();
    await page.waitForURL(/index\.html\?/);
    expect(await page.getByRole('combobox', { name: 'State', exact: true }).inputValue()).to.equal('registered');
    expect(await page.getByRole('combobox', { name: 'Preset', exact: true }).inputValue()).to.equal('kantorei');
  });
});
