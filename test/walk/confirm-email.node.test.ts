import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { loadDriver } from '../../src/backend/store/engines/sqlite.js';
import { wordsOf } from '../../src/i18n/index.js';
import { serverWordsOf } from '../../src/i18n/server-words.js';
import { headerOf, partOf, startMailServer, type ReceivedMail } from '../support/smtp-server.js';
import { pageWith, quiet, turnout, visitor, visitorAt, website, type Turnout } from './turnout-server.js';

const yaml = `
workspace: { slug: club, name: Rowing club, languages: [en, de, ar], contact_email: office@club.example, notify: none }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2040-07-24
    max_persons: 2
    form:
      confirm_email: true
      waiting_list: queue
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
  - slug: queue
    title: Queue
    published: true
    start_date: 2040-07-24
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;

/** Runs a statement on the data of the server. Returns the first column of its rows. */
async function query(server: Turnout, statement: string): Promise<unknown[]> {
  const Database = await loadDriver();
  const database = new Database(join(server.data, 'turnout.db'));
  try {
    database.exec('pragma busy_timeout = 10000');
    const rows = database.prepare(statement).all();
    return rows.map((row) => Object.values(row as object)[0]);
  } finally {
    database.close();
  }
}

const statesOf = (server: Turnout, slug: string) =>
  query(server, `select state from registration where slug = '${slug}' order by created_at`);

/** The links that a mail has, as a program finds them. */
const linksIn = ({ raw }: ReceivedMail): string[] => [
  ...Array.from(partOf(raw, 'text/html').matchAll(/href="([^"]+)"/g), ([, link]) => link!.replaceAll('&#38;', '&')),
  ...(partOf(raw, 'text/plain').match(/https?:\/\/\S+/g) ?? []),
];

const confirmationLink = (mail: ReceivedMail): string => linksIn(mail).find((link) => link.includes('/confirmation'))!;

/** A mail server, a club that uses it, and the website of the club on an origin of its own. */
async function clubWithMail() {
  const office = await startMailServer();
  after(office.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: office.url } });
  const site = await website();
  const snippets = { camp: await server.snippet('camp'), queue: await server.snippet('queue') };
  const register = async (form: 'camp' | 'queue', name: string, lang = 'en', options: BrowserContextOptions = {}) => {
    const visit = await visitorAt(site.publish(pageWith(snippets[form], { lang })), options);
    const { labels, send } = await wordsOf(lang, 'form');
    const textboxes = visit.page.getByRole('textbox');
    await textboxes.first().waitFor();
    await textboxes.nth(0).pressSequentially(name);
    await textboxes.nth(1).pressSequentially('Moore');
    await visit.page.getByLabel(labels['email']!).pressSequentially(`${name.toLowerCase()}@example.org`);
    await visit.page.getByRole('button', { name: send }).click();
    return visit;
  };
  return { office, server, register };
}

/** A picture of the step, for whoever wants to look (`TURNOUT_SHOTS` names a folder). */
async function shot(page: Page, step: string) {
  const folder = process.env['TURNOUT_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${step}.png`, fullPage: true });
}

/** Opens every link of a mail as programs do that look for malware: without a body, whole, and in a browser. */
async function scan(mail: ReceivedMail): Promise<void> {
  for (const link of linksIn(mail).filter((one) => one.startsWith('http'))) {
    for (const method of ['HEAD', 'GET']) await (await fetch(link, { method })).arrayBuffer();
    const visit = await visitor();
    await visit.page.goto(link);
    await quiet(visit);
    const sent = visit.requests.filter((one) => one.method() !== 'GET');
    expect(sent.map((one) => one.url())).to.deep.equal([]);
  }
}

describe('a registration whose address has to be confirmed, on another website', function () {
  this.timeout(120_000);

  it('counts once the button in its mail is pressed; one that nobody confirms goes to the longest waiting', async () => {
    const { office, server, register } = await clubWithMail();
    const words = await wordsOf('en', 'confirm');
    const ada = await register('camp', 'Ada');
    await ada.page.getByRole('heading', { name: words.confirmTitle }).waitFor();
    await ada.page.getByText(words.confirmSent('ada@example.org')).waitFor();
    const [first] = await office.waitForMails(1, 30_000);
    expect([headerOf(first!.raw, 'Subject'), first!.raw.includes('text/calendar')]).to.deep.equal([
      'Please confirm: Camp',
      false,
    ]);

    await ada.page.getByRole('button', { name: words.sendMailAgain }).click();
    await ada.page.getByText(words.mailSentAgain).waitFor();
    const [, second] = await office.waitForMails(2, 30_000);
    for (const mail of [first!, second!]) await scan(mail);
    expect(await statesOf(server, 'camp')).to.deep.equal(['unconfirmed']);

    const { page, errors } = await visitor();
    await page.goto(confirmationLink(first!));
    await page.getByRole('button', { name: (await serverWordsOf('en', 'mail')).confirmButton }).click();
    await page.getByText((await serverWordsOf('en', 'registration')).addressConfirmed).waitFor();
    const [, , registered] = await office.waitForMails(3, 30_000);
    expect([headerOf(registered!.raw, 'Subject'), registered!.to]).to.deep.equal([
      'Registered: Camp',
      ['ada@example.org'],
    ]);
    expect(registered!.raw).to.contain('filename=camp.ics');
    expect(await statesOf(server, 'camp')).to.deep.equal(['registered']);

    await (await register('camp', 'Bob')).page.getByText(words.confirmSent('bob@example.org')).waitFor();
    await register('queue', 'Eve');
    while (!(await statesOf(server, 'queue')).includes('waiting')) await wait(100);
    // as if 24 hours had passed
    await query(server, `update registration set deadline_at = 1 where state = 'unconfirmed' returning 1`);
    while (!(await statesOf(server, 'queue')).includes('offered')) await wait(100);
    const firstNames = (await server.persons('camp')).map(({ name }) => name.first_name);
    expect([firstNames, await statesOf(server, 'camp')]).to.deep.equal([['Ada'], ['registered']]);
    expect([...ada.errors, ...errors]).to.deep.equal([]);
  });

  for (const [lang, colorScheme] of [
    ['de', 'dark'],
    ['de', 'light'],
    ['ar', 'light'],
    ['ar', 'dark'],
  ] as const)
    it(`fits a phone, in ${lang} and ${colorScheme}`, async () => {
      const { office, register } = await clubWithMail();
      const words = await wordsOf(lang, 'confirm');
      const options = { colorScheme, viewport: { width: 360, height: 800 } };
      const { page } = await register('camp', 'Ada', lang, options);
      await page.getByRole('heading', { name: words.confirmTitle }).waitFor();
      await shot(page, `confirmation-${lang}-${colorScheme}`);
      const [mail] = await office.waitForMails(1, 30_000);
      const owner = await visitor(options);
      await owner.page.goto(confirmationLink(mail!));
      const button = owner.page.getByRole('button', { name: (await serverWordsOf(lang, 'mail')).confirmButton });
      await button.waitFor();
      await shot(owner.page, `confirm-page-${lang}-${colorScheme}`);
      await button.click();
      await owner.page.getByText((await serverWordsOf(lang, 'registration')).addressConfirmed).waitFor();
      await shot(owner.page, `confirmed-${lang}-${colorScheme}`);
      for (const one of [page, owner.page])
        expect(await one.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
    });
});
