import { expect } from 'chai';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { pageWith, turnout, visitor, visitorAt, website, type Turnout } from './support.js';
import { thanks } from './typing.js';

/** All that a page with nothing but a list may cost a visitor: script, words of one language, events, everything. */
const most = 12_288;

/** A club with a few events, as most have. */
const fewEvents = `
workspace: { slug: club, name: Club }
events:
  - { slug: walk, title: Long walk, published: true, start_date: 2030-07-24, location: Town hall, description: Bring water. }
  - { slug: camp, title: Summer camp, published: true, start_date: 2030-08-01, end_date: 2030-08-10, max_persons: 5, location: By the lake }
  - { slug: party, title: Summer party, published: true, start_date: 2030-09-01, location: Club house }
`;

/** The line that a club pastes for its list. */
const listOf = (origin: string, slug: string, attributes = ''): string =>
  `<script src="${origin}/embed.js?slug=${slug}" data-slug="${slug}" ${attributes} async crossorigin></script>`;

const items = (page: Page) => page.locator('event-list [part=item]');

describe('a club’s events on its own page', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout(), website()]);
  });

  const open = async (attributes = '', body = '') => {
    const url = site.put(pageWith(listOf(server.origin, 'sv-wiesental', attributes) + body));
    const visit = await visitorAt(url);
    await items(visit.page).first().waitFor();
    return { ...visit, url };
  };

  it('stand where the line was pasted, what is next first', async () => {
    const { page, thrown } = await open();
    const [first] = await items(page).locator('.name').allTextContents();
    expect(first).to.equal('Sportabzeichen-Tag für alle');
    expect(thrown).to.deep.equal([]);
  });

  it('are registered for in a dialog, from which the browser leads back', async () => {
    const { page, url } = await open('data-registration="dialog"');
    await items(page)
      .filter({ hasText: 'Klettertag' })
      .getByRole('link', { name: 'Register Klettertag für Kinder' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Klettertag für Kinder' });
    await dialog.locator('form').waitFor();
    expect(page.url()).to.equal(`${url}#event=klettertag`);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).to.equal(url);
    await page.goForward();
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Lovelace');
    for (const field of await dialog.getByRole('textbox').all())
      if ((await field.inputValue()) === '') {
        const type = await field.getAttribute('name');
        const day = { day: '24', month: '3', year: '2015' }[/\.(day|month|year)$/.exec(type ?? '')?.[1] ?? ''];
        await field.fill(day ?? (/email/.test(type ?? '') ? 'ada@example.org' : '1'));
      }
    const before = (await server.persons('klettertag')).length;
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await thanks(dialog, 'Ada');
    expect((await server.persons('klettertag')).length).to.equal(before + 1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await items(page).filter({ hasText: 'Klettertag' }).getByText('2 places left').waitFor();
  });

  it('open at the address of one of them', async () => {
    const { page, url } = await open('data-registration="inline"');
    await page.goto('about:blank');
    await page.goto(`${url}#event=zeltlager`);
    await page.locator('event-list event-registration form').waitFor();
    await page.getByRole('button', { name: 'All events' }).click();
    await items(page).first().waitFor();
    expect(page.url()).to.equal(url);
  });

  it('take the language, the month and the filters that the page wants', async () => {
    const { page } = await open('data-lang="de" data-view="list month" data-filters="text time"');
    await page.getByLabel('Suche').fill('muggelsee');
    expect(await items(page).locator('.name').allTextContents()).to.deep.equal(['Sommerzeltlager am Großen Müggelsee']);
    await page.getByRole('button', { name: 'Monat', exact: true }).click();
    await page.getByRole('grid', { name: 'Juli 2027' }).waitFor();
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
    await page.getByRole('grid', { name: 'August 2027' }).waitFor();
  });

  it('need no more of a content security policy than scripts and requests (33)', async () => {
    const body = pageWith(listOf(server.origin, 'sv-wiesental', 'data-view="month list" data-filters="text"'));
    const policy = `default-src 'none'; script-src ${server.origin}; connect-src ${server.origin}`;
    const { page } = await visitor();
    await page.addInitScript(() => {
      const told = window as unknown as { violations: string[] };
      told.violations = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        told.violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(site.put({ body, headers: { 'content-security-policy': policy } }));
    await items(page).first().waitFor();
    await page.locator('event-list script[type="application/ld+json"]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).to.deep.equal([]);
    expect(
      await page
        .locator('event-list [part=item]')
        .first()
        .evaluate((item) => getComputedStyle(item).display),
    ).to.equal('flex');
  });

  it('are there for elements that somebody wrote by hand, early, late, and in a tree of their own', async () => {
    const { page, thrown } = await visitor();
    const element = '<event-list slug="sv-wiesental" limit="1"></event-list>';
    await page.goto(
      site.put(pageWith(`${element}<script src="${server.origin}/embed.js" async crossorigin></script>`)),
    );
    await items(page).first().waitFor();
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      document.body.append(Object.assign(document.createElement('div'), { id: 'tree' }));
      document.querySelector('#tree')!.attachShadow({ mode: 'open' }).innerHTML = html;
    }, element);
    await items(page).nth(2).waitFor();
    expect(thrown).to.deep.equal([]);
  });

  it('stand beside a form, whichever script is there first', async () => {
    const { page, thrown } = await open('data-limit="2"', await server.snippet('klettertag'));
    await page.locator('body > event-registration form').waitFor();
    expect(await items(page).count()).to.equal(2);
    expect(thrown).to.deep.equal([]);
  });
});

describe('what a list of events costs', function () {
  this.timeout(60_000);

  for (const [what, yaml, slug, bound, lang] of [
    // a club that speaks as its page does; another page loads its own words besides
    ['a few events', fewEvents.replace('name: Club', 'name: Club, languages: [en]'), 'club', most, 'en'],
    ['a few events, in German', fewEvents, 'club', most, 'de'],
    ['a few events of a German club, in English', fewEvents, 'club', most + 512, 'en'],
    ['the demo’s events', undefined, 'sv-wiesental', Infinity, 'en'],
  ] as const)
    it(`is counted, everything that is loaded: ${what}${bound < Infinity ? `, at most ${bound} bytes` : ''}`, async () => {
      const server = await turnout({ yaml });
      const site = await website();
      const { page, requests } = await visitor();
      await page.goto(site.put(pageWith(listOf(server.origin, slug), { lang })));
      await items(page).first().waitFor();
      await page.locator('event-list script').waitFor({ state: 'attached' });
      const ours = requests.filter((request) => new URL(request.url()).origin === server.origin);
      const sizes = await Promise.all(
        ours.map(async (request) => {
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
    const { page } = await visitorAt(site.put(pageWith(listOf(server.origin, 'club'))));
    await items(page).first().waitFor();
    await page.reload();
    await items(page).first().waitFor();
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
        const tag = `<${element} slug="club/walk" base-url="${site.origin}/proxy" plain time="all"></${element}>`;
        const script = `<script src="${server.origin}/embed.js${query}" data-slug="" async crossorigin></script>`;
        await page.goto(site.put(pageWith(tag + script.replace(' data-slug=""', ''))));
        const stands = element === 'event-list' ? '[part=item]' : 'form';
        await page.locator(`${element}[plain] ${stands}`).first().waitFor();
      });
});
