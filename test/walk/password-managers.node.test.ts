import { expect } from 'chai';
import { pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks, takenOver } from './fill-camp.js';

/** What each password manager leaves alone, as its makers publish it. */
const leftAlone = {
  '1Password': '[data-1p-ignore]',
  Bitwarden: '[data-bwignore]',
  Dashlane: '[data-form-type=other]',
  LastPass: '[data-lpignore=true]',
  'Proton Pass': '[data-protonpass-ignore]',
} as const;

/** Fills every empty text control of a page that a selector does not name, seen or not. */
function fillAll(rule: string): void {
  const root = document.querySelector('event-registration')?.shadowRoot ?? document;
  for (const input of root.querySelectorAll('input')) {
    const isText = !/^(hidden|radio|checkbox|submit|button)$/.test(input.type);
    if (!isText || input.value || input.matches(rule)) continue;
    input.value = 'https://ada.example.org';
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

describe('password managers that fill in whatever is empty', function () {
  this.timeout(60_000);

  let server: Turnout;
  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
  });

  for (const [name, rule] of Object.entries(leftAlone))
    for (const [what, address] of [
      ['the form', async () => site.publish(pageWith(await server.snippet('walk')))],
      ['the page of the form', async () => `${server.origin}/portal/club/walk`],
    ] as const)
      it(`leave the honeypot of ${what} empty, so nobody is held back: ${name}`, async () => {
        const registeredBefore = (await server.persons('walk')).length;
        const { page } = await visitorAt(await address());
        await formStands(page);
        if (what !== 'the form') await takenOver(page);
        await fillShort(page);
        await page.evaluate(fillAll, rule);
        await sendButton(page).click();
        await thanks(page);
        expect(await server.persons('walk')).to.have.length(registeredBefore + 1);
      });
});
