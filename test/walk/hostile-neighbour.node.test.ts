import { expect } from 'chai';
import { pageWith, quiet, turnout, visitor, website, type Turnout } from './turnout-server.js';
import { listen } from './clean-up.js';
import { fillWho, sendButton, thanks } from './fill-camp.js';

const clubOn = (origin: string) => `
workspace: { slug: club, name: Club, languages: [en], portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
events:
  - slug: walk
    title: Long walk
    published: true
    start_date: 2030-07-24
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
`;

/** The attacker’s gate: it answers every request as a page would want it, and writes it down. */
async function hostileGate() {
  const log: string[] = [];
  const port = await listen((request, response) => {
    log.push(`${request.method} ${request.url}`);
    const { origin = '*' } = request.headers;
    response.writeHead(200, {
      'access-control-allow-origin': origin,
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, form-token, form-work, form-honeypot',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'content-type': 'application/json',
    });
    response.end('{"data":{"status":"enabled","listed":true,"url":"","contact_email":null}}');
  });
  return { origin: `http://127.0.0.1:${port}`, log };
}

const tagOf = (server: Turnout, attributes: string) =>
  `<script src="${server.origin}/embed.js" ${attributes} async crossorigin></script>`;

describe('a hostile script in the page of a club', function () {
  this.timeout(120_000);

  it('gets no token, no address, no answers and no session (67)', async () => {
    const [site, hostileServer] = await Promise.all([website(), hostileGate()]);
    const server = await turnout({ yaml: clubOn(site.origin) });
    await server.api.createPerson({
      list_id: 'member',
      body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
    });
    const gate = `${hostileServer.origin}/public`;
    const hostileUrl = `${hostileServer.origin}/stolen`;
    // all that a comment can hold: placeholders, elements, attributes; before the script and after it
    const hostileTags = ['portal-login', 'member-profile', 'event-registration', 'event-list']
      .flatMap((tag) => {
        const slug = tag === 'event-registration' ? 'club/walk' : 'club';
        const to = `base-url="${gate}" redirect="${hostileUrl}"`;
        return [
          `<div data-turnout-slug="${slug}" data-widget="${tag}" data-base-url="${gate}" data-redirect="${hostileUrl}" data-plain></div>`,
          `<${tag} slug="${slug}" ${to}></${tag}>`,
          `<${tag} slug="${slug}" ${to} plain prefill='{"email":"mallory@example.org"}' prefill-from-query></${tag}>`,
          `<${tag} slug="other" ${to}></${tag}>`,
          `<!-- <script src="${hostileServer.origin}/embed.js" data-slug="club" data-base-url="${gate}"></script> -->`,
        ];
      })
      .join('');
    const decoys = `<img name="currentScript" data-base-url="${gate}"><form name="turnout" action="${hostileUrl}" data-base-url="${gate}"></form>`;
    const query = `?base-url=${gate}&data-base-url=${gate}&baseUrl=${gate}&redirect=${hostileUrl}&slug=club&rules=true`;
    const tags = `${tagOf(server, 'id="form" data-slug="club/walk"')}${tagOf(server, 'id="portal" data-slug="club" data-widget="member-profile"')}`;
    const page = pageWith(`${decoys}${hostileTags}<main>${tags}</main>${hostileTags}`);
    const path = `/members${query}`;
    const address = site.publish(page, path);

    const visit = await visitor();
    const { page: tab } = visit;
    const { data } = await server.api.createPortalSession({ body: { person_external_id: 'ada' } });
    const token = new URL(data.url).hash.slice(1);
    // the fragment names another gate, then the club
    await tab.goto(`${address}#${gate}/club`);
    await tab.goto(`${address}#club.${token}`);
    const profile = tab.locator('main member-profile');
    await tab.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await profile.getByRole('button', { name: 'Edit' }).waitFor();

    const form = tab.locator('main event-registration');
    await fillWho(form);
    await sendButton(form).click();
    await thanks(form);
    expect((await server.persons('walk')).length).to.equal(1);

    // whoever is shown in what the neighbour wrote is asked and told by the club alone
    for (const one of await tab.locator('body > portal-login, body > member-profile').all())
      expect(await one.evaluate((element) => (element as unknown as { base: string }).base)).to.equal(
        `${server.origin}/public`,
      );
    expect([hostileServer.log, new URL(tab.url()).origin]).to.deep.equal([[], site.origin]);
  });

  it('and two clubs of two servers hear only of their own (67)', async () => {
    const site = await website();
    const [ownServer, otherServer] = await Promise.all(
      ['club', 'other'].map((slug) => turnout({ yaml: clubOn(site.origin).replace('slug: club', `slug: ${slug}`) })),
    );
    const tags = `${tagOf(ownServer!, 'data-slug="club" data-widget="portal-login"')}${tagOf(otherServer!, 'data-slug="other" data-widget="portal-login"')}`;
    const address = site.publish(pageWith(tags));
    for (const [slug, server, neighbour] of [
      ['club', ownServer!, otherServer!],
      ['other', otherServer!, ownServer!],
    ] as const) {
      await server.api.createPerson({
        list_id: 'member',
        body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
      });
      const { data } = await server.api.createPortalSession({ body: { person_external_id: 'ada' } });
      const { page, requests } = await visitor();
      await page.goto(`${address}#${slug}.${new URL(data.url).hash.slice(1)}`);
      await page.locator(`portal-login[slug=${slug}]`).getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
      const hostileRequests = requests.filter((request) => request.url().startsWith(neighbour.origin));
      expect(hostileRequests.filter((request) => request.method() !== 'GET').map((one) => one.url())).to.deep.equal([]);
    }
  });

  it('and two clubs of one name get no link that nobody can tell whose it is, however late a script comes (67)', async () => {
    const site = await website();
    const [ownServer, otherServer] = await Promise.all(
      ['one', 'other'].map(() => turnout({ yaml: clubOn(site.origin) })),
    );
    const tag = (server: Turnout) => tagOf(server, 'data-slug="club" data-widget="portal-login"');
    const address = site.publish(pageWith(`${tag(ownServer!)}<main></main>${tag(otherServer!)}`));
    await otherServer!.api.createPerson({
      list_id: 'member',
      body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
    });
    const { data } = await otherServer!.api.createPortalSession({ body: { person_external_id: 'ada' } });
    const token = new URL(data.url).hash.slice(1);

    const visit = await visitor();
    const { page } = visit;
    let letIn = () => {};
    const isHeld = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(`${otherServer!.origin}/embed.js`, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(`${address}#club.${token}`, { waitUntil: 'commit' });
    const logins = page.locator('portal-login');
    const paste = (index: number) => logins.nth(index).locator('[name=link]');
    await paste(0).waitFor({ state: 'attached' });
    // the page is there, and the second script on its way: whoever is drawn first is not asked
    await quiet(visit);
    letIn();
    await paste(1).waitFor({ state: 'attached' });
    await quiet(visit);
    const postUrls = () => visit.requests.filter((one) => one.method() === 'POST').map((one) => one.url());
    expect(postUrls()).to.deep.equal([]);

    // who pastes it says whose it is
    await logins.nth(1).locator('summary').click();
    await paste(1).fill(`club.${token}`);
    await paste(1).press('Enter');
    await logins.nth(1).getByText('Ada Lovelace').waitFor();
    expect(postUrls()).to.deep.equal([`${otherServer!.origin}/public/club/portal/links`]);
  });
});
