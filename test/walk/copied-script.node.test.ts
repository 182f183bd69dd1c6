import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { pageWith, quiet, turnout, visitor, website, type Turnout, type Visit } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

const clubOn = (origin: string) => `
workspace: { slug: club, name: Club, languages: [en], portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
events:
  - slug: walk
    title: Long </script> walk
    published: true
    start_date: 2030-07-24
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
`;

/** A script of the page, to be combined with ours. */
const jquery = readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8');

describe('a script that an optimizer of the page has copied', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    site = await website();
    server = await turnout({ yaml: clubOn(site.origin) });
    await server.api.createPerson({
      list_id: 'member',
      body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
    });
  });

  /** What a server answers to whoever asks for the script as no browser does. */
  const textOf = async (query: string) => (await fetch(`${server.origin}/embed.js${query}`)).text();
  const file = (body: string, path?: string) => site.publish({ body, type: 'text/javascript' }, path);

  /** What optimizers make of a tag with this query and these attributes: the whole page. */
  const tagPages: Record<string, (query: string, attributes: string) => Promise<string>> = {
    'under an address of the page': async (query, attributes) =>
      pageWith(`<p></p><script src="${file(await textOf(query))}" ${attributes} defer></script>`),
    'under its name in a folder of the page': async (query, attributes) => {
      const src = file(await textOf(query), `/wp-content/cache/min/1/embed.js`);
      return pageWith(`<p></p><script src="${src}?ver=1" ${attributes} defer></script>`);
    },
    'into the page itself': async (query, attributes) =>
      pageWith(`<p></p><script ${attributes}>${(await textOf(query)).replaceAll('</script', '<\\/script')}</script>`),
    'into one file with others, which stands in the head': async (query) =>
      pageWith('<main></main>', {
        head: `<script src="${file([jquery, await textOf(query), jquery].join(';\n'))}" defer></script>`,
      }),
  };

  const openedAt = async (html: string, fragment = ''): Promise<Visit> => {
    const visit = await visitor();
    await visit.page.goto(site.publish(html) + fragment);
    return visit;
  };

  /** What was asked of the website besides pages and scripts. */
  const askedOfSite = ({ requests }: Visit) =>
    requests
      .map((request) => request.url())
      .filter((url) => url.startsWith(site.origin) && /public|\/embed\//.test(new URL(url).pathname));

  for (const [how, scripts] of Object.entries(tagPages)) {
    it(`has a form that stands and is sent: ${how}`, async () => {
      const registeredBefore = (await server.persons('walk')).length;
      const visit = await openedAt(await scripts('?slug=club/walk', 'data-slug="club/walk"'));
      await formStands(visit.page);
      await fillShort(visit.page);
      await sendButton(visit.page).click();
      await thanks(visit.page);
      expect(await server.persons('walk')).to.have.length(registeredBefore + 1);
      expect([askedOfSite(visit), visit.errors]).to.deep.equal([[], []]);
    });

    it(`has a list: ${how}`, async () => {
      const visit = await openedAt(await scripts('?slug=club', 'data-slug="club"'));
      await visit.page.getByText('Long </script> walk').first().waitFor();
      await quiet(visit);
      expect([askedOfSite(visit), visit.errors]).to.deep.equal([[], []]);
    });
  }

  for (const [how, scripts] of Object.entries(tagPages).filter(([, scripts]) => scripts.length === 2))
    it(`has a sign-in and a profile: ${how}`, async () => {
      const { data } = await server.api.createPortalSession({ body: { person_external_id: 'ada' } });
      const html = await scripts('', 'data-slug="club" data-widget="member-profile"');
      const visit = await openedAt(html, new URL(data.url).hash.replace('#', '#club.'));
      await visit.page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await visit.page.getByRole('button', { name: 'Edit' }).waitFor();
      expect([askedOfSite(visit), visit.errors]).to.deep.equal([[], []]);
    });

  it('has a form and a list from one file', async () => {
    const texts = await Promise.all(['?slug=club/walk', '?slug=club'].map(textOf));
    const visit = await openedAt(pageWith(`<script src="${file([jquery, ...texts].join(';\n'))}"></script>`));
    await formStands(visit.page.locator('event-registration'));
    await visit.page.locator('event-list').getByText('Long </script> walk').waitFor();
    const counts = ['event-registration', 'event-list'].map((tag) => visit.page.locator(tag).count());
    expect([await Promise.all(counts), askedOfSite(visit), visit.errors]).to.deep.equal([[1, 1], [], []]);
  });
});
