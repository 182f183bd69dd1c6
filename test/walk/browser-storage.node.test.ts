import { expect } from 'chai';
import { pageWith, quiet, shortClub, turnout, visitorAt, website, type Visit } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

/** Everything that a page can keep in a browser. */
const keptBy = async ({ page }: Visit) => {
  const inPage = await page.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  return [await page.context().cookies(), ...inPage];
};

const emptyStorage = [[], '', 0, 0, 0, 0, 0];

const originsOf = ({ requests }: Visit, host: string) => [
  ...new Set(
    requests
      .map((request) => request.url())
      .filter((url) => url !== host)
      .map((url) => new URL(url).origin),
  ),
];

describe('the trace of a form in the browser', function () {
  this.timeout(60_000);

  const opened = async () => {
    const [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    const host = site.publish(pageWith(await server.snippet('walk')));
    const visit = await visitorAt(host);
    await formStands(visit.page);
    await quiet(visit);
    return { server, host, visit };
  };

  it('is nothing before it is touched (36)', async () => {
    const { visit } = await opened();
    expect(await keptBy(visit)).to.deep.equal(emptyStorage);
  });

  it('comes from one origin, and asks nobody else (36)', async () => {
    const { server, host, visit } = await opened();
    expect(originsOf(visit, host)).to.deep.equal([server.origin]);
    expect(visit.requests.map((request) => request.method())).to.satisfy((all: string[]) =>
      all.every((one) => one === 'GET'),
    );
  });

  it('sets no cookie and asks nobody else during a whole registration (36)', async () => {
    const { server, host, visit } = await opened();
    await fillShort(visit.page);
    await sendButton(visit.page).click();
    await thanks(visit.page);
    expect([await visit.page.context().cookies(), originsOf(visit, host)]).to.deep.equal([[], [server.origin]]);
  });

  const clubAt = (origin: string) => `
workspace: { slug: club, name: Club, portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
events: [{ slug: walk, title: Long walk, published: true, start_date: 2030-07-24 }]
`;

  for (const [element, renderedSelector] of [
    ['event-list', 'Long walk'],
    ['portal-login', 'E-mail'],
    ['member-profile', 'E-mail'],
  ] as const)
    it(`is nothing before it is touched, and from one origin: <${element}> (36)`, async () => {
      const site = await website();
      const server = await turnout({ yaml: clubAt(site.origin) });
      const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="${element}" async crossorigin></script>`;
      const host = site.publish(pageWith(tag));
      const visit = await visitorAt(host);
      await visit.page.locator(element).getByText(renderedSelector).first().waitFor();
      await quiet(visit);
      expect([await keptBy(visit), originsOf(visit, host)]).to.deep.equal([emptyStorage, [server.origin]]);
    });
});
