import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { profile as profileWords } from '../../src/i18n/en/index.js';
import { registration as words } from '../../src/i18n/en/registration.js';
import { timeLimit } from '../runner/machine-speed.mjs';
import { familyPortal } from './family-portal.js';
import { keyboardAt } from './keyboard.js';
import { stored } from './own-link.js';
import { visitor } from './turnout-server.js';

/** More presses of Tab than it takes from any control of the page to the next one that is wanted. */
const MAX_TABS = 30;

describe('the registrations of a member by keyboard alone', function () {
  this.timeout(120_000);

  it('are corrected, cancelled and accepted, with the focus at each message', async () => {
    const { server, link, register, takeRegatta } = await familyPortal();
    const regatta = await takeRegatta();
    await Promise.all([register('camp', 'Mia', { shirt: 'S' }), register('party', 'Ben'), register('queue', 'Lea')]);
    await regatta.free();
    while (!(await stored(server, 'select state from registration')).includes('offered')) await wait(100);

    const { page, errors } = await visitor();
    await page.goto(link);
    const { focused, tabTo, press, type } = await keyboardAt(page);
    const profile = page.locator('member-profile');
    const forwardTo = (name: string) => tabTo(name, { maxTabs: MAX_TABS });
    /** Waits until the focus is at a text in a live region. */
    async function expectAnnounced(text: string): Promise<void> {
      const message = profile.locator('.place [role=status], .place [role=alert]').getByText(text);
      await message.waitFor();
      const isFocused = () =>
        message.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement?.contains(element) === true);
      for (const end = Date.now() + timeLimit(15_000); !(await isFocused()) && Date.now() < end;) await wait(50);
      expect(await isFocused(), text).to.equal(true);
    }

    await profile.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await forwardTo('Sign in');
    await press('Enter');
    await profile.getByRole('region', { name: 'Mia Noyce' }).waitFor();
    expect(await focused()).to.deep.equal({ role: 'heading', name: profileWords.yourData });

    // the order of the page: the registration that was made first is not known
    const lineOf = (name: string) => profile.getByRole('region', { name }).locator('summary[data-name]');
    /** Goes to the line of a registration, and opens it. */
    async function open(name: string, key = 'Tab'): Promise<void> {
      const isAtLine = () =>
        lineOf(name).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
      for (let presses = 0; presses < MAX_TABS && !(await isAtLine()); presses++) await press(key);
      await press('Enter');
    }
    await open('Mia Noyce');
    await forwardTo(words.change);
    await press('Enter');
    await profile.getByLabel('First name').waitFor();
    expect(await focused()).to.deep.equal({ role: 'textbox', name: 'First name' });
    await forwardTo('Phone (optional)');
    await type('+49 30 11');
    await forwardTo('S');
    await press('ArrowDown');
    await forwardTo(words.save);
    await press('Enter');
    await profile.getByText(words.priceCheck).waitFor();
    await expectAnnounced(words.priceCheck);
    await forwardTo(words.save);
    await press('Enter');
    await expectAnnounced(words.saved);
    const [mia] = await server.persons('camp');
    expect([mia!['phone'], mia!['shirt']]).to.deep.equal(['+49 30 11', 'M']);

    // back to the start of the page
    const cancel = words.cancel('Ben Noyce');
    const isBefore = await lineOf('Ben Noyce').evaluate(
      (element, other) => (element.compareDocumentPosition(other!) & 4) !== 0,
      await lineOf('Mia Noyce').elementHandle(),
    );
    await open('Ben Noyce', isBefore ? 'Shift+Tab' : 'Tab');
    await forwardTo(cancel);
    await press('Enter');
    await profile.getByText(words.cancelAsk('Ben Noyce')).waitFor();
    expect(await focused()).to.deep.equal({ role: 'button', name: words.cancelNo });
    await press('Enter');
    expect(await focused()).to.deep.equal({ role: 'button', name: cancel });
    await press('Enter');
    await tabTo(words.cancelYes);
    await press('Enter');
    await expectAnnounced(words.cancelled);
    // the person is deleted once the mail about it is sent
    expect(await stored(server, "select state from registration where slug = 'party'")).to.deep.equal(['cancelled']);

    // the message stands before all registrations
    await forwardTo(words.accept);
    await press('Enter');
    await expectAnnounced(`${words.states.registered}.`);
    expect((await server.persons('regatta')).map(({ name }) => name.first_name)).to.deep.equal(['Lea']);
    expect(errors).to.deep.equal([]);
  });
});
