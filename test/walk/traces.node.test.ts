import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Visit } from './support.js';
import { fillShort, formStands, sendButton, thanks } from './typing.js';

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

const nothing = [[], '', 0, 0, 0, 0, 0];

const originsOf = ({ requests }: Visit, host: string) => [
  ...new Set(
    requests
      .map((request) => request.url())
      .filter((url) => url !== host)
      .map((url) => new URL(url).origin),
  ),
];

describe('what a form leaves in the browser', function () {
  this.timeout(60_000);

  const opened = async () => {
    const [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    const host = site.put(pageWith(await server.snippet('walk')));
    const visit = await visitorAt(host);
    await formStands(visit.page);
    await visit.page.waitForLoadState('networkidle');
    return { server, host, visit };
  };

  it('is nothing before it is touched (36)', async () => {
    const { visit } = await opened();
    expect(await keptBy(visit)).to.deep.equal(nothing);
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
});
