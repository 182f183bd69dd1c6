import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../runner/programs.mjs';
import { pageWith, turnout, visitor, website, type Turnout, type Visit } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

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

/** Each library as Debian packages it, and where it says its version. */
const libraries = {
  'MooTools, which replaces Document, Event and Request': { name: 'mootools', version: ['MooTools', 'version'] },
  'MooTools and its extensions': { name: 'mootools', more: 'mootools-more.js', version: ['MooTools', 'version'] },
  'Prototype, which gives methods to every array and element': { name: 'prototype', version: ['Prototype', 'Version'] },
} as const;

for (const [what, { name, version, ...rest }] of Object.entries(libraries))
  describe(`a page with ${what}`, function () {
    this.timeout(60_000);

    let site: Awaited<ReturnType<typeof website>>;
    let server: Turnout;
    let head = '';
    before(async () => {
      const file = findProgram(name);
      if (!file) throw new Error(`${name} is missing`);
      site = await website();
      server = await turnout({ yaml: clubOn(site.origin) });
      await server.api.createPerson({
        list_id: 'member',
        body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
      });
      const files = 'more' in rest ? [file, join(dirname(file), rest.more)] : [file];
      const addresses = files.map((path) => site.publish({ body: readFileSync(path), type: 'text/javascript' }));
      head = addresses.map((address) => `<script src="${address}"></script>`).join('');
    });

    const opened = async (body: string, fragment = ''): Promise<Visit> => {
      const visit = await visitor();
      await visit.page.goto(site.publish(pageWith(body, { head })) + fragment);
      const result = await visit.page.evaluate(
        ([library, property]) => (globalThis as unknown as Record<string, Record<string, string>>)[library]![property],
        version,
      );
      expect(result).to.match(/^1\.[4-7]\.\d/);
      return visit;
    };

    const tag = (attributes: string) =>
      `<script src="${server.origin}/embed.js" ${attributes} async crossorigin></script>`;

    for (const [how, body] of [
      ['the snippet', () => server.snippet('walk')],
      ['a snippet with data-slug alone', async () => tag('data-slug="club/walk"')],
      ['a placeholder', async () => `<div data-turnout-slug="club/walk"></div>${tag('')}`],
    ] as const)
      it(`has a form that stands and is sent: ${how}`, async () => {
        const registeredBefore = (await server.persons('walk')).length;
        const { page, errors } = await opened(await body());
        await formStands(page);
        await fillShort(page);
        await sendButton(page).click();
        await thanks(page);
        expect(await server.persons('walk')).to.have.length(registeredBefore + 1);
        expect(errors).to.deep.equal([]);
      });

    it('has a list, from which somebody comes to the form', async () => {
      const { page, errors } = await opened(tag('data-slug="club" data-registration="inline"'));
      await page.getByText('Long walk').first().waitFor();
      await page.getByRole('link', { name: 'Register Long walk' }).click();
      await page.getByLabel('First name', { exact: true }).waitFor();
      expect(errors).to.deep.equal([]);
    });

    it('has a sign-in and a profile', async () => {
      const { data } = await server.api.createPortalSession({ body: { person_external_id: 'ada' } });
      const profile = tag('data-slug="club" data-widget="member-profile"');
      const { page, errors } = await opened(profile, new URL(data.url).hash.replace('#', '#club.'));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Edit' }).waitFor();
      expect(errors).to.deep.equal([]);
    });
  });
