import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { desk as words } from '../../src/i18n/en/desk.js';
import { deskDuplicates as duplicatesWords } from '../../src/i18n/en/desk-duplicates.js';
import { deskWorkspace as workspaceWords } from '../../src/i18n/en/desk-workspace.js';
import { login } from '../../src/i18n/en/portal.js';
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
    form: { prices: { base: 40 }, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, meal] }] }
`;

const persons = [
  { name: { first_name: 'Ada', last_name: 'Müller' }, email: 'ada@example.org', birthdate: '2015-03-09', meal: 'Soup' },
  {
    name: { first_name: 'ADA', last_name: 'Muller' },
    email: 'dad@example.org',
    birthdate: '2015-03-09',
    meal: 'Salad',
  },
  { name: { first_name: 'Ben', last_name: 'Müller' }, email: 'ada@example.org', birthdate: '2016-01-01' },
];

async function clubWithDuplicates() {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: box.url } });
  const { list_id } = await server.eventOf('camp');
  for (const person of persons)
    await registerAtGate({ port: server.port, club: 'club', form: 'camp', list_id }, person);
  return { box, server, desk: `${server.origin}/portal/club/desk` };
}

type Club = Awaited<ReturnType<typeof clubWithDuplicates>>;

async function signIn({ box, desk }: Club, page: Page, { fill, press }: DeskInput): Promise<void> {
  await page.goto(desk);
  await fill(login.emailLabel, ORGANISER);
  await press(login.sendLink);
  await page.getByRole('heading', { name: login.checkMail }).waitFor();
  const mailOf = () => box.arrived.find(({ to }) => to.includes(ORGANISER));
  for (const end = Date.now() + timeLimit(15_000); !mailOf() && Date.now() < end;) await wait(50);
  await page.goto(`${desk}#${tokenIn(mailOf()!.raw)}`);
  await press(login.signIn);
  await page.getByRole('heading', { name: words.title }).waitFor();
}

const devices: readonly (readonly [string, BrowserContextOptions, (page: Page) => Promise<DeskInput>])[] = [
  ['on a phone, by touch', { viewport: { width: 360, height: 740 }, hasTouch: true }, deskByTouch],
  ['in a wide window, by keyboard', { viewport: { width: 1280, height: 800 } }, deskByKeyboard],
];

describe('duplicates of an event, and the settings of the club', function () {
  this.timeout(120_000);

  for (const [device, options, inputOf] of devices)
    it(`are merged, and read, ${device}`, async () => {
      const club = await clubWithDuplicates();
      const { page, errors } = await visitor(options);
      const input = await inputOf(page);
      const { press, answer } = input;
      await signIn(club, page, input);

      await press('Summer camp');
      await page.locator('[data-person]').getByText('Ada Müller').waitFor();
      await press(words.duplicates);
      await page.getByRole('heading', { name: 'Ada Müller' }).waitFor();
      expect(await page.getByRole('article').count()).to.equal(1);
      await press(duplicatesWords.merge);
      await page.getByText(duplicatesWords.ask('Ada Müller')).waitFor();
      await answer(duplicatesWords.merge);
      await page.getByText(duplicatesWords.merged('Ada Müller')).waitFor();
      await page.getByText(duplicatesWords.none).waitFor();
      await press('Summer camp');
      await page.locator('[data-person]').getByText('Ben Müller').waitFor();
      const names = await page.locator('[data-person]').allInnerTexts();
      expect(names.sort()).to.deep.equal(['Ada Müller', 'Ben Müller']);
      const campers = await club.server.persons('camp');
      expect(campers.map(({ name, email }) => [name.first_name, email]).sort()).to.deep.equal([
        ['Ada', 'ada@example.org'],
        ['Ben', 'ada@example.org'],
      ]);

      await press(words.overview);
      await press(words.settings);
      await page.getByRole('heading', { name: workspaceWords.club, exact: true }).waitFor();
      await page.getByText(workspaceWords.inFile('organisers', 'turnout apply')).waitFor();
      await press('Summer camp');
      await page.getByText('€40.00').waitFor();
      expect(errors).to.deep.equal([]);
    });
});
