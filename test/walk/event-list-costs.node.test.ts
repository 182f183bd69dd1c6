import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '../runner/machine-speed.mjs';
import { expect } from 'chai';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fewEvents, items, listOf } from './event-list.js';
import { pageWith, turnout, visitor, website } from './turnout-server.js';

/** All that a page with nothing but a list may cost a visitor: script, words of one language, events, everything. */
const MAX_LIST_BYTES = 18 * 1024;

describe('the download of a list of events', function () {
  this.timeout(60_000);

  for (const [what, yaml, slug, bound, lang] of [
    // a club that speaks as its page does; another page loads its own words besides
    ['a few events', fewEvents.replace('name: Club', 'name: Club, languages: [en]'), 'club', MAX_LIST_BYTES, 'en'],
    ['a few events, in German', fewEvents, 'club', MAX_LIST_BYTES, 'de'],
    ['a few events of a German club, in English', fewEvents, 'club', MAX_LIST_BYTES + 512, 'en'],
    ['the demo’s events', undefined, 'sv-wiesental', Infinity, 'en'],
  ] as const)
    it(`is counted, everything that is loaded: ${what}${bound < Infinity ? `, at most ${bound} bytes` : ''}`, async () => {
      const server = await turnout({ yaml });
      const site = await website();
      const { page, requests } = await visitor();
      await page.goto(site.publish(pageWith(listOf(server.origin, slug), { lang })));
      await items(page).first().waitFor();
      await page.locator('event-list script').waitFor({ state: 'attached' });
      const ownRequests = requests.filter((request) => new URL(request.url()).origin === server.origin);
      const sizes = await Promise.all(
        ownRequests.map(async (request) => {
          await (await request.response())!.finished();
          return [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const;
        }),
      );
      const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
      console.log(
        [
          `    ${what}: ${sum} bytes`,
          ...sizes.map(([path, bytes]) => `    ${String(bytes).padStart(6)}  ${path}`),
        ].join('\n'),
      );
      expect(sum).to.be.within(1, bound);
    });

  it('is nothing but a question on the second visit: nothing has changed', async () => {
    const answers: IncomingMessage[] = [];
    const port = await new Promise<number>((resolve) => {
      const line = createServer((request, response) => {
        const { method, url: path, headers } = request;
        request.pipe(
          ask({ port: server.port, method, path, headers }, (answer) => {
            if (path!.endsWith('/events')) answers.push(answer);
            response.writeHead(answer.statusCode!, answer.headers);
            answer.pipe(response);
          }),
        );
      });
      line.listen(0, '127.0.0.1', () => resolve((line.address() as AddressInfo).port));
      line.unref();
    });
    const server = await turnout({ yaml: fewEvents, origin: `http://localhost:${port}` });
    const site = await website();
    const { page } = await visitor();
    // a page that is left before its answer has ended keeps nothing of it
    const kept = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/events'));
    await page.goto(site.publish(pageWith(listOf(server.origin, 'club'))));
    await items(page).first().waitFor();
    await kept;
    await page.reload();
    await items(page).first().waitFor();
    // the list is drawn with what the browser has, before it is asked for
    for (const end = Date.now() + timeLimit(10_000); answers.length < 2 && Date.now() < end;) await wait(20);
    expect(answers.map(({ statusCode }) => statusCode)).to.deep.equal([200, 304]);
    await server.apply(fewEvents.replace('Long walk', 'Longer walk'));
    await page.reload();
    await page.getByText('Longer walk').waitFor();
    expect(answers.map(({ statusCode }) => statusCode)).to.deep.equal([200, 304, 200]);
  });
});

describe('a proxy that speaks only the specification (data-plain)', function () {
  this.timeout(60_000);

  const scripts = { 'embed.js': '', 'for a list': '?slug=club', 'for a form': '?slug=club/walk' };
  for (const [what, query] of Object.entries(scripts))
    for (const element of ['event-list', 'event-registration'])
      it(`is asked by any of the scripts: <${element}>, ${what}`, async () => {
        const server = await turnout({ yaml: fewEvents });
        const site = await website();
        const { page } = await visitor();
        // the club's own proxy adds the key
        await page.route(`${site.origin}/proxy/**`, async (route) => {
          const path = route.request().url().slice(`${site.origin}/proxy`.length);
          const answer = await fetch(`http://localhost:${server.port}/api${path}`, {
            headers: { authorization: `Bearer ${server.key}` },
          });
          await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
        });
        // only a script tag names another address
        const script = `<script src="${server.origin}/embed.js${query}" data-slug="club/walk" data-widget="${element}" data-base-url="${site.origin}/proxy" data-plain data-time="all" async crossorigin></script>`;
        await page.goto(site.publish(pageWith(script)));
        const readySelector = element === 'event-list' ? '[part=item]' : 'form';
        await page.locator(`${element}[plain] ${readySelector}`).first().waitFor();
      });
});
