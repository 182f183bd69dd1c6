import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { turnout, visitor, visitorAt, type Turnout } from './turnout-server.js';
import { camper, fillCamp, sendButton, takenOver, thanks } from './fill-camp.js';

const german = { locale: 'de-DE' };

/** The value of a control of the element, by its name, and for checkboxes by their value too. */
const inElement = (page: Page, name: string, value = '') =>
  page.locator(`event-registration [name="${name}"]${value && `[value="${value}"]`}`);

/** The control of the element that has the focus, with its selection. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement as HTMLInputElement | null | undefined;
    return focused && [focused.name, focused.selectionStart, focused.selectionEnd];
  });

const isWaiting = (page: Page) => page.evaluate(() => !!document.querySelector('.until-element'));

/** Resolves when the element could take over. */
const elementIsComplete = (page: Page) =>
  page.waitForFunction(() => {
    const actions = document.querySelector('event-registration')?.shadowRoot?.querySelector('form > .actions');
    return actions && !actions.hasAttribute('inert');
  });

describe('the form of a hosted page before its script', function () {
  this.timeout(60_000);

  let server: Turnout;
  before(async () => {
    server = await turnout();
  });

  const at = (form: string) => `${server.origin}/portal/sv-wiesental/${form}`;

  /** Somebody on whose line the script takes long. */
  async function earlyVisitor(form = 'zeltlager') {
    const { page, errors } = await visitor(german);
    const pendingRoutes: Route[] = [];
    let isHeld = true;
    await page.route(/\/embed\.js/, (route) => (isHeld ? void pendingRoutes.push(route) : route.continue()));
    await page.goto(at(form), { waitUntil: 'commit' });
    await sendButton(page).waitFor();
    const bringScript = async () => {
      isHeld = false;
      await Promise.all(pendingRoutes.map((route) => route.continue()));
    };
    return { page, errors, bringScript, field: (name: string) => page.locator(`.until-element [name="${name}"]`) };
  }

  it('is taken over with everything that was typed, the focus and the selection', async () => {
    const { page, errors, bringScript, field } = await earlyVisitor();
    await field('name.first_name').pressSequentially('Mia');
    await field('birthdate.day').pressSequentially('2');
    await field('shirt').selectOption('152');
    await page.locator('.until-element [name=food][value=vegetarisch]').check();
    await page.locator('.until-element [name=courses][value=Kanu]').check();
    await page.locator('.until-element [name=courses][value=Schnitzen]').check();
    await field('allergies').pressSequentially('Erdnüsse,\nHaselnüsse');
    await field('address.country').selectOption('DE');
    await field('photo_consent').check();
    await field('email').pressSequentially('eltern@example.org');
    await field('name.last_name').pressSequentially('Größmann-Œhler');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    await bringScript();
    await takenOver(page);

    expect(await focusOf(page)).to.deep.equal(['name.last_name', 10, 12]);
    const values = await Promise.all(
      ['name.first_name', 'birthdate.day', 'shirt', 'allergies', 'address.country', 'email', 'name.last_name'].map(
        (name) => inElement(page, name).inputValue(),
      ),
    );
    expect(values).to.deep.equal([
      ...['Mia', '2', '152', 'Erdnüsse,\nHaselnüsse', 'DE'],
      ...['eltern@example.org', 'Größmann-Œhler'],
    ]);
    const boxes = [
      ['food', 'vegetarisch'],
      ['food', 'vegan'],
      ['courses', 'Kanu'],
      ['courses', 'Theater'],
      ['courses', 'Schnitzen'],
      ['photo_consent'],
      ['rules_accepted'],
    ] as const;
    const checked = await Promise.all(boxes.map(([name, value]) => inElement(page, name, value).isChecked()));
    expect(checked).to.deep.equal([true, false, true, false, true, true, false]);
    // the question that waits for canoeing
    expect(await inElement(page, 'can_swim').isVisible()).to.equal(true);
    await page.keyboard.type('x');
    expect(await inElement(page, 'name.last_name').inputValue()).to.equal('Größmann-Œxer');
    expect(errors).to.deep.equal([]);
  });

  it('keeps the caret in an e-mail address, and its place on the screen', async () => {
    const { page, bringScript, field } = await earlyVisitor();
    await field('email').pressSequentially('eltern@example.org');
    for (let left = 0; left < 12; left++) await page.keyboard.press('ArrowLeft');
    const topOf = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (activeElement?.shadowRoot?.activeElement ?? activeElement)!.getBoundingClientRect().top;
      });
    const before = await topOf();
    await bringScript();
    await takenOver(page);
    expect(await topOf()).to.be.closeTo(before, 1);
    await page.keyboard.type('x');
    expect(await inElement(page, 'email').inputValue()).to.equal('elternx@example.org');
  });

  it('loses no key of a visitor who types all the while', async () => {
    const { page, bringScript, field } = await earlyVisitor();
    await field('allergies').focus();
    const text = 'Erdnüsse, Haselnüsse, Walnüsse und alles, was aus einer Küche mit Nüssen kommt. '.repeat(3);
    const bringing = bringScript();
    await page.keyboard.type(text, { delay: 3 });
    await bringing;
    await takenOver(page);
    expect(await inElement(page, 'allergies').inputValue()).to.equal(text);
  });

  it('waits for the end of a composition', async () => {
    const { page, bringScript, field } = await earlyVisitor();
    await field('name.first_name').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'み', selectionStart: 1, selectionEnd: 1 });
    await bringScript();
    await elementIsComplete(page);
    await session.send('Input.imeSetComposition', { text: 'みあ', selectionStart: 2, selectionEnd: 2 });
    expect(await isWaiting(page)).to.equal(true);
    await session.send('Input.insertText', { text: '美亜' });
    await takenOver(page);
    expect(await inElement(page, 'name.first_name').inputValue()).to.equal('美亜');
    expect(await focusOf(page)).to.deep.equal(['name.first_name', 2, 2]);
  });

  it('waits for the end of a press', async () => {
    const { page, bringScript } = await earlyVisitor();
    const box = page.locator('.until-element [name=courses][value=Theater]');
    await box.hover();
    await page.mouse.down();
    await bringScript();
    await elementIsComplete(page);
    expect(await isWaiting(page)).to.equal(true);
    await page.mouse.up();
    await takenOver(page);
    expect(await inElement(page, 'courses', 'Theater').isChecked()).to.equal(true);
  });

  it('is sent without the script, once, and shows what is wrong with everything that was typed', async () => {
    const { page, field } = await earlyVisitor('festwoche');
    await field('name.first_name').fill('Ada');
    await field('name.last_name').fill('Lovelace');
    await field('email').fill('ada@example');
    await page.locator('.until-element [name=help][value=Sport]').check();
    await sendButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.locator('[name="name.first_name"]').inputValue()).to.equal('Ada');
    expect(await page.locator('[name=help][value=Sport]').isChecked()).to.equal(true);
    await page.locator('[name=email]').fill('ada@example.org');
    await sendButton(page).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    const names = (await server.persons('festwoche')).map(({ name, help }) => [name.first_name, help]);
    expect(names).to.deep.equal([['Ada', 'Sport']]);
  });

  it('keeps the focus on the button that adds a person', async () => {
    const { page, bringScript } = await earlyVisitor();
    await page.locator('.until-element .more button').focus();
    await bringScript();
    await takenOver(page);
    await page.keyboard.press('Enter');
    await page.locator('event-registration .person').nth(1).waitFor();
  });

  it('adds a person without the script, and is then filled in and sent without it', async () => {
    const { page, errors, bringScript, field } = await earlyVisitor();
    await field('name.first_name').fill('Mia');
    await field('photo_consent').check();
    await page.locator('.until-element .more button').click();
    const second = page.locator('#person-2');
    await second.locator('[name=".1.name.first_name"]').fill('Bo');
    await bringScript();
    expect(await page.locator('script, event-registration').count()).to.equal(0);
    expect(await page.locator('[name="name.first_name"]').inputValue()).to.equal('Mia');
    expect(await page.locator('[name=photo_consent]').isChecked()).to.equal(true);
    await second.getByRole('button').click();
    await second.waitFor({ state: 'detached' });
    expect(await page.locator('[name="name.first_name"]').inputValue()).to.equal('Mia');
    expect(errors).to.deep.equal([]);
  });

  it('is taken over with everything when the visitor goes back from the page with two persons', async () => {
    const { page, bringScript, field } = await earlyVisitor();
    await field('name.first_name').pressSequentially('Mia');
    await field('allergies').pressSequentially('Erdnüsse 🥜');
    await page.locator('.until-element .more button').click();
    await page.locator('#person-2').waitFor();
    await bringScript();
    await page.goBack();
    await takenOver(page);
    expect(await inElement(page, 'name.first_name').inputValue()).to.equal('Mia');
    expect(await inElement(page, 'allergies').inputValue()).to.equal('Erdnüsse 🥜');
  });

  it('is sent without scripts', async () => {
    const { page } = await visitorAt(at('zeltlager'), { ...german, javaScriptEnabled: false });
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    expect((await server.persons('zeltlager')).at(-1)).to.deep.include(camper);
  });

  it('stays, with all questions, where the script cannot be loaded', async () => {
    const { page } = await visitor(german);
    await page.route(/\/embed\.js/, (route) => route.abort());
    await page.goto(at('zeltlager'));
    const late = page.getByLabel('E-Mail der Eltern');
    await late.waitFor();
    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
  });
});
