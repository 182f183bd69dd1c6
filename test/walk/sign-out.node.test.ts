import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { turnout, visitor } from './turnout-server.js';

const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
lists: [{ type: member, name: Members }]
`;

/** A club with one member, and a way to make sign-in links for her. */
async function clubWithMember() {
  const server = await turnout({ yaml });
  await server.api.createPerson({
    list_id: 'member',
    body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
  });
  return { link: () => server.signInLink('ada@example.org') };
}

const portalOn = (page: Page) => page.locator('member-profile');
const linkOver = 'This link is no longer valid.';

/** Opens the link and signs in with it. */
async function signIn(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await portalOn(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await portalOn(page).locator('[name=end-link]').waitFor();
}

const signOut = (page: Page): Promise<void> =>
  portalOn(page).getByRole('button', { name: 'Sign out', exact: true }).click();

/** Opens the link as the history of the browser does, and waits until the page says this. */
async function opensTo(page: Page, link: string, text: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await portalOn(page).getByText(text).first().waitFor();
}

describe('a member who signs out at a shared computer', function () {
  this.timeout(120_000);

  it('leaves no usable address in the history', async () => {
    const { link } = await clubWithMember();
    const { page } = await visitor();
    const used = await link();
    await signIn(page, used);
    await signOut(page);
    await portalOn(page).getByText('The sign-in link no longer works either.').waitFor();
    for (const step of [() => page.reload(), () => page.goBack(), () => page.goForward()]) {
      await step();
      expect(await page.getByText('Lovelace').count()).to.equal(0);
    }
    await opensTo(page, used, linkOver);
    await page.reload();
    await portalOn(page).getByRole('button', { name: 'Send sign-in link' }).waitFor();
    expect(await page.getByText('Lovelace').count()).to.equal(0);
  });

  it('can use the link again if the box is off', async () => {
    const { link } = await clubWithMember();
    const { page } = await visitor();
    const used = await link();
    await signIn(page, used);
    await portalOn(page).locator('[name=end-link]').uncheck();
    await signOut(page);
    await portalOn(page).getByText('The sign-in link still works.').waitFor();
    await signIn(page, used);
    await portalOn(page).getByText('Lovelace').first().waitFor();
  });

  it('everywhere is signed out in another browser, too, with another link', async () => {
    const { link } = await clubWithMember();
    const [{ page: here }, { page: there }] = [await visitor(), await visitor()];
    const [used, other] = [await link(), await link()];
    await signIn(here, used);
    await signIn(there, other);
    await portalOn(here).locator('[data-everywhere]').click();
    await portalOn(here).locator('[data-ask] .main').click();
    await portalOn(here).getByText('Signed out everywhere.').waitFor();
    await there.reload();
    await portalOn(there).getByRole('button', { name: 'Send sign-in link' }).waitFor();
    expect(await there.getByText('Lovelace').count()).to.equal(0);
    for (const [page, one] of [
      [here, used],
      [there, other],
    ] as const)
      await opensTo(page, one, linkOver);
  });
});
