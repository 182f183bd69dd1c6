import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { keyboardAt, type Keyboard } from './keyboard.js';
import { pageWith, turnout, visitor, website, type Turnout } from './turnout-server.js';
import { formStands } from './fill-camp.js';

/** The link beside the place of the camp, above the form. */
const map = 'Map: Jugendzeltplatz Großer Müggelsee, Berlin (opens in a new tab)';
const allergies = 'Allergies and intolerances (optional)';
const years = 'How many times have you been to camp? (optional)';
const height = 'Height in centimetres (for life jacket and harness) (optional)';
const badge = 'Holds the bronze swimming badge or better (optional)';
const night = 'At which number can the parents be reached day and night during the camp?';
const rules = 'I have read the camp rules and agree to them';
const photos = 'Photos from the camp may be published (optional)';
const parents = 'Parents’ e-mail';
const courses = ['Canoeing', 'Climbing', 'Theatre', 'Archery', 'Carving'];
const date = ['Day', 'Month', 'Year'];

/** What Tab finds of one person, of whom nothing is known yet. */
const person = [
  ...['First name', 'Last name (optional)', ...date, 'T-shirt size', 'everything', allergies],
  ...[...courses, years, height, ...date],
];
const shared = [
  ...['E-mail', 'Street and number', 'Postcode', 'Town', 'Country'],
  ...[rules, 'Camp rules (opens in a new tab)', photos],
];

/** Turns 16 on the first day of the camp. */
const jonas = {
  name: { first_name: 'Jonas', last_name: 'Größmann' },
  birthdate: '2011-07-24',
  shirt: 'M',
  food: 'vegetarisch',
  allergies: null,
  courses: ['Kanu', 'Klettern'],
  can_swim: true,
  years_joined: 3,
  height: 181.5,
  tetanus: null,
  guardian_email: 'parents@example.org',
  guardian_phone: '+49 30 1234567',
  email: 'family@example.org',
  address: { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' },
  rules_accepted: true,
  photo_consent: true,
};

const mia = {
  ...jonas,
  name: { first_name: 'Mia', last_name: 'Größmann' },
  birthdate: '2015-09-02',
  shirt: '140',
  allergies: 'Peanuts,\nhazelnuts',
  years_joined: 1,
  height: 140,
  tetanus: '2024-11-17',
};

describe('the camp by keyboard alone', function () {
  this.timeout(90_000);

  let server: Turnout;
  let page: Page;
  let keyboard: Keyboard;
  let errors: string[];

  beforeEach(async () => {
    server = await turnout();
    const address = (await website()).publish(pageWith(await server.snippet('zeltlager')));
    ({ page, errors } = await visitor());
    // everything that is ever kept in a storage
    await page.addInitScript(() => {
      const kept: string[] = [];
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        kept.push(value);
        setItem.call(this, name, value);
      };
      Object.assign(window, { kept });
    });
    await page.goto(address);
    await formStands(page);
    keyboard = await keyboardAt(page);
  });

  const kept = () => page.evaluate(() => (window as unknown as { kept: string[] }).kept);
  const parentsAsked = () => page.getByRole('group', { name: 'Parents', exact: true }).isVisible();

  it('leads through the form in the order in which it is read, and back', async () => {
    const order = [map, ...person, 'Add another person', ...shared, 'Register'];
    for (const name of order) await keyboard.tabTo(name);
    for (const name of order.toReversed().slice(1)) await keyboard.tabTo(name, { key: 'Shift+Tab' });
  });

  /** Everything about the first, from the start of the page. */
  async function fillJonas({ fill, fillDate, tabTo, tick, press }: Keyboard): Promise<void> {
    await tabTo(map);
    await fill('First name', 'Jonas');
    await fill('Last name (optional)', 'Größmann');
    expect(await parentsAsked(), 'parents before a birthday is known').to.equal(false);
    await fillDate('24', '7', '2011');
    await fill('T-shirt size', 'Adult M');
    await tabTo('everything');
    await press('ArrowDown');
    expect(await keyboard.focused()).to.deep.equal({ role: 'radio', name: 'vegetarian' });
    await tabTo(allergies);
    await tick('Canoeing');
    await tick('Climbing');
    for (const name of ['Theatre', 'Archery', 'Carving']) await tabTo(name);
    // asked because of the first course, and next
    await tick(badge);
    await fill(years, '3');
    await fill(height, '181.5');
    for (const name of date) await tabTo(name);
    expect(await parentsAsked(), 'parents of a minor').to.equal(true);
  }

  /** The second, begun as a copy of the first. */
  async function addMia({ fill, fillDate, focused, tabTo, tick, type, press }: Keyboard): Promise<void> {
    await tabTo('Add another person');
    await press('Enter');
    await expectFocus({ role: 'textbox', name: 'First name' });
    await tabTo('Copy the answers from above', { key: 'Shift+Tab' });
    await press('Space');
    expect(await focused()).to.deep.equal({ role: 'button', name: 'Copy the answers from above' });
    await fill('First name', 'Mia');
    await tabTo('Last name (optional)');
    await fillDate('2', '9', '2015');
    await tabTo('T-shirt size');
    for (let up = 0; up < 4; up++) await press('ArrowUp');
    await tabTo('vegetarian');
    await fill(allergies, 'Peanuts,');
    await press('Enter');
    await type('hazelnuts');
    for (const name of courses) await tabTo(name);
    // no yes or no is copied
    await tick(badge);
    await fill(years, '1');
    await fill(height, '140');
    await fillDate('17', '11', '2024');
    await tabTo('Done');
    await tabTo('Remove Mia Größmann');
  }

  /** What is asked once for both. The parents' e-mail is a mistake. */
  async function fillShared({ fill, tick, tabTo }: Keyboard): Promise<void> {
    await tabTo('Add another person');
    await fill(parents, 'parents at example.org');
    await fill(night, '+49 30 1234567');
    await fill('E-mail', 'family@example.org');
    await fill('Street and number', 'Am Wäldchen 3');
    await fill('Postcode', '01069');
    await fill('Town', 'Dresden');
    await fill('Country', 'Germany');
    await tick(rules);
    await tabTo('Camp rules (opens in a new tab)');
    await tick(photos);
  }

  async function expectFocus(expected: { role: string; name: string }): Promise<void> {
    const until = Date.now() + timeLimit(15_000);
    let at = await keyboard.focused();
    while (JSON.stringify(at) !== JSON.stringify(expected) && Date.now() < until) {
      await page.waitForTimeout(50);
      at = await keyboard.focused();
    }
    expect(at).to.deep.equal(expected);
  }

  it('registers two, after one mistake, and keeps nothing of their health', async () => {
    const { focused, tabTo, press, type, passed } = keyboard;
    await fillJonas(keyboard);
    await addMia(keyboard);
    await fillShared(keyboard);
    for (const name of [parents, 'E-mail', 'Street and number', rules, photos])
      expect(
        passed.filter((one) => one === name),
        name,
      ).to.have.lengthOf(1);
    expect(passed.filter((one) => one === 'First name')).to.have.lengthOf(2);

    await tabTo('Register');
    await press('Enter');
    await page.getByText('One answer needs another look').waitFor();
    expect((await focused()).role).to.equal('alert');
    const link = `${parents} – Please write it like this: name@example.org`;
    await tabTo(link);
    await press('Enter');
    expect(await focused()).to.deep.equal({ role: 'textbox', name: parents });
    await press('ControlOrMeta+A');
    await type('parents@example.org');

    // nothing was ever kept of what is sensitive, and of the rest all that was typed
    await page.waitForFunction(() =>
      (window as unknown as { kept: string[] }).kept.some((one) => one.includes('parents@example.org')),
    );
    expect((await kept()).join())
      .to.contain('Dresden')
      .and.not.match(/peanut|hazelnut|allergies|tetanus|2024/i);

    for (const name of [night, ...shared]) await tabTo(name);
    await tabTo('Register');
    await press('Space');
    await expectFocus({ role: 'heading', name: 'Thank you!' });

    const persons = await server.persons('zeltlager');
    expect(persons.map(({ name }) => name.first_name)).to.have.members(['Jonas', 'Mia']);
    for (const expected of [jonas, mia])
      expect(persons.find(({ name }) => name.first_name === expected.name.first_name)).to.deep.include(expected);
    expect((await kept()).join()).to.not.match(/peanut|hazelnut|allergies|tetanus|2024/i);
    expect(errors).to.deep.equal([]);
  });
});
