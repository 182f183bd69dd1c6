import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Visit } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

/** Answers from its cache whatever it has there, whoever asked for it and when; keeps every answer to a GET. */
const cacheFirst = (seeds: Record<string, string>) => `
  const seeds = ${JSON.stringify(seeds)};
  addEventListener('install', (event) => event.waitUntil((async () => {
    const cache = await caches.open('pages');
    for (const [url, body] of Object.entries(seeds))
      await cache.put(url, new Response(body, { headers: { 'content-type': 'application/json' } }));
    await skipWaiting();
  })()));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith((async () => {
    const kept = await caches.match(event.request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(event.request);
    if (event.request.method === 'GET') await (await caches.open('pages')).put(event.request, answer.clone());
    return answer;
  })()));`;

const register = `<script>navigator.serviceWorker.register('/worker.js')</script>`;

const outworn = { token: 'x'.repeat(80), min_age_ms: 0, max_age_ms: 7_200_000, places_left: null, state: 'open' };

describe('a page whose service worker answers from its cache first', function () {
  this.timeout(60_000);

  /** A website with such a worker, and a club. */
  async function places() {
    const [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    const gate = `${server.origin}/public/club`;
    const seeds = {
      [`${gate}/forms/walk/token`]: JSON.stringify({ data: outworn }),
      [`${gate}/events`]: JSON.stringify({ data: [], meta: { organisation: 'Club' } }),
    };
    site.publish({ body: cacheFirst(seeds), type: 'text/javascript' }, '/worker.js');
    return { server, site };
  }

  /** Waits until the worker stands between the page and the network, and comes again. */
  async function comeAgain({ page }: Visit): Promise<void> {
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller)
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    });
    await page.reload();
  }

  it('registers a visitor who has a form token from that cache', async () => {
    const { server, site } = await places();
    const visit = await visitorAt(site.publish(pageWith(register + (await server.snippet('walk')))));
    await comeAgain(visit);
    await formStands(visit.page);
    await fillShort(visit.page);
    await sendButton(visit.page).click();
    await thanks(visit.page);
    expect(await server.persons('walk')).to.have.length(1);
  });

  it('shows the form that is open now, whatever the cache says', async () => {
    const { server, site } = await places();
    await server.apply(shortClub.replace('published: true', 'published: true\n    opens_at: 2030-01-01 12:00'));
    const visit = await visitorAt(site.publish(pageWith(register + (await server.snippet('walk')))));
    for (const _ of [1, 2]) {
      await comeAgain(visit);
      await visit.page.getByText('2030').first().waitFor();
    }
    await server.apply(shortClub);
    await visit.page.reload();
    await formStands(visit.page);
  });

  it('shows the events that there are now, whatever the cache says', async () => {
    const { server, site } = await places();
    const list = `<script src="${server.origin}/embed.js" data-slug="club" async crossorigin></script>`;
    const visit = await visitorAt(site.publish(pageWith(register + list)));
    await comeAgain(visit);
    await visit.page.getByText('Long walk').first().waitFor();
  });
});
