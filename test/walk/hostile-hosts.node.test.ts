import { expect } from 'chai';
import { pageWith, turnout, visitorAt, website, type Turnout } from './support.js';
import { fillWho, sendButton, thanks } from './typing.js';

const script = (code: string) => `<script>${code}</script>`;
const style = (code: string) => `<style>${code}</style>`;

/** What websites do to everything on them. */
const hosts: readonly (readonly [what: string, head: string, page?: { lang: string }])[] = [
  ['takes every style away', style('* { all: unset !important }')],
  [
    'resets every style',
    style(
      '*, *::before, *::after { margin: 0; padding: 0; border: 0; font: 10px serif; float: left; position: static; display: inline }',
    ),
  ],
  [
    'hides inputs and buttons',
    style('input, select, textarea, button, form, fieldset, label, legend { display: none !important }'),
  ],
  [
    'has an old Prototype.js, which words arrays and texts for JSON itself',
    script(`
      const worded = function () { return '"' + String(this) + '"'; };
      Array.from = (things) => things.toArray?.() ?? [...(things.length ? Array.prototype.slice.call(things) : [])];
      Array.prototype.toJSON = String.prototype.toJSON = Object.prototype.toJSON = worded;`),
  ],
  [
    'writes into every object',
    script(`
      Object.prototype.extend = Object.prototype.name = 'polluted';
      Array.prototype.last = Array.prototype.each = function () { throw new Error('a method of the page was called'); };`),
  ],
  [
    'has replaced what scripts find elements by',
    script(`window.$ = document.querySelector = document.getElementById = () => null;`),
  ],
  ['says that all addresses begin elsewhere', '<base href="https://elsewhere.invalid/deep/">'],
  ['is written from right to left', script('document.documentElement.dir = "rtl"'), { lang: 'en' }],
  [
    'has a module loader that scripts hand themselves to',
    script(
      'window.define = Object.assign(() => { throw new Error("define was called") }, { amd: {} }); window.module = { exports: {} };',
    ),
  ],
  [
    'has elements by every name',
    '<form id="customElements"></form><form name="customElements"></form><img name="getElementById">',
  ],
];

/** A walk to find, and for each website an event of its own to register for. */
const clubFor = (origin: string) => `
workspace: { slug: club, name: Club, portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
events:
  - { slug: walk, title: Long walk, published: true, start_date: 2030-07-24 }
${hosts
  .map(
    (_, index) => `  - slug: course-${index}
    title: Course ${index}
    published: true
    start_date: 2030-07-25
    columns: [{ external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Sailing, Theatre] }]
`,
  )
  .join('')}`;

describe('websites that are hard on what is put into them (35)', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  let server: Turnout;
  before(async () => {
    site = await website();
    server = await turnout({ yaml: clubFor(site.origin) });
  });

  for (const [index, [what, head, page = { lang: 'en' }]] of hosts.entries())
    it(`register somebody, answers and all: one ${what}`, async () => {
      const snippet = await server.snippet(`course-${index}`);
      const visit = await visitorAt(site.put(pageWith(snippet, { ...page, head })));
      await fillWho(visit.page);
      for (const name of ['Canoe', 'Theatre']) await visit.page.getByRole('checkbox', { name }).check();
      // what was typed is there after a reload too
      await visit.page.waitForTimeout(600);
      await visit.page.reload();
      const email = visit.page.getByLabel('E-mail', { exact: true });
      await email.waitFor();
      expect(await email.inputValue()).to.equal('ada@example.org');
      await sendButton(visit.page).click();
      await thanks(visit.page, 'Ada');
      const [ada] = await server.persons(`course-${index}`);
      expect([ada!.name.first_name, ada!['courses']]).to.deep.equal(['Ada', ['Canoe', 'Theatre']]);
      expect(visit.thrown).to.deep.equal([]);
    });

  for (const [what, head, page = { lang: 'en' }] of hosts)
    it(`show a club’s events, find them, and open a form on top: one ${what}`, async () => {
      const attributes = 'data-filters="text time" data-view="list month" data-registration="dialog"';
      const tag = `<script src="${server.origin}/embed.js?slug=club" data-slug="club" ${attributes} async crossorigin></script>`;
      const { page: tab, thrown } = await visitorAt(site.put(pageWith(tag, { ...page, head })));
      const list = tab.locator('event-list');
      await list.getByLabel('Search').fill('walk');
      await list.getByText('One event').waitFor();
      await list.getByRole('button', { name: 'Month' }).click();
      await list.getByRole('grid', { name: 'July 2030' }).waitFor();
      await list.getByRole('link', { name: 'Register Long walk' }).click();
      await list.getByRole('dialog').getByLabel('First name').fill('Ada');
      await tab.keyboard.press('Escape');
      await list.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(thrown).to.deep.equal([]);
    });

  for (const [index, [what, head, page = { lang: 'en' }]] of hosts.entries())
    it(`sign a member in, and save what they change: one ${what}`, async () => {
      const id = `ada-${index}`;
      const person = {
        external_id: id,
        name: { first_name: 'Ada', last_name: 'Lovelace' },
        email: `${id}@example.org`,
      };
      await server.api.createPerson({ list_id: 'member', body: person });
      const { data } = await server.api.createPortalSession({ body: { person_external_id: id } });
      const tag = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="member-profile" async crossorigin></script>`;
      const address = site.put(pageWith(tag, { ...page, head })) + new URL(data.url).hash;
      const { page: tab, thrown } = await visitorAt(address);
      const profile = tab.locator('member-profile');
      await profile.getByRole('button', { name: 'Sign in', exact: true }).click();
      await profile.getByRole('button', { name: 'Edit' }).click();
      await profile.getByLabel('Phone').fill('+49 30 1234');
      await profile.getByRole('button', { name: 'Save', exact: true }).click();
      await profile.getByText('Saved.').waitFor();
      const { data: ada } = await server.api.readPerson({ list_id: 'member', person_id: id });
      expect([ada['phone'], ada['address'], thrown]).to.deep.equal(['+49 30 1234', null, []]);
    });
});
