import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { builtServer } from '../support/built-server.js';
import { designer, staticHost } from './open-demo.js';

const yaml = `
workspace: { slug: club, name: Club }
events: [{ slug: walk, title: Walk, published: true, start_date: 2030-07-24 }]
lists: [{ type: member, name: Members }]
`;

describe('the page that examines sources asks', function () {
  this.timeout(120_000);

  let folder: string;
  let server: Awaited<ReturnType<typeof builtServer>>;
  before(async () => {
    [folder, server] = await Promise.all([staticHost(), builtServer({ yaml })]);
    await server.serve();
  });
  const websites: Server[] = [];
  afterEach(() => {
    for (const website of websites.splice(0)) {
      website.closeAllConnections();
      website.close();
    }
  });
  after(() => server.close());

  const open = async (search = '') => {
    const visit = await designer();
    await visit.page.goto(`${folder}doctor.html?lang=en${search}`);
    await visit.page.locator('main h1').waitFor();
    return visit;
  };

  const tag = (slug: string, more = '') =>
    `<script src="${server.origin}/embed.js" data-slug="${slug}" ${more} async crossorigin></script>`;

  /** Examines a source until all have answered, and gives what is said in the end. */
  const examined = async (page: Page, source: string): Promise<string> => {
    await page.locator('#source').fill(source);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.locator('.status', { hasText: /^$/ }).waitFor({ state: 'attached' });
    return (await page.locator('#results').textContent()) ?? '';
  };

  const codes = (page: Page) =>
    page.locator('#results [data-code]').evaluateAll((all) => all.map((item) => item.getAttribute('data-code')));

  it('the service that a source names whether it has that form, and names the nearest', async () => {
    const { page } = await open();
    expect(await examined(page, tag('club/wlak'))).to.contain('There is no form “club/wlak”');
    expect(await page.locator('#results pre').allTextContents()).to.deep.equal([
      `<script src="${server.origin}/embed.js?slug=club/walk" data-slug="club/walk" async crossorigin></script>`,
    ]);
    await examined(page, tag('club/walk'));
    expect(await codes(page)).to.deep.equal(['looks_right']);
  });

  it('the script of the page for an element and a place without one of their own', async () => {
    const { page } = await open();
    const places = '<div data-turnout-slug="clubb"></div><event-registration slug="club/wlak"></event-registration>';
    await examined(page, places + `<script src="${server.origin}/embed.js" async></script>`);
    expect((await codes(page)).toSorted()).to.deep.equal(['no_such_club', 'no_such_form']);
  });

  it('whether the portal is open; whether it lists a website it cannot know', async () => {
    const { page } = await open('&address=http://www.club.example/members');
    const text = await examined(page, tag('club', 'data-widget="member-profile"'));
    expect(text).to.contain('The member portal opens on http://www.club.example only if the club lists it.');
    expect(await page.locator('#results pre').allTextContents()).to.include(
      'portal_origins: [http://www.club.example]',
    );
    expect((await codes(page)).toSorted()).to.deep.equal(['listed_unknown', 'looks_right']);
  });

  it('nobody where what answers speaks only the specification', async () => {
    const { page, requested } = await open();
    const plain = tag('club/wlak', `data-base-url="${server.origin}/public" data-plain`);
    await examined(page, plain + `<event-list slug="clubb" base-url="${server.origin}/public" plain></event-list>`);
    expect(requested.filter((address) => address.startsWith(server.origin))).to.deep.equal([]);
  });

  it('and tells of a service that has trouble', async () => {
    const { page } = await open();
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(`${server.origin}/**`, (route) => route.fulfill({ status: 500, body: 'Oh dear', headers }));
    expect(await examined(page, tag('club/walk'))).to.contain('answers with an error (500)');
  });

  it('and says so where nobody answers, which is no fault of the page', async () => {
    const { page } = await open();
    await page.route(`${server.origin}/**`, (route) => route.abort());
    expect(await examined(page, tag('club/walk'))).to.contain(
      'It could not be checked from here whether “club/walk” exists.',
    );
    expect((await codes(page)).toSorted()).to.deep.equal(['gate_unasked', 'looks_right']);
  });

  it('tells nothing of what was asked about another source', async () => {
    const { page } = await open();
    let answer = () => {};
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/public/club/forms/wlak', async (route) => {
      await requested;
      await route.continue();
    });
    await page.locator('#source').fill(tag('club/wlak'));
    await page.getByRole('button', { name: 'Check' }).click();
    await examined(page, tag('club/walk'));
    const answered = page.waitForResponse('**/public/club/events');
    answer();
    await answered;
    await page.waitForTimeout(200);
    expect(await codes(page)).to.deep.equal(['looks_right']);
  });

  /** A website somewhere else, which may let others read it. */
  async function websiteWith(headers: Readonly<Record<string, string>>) {
    const website = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(tag('club/walk')),
    );
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
    websites.push(website);
    return `http://localhost:${(website.address() as AddressInfo).port}/camp`;
  }

  it('a page that is named by its address, with the policy that it sends', async () => {
    const address = await websiteWith({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-security-policy',
      'content-security-policy': "script-src 'self'",
    });
    const { page } = await open();
    await page.locator('#address').fill(`${address}?secret=1#there`);
    await page.getByRole('button', { name: 'Fetch' }).click();
    await page.getByText('This is the source of that page.').waitFor();
    expect(await page.locator('#source').inputValue()).to.equal(tag('club/walk'));
    expect(await codes(page)).to.deep.equal(['policy']);
    expect((await page.locator('#results pre').allTextContents())[0]).to.equal(`script-src ${server.origin}`);
    // what is shared names the page, and nothing that may be somebody's
    expect(new URL(page.url()).search).to.equal(`?lang=en&address=${encodeURIComponent(address)}`);
    await page.reload();
    expect(await page.locator('#address').inputValue()).to.equal(address);
  });

  it('a page that lets nobody read it, and says how to get its source', async () => {
    const { page } = await open();
    await page.locator('#address').fill(await websiteWith({}));
    await page.getByRole('button', { name: 'Fetch' }).click();
    await page.getByText('Most websites do not let other pages read them').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('source');
    for (const nonsense of ['', 'club', 'javascript:alert(1)']) {
      await page.locator('#address').fill(nonsense);
      await page.getByRole('button', { name: 'Fetch' }).click();
      await page.getByText('This is no address of a web page.').waitFor();
    }
  });
});
