import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { timeLimit } from '../runner/machine-speed.mjs';
import { states, tags, type Tag } from '../../demo/page/elements.js';
import { en } from '../../demo/words/en.js';
import { designer, previewIn, staticHost } from './open-demo.js';

const offline = /There is no connection to the server/;
const busy = /The member portal is very busy right now/;
const signingIn = /Member sign-in E-mail/;

const portal: Readonly<Record<string, RegExp>> = {
  'signed-out': signingIn,
  loading: /^One moment …/,
  slow: signingIn,
  'link-sent': /Check your e-mail/,
  'link-opened': /This link is for .*Käthe Grünwald/,
  'link-over': /This link is no longer valid/,
  everywhere: /Sign out everywhere/,
  'not-told': /There is no connection to the server/,
  offline,
  closed: /Members cannot sign in here/,
  association: /sign in through its association/,
};

/** What each state says to a visitor. */
const expectedTexts: Readonly<Record<Tag, Readonly<Record<string, RegExp>>>> = {
  'event-registration': {
    open: /For everyone aged 8 to 16.*Who is coming\?/,
    loading: /^The form is loading …/,
    slow: /Who is coming\?/,
    'not-yet-open': /Registration opens (on|in)/,
    full: /All places are taken\. Registration is no longer possible/,
    'waiting-list': /All places are taken\. There is a waiting list/,
    closed: /Registration closed on /,
    incomplete: /answers need another look Still missing: First name/,
    'two-people': /Mia Größmann .*Change.*Person 2 .*Copy the answers from above/,
    steps: /Step 1 of \d.*Next/,
    refused: /One answer needs another look E-mail – Please write it like this/,
    'not-sent': /sent again automatically|connection/,
    registered: /Thank you, Mia!/,
    unconfirmed: /Please confirm.*mia@example\.org/,
    offline,
    unpublished: /This form does not exist or is no longer available/,
  },
  'event-list': {
    open: /Sportabzeichen-Tag für alle.*Klettertag für Kinder.*3 places left/,
    cards: /Sportabzeichen-Tag für alle/,
    month: /Mon.*Tue.*Wed/i,
    loading: /^The events are loading …/,
    slow: /Sportabzeichen-Tag für alle/,
    empty: /There are no events|no events/i,
    full: /Fully booked/,
    'waiting-list': /waiting list/i,
    'not-yet-open': /Registration opens/,
    closed: /closed/i,
    refused: /Many people|loading/,
    offline,
  },
  'portal-login': { ...portal, 'signed-in': /Signed in: .*Käthe Grünwald/, refused: busy },
  'member-profile': {
    ...portal,
    fees: /Your data.*Jonas Grünwald.*Fees Mitgliedsbeitrag, Erwachsene €96\.00/,
    family: /Your data.*Jonas Grünwald.*There are no fees/,
    one: /Your data Sign out .*Søren Østergaard/,
    editing: /First name Last name \(optional\)/,
    refused: /One answer needs another look E-mail/,
    conflict: /Saved by somebody else: \+49 30 5550199 Entered here: \+49 30 5550111/,
    'new-email': /We have sent an e-mail to \W*ostergaard@post\.example/,
    'session-over': /Your session has expired/,
  },
};

/** What an element says, once that is what is waited for; else what it says instead. */
const textOf = async (page: Page, tag: Tag, name: string, expected: RegExp): Promise<string> => {
  const title = `${tag}: ${en.states[states[tag].find((state) => state.name === name)!.label]}`;
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
  const text = () =>
    frame
      .locator(tag)
      .evaluate((element) =>
        (element.shadowRoot?.querySelector<HTMLElement>('[dir]')?.innerText ?? '').replace(/\s+/g, ' '),
      )
      // the club is still being made
      .catch(() => '');
  for (let since = Date.now(); Date.now() - since < timeLimit(120_000); await page.waitForTimeout(150)) {
    const message = await text();
    if (expected.test(message)) return message;
  }
  return text();
};

describe('the gallery', function () {
  this.timeout(120_000);

  let page: Page;
  const open = async () => {
    if (page && !page.isClosed()) return;
    ({ page } = await designer({ viewport: { width: 1280, height: 900 } }));
    await page.goto(`${await staticHost()}gallery.html?lang=en`);
  };

  for (const tag of tags)
    it(`shows <${tag}> in every state that it names`, async function () {
      this.timeout(timeLimit(900_000));
      await open();
      expect(Object.keys(expectedTexts[tag]).sort()).to.deep.equal(states[tag].map(({ name }) => name).sort());
      for (const { name } of states[tag]) {
        const expected = expectedTexts[tag][name]!;
        expect(await textOf(page, tag, name, expected), `${tag}, ${name}`).to.match(expected);
      }
    });

  it('wears what is picked: site, language, dark', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
    await page.getByRole('combobox', { name: 'Preset', exact: true }).selectOption('graureiher');
    await page.locator('.pickers label', { hasText: 'Dark' }).click();
    const frame = page.frameLocator('iframe[title="event-registration: Closed"]');
    await frame.locator('html[lang=de][data-scheme=dark]').waitFor();
    expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).to.equal(
      'rgb(27, 29, 24)',
    );
    expect(new URL(page.url()).search).to.equal('?theme=graureiher&scheme=dark');
  });
});

describe('the workbench', function () {
  this.timeout(120_000);

  it('shows another state as soon as it is picked, of the form that was picked', async () => {
    const { page, faults } = await designer();
    await page.goto(`${await staticHost()}?lang=en`);
    await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('klettertag');
    await (await previewIn(page)).getByRole('heading', { name: 'Klettertag für Kinder' }).waitFor();
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('not-yet-open');
    await (await previewIn(page)).locator('.countdown').waitFor();
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('registered');
    await (await previewIn(page)).getByText('Thank you, Mia!').waitFor();
    await page.getByRole('combobox', { name: 'Element', exact: true }).selectOption('event-list');
    await (await previewIn(page)).locator('event-list [part=item]').first().waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('takes the way from the list to a form', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?element=event-list&lang=en`);
    const preview = await previewIn(page);
    await preview
      .locator('[part=item]', { hasText: 'Klettertag' })
      .getByRole('link', { name: /^Register/ })
      .click();
    await page.waitForURL(/\?form=klettertag/);
    await (await previewIn(page)).getByRole('heading', { name: 'Klettertag für Kinder' }).waitFor();
  });
});
