import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { deskBank as bankWords } from '../../src/i18n/en/desk-bank.js';
import { deskMoney as moneyWords } from '../../src/i18n/en/desk-money.js';
import { desk as words } from '../../src/i18n/en/desk.js';
import { deskListSettings as settingsWords } from '../../src/i18n/en/desk-list-settings.js';
import { deskMessage as messageWords } from '../../src/i18n/en/desk-message.js';
import { login } from '../../src/i18n/en/portal.js';
import { camtOf } from '../support/bank-file.js';
import { headerOf, partOf, startMailServer, tokenIn } from '../support/smtp-server.js';
import { rowsOf } from '../torture/rows-of.js';
import { deskByKeyboard, deskByTouch, type DeskInput } from './desk-input.js';
import { registerAtGate } from './register-at-gate.js';
import { turnout, visitor } from './turnout-server.js';

const ORGANISER = 'board@example.org';

/** A camp that is full with three persons, and two who wait; a hike with somebody in review; somebody who wants to join. */
const yaml = `
workspace:
  slug: club
  name: Rowing club
  languages: [en]
  bank_account: { holder: Rowing club, iban: DE89 3704 0044 0532 0130 00 }
organisers:
  - { email: ${ORGANISER}, name: Petra Vogt, role: owner }
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2030-07-24
    max_persons: 3
    form:
      waiting_list: camp-queue
      prices: { base: 40 }
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
  - slug: camp-queue
    title: 'Queue: Summer camp'
    published: true
    start_date: 2030-07-24
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
  - slug: hike
    title: Autumn hike
    published: true
    start_date: 2030-10-02
`;

const personOf = (name: string) => {
  const [first_name, last_name] = name.split(' ');
  return { name: { first_name, last_name }, email: `${first_name!.toLowerCase()}@example.org` };
};

async function clubInTheEvening() {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: box.url } });
  const register = async (form: string, name: string, { more = {}, headers = {} } = {}) => {
    const list_id = form === 'join' ? 'member' : (await server.eventOf(form)).list_id;
    await registerAtGate({ port: server.port, club: 'club', form, list_id }, { ...personOf(name), ...more }, headers);
  };
  for (const name of ['Ada Nowak', 'Ben García', 'Mia Öztürk']) await register('camp', name);
  for (const name of ['Lea Lind', 'Tom Moor']) await register('camp-queue', name);
  await register('hike', 'Kim Sand', { headers: { 'Form-Honeypot': 'filled in' } });
  await register('join', 'Noa Berg', { more: { creation_behaviour: 'unconfirmed' } });
  return { box, server, desk: `${server.origin}/portal/club/desk` };
}

type Evening = Awaited<ReturnType<typeof clubInTheEvening>>;

/** Waits until a mail with this subject has come to an address. */
async function mailTo({ box }: Evening, address: string, subject: RegExp): Promise<string> {
  const find = () =>
    box.arrived.find(({ to, raw }) => to.includes(address) && subject.test(headerOf(raw, 'Subject') ?? ''))?.raw;
  for (const end = Date.now() + timeLimit(30_000); Date.now() < end; await wait(100)) if (find()) return find()!;
  throw new Error(`No mail ${subject} has come to ${address}`);
}

async function signIn(evening: Evening, page: Page, { fill, press }: DeskInput): Promise<void> {
  await page.goto(evening.desk);
  await fill(login.emailLabel, ORGANISER);
  await press(login.sendLink);
  await page.getByRole('heading', { name: login.checkMail }).waitFor();
  await page.goto(`${evening.desk}#${tokenIn(await mailTo(evening, ORGANISER, /./))}`);
  await press(login.signIn);
  await page.getByRole('heading', { name: words.title }).waitFor();
}

/** Sees who came last, and gives both who wait a place, for which there have to be two more. */
async function promoteTwo(page: Page, { press, fill, answer }: DeskInput): Promise<void> {
  await press('Summer camp');
  await page.locator('[data-person]').getByText('Mia Öztürk').waitFor();
  await press(settingsWords.title);
  await fill(settingsWords.placesLabel, '5');
  await press(settingsWords.savePlaces);
  await page.getByText(settingsWords.placesSaved).waitFor();
  for (const name of ['Lea Lind', 'Tom Moor']) {
    await press(words.overview);
    await press('Queue: Summer camp');
    await press(name);
    await press(words.actions.promote);
    await page.getByText(words.ask.promote(name)).waitFor();
    await answer(words.actions.promote);
    await page.getByText(words.done.promote(name)).waitFor();
  }
  await press(words.overview);
}

async function releaseAndAccept(page: Page, { press, answer }: DeskInput): Promise<void> {
  await press(`1 ${words.states.held}`);
  await page.getByRole('heading', { name: 'Kim Sand' }).waitFor();
  await press(words.actions.release);
  await page.getByText(words.done.release('Kim Sand')).waitFor();
  await press(words.overview);
  await press(`1 ${words.states.applied}`);
  await press('Noa Berg');
  await press(words.actions.accept);
  await page.getByText(words.ask.accept('Noa Berg')).waitFor();
  await answer(words.actions.accept);
  await page.getByText(words.done.accept('Noa Berg')).waitFor();
  await press(words.overview);
}

/** Marks the three fees of the camp as paid by payments in a file of the bank. */
async function markPaid({ server }: Evening, page: Page, { press }: DeskInput): Promise<void> {
  const fees = (await rowsOf(server.data, 'select reference from fee order by row_key limit 3')) as {
    reference: string;
  }[];
  const statement = camtOf(fees.map(({ reference }) => ({ text: `Camp ${reference}`, amount: 4_000 })));
  await press(words.money);
  await press(moneyWords.importFile);
  await page
    .getByLabel(bankWords.file, { exact: true })
    .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) });
  await page.getByText(bankWords.matched).first().waitFor();
  await press(moneyWords.markPaid);
  await page.getByText(moneyWords.markedPaid('3', '€120.00')).waitFor();
  await press(words.overview);
}

async function writeToAll(page: Page, { press, fill }: DeskInput): Promise<void> {
  await press('Summer camp');
  await press(words.write);
  await fill(messageWords.subject, 'Bring boots');
  await fill(messageWords.text, 'Hello {{first_name}}, it will be wet.');
  await press(messageWords.preview);
  await page.getByText(messageWords.ask('5')).waitFor();
  await press(messageWords.send);
  await page.getByText(messageWords.sent('5')).waitFor();
}

async function printAttendance(page: Page, { press, tick }: DeskInput): Promise<void> {
  await press('Summer camp');
  await press(words.attendance);
  await tick(/^Ada Nowak/);
  await page.getByText(`${words.present}: 1 / 5`).waitFor();
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await press(words.print);
  await page.waitForFunction(() => document.title === 'printed');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('checkbox').count()).to.equal(5);
  expect(await page.getByRole('button', { name: login.signOut }).isVisible()).to.equal(false);
}

const devices: readonly (readonly [string, BrowserContextOptions, (page: Page) => Promise<DeskInput>])[] = [
  ['on a phone, by touch', { viewport: { width: 360, height: 740 }, hasTouch: true }, deskByTouch],
  ['in a wide window, by keyboard', { viewport: { width: 1280, height: 800 } }, deskByKeyboard],
];

describe('an evening of an organiser at the desk', function () {
  this.timeout(timeLimit(120_000));

  for (const [device, options, inputOf] of devices)
    it(`goes from the sign-in to the attendance list ${device}`, async () => {
      const evening = await clubInTheEvening();
      const { page, errors } = await visitor(options);
      const input = await inputOf(page);
      await signIn(evening, page, input);
      await promoteTwo(page, input);
      await releaseAndAccept(page, input);
      await markPaid(evening, page, input);
      await writeToAll(page, input);
      await printAttendance(page, input);

      const namesOf = async (slug: string) =>
        (await evening.server.persons(slug)).map(({ name }) => name.first_name).sort();
      expect(await namesOf('camp')).to.deep.equal(['Ada', 'Ben', 'Lea', 'Mia', 'Tom']);
      expect(await namesOf('camp-queue')).to.deep.equal([]);
      expect(await namesOf('hike')).to.deep.equal(['Kim']);
      const paidFees = 'select person_id from fee where paid_at is not null';
      expect(await rowsOf(evening.server.data, paidFees)).to.have.lengthOf(3);
      const boots = await mailTo(evening, 'tom@example.org', /Bring boots/);
      expect(partOf(boots, 'text/plain')).to.include('Hello Tom, it will be wet.');
      await mailTo(evening, 'noa@example.org', /./);
      expect(errors).to.deep.equal([]);
    });
});
