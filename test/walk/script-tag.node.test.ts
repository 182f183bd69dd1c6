import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { formStands } from './fill-camp.js';

const attributesOf = (page: Page) =>
  page
    .locator('event-registration')
    .evaluate((element) => [element.getAttribute('slug'), (element as Element & { baseUrl?: string }).baseUrl]);

describe('the tag and where it stands', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let snippet = '';
  /** Address of the script, and the same with the slug in it. */
  let src = '';
  let withSlug = '';

  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    snippet = await server.snippet('walk');
    src = `${server.origin}/embed.js`;
    withSlug = `${src}?slug=club/walk`;
  });

  it('is not fooled by an image that calls itself currentScript (29)', async () => {
    const decoy = '<img name=currentScript data-slug=evil src=//evil.invalid>';
    const { page, errors } = await visitorAt(site.publish(pageWith(decoy + snippet)));
    await formStands(page);
    expect(await attributesOf(page)).to.deep.equal(['club/walk', `${server.origin}/public`]);
    expect(errors).to.deep.equal([]);
  });

  it('is not fooled by a decoy before a tag without async either (29)', async () => {
    const decoy = '<img name=currentScript data-slug=evil src=//evil.invalid>';
    const { page } = await visitorAt(
      site.publish(pageWith(`${decoy}<script src="${src}" data-slug="club/walk" crossorigin></script>`)),
    );
    await formStands(page);
    expect(await attributesOf(page)).to.deep.equal(['club/walk', `${server.origin}/public`]);
  });

  it('stands beside scripts of SVG, and elements of no known language', async () => {
    const otherMarkup = `<svg><script href="${src}" type="text/plain"></script><g data-turnout-slug=""></g></svg>
      <script>
        const unknown = document.createElementNS('urn:example', 'script');
        unknown.setAttribute('data-turnout-slug', 'club/walk');
        document.body.append(unknown);
      </script>`;
    for (const tag of [snippet, `<script src="${withSlug}" async crossorigin></script>`]) {
      const { page, errors } = await visitorAt(site.publish(pageWith(otherMarkup + tag)));
      await formStands(page);
      expect([await page.locator('event-registration').count(), errors]).to.deep.equal([1, []]);
    }
  });

  it('is exactly one script with exactly the attributes it needs (31)', async () => {
    const demo = await turnout();
    const { data: events } = await demo.api.listEvents();
    const { page } = await visitorAt(site.publish(pageWith('')));
    for (const { embed_snippet, slug } of events) {
      const parsed = await page.evaluate((html) => {
        const { head, body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
        const nodes = [...head.childNodes, ...body.childNodes];
        const attributes = nodes.flatMap((node) => [...(node as Element).attributes]);
        return [nodes.map(({ nodeName }) => nodeName), attributes.map(({ name, value }) => [name, value])];
      }, embed_snippet);
      const attributes = [
        ['src', `${demo.origin}/embed.js?slug=${slug}`],
        ['data-slug', slug],
        ['async', ''],
        ['crossorigin', ''],
      ];
      expect(parsed).to.deep.equal([['SCRIPT'], attributes]);
    }
    expect(events.map(({ slug }) => slug)).to.include('sv-wiesental/zeltlager');
  });

  /** A script of the page that puts the tag in when everything else is there. */
  const late = (target: string, attributes: object) => `<script>
    addEventListener('load', () => {
      const attributes = ${JSON.stringify({ async: true, ...attributes })};
      ${target}.append(Object.assign(document.createElement('script'), attributes));
    });
  </script>`;

  const placeholder = '<div data-turnout-slug="club/walk"></div>';

  const tagPages: [way: string, page: (cors: string) => string][] = [
    ['as a classic tag', (cors) => pageWith(`<script src="${src}" data-slug="club/walk"${cors}></script>`)],
    ['with async', (cors) => pageWith(`<script async src="${src}" data-slug="club/walk"${cors}></script>`)],
    ['with defer', (cors) => pageWith(`<script defer src="${src}" data-slug="club/walk"${cors}></script>`)],
    ['in the head', (cors) => pageWith('', { head: `<script src="${src}" data-slug="club/walk"${cors}></script>` })],
    ['with the slug in its address only', (cors) => pageWith(`<script src="${withSlug}"${cors}></script>`)],
    ['late by a tag manager', (cors) => pageWith(late('document.body', tagOf(cors)))],
    ['late into the head', (cors) => pageWith(late('document.head', tagOf(cors)))],
    ['before a placeholder', (cors) => pageWith(placeholder, { head: `<script async src="${src}"${cors}></script>` })],
    ['behind a placeholder', (cors) => pageWith(`${placeholder}<p><script src="${src}"${cors}></script></p>`)],
  ];
  const tagOf = (cors: string) => ({ src: withSlug, ...(cors ? { crossOrigin: '' } : {}) });

  for (const cors of [' crossorigin', ''])
    for (const [way, html] of tagPages)
      it(`shows the form once when pasted ${way}, ${cors ? 'with' : 'without'} crossorigin (28)`, async () => {
        const { page, errors } = await visitorAt(site.publish(html(cors)));
        await formStands(page);
        const count = await page.locator('event-registration').count();
        const observed = [count, await attributesOf(page), errors];
        expect(observed).to.deep.equal([1, ['club/walk', `${server.origin}/public`], []]);
      });

  for (const [position, html] of [
    ['before the script', (script: string) => `<event-registration slug="club/walk"></event-registration>${script}`],
    ['behind it', (script: string) => `${script}<p>text</p><event-registration slug="club/walk"></event-registration>`],
    [
      'after everything is there',
      (script: string) => `${script}<script>addEventListener('load', () => setTimeout(() => {
        document.body.append(Object.assign(document.createElement('event-registration'), { slug: 'club/walk' }));
      }, 500))</script>`,
    ],
  ] as const)
    for (const query of ['', '?slug=club'])
      it(`has its form where somebody wrote the element ${position}, with a script for ${query || 'all'} (28)`, async () => {
        const script = `<script src="${src}${query}" ${query && 'data-slug="club"'} async crossorigin></script>`;
        const { page, errors } = await visitorAt(site.publish(pageWith(html(script))));
        await formStands(page.locator('event-registration'));
        expect([await page.locator('event-registration').count(), errors]).to.deep.equal([1, []]);
      });

  it('leads to the page of the form at the address that the tag names, and nowhere where that has none', async () => {
    const other = await turnout({ yaml: shortClub });
    const links = async (address: string) => {
      const tag = `<script src="${src}" data-slug="club/walk" data-base-url="${address}" async crossorigin></script>`;
      const { page } = await visitorAt(site.publish(pageWith(tag)));
      await page.locator('event-registration:defined').waitFor();
      // the link follows in the next task, or never
      await page.waitForTimeout(timeLimit(100));
      return page
        .locator('event-registration')
        .evaluate((element) => [
          (element as Element & { baseUrl?: string }).baseUrl,
          ...[...element.querySelectorAll('a')].map(({ href }) => href),
        ]);
    };
    const gate = `${other.origin}/public`;
    expect(await links(gate)).to.deep.equal([gate, `${other.origin}/portal/club/walk`]);
    const proxy = `${site.origin}/proxy`;
    expect(await links(proxy)).to.deep.equal([proxy]);
  });

  it('begins apart from the task that runs the script, and shows its plain link to nobody meanwhile', async () => {
    const recorderScript = `<script>
      window.observed = { links: 0 };
      const element = () => document.querySelector('event-registration');
      const tag = Object.assign(document.createElement('script'), { src: '${src}', crossOrigin: '' });
      tag.dataset.slug = 'club/walk';
      tag.onload = () => {
        observed.then = [element().matches(':defined'), element().childElementCount];
      };
      document.body.append(tag);
      // a visitor sees what stands before a frame
      const look = () => {
        if (element()?.querySelector('a')?.getClientRects().length) observed.links++;
        requestAnimationFrame(look);
      };
      look();
    </script>`;
    const { page, errors } = await visitorAt(site.publish(pageWith(recorderScript)));
    await formStands(page);
    const observed = await page.evaluate(() => (window as unknown as { observed: object }).observed);
    const links = await page.locator('event-registration > a').count();
    expect([observed, links, errors]).to.deep.equal([{ links: 0, then: [false, 0] }, 1, []]);
  });

  it('asks and leads nowhere else for what somebody without scripts wrote into the page', async () => {
    for (const hostileUrl of ['javascript:alert(1)//public', `${site.origin}/evil/public`]) {
      const html = `<div data-turnout-slug="club/walk" data-base-url="${hostileUrl}"></div><script src="${src}" async crossorigin></script>`;
      const { page, requests } = await visitorAt(site.publish(pageWith(html)));
      await formStands(page);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('event-registration > a')].map(({ href }) => href),
      );
      expect(links).to.deep.equal([`${server.origin}/portal/club/walk`]);
      expect(requests.filter((request) => request.url().includes('/evil'))).to.deep.equal([]);
    }
  });

  it('shows another event where a router of the page names another in its placeholder', async () => {
    const club = await turnout({
      yaml: `${shortClub}  - { slug: camp, title: Summer camp, published: true, start_date: 2030-08-01 }\n`,
    });
    const script = `<script src="${club.origin}/embed.js" async crossorigin></script>`;
    const { page, errors } = await visitorAt(site.publish(pageWith(placeholder + script)));
    await page.getByRole('heading', { name: 'Long walk' }).waitFor();
    await page.locator('[data-turnout-slug]').evaluate((tag: HTMLElement) => {
      tag.dataset['turnoutSlug'] = 'club/camp';
    });
    await page.getByRole('heading', { name: 'Summer camp' }).waitFor();
    expect(await attributesOf(page)).to.deep.equal(['club/camp', `${club.origin}/public`]);
    expect([await page.locator('event-registration').count(), errors]).to.deep.equal([1, []]);
  });
});
