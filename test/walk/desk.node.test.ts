import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import type { Locator } from 'playwright-core';
import { desk as words } from '../../src/i18n/en/desk.js';
import { deskAdd as add } from '../../src/i18n/en/desk-add.js';
import { login, profile } from '../../src/i18n/en/portal.js';
import { registration } from '../../src/i18n/en/registration.js';
import { startMailServer, tokenIn } from '../support/smtp-server.js';
import { keyboardAt } from './keyboard.js';
import { registerAtGate } from './register-at-gate.js';
import { turnout, visitor } from './turnout-server.js';

const address = 'board@example.org';

const yaml = `
workspace: { slug: club, name: Rowing club, languages: [en] }
organisers:
  - { email: ${address}, name: Petra Vogt, role: owner }
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2030-07-24
    max_persons: 60
    columns: [{ external_id: meal, name: Meal, type: string }]
`;

const names = [
  ['Ada', 'Nowak'],
  ['Ben', 'García'],
  ['Mia', 'Öztürk'],
] as const;

/** A club with three persons at its camp, and an organiser whose mails arrive. */
async function clubWithOrganiser() {
  const box = await startMailServer();
  after(box.close);
  const server = await turnout({ yaml, settings: { SMTP_URL: box.url } });
  const { list_id } = await server.eventOf('camp');
  for (const [first_name, last_name] of names)
    await server.api.createPerson({ list_id, body: { name: { first_name, last_name }, meal: 'vegetarian' } });
  await registerAtGate(
    { port: server.port, club: 'club', form: 'camp', list_id },
    { name: { first_name: 'Zoe', last_name: 'Lind' }, email: 'zoe@example.org' },
  );
  return { box, server, desk: `${server.origin}/portal/club/desk` };
}

type Box = Awaited<ReturnType<typeof startMailServer>>;

/** Waits until the rows are those of these persons, in this order. */
async function expectNames(root: Locator, expected: readonly string[]): Promise<void> {
  const namesIn = () => root.locator('[data-person]').allInnerTexts();
  for (const end = Date.now() + timeLimit(15_000); (await namesIn()).join() !== expected.join() && Date.now() < end;)
    await wait(50);
  expect(await namesIn()).to.deep.equal(expected);
}

/** The link in the mail that was requested last. */
async function mailedLink(box: Box, desk: string): Promise<string> {
  for (const end = Date.now() + timeLimit(15_000); Date.now() < end; await wait(50)) {
    const mail = box.arrived.find(({ to }) => to.includes(address));
    if (mail) return `${desk}#${tokenIn(mail.raw)}`;
  }
  throw new Error(`No mail has come to ${address}`);
}

describe('an organiser at the desk', function () {
  this.timeout(120_000);

  it('signs in, finds somebody and opens the attendance list, by keyboard alone', async () => {
    const { box, desk } = await clubWithOrganiser();
    const { page, errors } = await visitor({ viewport: { width: 1280, height: 800 } });
    await page.goto(desk);
    await page.getByLabel(login.emailLabel).waitFor();
    const { tabTo, type, press } = await keyboardAt(page);
    const forwardTo = (name: string) => tabTo(name, { maxTabs: 30 });
    const root = page.locator('.desk');
    await forwardTo(login.emailLabel);
    await type(address);
    await press('Enter');
    await root.getByRole('heading', { name: login.checkMail }).waitFor();

    await page.goto(await mailedLink(box, desk));
    await root.getByRole('button', { name: login.signIn, exact: true }).waitFor();
    expect(page.url()).to.equal(desk);
    await forwardTo(login.signIn);
    await press('Enter');
    await root.getByText('Petra Vogt').waitFor();
    await forwardTo('Summer camp');
    await press('Enter');
    await root.getByRole('table').waitFor();
    await forwardTo(words.search);
    await type('garcia');
    await expectNames(root, ['Ben García']);
    await forwardTo('Ben García');
    await press('Enter');
    await root.getByText('vegetarian').waitFor();

    await tabTo('Summer camp', { maxTabs: 30, key: 'Shift+Tab' });
    await press('Enter');
    await root.getByRole('table').waitFor();
    await forwardTo(words.attendance);
    await press('Enter');
    await forwardTo('Ben García');
    await press('Space');
    await root.getByText(`${words.present}: 1 / 4`).waitFor();
    expect(errors).to.deep.equal([]);
  });

  it('adds somebody and corrects an answer, by keyboard alone', async () => {
    const { box, server, desk } = await clubWithOrganiser();
    const { page, errors } = await visitor({ viewport: { width: 1280, height: 800 } });
    await page.goto(desk);
    const root = page.locator('.desk');
    await page.getByLabel(login.emailLabel).fill(address);
    await root.getByRole('button', { name: login.sendLink }).click();
    await page.goto(await mailedLink(box, desk));
    await root.getByRole('button', { name: login.signIn, exact: true }).waitFor();
    const { tabTo, type, press } = await keyboardAt(page);
    const forwardTo = (name: string) => tabTo(name, { maxTabs: 40 });
    await forwardTo(login.signIn);
    await press('Enter');
    await root.getByText('Petra Vogt').waitFor();
    await forwardTo('Summer camp');
    await press('Enter');
    await root.getByRole('table').waitFor();
    await forwardTo(words.add);
    await press('Enter');
    for (const [label, text] of [
      ['First name', 'Ida'],
      ['Last name (optional)', 'Berg'],
      ['E-mail', 'ida@example.org'],
    ] as const) {
      await root.getByLabel(label).waitFor();
      await forwardTo(label);
      await type(text);
    }
    await press('Enter');
    await root.getByText(add.added('Ida Berg')).waitFor();
    await forwardTo('Ida Berg');
    await press('Enter');
    await root.getByText(words.history).waitFor();
    await forwardTo(profile.edit);
    await press('Enter');
    await root.getByLabel('Meal').waitFor();
    await forwardTo('Meal (optional)');
    await type('vegan');
    await press('Enter');
    await root.getByText(registration.saved).waitFor();
    await root.getByText(`${words.journal.did.correct} (${words.by.club})`).waitFor();
    const { data } = await server.api.listPersons({ list_id: (await server.eventOf('camp')).list_id });
    expect(data.find(({ name }) => name.first_name === 'Ida')).to.include({ meal: 'vegan', email: 'ida@example.org' });
    expect(errors).to.deep.equal([]);
  });

  it('looks a person up on a phone, cancels a registration and signs out, by touch', async () => {
    const { box, server, desk } = await clubWithOrganiser();
    const { page, errors } = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(desk);
    const root = page.locator('.desk');
    await page.getByLabel(login.emailLabel).fill(address);
    await root.getByRole('button', { name: login.sendLink }).tap();
    await root.getByRole('heading', { name: login.checkMail }).waitFor();
    await page.goto(await mailedLink(box, desk));
    await root.getByRole('button', { name: login.signIn, exact: true }).tap();
    await root.getByRole('button', { name: 'Summer camp' }).tap();
    await expectNames(root, ['Ben García', 'Zoe Lind', 'Ada Nowak', 'Mia Öztürk']);
    await root.getByRole('button', { name: 'Mia Öztürk' }).tap();
    await root.getByText('vegetarian').waitFor();
    await page.goBack();
    await root.getByRole('button', { name: 'Zoe Lind' }).tap();
    await root.getByRole('button', { name: words.actions.cancel }).tap();
    await root.getByText(words.ask.cancel('Zoe Lind')).waitFor();
    await root.locator('.question .yes').tap();
    await root.getByText(words.done.cancel('Zoe Lind')).waitFor();
    // every fifteen seconds the server deletes answers whose mails have left
    for (const end = Date.now() + timeLimit(40_000); Date.now() < end; await wait(100))
      if ((await server.persons('camp')).length === 3) break;
    expect((await server.persons('camp')).map(({ name }) => name.first_name)).to.not.include('Zoe');
    await root.getByRole('button', { name: login.signOut }).tap();
    await page.getByLabel(login.emailLabel).waitFor();
    expect(await root.innerText()).to.not.contain('vegetarian');
    await page.goBack();
    await page.getByLabel(login.emailLabel).waitFor();
    expect(await root.innerText()).to.not.contain('Öztürk');
    expect(errors).to.deep.equal([]);
  });
});
