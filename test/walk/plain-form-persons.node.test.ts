import { expect } from 'chai';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { turnout, visitor, visitorAt, type Turnout } from './turnout-server.js';
import { fillCamp, sendButton } from './fill-camp.js';

const without = { locale: 'de-DE', javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

const person = (page: Page, position: number) => page.locator(`#person-${position}`);

/** Fills in a second child, whose parents are those of the first. */
async function fillSecond(page: Page, firstName = 'Bo'): Promise<void> {
  const second = person(page, 2);
  await second.getByLabel('Vorname', { exact: true }).pressSequentially(firstName);
  await second.getByLabel('Nachname (optional)', { exact: true }).pressSequentially('Größmann-Œhler');
  const date = second.getByRole('group', { name: 'Geburtsdatum' });
  for (const [label, part] of [
    ['Tag', '3'],
    ['Monat', '10'],
    ['Jahr', '2016'],
  ] as const)
    await date.getByLabel(label, { exact: true }).pressSequentially(part);
  await second.getByLabel('T-Shirt-Größe').selectOption('140');
  await second.getByRole('radio', { name: 'vegan' }).check();
}

const addPerson = (page: Page) => page.getByRole('button', { name: 'Noch jemanden hinzufügen' });

describe('two children in a form without JavaScript, on a phone', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  const at = () => `${server.origin}/portal/sv-wiesental/zeltlager`;

  it('are registered with one button', async () => {
    const { page } = await visitorAt(at(), without);
    await page.waitForURL(at());
    await fillCamp(page);
    await addPerson(page).click();
    await page.waitForURL(/\?plain#person-2$/);
    expect(await page.title()).to.match(/^Person 2 – /);
    expect(await person(page, 2).evaluate((block) => block === document.activeElement)).to.equal(true);
    // the first field of the new block is next
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).to.equal('.1.name.first_name');
    expect(await person(page, 1).getByLabel('Allergien').inputValue()).to.equal('Erdnüsse,\nHaselnüsse');
    expect(await person(page, 2).getByLabel('Allergien').inputValue()).to.equal('');
    await fillSecond(page);
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'Danke!' }).waitFor();
    const thanks = await page.locator('main').innerText();
    for (const [name, shirt] of [
      ['Mia', '152'],
      ['Bo', '140'],
    ] as const)
      expect(thanks).to.match(new RegExp(`${name} Größmann-Œhler\\s+\\d+,00.€\\s+${shirt}.*\\s+Nummer\\s`));
    const registered = await server.persons('zeltlager');
    expect(registered.map(({ name, shirt, email }) => [name.first_name, shirt, email])).to.deep.equal([
      ['Mia', '152', 'eltern@example.org'],
      ['Bo', '140', 'eltern@example.org'],
    ]);
    await page.reload();
    await page.getByRole('heading', { name: 'Danke!' }).waitFor();
    expect(await server.persons('zeltlager')).to.have.lengthOf(2);
  });

  it('are sent by Enter, and not added or removed', async () => {
    const { page } = await visitorAt(at(), without);
    await page.waitForURL(at());
    await fillCamp(page);
    await addPerson(page).click();
    await fillSecond(page, '');
    // some people have one name
    await person(page, 2).getByLabel('Nachname (optional)', { exact: true }).fill('');
    await person(page, 2).getByLabel('Vorname', { exact: true }).press('Enter');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.locator('.missing').innerText()).to.match(/^Person 2 – Noch nicht angegeben: Vorname/);
    await alert.getByRole('link', { name: 'Vorname' }).click();
    expect(page.url()).to.match(/#\.1\.name\.first_name$/);
    await person(page, 2).getByRole('button').click();
    await person(page, 2).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Vorname', { exact: true }).inputValue()).to.equal('Mia');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`have no fault that axe finds, and fit into 360 pixels: ${colorScheme}`, async () => {
      const { page } = await visitor({ ...without, javaScriptEnabled: true, bypassCSP: true, colorScheme });
      const visited: unknown[] = [];
      const look = async () => {
        await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
        visited.push(
          await page.evaluate(async () => {
            const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
            return (await axe.run()).violations.map(({ id }) => id);
          }),
          await page.evaluate(() => document.documentElement.scrollWidth),
        );
      };
      await page.goto(`${at()}?plain`);
      await fillCamp(page);
      await addPerson(page).click();
      await page.waitForURL(/#person-2$/);
      await look();
      await page.locator('form.plain').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await sendButton(page).click();
      await page.getByRole('alert').waitFor();
      await look();
      expect(visited).to.deep.equal([[], 360, [], 360]);
    });

  it('see the price of both', async () => {
    const { page } = await visitorAt(at(), without);
    await page.waitForURL(at());
    await fillCamp(page);
    await addPerson(page).click();
    await fillSecond(page);
    await page.getByRole('button', { name: 'Preis berechnen' }).click();
    const prices = page.getByRole('status').locator('.prices');
    expect(await prices.locator('tfoot').innerText()).to.contain('550,00');
  });
});
