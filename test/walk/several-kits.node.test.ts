import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeLimit } from '../runner/machine-speed.mjs';
import { builtCopy } from '../support/built-copy.js';
import { pageWith, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillWho, formStands, sendButton, thanks } from './fill-camp.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ten = Array.from({ length: 10 }, (_, index) => `walk-${index}`);

const clubOf = (slug: string) => `
workspace: { slug: ${slug}, name: Club }
events:
${ten.map((event, index) => `  - { slug: ${event}, title: "${slug} walk ${index}", published: true, start_date: 2030-07-24 }`).join('\n')}
`;

describe('several embeds and several kits on one page', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;

  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: clubOf('club') }), website()]);
  });

  const snippets = (slugs: readonly string[]) => Promise.all(slugs.map((slug) => server.snippet(slug)));

  const titlesOn = async (url: string, count: number) => {
    const visit = await visitorAt(url);
    await sendButton(visit.page)
      .nth(count - 1)
      .waitFor();
    const titles = await visit.page.locator('event-registration').getByRole('heading').allTextContents();
    return { ...visit, titles: titles.map((title) => title.trim()) };
  };

  it('shows ten forms, each its own (30)', async () => {
    const { titles, errors } = await titlesOn(site.publish(pageWith((await snippets(ten)).join('<hr>'))), 10);
    expect(titles).to.deep.equal(ten.map((_, index) => `club walk ${index}`));
    expect(errors).to.deep.equal([]);
  });

  it('registers through the tenth form of ten, for its own event (30)', async () => {
    const { page } = await titlesOn(site.publish(pageWith((await snippets(ten)).join(''))), 10);
    const last = page.locator('event-registration').last();
    await fillWho(last);
    await sendButton(last).click();
    await thanks(last);
    const lists = await Promise.all(ten.map((slug) => server.persons(slug)));
    expect(lists.map(({ length }) => length)).to.deep.equal([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('shows two forms for a tag that is pasted twice (28)', async () => {
    const twice = (await server.snippet('walk-0')).repeat(2);
    const { titles, errors } = await titlesOn(site.publish(pageWith(twice)), 2);
    expect([titles, errors]).to.deep.equal([['club walk 0', 'club walk 0'], []]);
  });

  /** As a version before might be: of another number. */
  const older = (folder: string) => {
    const file = join(folder, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "0.0.9"'));
  };

  let inserted: Promise<void> | undefined;
  const putOlder = () =>
    (inserted ??= builtCopy({ name: 'older', change: older }).then(({ folder, leave }) => {
      site.serve(join(folder, 'dist'), '/old');
      leave();
    }));

  for (const order of ['before', 'after'])
    it(`stands an older version of the kit from elsewhere ${order} it (30)`, async function () {
      this.timeout(timeLimit(300_000));
      const other = await turnout({ yaml: clubOf('other') });
      await putOlder();
      const old = `<script src="${site.origin}/old/embed.js" data-slug="other/walk-1" data-base-url="${other.origin}/public"></script>`;
      const ownSnippet = (await server.snippet('walk-0')).replace(' async', '');
      const third = (await other.snippet('walk-2')).replace(' async', '');
      const tags = order === 'before' ? [old, ownSnippet, third] : [ownSnippet, third, old];
      const before = await server.persons('walk-0');
      const { page, titles, errors } = await titlesOn(site.publish(pageWith(tags.join(''))), 3);
      const expected = ['other walk 1', 'club walk 0', 'other walk 2'];
      expect(titles).to.have.members(expected);
      for (const slug of ['other/walk-1', 'club/walk-0']) {
        const form = page.locator(`event-registration[slug="${slug}"]`);
        await fillWho(form);
        await sendButton(form).click();
        await thanks(form);
      }
      const lists = [await other.persons('walk-1'), await server.persons('walk-0')];
      expect(lists.map(({ length }) => length)).to.deep.equal([1, before.length + 1]);
      expect(errors).to.deep.equal([]);
    });

  it('throws nothing on a page that has an element of this name already (30)', async () => {
    const foreign = `<script>customElements.define('event-registration', class extends HTMLElement {
      connectedCallback() { this.textContent = 'something else'; }
    })</script>`;
    const { page, errors } = await visitorAt(site.publish(pageWith(foreign + (await server.snippet('walk-0')))));
    await page.getByText('something else').waitFor();
    expect(errors).to.deep.equal([]);
  });

  for (const order of ['before', 'after'])
    it(`stands another copy of Lit ${order} it (30)`, async () => {
      for (const name of ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'])
        site.serve(`${root}node_modules/${name}`, `/modules/${name}`);
      const imports = {
        lit: '/modules/lit/index.js',
        'lit-html': '/modules/lit-html/lit-html.js',
        'lit-html/': '/modules/lit-html/',
        'lit-element/': '/modules/lit-element/',
        '@lit/reactive-element': '/modules/@lit/reactive-element/reactive-element.js',
      };
      const otherKit = `<script type="importmap">${JSON.stringify({ imports })}</script><their-element></their-element>
        <script type="module">
          import { LitElement, html } from 'lit';
          customElements.define('their-element', class extends LitElement { render() { return html\`<b>theirs</b>\`; } });
        </script>`;
      const ownSnippet = await server.snippet('walk-0');
      // a module runs when the page is parsed: ours comes before it without async, behind it as a late tag
      const src = `${server.origin}/embed.js?slug=club/walk-0`;
      const late = `<script>addEventListener('load', () => document.body.append(
        Object.assign(document.createElement('script'), { src: '${src}', crossOrigin: '' })))</script>`;
      const body = order === 'before' ? otherKit + late : ownSnippet.replace(' async', '') + otherKit;
      const { page, errors } = await visitorAt(site.publish(pageWith(body)));
      await Promise.all([formStands(page), page.getByText('theirs').waitFor()]);
      await page.getByLabel('First name').pressSequentially('Ada');
      await sendButton(page).click();
      await page.getByRole('alert').waitFor();
      expect(errors).to.deep.equal([]);
    });
});
