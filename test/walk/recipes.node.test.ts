import { expect } from 'chai';
import { built, frameworks } from '../recipes/frameworks.js';
import { fixture, recipe } from '../recipes/recipe.js';
import { variants, type Site, type Variant } from '../recipes/recipe-pages.js';
import { quiet, turnout, visitor, visitorAt, website, type Turnout, type Visit } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

const club = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2030-07-24
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
`;

describe('recipes for website systems (66)', function () {
  this.timeout(120_000);

  let server: Turnout;
  let site: Site;
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: club }), website()]);
    // every website has one, and browsers complain where it is missing
    site.publish({ body: '', type: 'image/x-icon' }, '/favicon.ico');
  });

  /** Everything that the console has against the page. */
  const complaintsOf = ({ page }: Visit): string[] => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    return complaints;
  };

  /** Goes there, registers Ada, and sees that she is one more on the list. */
  const registered = async (address: string, { arrive, inside, message }: Partial<Variant>) => {
    const visit = await visitor();
    const complaints = complaintsOf(visit);
    const { page, errors } = visit;
    const before = (await server.persons('camp')).length;
    await page.goto(address);
    await arrive?.(page);
    const place = inside?.(page) ?? page;
    await formStands(place);
    // a second one would have been there with the first, or come after what is loaded late
    await quiet(visit);
    const forms = await place.getByRole('button', { name: 'Register', exact: true }).count();
    await fillShort(place);
    await sendButton(place).click();
    await thanks(place);
    if (message) await page.getByText(message, { exact: true }).waitFor();
    const persons = await server.persons('camp');
    const { name, size } = persons.at(-1)!;
    expect([forms, persons.length - before, name.first_name, size]).to.deep.equal([1, 1, 'Ada', 'M']);
    expect([errors, complaints]).to.deep.equal([[], []]);
  };

  for (const way of variants)
    it(`${way.system}: ${way.way}`, async () => {
      const codeBlocks = recipe(way.system, server.origin);
      await registered(site.publish(way.page(codeBlocks, site, server)), way);
    });

  for (const { system, way, page: buildPage } of variants.filter(({ linked }) => linked))
    it(`${system}: ${way}: leads to the form where no script runs (41)`, async () => {
      const address = site.publish(buildPage(recipe(system, server.origin), site, server));
      const { page } = await visitorAt(address, { javaScriptEnabled: false });
      await page
        .getByRole('link', { name: /^Register/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Summer camp' }).waitFor();
      expect(page.url().split('?')[0]).to.equal(`${server.origin}/portal/club/camp`);
    });

  for (const name of Object.keys(frameworks) as (keyof typeof frameworks)[]) {
    const message = 'Ada is on the list.';

    it(`${name}: in a page that it fills itself`, async () => {
      const { bundle } = await built(name, recipe(name, server.origin));
      const script = site.publish({ body: bundle, type: 'text/javascript' });
      await registered(site.publish(fixture('framework', { app: '', bundle: script })), { message });
    });

    it(`${name}: in a page that its server has sent`, async () => {
      const codeBlocks = recipe(name, server.origin);
      const { bundle, html } = await built(name, codeBlocks, 'sent' in codeBlocks ? 'sent' : 'form');
      expect(html).to.match(/<event-registration slug="club\/camp" base-url="[^"]*\/public"/);
      const script = site.publish({ body: bundle, type: 'text/javascript' });
      await registered(site.publish(fixture('framework', { app: html, bundle: script })), { message });
    });

    it(`${name}: says why nothing shows once the page has the script as well`, async () => {
      const { form = '' } = recipe(name, server.origin);
      const { bundle } = await built(name, {
        ...recipe(name, server.origin),
        form: form.replace('club/camp', 'club/cmp'),
      });
      const script = site.publish({ body: bundle, type: 'text/javascript' });
      const embed = `<script src="${server.origin}/embed.js" async></script>`;
      const { page } = await visitor();
      const consoleMessage = page.waitForEvent('console', {
        predicate: (message) => message.text().startsWith('Turnout doctor'),
      });
      await page.goto(
        site.publish(fixture('framework', { app: '', bundle: script }) + embed, `/${name}?turnout-debug`),
      );
      expect((await consoleMessage).text())
        .to.contain('There is no form “club/cmp”')
        .and.to.contain('“club/camp”')
        .and.not.to.contain('nothing here explains why');
    });
  }
});
