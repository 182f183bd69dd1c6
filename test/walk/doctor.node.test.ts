import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  pageWith,
  shortClub,
  turnout,
  visitor,
  website,
  type Served,
  type Turnout,
  type Visit,
} from './turnout-server.js';

/** The short club with a portal, a form that is over and one that has not begun. */
const withPortal = `${shortClub}
  - { slug: over, title: Over, published: true, start_date: 2030-07-24, closes_at: 2020-06-15 12:00 }
  - { slug: later, title: Later, published: true, start_date: 2030-07-24, opens_at: 2030-06-15 12:00 }
lists: [{ type: member, name: Members }]
`;

/** What the doctor has told the console, as soon as it has. */
async function diagnose({ page }: Visit, address: string): Promise<string> {
  const consoleMessage = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'info' && message.text().startsWith('Turnout doctor'),
    timeout: 40_000,
  });
  await page.goto(address);
  return (await consoleMessage).text();
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
    const report = await diagnose(visit, site.publish(served, `/${++pages}?turnout-debug`));
    const hosts = new Set(visit.requests.map((request) => new URL(request.url()).origin));
    const storage = await visit.page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(visit.errors).to.deep.equal([]);
    expect([...hosts].filter((origin) => ![site.origin, server.origin].includes(origin))).to.deep.equal([]);
    expect(storage).to.deep.equal(['', 0, 0]);
    return { ...visit, report };
  };

  /** The form's script without a slug in its address: the form is asked for by itself. */
  const pageUrl = () => pageWith(snippet.replace('embed.js?slug=club/walk', 'embed-form.js'));

  const headed = (policy: string): Served => ({
    body: pageWith(snippet),
    headers: { 'content-security-policy': policy },
  });

  it('reports a sound page, and when the form was shown', async () => {
    const { report } = await at(pageUrl());
    expect(report).to.match(/^Turnout doctor: Nothing is wrong\./);
    expect(report).to.match(/“club\/walk” is shown\./);
    expect(report).to.match(/is shown; \d+ ms after/);
    expect(report).to.match(/\/club\/forms\/walk: 200, \d+ ms/);
  });

  it('reports a sound page if the form came with the script', async () => {
    const { report } = await at(pageWith(snippet));
    expect(report).to.match(/^Turnout doctor: Nothing is wrong\./);
    expect(report).to.match(/is shown; \d+ ms after/);
  });

  it('is absent without the parameter', async () => {
    const visit = await visitor();
    await visit.page.goto(site.publish(pageWith(snippet)));
    await visit.page.getByLabel('E-mail').waitFor();
    expect(visit.requests.filter((request) => request.url().includes('doctor'))).to.deep.equal([]);
  });

  it('prints what the policy of the page lacks, under that policy', async () => {
    const policy = `default-src 'none'; script-src ${server.origin}; require-trusted-types-for 'script'; trusted-types turnout`;
    const { report, page } = await at(headed(policy));
    expect(report).to.contain('forbids requests to the address of Turnout (Content-Security-Policy)');
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

  it('prints what the page has to list of Trusted Types', async () => {
    const policy = `require-trusted-types-for 'script'; trusted-types jquery`;
    const portal = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="portal-login"></script>`;
    const { report } = await at({ ...headed(policy), body: pageWith(portal) });
    expect(report).to.contain('“turnout” is missing (Trusted Types).').and.to.contain('trusted-types jquery turnout\n');
  });

  it('names the nearest form where the slug is wrong', async () => {
    const { report } = await at(pageWith(snippet.replaceAll('club/walk', 'club/wlak')));
    expect(report).to.contain('There is no form “club/wlak”');
    expect(report).to.contain(snippet);
  });

  it('names all slugs if none is similar', async () => {
    const { report } = await at(pageWith(snippet.replaceAll('club/walk', 'club/swimming-lessons')));
    expect(report).to.contain('There is no form “club/swimming-lessons”');
    expect(report).to.match(/The club has published, for example: club\/\w+, /);
    expect(report).not.to.contain(snippet);
  });

  it('says that there is no such club', async () => {
    const { report } = await at(pageWith(snippet.replaceAll('club/walk', 'clubb')));
    expect(report).to.contain('There is no club “clubb”');
  });

  it('tells of a line that was pasted twice', async () => {
    const { report } = await at(pageWith(snippet + snippet));
    expect(report).to.contain('“club/walk” is on the page twice.');
    expect(report.match(/“club\/walk” is shown\./g)).to.have.length(1);
  });

  it('tells a website that the club does not list it, and what to write where', async () => {
    const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="member-profile" async></script>`;
    const { report } = await at(pageWith(tag));
    expect(report).to.contain(`portal_origins: [${site.origin}]`);
    expect(report).not.to.contain('is shown.');
  });

  it('reports that the gate does not answer', async () => {
    const { report } = await at(pageWith(snippet), (page) => page.route(/\/public/, (route) => route.abort()));
    expect(report).to.contain(`${server.origin}/public cannot be reached.`);
  });

  it('tells of answers that the page may not read', async () => {
    const { report } = await at(pageWith(snippet), (page) =>
      page.route('**/public/**', (route) =>
        route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '' } }),
      ),
    );
    expect(report).to.contain('does not allow this website to read the answer (CORS)');
  });

  it('tells of a gate that answers with an error', async () => {
    const headers = { 'access-control-allow-origin': '*' };
    const { report } = await at(pageUrl(), (page) =>
      page.route('**/public/**', (route) => route.fulfill({ status: 500, body: 'Oh dear', headers })),
    );
    expect(report).to.match(/^Turnout doctor: One thing keeps it from showing\./);
    expect(report).to.contain(`${server.origin}/public answers with an error (500).`);
    expect(report).not.to.contain('nothing here explains why');
  });

  it('reports a slow gate, which does not hide preloaded elements', async () => {
    // it never answers
    const { report } = await at(pageWith(snippet), (page) => page.route('**/public/**', () => {}));
    expect(report).to.match(/^Turnout doctor: Nothing keeps it from showing\. One thing is worth a look\./);
    expect(report).to.contain(`Worth a look: ${server.origin}/public takes too long to answer.`);
    expect(report).not.to.contain('Nothing has to be done');
  });

  it('asks the gate nothing about an element whose property says that it asks something else', async () => {
    const requestPaths: string[] = [];
    const plain = '<event-registration slug="club/walk"></event-registration>';
    const byFramework = `<script>Object.assign(document.querySelector('event-registration'), { plain: true, baseUrl: '/proxy' })</script>`;
    await at(pageWith(`${plain}${byFramework}<script src="${server.origin}/embed.js" async></script>`), (page) =>
      page.route('**/proxy/**', async (route) => {
        requestPaths.push(new URL(route.request().url()).pathname);
        await route.fulfill({ status: 404, json: {} });
      }),
    );
    expect(requestPaths).to.include('/proxy/events');
    expect(requestPaths.filter((path) => path.includes('/forms/'))).to.deep.equal([]);
  });

  it('tells that the device is offline', async () => {
    const { report } = await at(pageUrl(), async (page) => {
      const doctor = page.waitForResponse(/\/embed\/doctor-[\w-]{8}\.js$/).then((answer) => answer.finished());
      await page.route('**/public/**', async (route) => {
        await doctor;
        await page.context().setOffline(true);
        await route.abort();
      });
    });
    expect(report).to.contain('Keeps it from showing: This device is offline.');
    expect(report).not.to.contain('cannot be reached');
  });

  for (const [form, why] of [
    ['over', /registration is over\.\n {2}It ended on 15\u00a0June\u00a02020 at\u00a0\d\d:\d\d/],
    ['later', /registration has not begun\.\n {2}It begins on 15\u00a0June\u00a02030 at\u00a0\d\d:\d\d/],
  ] as const)
    it(`tells why there is nothing to fill in: ${form}`, async () => {
      const { report } = await at(pageWith(snippet.replaceAll('club/walk', `club/${form}`)));
      expect(report).to.match(/^Turnout doctor: Nothing keeps it from showing\./);
      expect(report)
        .to.match(/Good to know: The form shows no fields, because/)
        .and.to.match(why);
    });

  it('tells that the portal is not open', async () => {
    const closed = withPortal.replace('name: Club }', 'name: Club, member_portal: { status: disabled } }');
    await server.apply(closed);
    const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="portal-login" async></script>`;
    const { report } = await at(pageWith(tag)).finally(() => server.apply(withPortal));
    expect(report).to.contain('The member portal of “club” is not open.');
    expect(report).not.to.contain('portal_origins');
  });

  it('prints the fingerprint of a script that was refused for its own', async () => {
    const versioned = await fetch(`${server.origin}/integrity.json`);
    const { version, files } = (await versioned.json()) as { version: string; files: Record<string, string> };
    const wrong = `sha384-${'A'.repeat(64)}`;
    const address = `${server.origin}/embed-${version}.js`;
    const tag = `<script src="${address}" data-slug="club/later" integrity="${wrong}" crossorigin></script>`;
    const { report } = await at(pageWith(snippet + tag));
    expect(report).to.contain('Keeps it from showing: The script is not the one that the line expects');
    expect(report).to.contain(tag.replace(wrong, files[`embed-${version}.js`]!));
  });

  it('tells what hides the form', async () => {
    const { report } = await at(pageWith(`<div class="tab" style="display:none">${snippet}</div>`));
    expect(report).to.contain('hides it (CSS of div.tab)');
    expect(report).not.to.contain('is shown.');
  });

  it('reports a page that defines the element itself', async () => {
    const other = `<script>customElements.define('event-registration', class extends HTMLElement {})</script>`;
    const { report } = await at(pageWith(other + snippet));
    expect(report).to.contain('already uses the name of the element (<event-registration>)');
  });

  it('reports a script that removed the element', async () => {
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
