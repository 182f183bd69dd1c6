import { expect } from '@open-wc/testing';
import { profile as words, signOut as out } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import { openPortal, signIn, type OpenedPortal, type OpenPortalOptions } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

const orders = [
  ['portal-login', 'member-profile'],
  ['member-profile', 'portal-login'],
] as const;

/** Both elements on one page. */
async function openBoth(tags: (typeof orders)[number], more: OpenPortalOptions = {}) {
  const opened = await openPortal({ tags, until: '[dir]', ...more });
  const root = (tag: string) => document.querySelector(tag)!.shadowRoot!;
  const [login, profile] = [root('portal-login'), root('member-profile')];
  const at = (one: ShadowRoot) => one.querySelector('[dir]')?.textContent.replace(/\s+/g, ' ') ?? '';
  const rendered = (selector: string) =>
    [login, profile].map((one) => one.querySelectorAll(selector).length).join(' and ');
  await waitUntil(() => rendered('.later, [name=email]') === '1 and 0', 'both are not drawn');
  // whoever uses the page is at the way in
  const way: OpenedPortal = { ...opened, root: login };
  return { opened: way, login, profile, at, rendered };
}

const press = (root: ShadowRoot, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text)!.click();

for (const tags of orders)
  describe(`${tags.map((tag) => `<${tag}>`).join(' and then ')} on one page`, () => {
    it('one of them draws the way in', async () => {
      const { rendered } = await openBoth(tags);
      expect(rendered('form')).to.equal('2 and 0');
    });

    it('are signed in and out together, whichever is pressed', async () => {
      const { opened, login, profile, at, rendered } = await openBoth(tags);
      opened.follow((await requestMailedLink(opened, sharedEmail))!);
      await waitUntil(() => at(login).includes('Bob Noyce'));
      press(login, words.signIn);
      await waitUntil(() => at(profile).includes('Am See 1'), 'the profile is not shown');
      // the profile says so itself
      expect([rendered('button').split(' ')[0], rendered('form')]).to.deep.equal(['0', '0 and 0']);
      press(profile, words.signOut);
      await waitUntil(() => at(login).includes(out.linkEnded));
      expect(rendered('[name=email]')).to.equal('1 and 0');
      expect(at(profile)).to.not.contain('Noyce');
    });

    it('ask once whose a link is, and say once that it is over', async () => {
      const { opened, login, profile, at } = await openBoth(tags);
      opened.follow((await requestMailedLink(opened, sharedEmail))!);
      await waitUntil(() => at(login).includes('Bob Noyce'));
      expect(opened.requestLines().filter((line) => line === 'POST /portal/links')).to.have.length(1);
      opened.follow('x'.repeat(43));
      await waitUntil(() => at(login).includes(words.linkExpired), 'it is not said');
      expect(at(profile)).to.not.contain(words.linkExpired);
    });

    it('the profile is the way in once it is alone', async () => {
      const { login, profile, rendered } = await openBoth(tags);
      (login.host as HTMLElement).remove();
      await waitUntil(() => profile.querySelector('[name=email]'), 'there is no way in');
      expect(rendered('[name=email]')).to.equal('1 and 1');
    });
  });

describe('two clubs on one page', () => {
  it('have nothing to do with each other', async () => {
    const first = await openPortal({ tags: ['portal-login'] });
    await signIn(first);
    await first.says(words.signOut);
    const second = await openPortal({ tags: ['portal-login'] });
    expect(second.text()).to.contain(words.signInTitle).and.not.contain('Noyce');
  });
});
