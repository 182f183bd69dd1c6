import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { pageWith, shortClub, turnout, visitor, website, type Served, type Turnout, type Visit } from './support.js';

const withPortal = `${shortClub}lists: [{ type: member, name: Members }]\n`;

/** What the doctor has told the console, as soon as it has. */
async function told({ page }: Visit, address: string): Promise<string> {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'info' && message.text().startsWith('Turnout doctor'),
    timeout: 20_000,
  });
  await page.goto(address);
  return (await said).text();
}

describe('?turnout-debug on a page', function () {
  this.timeout(90_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let snippet = '';
  let pages = 0;

  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: withPortal }), website()]);
    snippet = await server.snippet('walk');
  });

  const at = async (served: Served | string, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const visit = await visitor();
    await prepare(visit.page);
    const report = await told(visit, site.put(served, `/${++pages}?turnout-debug`));
    const hosts = new Set(visit.requests.map((request) => new URL(request.url()).origin));
    const kept = await visit.page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(visit.thrown).to.deep.equal([]);
    expect([...hosts].filter((origin) => ![site.origin, server.origin].includes(origin))).to.deep.equal([]);
    expect(kept).to.deep.equal(['', 0, 0]);
    return { ...visit, report };
  };

  const headed = (policy: string): Served => ({
    body: pageWith(snippet),
    headers: { 'content-security-policy': policy },
  });

  it('says that all is well where it is, and when the form stood', async () => {
    // without the slug in its address the form is asked for by itself
    const { report } = await at(pageWith(snippet.replace('?slug=club/walk', '')));
    expect(report).to.match(/^Turnout doctor: Nothing is wrong\./);
    expect(report).to.match(/“club\/walk” stands\./);
    expect(report).to.match(/it stands; stood \d+ ms after/);
    expect(report).to.match(/\/club\/forms\/walk: 200, \d+ ms/);
  });

  it('says that all is well where the form came with the script', async () => {
    const { report } = await at(pageWith(snippet));
    expect(report).to.match(/^Turnout doctor: Nothing is wrong\./);
    expect(report).to.match(/it stands; stood \d+ ms after/);
  });

  it('says nothing of it where nobody asks', async () => {
    const visit = await visitor();
    await visit.page.goto(site.put(pageWith(snippet)));
    await visit.page.getByLabel('E-mail').waitFor();
    expect(visit.requests.filter((request) => request.url().includes('doctor'))).to.deep.equal([]);
  });

  it('prints what the policy of the page lacks, under that policy', async () => {
    const policy = `default-src 'none'; script-src ${server.origin}; require-trusted-types-for 'script'; trusted-types turnout`;
    const { report, page } = await at(headed(policy));
    expect(report).to.contain('does not allow asking for the form');
    expect(report).to.contain(`    connect-src ${server.origin}\n`);
    expect(report).to.contain(`Content-Security-Policy: ${policy}; connect-src ${server.origin}`);
    expect(report).not.to.contain('cannot be reached');
    // nothing of the panel needs more than the script does
    const complaints: string[] = [];
    page.on('console', (message) => /violates|refused/i.test(message.text()) && complaints.push(message.text()));
    await page.reload();
    await page.waitForEvent('console', { predicate: (message) => message.text().startsWith('Turnout doctor') });
    expect(
      complaints.filter((text) => !/connect-src|favicon|img-src|^Fetch API cannot load \S+\/public/.test(text)),
    ).to.deep.equal([]);
  });

  it('names the nearest form where the slug is wrong', async () => {
    const { report } = await at(pageWith(snippet.replaceAll('club/walk', 'club/wlak')));
    expect(report).to.contain('There is no form “club/wlak”');
    expect(report).to.contain(snippet);
  });

  it('says that there is no such club', async () => {
    const { report } = await at(pageWith(snippet.replaceAll('club/walk', 'clubb')));
    expect(report).to.contain('There is no club “clubb”');
  });

  it('tells of a line that was pasted twice', async () => {
    const { report } = await at(pageWith(snippet + snippet));
    expect(report).to.contain('“club/walk” is on the page twice.');
    expect(report.match(/“club\/walk” stands/g)).to.have.length(1);
  });

  it('tells a website that the club does not list it, and what to write where', async () => {
    const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="member-profile" async></script>`;
    const { report } = await at(pageWith(tag));
    expect(report).to.contain(`portal_origins: [${site.origin}]`);
    expect(report).not.to.contain('stands.');
  });

  it('tells that nobody answers', async () => {
    const { report } = await at(pageWith(snippet), (page) => page.route(/\/public/, (route) => route.abort()));
    expect(report).to.contain(`${server.origin}/public cannot be reached.`);
  });

  it('tells of answers that the page may not read', async () => {
    const { report } = await at(pageWith(snippet), (page) =>
      page.route('**/public/**', (route) =>
        route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '' } }),
      ),
    );
    expect(report).to.contain('does not let this page read it');
  });

  it('tells what hides the form', async () => {
    const { report } = await at(pageWith(`<div class="tab" style="display:none">${snippet}</div>`));
    expect(report).to.contain('hide it (div.tab)');
    expect(report).not.to.contain('stands.');
  });

  it('tells whose the element is', async () => {
    const other = `<script>customElements.define('event-registration', class extends HTMLElement {})</script>`;
    const { report } = await at(pageWith(other + snippet));
    expect(report).to.contain('calls its own element <event-registration>');
  });

  it('tells what took it away', async () => {
    const eraser = `<script>addEventListener('form-ready', () => (document.body.textContent = 'Gone'))</script>`;
    const { report } = await at(pageWith(eraser + snippet));
    expect(report).to.contain('“club/walk” was put on the page, and something has taken it away again.');
  });

  it('closes with Escape and with its button, in a panel that the page cannot look into', async () => {
    const { page } = await at(pageWith(snippet));
    const host = page.locator('body > [popover]');
    await host.waitFor();
    expect(await host.evaluate((element) => element.shadowRoot)).to.equal(null);
    await page.keyboard.press('Escape');
    await host.waitFor({ state: 'detached' });
  });
});
