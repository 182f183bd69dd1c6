import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { desk as words } from '../../src/i18n/en/desk.js';
import { deskMove as moveWords } from '../../src/i18n/en/desk-move.js';
import { login } from '../../src/i18n/en/portal.js';
import { registration as registrationWords } from '../../src/i18n/en/registration.js';
import { startMailServer, tokenIn } from '../support/smtp-server.js';
import { deskByKeyboard, deskByTouch, type DeskInput } from './desk-input.js';
import { registerAtGate } from './register-at-gate.js';
import { turnout, visitor } from './turnout-server.js';

const ORGANISER = 'board@example.org';

const yaml = `
workspace:
  slug: club
  name: Rowing club
  languages: [en]
  contact_email: office@example.org
  bank_account: { holder: Rowing club, iban: DE89 3704 0044 0532 0130 00 }
organisers:
  - { email: ${ORGANISER}, name: Petra Vogt, role: owner }
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2030-07-24
    max_persons: 3
    columns: [{ external_id: meal, name: Meal, type: string, allowed_values: [Soup, Salad] }]
    form: { prices: { base: 40 }, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, meal] }] }
  - slug: tour
    title: River tour
    published: true
    start_date: 2030-08-10
    max_persons: 8
    columns: [{ external_id: boat, name: Boat, type: text }]
    form: { prices: { base: 55 }, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, { name: boat, required: true }] }] }
`;

async function clubWithTwoEvents() {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: box.url } });
  const { list_id } = await server.eventOf('camp');
  const ada = { name: { first_name: 'Ada', last_name: 'Müller' }, email: 'ada@example.org', meal: 'Soup' };
  await registerAtGate({ port: server.port, club: 'club', form: 'camp', list_id }, ada);
  return { box, server, desk: `${server.origin}/portal/club/desk` };
}

type Club = Awaited<ReturnType<typeof clubWithTwoEvents>>;

async function mailTo({ box }: Club, address: string, subject = ''): Promise<string> {
  const mailOf = () => box.arrived.find(({ to, raw }) => to.includes(address) && raw.includes(subject));
  for (const end = Date.now() + timeLimit(25_000); !mailOf() && Date.now() < end;) await wait(50);
  return mailOf()!.raw;
}

async function signIn(club: Club, page: Page, { fill, press }: DeskInput): Promise<void> {
  await page.goto(club.desk);
  await fill(login.emailLabel, ORGANISER);
  await press(login.sendLink);
  await page.getByRole('heading', { name: login.checkMail }).waitFor();
  await page.goto(`${club.desk}#${tokenIn(await mailTo(club, ORGANISER))}`);
  await press(login.signIn);
  await page.getByRole('heading', { name: words.title }).waitFor();
}

const devices: readonly (readonly [string, BrowserContextOptions, (page: Page) => Promise<DeskInput>])[] = [
  ['on a phone, by touch', { viewport: { width: 360, height: 740 }, hasTouch: true }, deskByTouch],
  ['in a wide window, by keyboard', { viewport: { width: 1280, height: 800 } }, deskByKeyboard],
];

describe('a registration that is moved to another event', function () {
  this.timeout(120_000);

  for (const [device, options, inputOf] of devices)
    it(`has its place there, ${device}`, async () => {
      const club = await clubWithTwoEvents();
      const { page, errors } = await visitor(options);
      const input = await inputOf(page);
      const { press, fill } = input;
      await signIn(club, page, input);
      await press('Summer camp');
      await press('Ada Müller');
      await press(words.moveToEvent);
      await press('River tour');
      await page.getByText(moveWords.between('Summer camp', 'River tour')).waitFor();
      await page.getByText(moveWords.leftOut('Meal')).waitFor();
      await fill('Boat', 'Ducky');
      await press(words.moveToEvent);
      await page.getByText(`${registrationWords.newPrice}: €55.00`).waitFor();
      await press(words.moveToEvent);
      await page.getByText(moveWords.moved('Ada Müller', 'River tour')).waitFor();
      await page.getByText(words.movedBetween('Summer camp', 'River tour')).waitFor();
      const names = async (slug: string) => (await club.server.persons(slug)).map(({ name }) => name.first_name);
      expect([await names('camp'), await names('tour')]).to.deep.equal([[], ['Ada']]);
      const { origin } = club.server;
      const token = tokenIn(await mailTo(club, 'ada@example.org', 'River tour'));
      // also at the page of the former event, where links in earlier mails lead
      await page.goto(`${origin}/portal/club/camp?lang=en#${token}`);
      await press(registrationWords.view);
      await page.getByText('Ducky').waitFor();
      expect(errors).to.deep.equal([]);
    });
});
