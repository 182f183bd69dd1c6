import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { loadDriver } from '../../src/backend/store/engines/sqlite.js';
import { profile as profileWords } from '../../src/i18n/en/index.js';
import { directionOf } from '../../src/i18n/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';
import { partOf, startMailServer } from '../support/smtp-server.js';
import { turnout, visitor } from './turnout-server.js';

const former = 'ada@example.org';
const fresh = 'countess@example.org';

const clubFile = (slug: string) => `
workspace: { slug: ${slug}, name: Rowing club, languages: [en, de, ar], contact_email: office@club.example }
lists: [{ type: member, name: Members }]
`;

/** A club whose member has given a new address in her profile, and the links in the two mails that came of it. */
async function changeOnItsWay(locale = 'en-GB') {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml: clubFile('club'), settings: { SMTP_URL: box.url } });
  const body = { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: former };
  const { id: person_id } = (await server.api.createPerson({ list_id: 'member', body })).data;
  const url = await server.signInLink(former);

  const visit = await visitor({ locale });
  await visit.page.goto(url);
  const profile = visit.page.locator('member-profile');
  await profile.locator('.in button.main').last().click();
  await profile.locator('.person .main').click();
  const field = profile.locator('form [name=email]');
  // Firefox's driver writes behind what is there
  await field.evaluate((one: HTMLInputElement) => void (one.value = ''));
  await field.fill(fresh);
  await profile.locator('form button.main').click();
  await profile.locator('.notice.pending').waitFor();
  const mails = await box.waitForMails(2);
  const linkTo = (address: string): string => {
    const mail = mails.find(({ to }) => to.includes(address))!;
    return /https?:\/\/\S+#[\w-]{43}/.exec(partOf(mail.raw, 'text/plain'))![0];
  };
  return {
    visit,
    page: visit.page,
    box,
    server,
    profile,
    links: { confirm: linkTo(fresh), undo: linkTo(former) },
    email: async () => (await server.api.readPerson({ list_id: 'member', person_id })).data.email,
  };
}

/** What a page behind such a link shows. */
const pageOn = (page: Page) => ({
  button: page.locator('[data-say=ask] button'),
  /** Opens a link as another window does: an address that differs behind the # only would load nothing. */
  async open(link: string) {
    await page.goto('about:blank');
    await page.goto(link);
  },
  expectText: (text: string) => page.locator('main').getByText(text).waitFor(),
  /** A picture of the step, for who wants to look (`TURNOUT_SHOTS` names a folder). */
  async shot(step: string) {
    const folder = process.env['TURNOUT_SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${step}.png`, fullPage: true });
  },
});

describe('a new e-mail address, from the profile through both mails', function () {
  this.timeout(120_000);

  for (const [language, locale] of [
    ['en', 'en-GB'],
    ['de', 'de-DE'],
    ['ar', 'ar-EG'],
  ] as const)
    it(`counts once it is confirmed, and until it is undone, in ${language}`, async () => {
      const { visit, page, profile, links, email } = await changeOnItsWay(locale);
      const words = await serverWordsOf(language, 'pages');
      const { button, open, expectText, shot } = pageOn(page);
      expect(await profile.locator('.notice.pending').innerText()).to.include(fresh);
      await shot(`${language}-pending`);

      await open(links.confirm);
      await expectText(words.confirmAsk);
      await shot(`${language}-confirm`);
      const part = page.locator('html');
      expect([
        await part.getAttribute('lang'),
        await part.getAttribute('dir'),
        await page.evaluate(() => location.hash),
        await email(),
      ]).to.deep.equal([language, directionOf(language), '', former]);
      await button.click();
      await expectText(words.confirmed);
      await shot(`${language}-confirmed`);
      expect([
        await email(),
        await page.evaluate(() => (document.activeElement as HTMLElement).dataset['say']),
      ]).to.deep.equal([fresh, 'done']);

      await open(links.undo);
      await expectText(words.undoAsk);
      await shot(`${language}-undo`);
      expect(await email()).to.equal(fresh);
      await button.click();
      await expectText(words.undone);
      await shot(`${language}-undone`);
      expect(await email()).to.equal(former);
      expect(visit.errors).to.deep.equal([]);
    });

  it('ends the session that asked for it, and both links; the old address hears that it is the old one', async () => {
    const { page, box, server, profile, links, email } = await changeOnItsWay();
    const words = await serverWordsOf('en', 'pages');
    const { button, open, expectText, shot } = pageOn(page);
    const use = async (link: string, text: string) => {
      await open(link);
      await button.click();
      await expectText(text);
    };
    await use(links.confirm, words.confirmed);
    const [, , changed] = await box.waitForMails(3);
    expect(changed!.to).to.deep.equal([former]);
    await page.goto(`${server.origin}/portal/club`);
    await profile.locator('form [name=email]').waitFor();
    expect(await page.getByText('Lovelace').count()).to.equal(0);
    await use(links.confirm, words.linkGone);
    await shot('gone');
    // nothing of the link is left to come back to
    await page.reload();
    await expectText(words.linkGone);
    await page.getByRole('link', { name: words.members }).click();
    await page.locator('member-profile').waitFor();
    await use(links.undo, words.undone);
    await use(links.undo, words.linkGone);
    await use(links.confirm, words.linkGone);
    expect(await email()).to.equal(former);
  });

  it('is confirmed once by who presses twice', async () => {
    const { visit, page, links, email } = await changeOnItsWay();
    const { button, open, expectText } = pageOn(page);
    await open(links.confirm);
    await button.evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
    await expectText((await serverWordsOf('en', 'pages')).confirmed);
    const posts = visit.requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/email-confirmations'));
    expect([posts.length, await email()]).to.deep.equal([1, fresh]);
  });

  it('is confirmed at the second try where the first was answered by an error', async () => {
    const { page, links, email } = await changeOnItsWay();
    const { button, open, expectText, shot } = pageOn(page);
    const words = await serverWordsOf('en', 'pages');
    const at = '**/portal/email-confirmations';
    await page.route(at, (route) => route.fulfill({ status: 503 }));
    await open(links.confirm);
    await button.click();
    await expectText(words.linkFailed);
    await shot('failed');
    expect(await email()).to.equal(former);
    await page.unroute(at);
    await button.click();
    await expectText(words.confirmed);
    expect(await email()).to.equal(fresh);
  });

  it('is neither confirmed nor undone by a link that has expired', async () => {
    const { page, server, links, email } = await changeOnItsWay();
    const { button, open, expectText } = pageOn(page);
    const Database = await loadDriver();
    const database = new Database(join(server.data, 'turnout.db'));
    database.exec(`pragma busy_timeout = 10000; update email_change set expires_at = ${Date.now() - 1}`);
    database.close();
    for (const link of [links.confirm, links.undo]) {
      await open(link);
      await button.click();
      await expectText((await serverWordsOf('en', 'pages')).linkGone);
    }
    expect(await email()).to.equal(former);
  });

  it('is neither confirmed nor undone at the page of another club', async () => {
    const { page, server, links, email } = await changeOnItsWay();
    const { button, open, expectText } = pageOn(page);
    const words = await serverWordsOf('en', 'pages');
    await server.apply(clubFile('other'), '--workspace', 'other');
    for (const link of [links.confirm, links.undo]) {
      await open(link.replace('/portal/club/', '/portal/other/'));
      await button.click();
      await expectText(words.linkGone);
    }
    expect(await email()).to.equal(former);
    // and at its own it is as good as before
    await open(links.confirm);
    await button.click();
    await expectText(words.confirmed);
    expect(await email()).to.equal(fresh);
  });
});

describe('the pages behind the links about a new e-mail address, without scripts', function () {
  this.timeout(120_000);

  it('say that they need a script, and show no button', async () => {
    const { links, email } = await changeOnItsWay();
    const { page } = await visitor({ javaScriptEnabled: false });
    const { button, open, shot } = pageOn(page);
    for (const link of [links.confirm, links.undo]) {
      await open(link);
      // a search by text passes over what browsers with scripts never show
      const notice = page.locator('noscript .notice');
      await notice.waitFor();
      expect(await notice.innerText()).to.equal((await serverWordsOf('en', 'pages')).needsScript);
      await button.waitFor({ state: 'hidden' });
      await shot('without-script');
    }
    expect(await email()).to.equal(former);
  });

  it('shows the profile, and the pending address on retry, if the module of the change cannot be loaded', async () => {
    const { page, profile } = await changeOnItsWay();
    const address = '**/embed/email-change-*.js*';
    await page.route(address, (route) => route.abort());
    await page.reload();
    await profile.getByText('Lovelace').first().waitFor();
    await profile.getByText(profileWords.unavailable).waitFor();
    await page.unroute(address);
    await profile.getByRole('button', { name: profileWords.retry }).click();
    await profile.locator('.notice.pending').waitFor();
  });
});
