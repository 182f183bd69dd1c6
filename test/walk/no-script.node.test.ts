import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { formStands, thanks } from './fill-camp.js';

describe('without scripts, a link leads to a form that needs none (41)', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  let form = '';
  /** A place for the form, as it is pasted where scripts may be missing. */
  let place = '';
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
    form = `${server.origin}/portal/club/walk`;
    place = `<div data-turnout-slug="club/walk"><a href="${form}">Register for the walk</a></div>`;
  });

  const link = { name: 'Register for the walk' };

  it('is followed to a plain form, which registers', async () => {
    const tag = `<script src="${server.origin}/embed.js" async crossorigin></script>`;
    const { page } = await visitorAt(site.publish(pageWith(place + tag)), { javaScriptEnabled: false });
    await page.getByRole('link', link).click();
    await page.waitForURL(form);
    await page.getByLabel('First name', { exact: true }).fill('Ada');
    await page.getByLabel('Last name (optional)', { exact: true }).fill('Lovelace');
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.org');
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: 'Register' }).click();
    await thanks(page);
    expect((await server.persons('walk')).map(({ size }) => size)).to.deep.equal(['M']);
  });

  const blocked: Record<string, () => string> = {
    'cannot be reached': () =>
      site.publish(pageWith(`${place}<script src="${site.origin}/nowhere.js" async></script>`)),
    'is not what it was (SRI)': () =>
      site.publish(
        pageWith(
          `${place}<script src="${server.origin}/embed.js" integrity="sha384-${'A'.repeat(64)}" crossorigin></script>`,
        ),
      ),
    'is not allowed': () =>
      site.putUnder(
        "default-src 'none'; script-src 'self'",
        pageWith(`${place}<script src="${server.origin}/embed.js"></script>`),
      ),
  };

  for (const [what, address] of Object.entries(blocked))
    it(`stands where the script ${what}, and leads to the form`, async () => {
      const { page, errors } = await visitorAt(address());
      await page.getByRole('link', link).click();
      await page.waitForURL(form);
      await formStands(page);
      expect(errors).to.deep.equal([]);
    });

  it('makes room for the form where the script runs', async () => {
    const { page } = await visitorAt(
      site.publish(pageWith(`${place}<script src="${server.origin}/embed.js" async></script>`)),
    );
    await formStands(page);
    expect(await page.getByRole('link', link).count()).to.equal(0);
  });
});
