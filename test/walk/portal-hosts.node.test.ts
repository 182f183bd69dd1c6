import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { pageWith, turnout, visitor, website, type Turnout } from './turnout-server.js';
import { reading } from './webkit/retry-read.js';

const clubAt = (origin: string) => `
workspace: { slug: club, name: Club, languages: [en], portal_origins: [${origin}] }
lists: [{ type: member, name: Members }]
`;

const tagFor = (server: Turnout, widget: string) =>
  `<script src="${server.origin}/embed.js" data-slug="club" data-widget="${widget}" async crossorigin></script>`;

/** A club with one member, the website that it lists, and one that it does not. */
async function clubOnItsSite() {
  const [site, other] = [await website(), await website()];
  const server = await turnout({ yaml: clubAt(site.origin) });
  await server.api.createPerson({
    list_id: 'member',
    body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
  });
  const link = async () => new URL(await server.signInLink('ada@example.org')).hash.replace('#', '#club.');
  return { site, other, server, link };
}

const profileOn = (page: Page) => page.locator('member-profile');

/** Presses the button below a link, and waits for the data behind it. */
async function enter(page: Page): Promise<void> {
  await profileOn(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await profileOn(page).getByRole('button', { name: 'Edit' }).waitFor();
}

describe('the member portal on websites', function () {
  this.timeout(60_000);

  for (const [what, more] of [
    ['allows nothing but the script and the gate', ''],
    ['trusts no text and no address either', "; require-trusted-types-for 'script'"],
    ['trusts no address but ours', "; require-trusted-types-for 'script'; trusted-types turnout"],
  ])
    it(`shows a member’s data on a page that the club lists, which ${what} (33)`, async () => {
      const { site, server, link } = await clubOnItsSite();
      const { page, errors, requests } = await visitor();
      const policy = `default-src 'none'; script-src ${server.origin}; connect-src ${server.origin}${more}`;
      const address = site.putUnder(policy, pageWith(tagFor(server, 'member-profile')));
      await page.goto(address + (await link()));
      // what else runs on the page cannot read it there
      while (await reading(() => page.evaluate(() => location.hash))) await page.waitForTimeout(20);
      await enter(page);
      await profileOn(page).getByRole('button', { name: 'Edit' }).click();
      await profileOn(page).locator('[name=phone]').fill('+49 30 1234');
      await profileOn(page).getByRole('button', { name: 'Save', exact: true }).click();
      await profileOn(page).getByText('Saved.').waitFor();
      const foreignRequests = requests.filter(
        (request) => ![site.origin, server.origin].includes(new URL(request.url()).origin),
      );
      expect([await site.complaints(), errors, foreignRequests.map((one) => one.url())]).to.deep.equal([[], [], []]);
    });

  it('shows another club where the page names one, and comes back', async () => {
    const { site, server, link } = await clubOnItsSite();
    const { page, errors } = await visitor();
    await page.goto(site.publish(pageWith(tagFor(server, 'member-profile'))) + (await link()));
    await enter(page);
    const name = (slug: string) => profileOn(page).evaluate((element, to) => element.setAttribute('slug', to), slug);
    await name('nobody');
    await profileOn(page).getByRole('button', { name: 'Edit' }).waitFor({ state: 'detached' });
    await name('club');
    await profileOn(page).getByRole('button').or(profileOn(page).getByRole('textbox')).first().waitFor();
    await page.waitForTimeout(300);
    expect(errors).to.deep.equal([]);
  });

  it('shows a plain link on a page that requires Trusted Types (33)', async () => {
    const { site, server } = await clubOnItsSite();
    const { page, errors } = await visitor();
    const body = pageWith(tagFor(server, 'member-profile') + tagFor(server, 'portal-login'));
    const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
    await page.goto(site.publish({ body, headers: { 'content-security-policy': policy } }));
    for (const element of ['member-profile', 'portal-login'])
      await page.locator(`${element} > a[href="${server.origin}/portal/club"]`).waitFor();
    await page.waitForTimeout(500);
    expect(errors).to.deep.equal([]);
    // there to be pressed
    await page.locator('member-profile > a').click();
    await page.getByRole('heading', { name: 'Club' }).waitFor();
  });

  it('says so on a page that the club does not list, asks for nobody’s data, and leads to the portal', async () => {
    const { other, server, link } = await clubOnItsSite();
    const { page, requests } = await visitor();
    const tags = tagFor(server, 'member-profile') + tagFor(server, 'portal-login');
    await page.goto(other.publish(pageWith(tags)) + (await link()));
    for (const element of ['member-profile', 'portal-login']) {
      const lead = page.locator(element).getByRole('link');
      await lead.waitFor();
      expect(await lead.getAttribute('href')).to.equal(`${server.origin}/portal/club`);
    }
    const apiRequests = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.includes('/portal/'));
    expect(apiRequests).to.deep.equal([]);
  });

  it('explains the fault in a frame that may only run scripts', async () => {
    const { site, server } = await clubOnItsSite();
    const { page } = await visitor();
    const inner = site.publish(pageWith(tagFor(server, 'member-profile')));
    await page.goto(site.publish(pageWith(`<iframe sandbox="allow-scripts" src="${inner}"></iframe>`)));
    await page
      .frameLocator('iframe')
      .locator('member-profile')
      .getByText('Personal data is not shown on this website.')
      .waitFor();
  });

  it('signs in once for all elements of a page, and out', async () => {
    const { site, server, link } = await clubOnItsSite();
    const { page, errors } = await visitor();
    const tags = tagFor(server, 'portal-login') + tagFor(server, 'member-profile') + tagFor(server, 'member-profile');
    await page.goto(site.publish(pageWith(tags)) + (await link()));
    // the way in stands once
    await page.locator('portal-login').getByRole('button', { name: 'Sign in', exact: true }).click();
    await profileOn(page).nth(0).getByRole('button', { name: 'Edit' }).waitFor();
    await profileOn(page).nth(1).getByRole('button', { name: 'Edit' }).waitFor();
    await profileOn(page).nth(1).getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.locator('portal-login').getByText('Signed out.').waitFor();
    expect([await profileOn(page).getByText('Lovelace').count(), errors]).to.deep.equal([0, []]);
  });

  it('takes a link that is pressed while its page is open, and stays signed in when it is loaded again', async () => {
    const { site, server, link } = await clubOnItsSite();
    const { page } = await visitor();
    const address = site.publish(pageWith(tagFor(server, 'member-profile')));
    await page.goto(address);
    await profileOn(page).locator('[name=email]').waitFor();
    const hash = await link();
    await page.evaluate((to) => (location.hash = to), hash);
    await enter(page);
    await page.reload();
    await profileOn(page).getByRole('button', { name: 'Edit' }).waitFor();
    // in another tab nobody is signed in
    const secondPage = await page.context().newPage();
    await secondPage.goto(address);
    await profileOn(secondPage).locator('[name=email]').waitFor();
  });

  it('loads the list of fees for a member who has some', async () => {
    const { site, server, link } = await clubOnItsSite();
    const { data } = await server.api.listPersons({ list_id: 'member' });
    await server.api.createFees({ body: { data: [{ amount: 4200, description: 'Dues', person_id: data[0]!.id }] } });
    const { page, errors } = await visitor();
    const policy = `default-src 'none'; script-src ${server.origin}; connect-src ${server.origin}`;
    const address = site.putUnder(policy, pageWith(tagFor(server, 'member-profile')));
    await page.goto(address + (await link()));
    await enter(page);
    const fee = profileOn(page).locator('[part=fee]');
    await fee.getByText('€42.00').waitFor();
    expect(
      await fee
        .locator('.transfer-row')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).to.equal('flex');
    expect([await site.complaints(), errors]).to.deep.equal([[], []]);
  });

  it('costs so many bytes', async () => {
    const { site, server, link } = await clubOnItsSite();
    const { page, requests } = await visitor();
    await page.goto(site.publish(pageWith(tagFor(server, 'member-profile'))) + (await link()));
    await enter(page);
    const ownRequests = requests.filter((request) => new URL(request.url()).origin === server.origin);
    const sizes = await Promise.all(
      ownRequests.map(async (request) => ((await request.response()) ? (await request.sizes()).responseBodySize : 0)),
    );
    const sum = sizes.reduce((total, bytes) => total + bytes, 0);
    console.log(`    a member’s own page, from the script to the data: ${sum} bytes`);
    expect(ownRequests[0]!.url()).to.match(/\/embed\.js$/);
    // there are none
    expect(ownRequests.filter((request) => /\/embed\/(\w+-)?fees-/.test(request.url()))).to.deep.equal([]);
    expect(sum).to.be.within(1, 38 * 1024);
  });
});
