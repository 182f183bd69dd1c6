import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { directionOf } from '../../src/i18n/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';
import { ownLink, stored } from './own-link.js';
import { takenOver } from './fill-camp.js';
import { quiet, turnout, visitor } from './turnout-server.js';

const yaml = `
workspace: { slug: club, name: Rowing club, languages: [en, de, ar], contact_email: office@club.example }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2040-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: string }
    form:
      sections:
        - fields:
          - { name: name, required: true }
          - { name: email, required: true }
          - { name: size, required: true }
          - { name: allergies, sensitive: true }
  - slug: regatta
    title: Regatta
    published: true
    start_date: 2040-08-24
    max_persons: 1
    columns: [{ external_id: size, name: Size, type: string, allowed_values: [S, M] }]
    form:
      waiting_list: queue
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, { name: size, required: true }] }]
  - slug: queue
    title: Queue
    published: true
    start_date: 2040-08-24
`;

/** A club, and a link to the registration that Eve has just made. */
async function registered(form: 'camp' | 'queue', locale = 'en-GB', options = {}) {
  const server = await turnout({ yaml });
  const persons = async (slug: string) => server.persons(slug);
  const ada = { name: { first_name: 'Ada', last_name: 'Lovelace' }, size: 'S' };
  const { free: freePlace } = await server.takePlace('regatta', ada);

  const registering = await visitor();
  await registering.page.goto(`${server.origin}/portal/club/${form}`);
  const { page: formPage } = registering;
  await takenOver(formPage);
  await formPage.getByLabel('First name').pressSequentially('Eve');
  await formPage.getByLabel('Last name').pressSequentially('Moore');
  await formPage.getByLabel(/^E-mail/).pressSequentially('eve@example.org');
  if (form === 'camp') {
    await formPage.getByRole('radio', { name: 'M', exact: true }).check();
    await formPage.getByLabel('Allergies').pressSequentially('Nuts');
  }
  await formPage.getByRole('button', { name: 'Register' }).click();
  const link = await ownLink(server, form);
  const visit = await visitor({ locale, ...options });
  return { ...visit, visit, server, link, persons, freePlace };
}

/** A picture of the step, for whoever wants to look (`TURNOUT_SHOTS` names a folder). */
async function shot(page: Page, step: string) {
  const folder = process.env['TURNOUT_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${step}.png`, fullPage: true });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the page of one’s own registrations', function () {
  this.timeout(120_000);

  it('changes nothing as long as no button is pressed, and names nobody', async () => {
    const { visit, page, server, link, persons } = await registered('camp');
    const before = await persons('camp');
    await page.goto(link);
    await button(page, (await serverWordsOf('en', 'registration')).view).waitFor();
    await quiet(visit);
    expect(await stored(server, 'select count(*) from registration_session')).to.deep.equal([0]);
    expect(await persons('camp')).to.deep.equal(before);
    expect(await page.locator('body').innerText()).not.to.match(/Eve|Moore/);
    expect(await page.evaluate(() => location.hash)).to.equal('');
    const sent = visit.requests.filter((one) => one.method() !== 'GET').map((one) => new URL(one.url()).pathname);
    expect(sent).to.deep.equal(['/public/club/registrations/links']);
  });

  for (const [language, locale, colorScheme, width] of [
    ['en', 'en-GB', 'light', 1280],
    ['de', 'de-DE', 'dark', 360],
    ['ar', 'ar-EG', 'light', 360],
  ] as const)
    it(`shows a registration, corrects it and cancels it, in ${language}`, async () => {
      const options = { colorScheme, viewport: { width, height: 800 } };
      const { visit, page, link, persons, server } = await registered('camp', locale, options);
      const words = await serverWordsOf(language, 'registration');
      const name = directionOf(language) === 'rtl' ? '\u2068Eve Moore\u2069' : 'Eve Moore';
      await page.goto(link);
      await button(page, words.view).waitFor();
      await shot(page, `${language}-ask`);
      expect(await page.locator('event-registration').isVisible()).to.equal(false);
      await button(page, words.view).press('Enter');
      const section = page.getByRole('region', { name: 'Eve Moore' });
      await section.getByText(words.states.registered).waitFor();
      expect(await section.innerText())
        .to.include(words.hiddenAnswer)
        .and.not.include('Nuts');
      expect(
        await page.locator('[data-name]').evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one),
      ).to.equal(true);
      await shot(page, `${language}-open`);

      await button(page, words.change).click();
      const [first, last] = await section.getByRole('textbox').all();
      await first!.fill('');
      await last!.fill('');
      await button(page, words.save).click();
      await section.locator('[part=summary]').waitFor();
      await shot(page, `${language}-fault`);
      expect((await persons('camp'))[0]!.name.first_name).to.equal('Eve');
      await first!.fill('Eva');
      await last!.fill('Moore');
      await section
        .getByRole('combobox')
        .or(section.getByRole('radio', { name: 'S' }))
        .first()
        .waitFor();
      const choice = section.getByRole('radio').first();
      expect(await choice.evaluate((one) => getComputedStyle(one).appearance), 'look of the form').to.equal('none');
      await button(page, words.save).click();
      await page.getByText(words.saved).waitFor();
      const [eva] = await persons('camp');
      expect([eva!.name.first_name, eva!['size'], eva!['allergies']]).to.deep.equal(['Eva', 'M', 'Nuts']);

      const cancel = button(page, words.cancel(name.replace('Eve', 'Eva')));
      await cancel.click();
      await shot(page, `${language}-question`);
      await button(page, words.cancelNo).press('Enter');
      expect(await cancel.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).to.equal(true);
      await cancel.press('Enter');
      await button(page, words.cancelYes).click();
      await page.getByText(words.cancelled).waitFor();
      await page.getByText(words.nothingLeft).waitFor();
      await shot(page, `${language}-cancelled`);
      expect(await stored(server, `select state from registration where slug = 'camp'`)).to.deep.equal(['cancelled']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
      expect(visit.errors).to.deep.equal([]);
    });

  it('takes an offered place, and goes on to the registration that comes of it', async () => {
    const { visit, page, link, persons, freePlace, server } = await registered('queue');
    const words = await serverWordsOf('en', 'registration');
    await freePlace();
    while (!(await stored(server, 'select state from registration')).includes('offered')) await wait(100);
    await page.goto(link);
    await button(page, words.view).click();
    await page.getByText(words.states.offered).waitFor();
    await shot(page, 'offered');
    await button(page, words.accept).click();
    await page.waitForURL(`${server.origin}/portal/club/regatta`);
    await button(page, words.view).click();
    await page.getByText(words.states.registered).waitFor();
    // the answer that the waiting list did not ask for
    await button(page, words.change).click();
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await button(page, words.save).click();
    await page.getByText(words.saved).waitFor();
    const namesAndSizes = (await persons('regatta')).map((one) => [one.name.first_name, one['size']]);
    expect([namesAndSizes, await persons('queue')]).to.deep.equal([[['Eve', 'S']], []]);
    expect(visit.errors).to.deep.equal([]);
  });

  it('says so when a link has ended', async () => {
    const { page, link } = await registered('camp');
    await page.goto(link.replace(/#.*/, `#${'x'.repeat(43)}`));
    await page.getByText((await serverWordsOf('en', 'registration')).linkEnded).waitFor();
    await shot(page, 'ended');
  });

  it('asks for the button again when the session has ended', async () => {
    const { page, link, server } = await registered('camp');
    const words = await serverWordsOf('en', 'registration');
    await page.goto(link);
    await button(page, words.view).click();
    // its registrations are read with the session, before it ends
    await button(page, words.cancel('Eve Moore')).waitFor();
    await stored(server, 'delete from registration_session returning 1');
    await button(page, words.cancel('Eve Moore')).click();
    await button(page, words.cancelYes).click();
    await page.getByText(words.sessionEnded).waitFor();
    await button(page, words.view).click();
    await button(page, words.cancel('Eve Moore')).waitFor();
  });
});
