import { expect } from 'chai';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { isWithout, turnout, visitor, visitorAt, type Turnout } from './turnout-server.js';
import { camper, fillCamp, sendButton, thanks } from './fill-camp.js';

const german = { locale: 'de-DE' };
const without = { ...german, javaScriptEnabled: false };
const telephone = { viewport: { width: 360, height: 740 } };

const faults = async (page: Page) => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
};

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Where the visitor is, by name. */
const nameInFocus = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);

const date = (page: Page) => page.getByRole('group', { name: 'Geburtsdatum' });

describe('the form without JavaScript, in a browser', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  const at = (form: string) => `${server.origin}/portal/sv-wiesental/${form}`;
  /** Somebody without JavaScript at the page of a form. */
  const arrivedAt = async (form: string, options: BrowserContextOptions = {}) => {
    const visit = await visitorAt(at(form), { ...without, ...options });
    await visit.page.waitForURL(at(form));
    return visit;
  };

  it('is filled in and sent, and registers', async () => {
    const { page } = await arrivedAt('zeltlager', telephone);
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    expect(await page.locator('main').innerText()).to.contain('Die Packliste kommt vier Wochen');
    const [person, ...furtherPersons] = await server.persons('zeltlager');
    expect(person).to.deep.include(camper);
    await page.reload();
    await thanks(page, 'Mia');
    expect([furtherPersons, (await server.persons('zeltlager')).length]).to.deep.equal([[], 1]);
    await page.getByRole('link', { name: 'Noch jemanden anmelden' }).click();
    expect(await page.getByLabel('Vorname', { exact: true }).inputValue()).to.equal('');
  });

  it('is confirmed with the look of the element', async () => {
    const { page } = await arrivedAt('zeltlager', telephone);
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    const map = page.getByRole('status').getByRole('link', { name: 'Karte: Jugendzeltplatz Großer Müggelsee, Berlin' });
    expect(await map.getAttribute('href')).to.match(/^https:/);
    const rowAt = (selector: string) =>
      page.locator(selector).evaluateAll(([start, end]) => {
        const [left, right] = [start!.getBoundingClientRect(), end!.getBoundingClientRect()];
        const isOnOneLine = left.right < right.left && Math.abs(left.bottom - right.bottom) < 4;
        return { texts: [start!.textContent.trim(), end!.textContent.trim()], isOnOneLine };
      });
    const person = await rowAt('.persons p > *');
    expect(person).to.deep.include({ isOnOneLine: true });
    expect(person.texts[0]).to.equal('Mia Größmann-Œhler');
    expect(await rowAt('.transfer .sum > *')).to.deep.equal({ texts: ['Summe', person.texts[1]], isOnOneLine: true });
    const tick = await page.locator('.done').evaluate((notice) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(notice, '::before');
      return { backgroundColor, borderTopStyle, pageWidth: document.documentElement.scrollWidth };
    });
    expect(tick).to.deep.equal({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopStyle: 'solid', pageWidth: 360 });
  });

  it('insists on nothing that may not be asked', async () => {
    const { page } = await arrivedAt('zeltlager');
    const required = await page
      .locator(':is(input, select, textarea):required')
      .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name));
    expect(required).to.include.members(['birthdate.day', 'shirt', 'food', 'email']);
    // some people have one name, some countries no postcodes
    expect(required.filter((name) => /name|postcode|guardian|can_swim|homepage/.test(name))).to.deep.equal([]);
  });

  it('says what needs another look, leads there, and keeps what was typed', async () => {
    const { page } = await arrivedAt('zeltlager');
    await fillCamp(page);
    await date(page).getByLabel('Tag').fill('31');
    await date(page).getByLabel('Monat').fill('2');
    await page.getByLabel('E-Mail der Eltern').fill('');
    await sendButton(page).click();
    const alert = page.getByRole('alert');
    expect(await alert.locator('li').allInnerTexts()).to.deep.equal([
      'Geburtsdatum – Bitte ein gültiges Datum angeben.',
      // who was born on a day that there is not has no age: nobody asks for the parents
    ]);
    expect(await alert.evaluate((element) => element === document.activeElement)).to.equal(true);
    await alert.getByRole('link').click();
    expect(page.url()).to.match(/\?plain#birthdate$/);
    expect(await page.getByLabel('Allergien').inputValue()).to.equal('Erdnüsse,\nHaselnüsse');
    await date(page).getByLabel('Tag').fill('2');
    await sendButton(page).click();
    expect(await alert.locator('.missing').innerText()).to.equal('Noch nicht angegeben: E-Mail der Eltern');
    expect(await alert.locator('li').count()).to.equal(0);
    await page.getByLabel('E-Mail der Eltern').fill('oma@example.org');
    await sendButton(page).click();
    await thanks(page, 'Mia');
  });

  it('is gone through with the keyboard from top to bottom', async () => {
    const { page } = await arrivedAt('mitglied-werden');
    const names: string[] = [];
    for (let at = 0; at < 15; at++) {
      await page.keyboard.press('Tab');
      names.push(await nameInFocus(page));
    }
    expect(names).to.deep.equal([
      // the link to the website of the club
      '',
      ...['name.first_name', 'name.last_name', 'email', 'birthdate.day', 'birthdate.month', 'birthdate.year', 'phone'],
      ...['address.street', 'address.postcode', 'address.city', 'address.country', 'department', 'photo_consent', ''],
    ]);
  });

  // the demo’s persons fill it, and a gate counts those who registered through it
  if (isWithout('places'))
    it('is one click away where the script does not come and the form is not open', async () => {
      const { page } = await visitor(german);
      await page.route(/\/embed\.js/, (route) => route.abort());
      await page.goto(at('kanu-wochenende'));
      await page.getByRole('link', { name: 'Das Formular erscheint nicht? Ohne JavaScript öffnen' }).click();
      await page.waitForURL(/\?.*plain/);
      await page.getByText('Es gibt eine Warteliste.').waitFor();
      expect(await page.locator('script[src]').count()).to.equal(0);
    });

  if (isWithout('places'))
    it('leads from a full event to its waiting list, which needs no JavaScript either', async () => {
      const { page } = await arrivedAt('kanu-wochenende');
      expect(await page.locator('main').innerText()).to.contain('Alle Plätze sind vergeben. Es gibt eine Warteliste.');
      const link = page.getByRole('link', { name: 'Auf die Warteliste' });
      const { height } = (await link.boundingBox())!;
      expect(height, 'as high as a button').to.be.at.least(44);
      const look = await link.evaluate((one) => {
        const { backgroundColor, textDecorationLine } = getComputedStyle(one);
        return [backgroundColor === 'rgba(0, 0, 0, 0)', textDecorationLine];
      });
      expect(look, 'filled, not underlined').to.deep.equal([false, 'none']);
      await link.click();
      await sendButton(page).waitFor();
      expect(await page.locator('h1').innerText()).to.contain('Warteliste');
    });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no fault that axe finds, and fits into 360 pixels: ${colorScheme}`, async () => {
      const { page } = await visitor({ ...german, ...telephone, colorScheme, bypassCSP: true });
      const visited: unknown[] = [];
      const look = async () => visited.push(await faults(page), await widthOf(page));
      await page.goto(`${at('zeltlager')}?plain`);
      await look();
      await fillCamp(page);
      await page.getByLabel('E-Mail', { exact: true }).fill('eltern@example');
      await sendButton(page).click();
      await page.getByRole('alert').waitFor();
      await look();
      await page.getByLabel('E-Mail', { exact: true }).fill('eltern@example.org');
      await sendButton(page).click();
      await thanks(page, 'Mia');
      await look();
      expect(visited).to.deep.equal([[], 360, [], 360, [], 360]);
    });
});
