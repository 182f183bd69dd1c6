import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { profile as words, signOut as out } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail, storedPerson } from '../../support/family-club.js';
import { waitForElement, openPortal, type OpenedPortal } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';
import { value } from './open-editing.js';

/** What the visitor is at, as it is called. */
const at = ({ root }: OpenedPortal): string => {
  const focused = root.activeElement as HTMLInputElement | null;
  return focused ? focused.name || focused.textContent.replace(/\s+/g, ' ').trim() : '';
};

/** Goes on by Tab until it is there. */
async function tabTo(opened: OpenedPortal, label: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (at(opened) === label) return;
    await sendKeys({ press: 'Tab' });
  }
  throw new Error(`Tab does not lead to “${label}”, but to “${at(opened)}”`);
}

describe('the portal by keyboard alone', () => {
  it('is entered, used and left', async () => {
    const opened = await openPortal();
    await tabTo(opened, 'email');
    await sendKeys({ type: 'bob' });
    await sendKeys({ press: 'Enter' });
    await opened.says(words.emailWrong);
    await tabTo(opened, 'email');
    await sendKeys({ type: '@example.org' });
    await sendKeys({ press: 'Enter' });
    await opened.says(words.checkMail);

    const [message] = await opened.deliverMails();
    await tabTo(opened, words.pasteTitle);
    await sendKeys({ press: 'Enter' });
    await tabTo(opened, 'link');
    await sendKeys({ type: /#([\w-]{43})/.exec(message!.text)![1]! });
    await sendKeys({ press: 'Enter' });
    await opened.says('Bob Noyce');
    await tabTo(opened, words.signIn);
    await sendKeys({ press: 'Enter' });
    await opened.says('Am See 1');

    await tabTo(opened, 'Ada Noyce');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => opened.root.querySelector('.whose')?.textContent.includes('Ada'));
    await waitForElement(opened.root, '.person .main');
    await tabTo(opened, words.edit);
    await sendKeys({ press: ' ' });
    await waitForElement(opened.root, 'form.editing');
    await tabTo(opened, 'phone');
    await sendKeys({ type: 'x' });
    await sendKeys({ press: 'Enter' });
    await waitForElement(opened.root, '[part=summary]');
    await waitUntil(() => opened.root.activeElement?.matches('[part=summary]'), 'the summary has no focus');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(at(opened)).to.equal('phone');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '+49 30 5' });
    await tabTo(opened, 'newsletter');
    await sendKeys({ press: ' ' });
    await tabTo(opened, words.save);
    await sendKeys({ press: 'Enter' });
    await opened.says(words.saved);
    expect(await storedPerson(opened, opened.ids.ada)).to.deep.include({ phone: '+49 30 5', newsletter: true });

    await tabTo(opened, words.signOut);
    await sendKeys({ press: 'Enter' });
    await opened.says(out.linkEnded);
  });

  it('chooses what counts where somebody was faster', async () => {
    const opened = await openPortal({ as: sharedEmail });
    await waitForElement(opened.root, '.person .main');
    await tabTo(opened, words.edit);
    await sendKeys({ press: 'Enter' });
    await waitForElement(opened.root, 'form.editing');
    await tabTo(opened, 'phone');
    await sendKeys({ type: '+49 30 11' });
    expect(value(opened, 'phone')).to.equal('+49 30 11');
    await opened.api.updatePerson({ list_id: 'member', person_id: opened.ids.bob, body: { phone: '+49 30 22' } });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => at(opened) === 'choice phone', 'nobody is asked');
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await opened.says('+49 30 22');
    expect((await storedPerson(opened, opened.ids.bob))['phone']).to.equal('+49 30 22');
  });

  it('stays where it is while a link is opened, and begins at what is new', async () => {
    const opened = await openPortal();
    opened.follow((await requestMailedLink(opened, sharedEmail))!);
    await opened.says('Bob Noyce');
    await waitUntil(() => opened.root.activeElement?.matches('[part=heading]'), 'the heading has no focus');
    await sendKeys({ press: 'Tab' });
    expect(at(opened)).to.equal(words.signIn);
  });
});
