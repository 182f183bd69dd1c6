import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { profile as profileWords } from '../../src/i18n/en/index.js';
import { registration as words } from '../../src/i18n/en/registration.js';
import { FAMILY_ADDRESS, familyPortal, openProfile } from './family-portal.js';
import { stored } from './own-link.js';
import { visitor } from './turnout-server.js';

const section = (profile: Locator, name: string) => profile.getByRole('region', { name: `${name} Noyce` });
const change = (region: Locator) => region.getByRole('button', { name: words.change, exact: true });
const save = (region: Locator) => region.getByRole('button', { name: words.save, exact: true });
const phone = (region: Locator) => region.getByLabel(/^Phone/);

/** Two tabs of one browser, both signed in. */
async function twoTabs(link: string) {
  const { page, errors } = await visitor();
  const first = await openProfile(page, link);
  const second = await openProfile(await page.context().newPage(), link);
  return { page, first, second, errors };
}

/** The answer of a server that knows no such session any more. */
const endSessions = (page: Page) =>
  page.route('**/public/club/portal/**', (route) =>
    /sessions$|links$/.test(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' }),
  );

describe('the registrations of a member, when something comes between', function () {
  this.timeout(120_000);

  it('keeps what was typed about a registration that another tab has cancelled, and says so', async () => {
    const { link, register } = await familyPortal();
    await Promise.all([register('party', 'Mia'), register('party', 'Ben')]);
    const { first, second, errors } = await twoTabs(link);
    for (const name of ['Ben', 'Mia']) {
      await change(section(first, name)).click();
      await phone(section(first, name)).fill(`+49 30 ${name.length}`);
    }
    await section(first, 'Ben').getByText(profileWords.unsaved).waitFor();
    await section(second, 'Mia')
      .getByRole('button', { name: words.cancel('Mia Noyce') })
      .click();
    await second.getByRole('button', { name: words.cancelYes }).click();
    await second.getByText(words.cancelled).waitFor();

    await save(section(first, 'Mia')).click();
    await section(first, 'Mia').getByRole('alert').getByText(words.gone).waitFor();
    expect(await phone(section(first, 'Mia')).inputValue()).to.equal('+49 30 3');
    await section(first, 'Mia').getByRole('button', { name: profileWords.close }).click();
    await section(first, 'Mia').waitFor({ state: 'detached' });
    // the other registration has kept its own answers
    await change(section(first, 'Ben')).click();
    expect(await phone(section(first, 'Ben')).inputValue()).to.equal('+49 30 3');
    await save(section(first, 'Ben')).click();
    await section(first, 'Ben').getByRole('status').getByText(words.saved).waitFor();
    expect(errors).to.deep.equal([]);
  });

  it('keeps an open correction while the member signs in again', async () => {
    const { server, link, register } = await familyPortal();
    await register('party', 'Mia');
    const { page, errors } = await visitor();
    const profile = await openProfile(page, link);
    await change(section(profile, 'Mia')).click();
    await phone(section(profile, 'Mia')).fill('+49 30 77');
    await endSessions(page);
    await save(section(profile, 'Mia')).click();
    await profile.getByText(profileWords.sessionOver).waitFor();
    expect(await profile.getByText('Mia Noyce').count()).to.equal(0);
    await page.unroute('**/public/club/portal/**');
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await profile.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone(section(profile, 'Mia')).waitFor();
    expect(await phone(section(profile, 'Mia')).inputValue()).to.equal('+49 30 77');
    await save(section(profile, 'Mia')).click();
    await profile.getByText(words.saved).waitFor();
    expect((await server.persons('party'))[0]!['phone']).to.equal('+49 30 77');
    expect(errors).to.deep.equal([]);
  });

  it('sends one request for a double click on accept, decline and cancel, and tries again after the network was away', async () => {
    const { server, link, register, takeRegatta } = await familyPortal();
    const regatta = await takeRegatta();
    await Promise.all([register('queue', 'Lea'), register('party', 'Ben')]);
    await regatta.free();
    while (!(await stored(server, 'select state from registration')).includes('offered')) await wait(100);
    const { page, errors, requests } = await visitor();
    const profile = await openProfile(page, link);
    const sent = () =>
      requests.filter((request) => request.method() !== 'GET' && request.url().includes('/portal/registrations/'));

    await page.context().setOffline(true);
    await profile.getByRole('button', { name: words.accept }).click();
    await section(profile, 'Lea').getByRole('alert').getByText(profileWords.offline).waitFor();
    await page.context().setOffline(false);
    const before = sent().length;
    await profile.getByRole('button', { name: words.accept }).dblclick();
    await section(profile, 'Lea').getByRole('status').getByText(`${words.states.registered}.`).waitFor();
    expect(sent().length - before).to.equal(1);
    expect((await server.persons('regatta')).map(({ name }) => name.first_name)).to.deep.equal(['Lea']);

    await section(profile, 'Ben')
      .getByRole('button', { name: words.cancel('Ben Noyce') })
      .click();
    await profile.getByRole('button', { name: words.cancelYes }).dblclick();
    await profile.getByText(words.cancelled).waitFor();
    expect(sent().length - before).to.equal(2);
    // the person is deleted once the mail about it is sent
    expect(await stored(server, "select state from registration where slug = 'party'")).to.deep.equal(['cancelled']);
    expect(errors).to.deep.equal([]);
  });

  it('declines an offered place, which goes to whoever is next', async () => {
    const { server, link, register, takeRegatta } = await familyPortal();
    const regatta = await takeRegatta();
    await register('queue', 'Lea');
    await register('queue', 'Ben');
    await regatta.free();
    while (!(await stored(server, 'select state from registration')).includes('offered')) await wait(100);
    const { page, errors } = await visitor();
    const profile = await openProfile(page, link);
    await section(profile, 'Lea').getByRole('button', { name: words.decline }).click();
    await profile.getByRole('button', { name: words.declineYes }).click();
    await profile.getByText(words.cancelled).waitFor();
    await section(profile, 'Lea').waitFor({ state: 'detached' });
    while (!(await stored(server, 'select state from registration')).includes('offered')) await wait(100);
    expect((await server.persons('queue')).map(({ name }) => name.first_name)).to.deep.equal(['Ben']);
    expect(errors).to.deep.equal([]);
  });

  for (const hasRegistrations of [false, true])
    it(`downloads the member’s data ${hasRegistrations ? 'with' : 'without'} registrations`, async () => {
      const { link, register } = await familyPortal();
      if (hasRegistrations) await register('camp', 'Mia', { shirt: 'S' });
      const { page, errors } = await visitor();
      await page.goto(link);
      const profile = page.locator('member-profile');
      await profile.getByRole('button', { name: 'Sign in', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        profile.getByRole('button', { name: profileWords.download }).click(),
      ]);
      const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
        persons: { name: { first_name: string }; email: string }[];
        registrations: { form: string; name: { first_name: string }; values: object }[];
      };
      expect(data.persons.map(({ name, email }) => [name.first_name, email])).to.deep.equal([
        ['Jonas', FAMILY_ADDRESS],
      ]);
      expect(data.registrations.map(({ form, name }) => [form, name.first_name])).to.deep.equal(
        hasRegistrations ? [['camp', 'Mia']] : [],
      );
      expect(errors).to.deep.equal([]);
    });

  it('prints every answer and transfer, without buttons', async () => {
    const { server, link, register } = await familyPortal();
    await register('camp', 'Mia', { shirt: 'S', phone: '+49 30 1' });
    while (!(await stored(server, 'select id from fee')).length) await wait(100);
    const { page } = await visitor();
    const profile = await openProfile(page, link);
    await section(profile, 'Mia').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await section(profile, 'Mia').getByText('+49 30 1', { exact: true }).waitFor();
    await section(profile, 'Mia').getByText('DE89 3704 0044 0532 0130 00').waitFor();
    const buttons = await profile.getByRole('button').all();
    for (const button of buttons) expect(await button.isVisible(), await button.innerText()).to.equal(false);
    const cut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(cut).to.equal(false);
  });
});
