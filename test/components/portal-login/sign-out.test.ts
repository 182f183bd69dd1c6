import { expect } from '@open-wc/testing';
import { login as words, signOut as out } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import {
  expectFocus,
  openPortal,
  type OpenedPortal,
  type OpenPortalOptions,
  type Intercept,
} from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

const tags = ['portal-login', 'member-profile'] as const;

/** How often requests to sign out go wrong, and how. */
const failing = (times: number, answer: () => Promise<Response>): Intercept => {
  let remainingFailures = times;
  return (request, next) => (request.method === 'DELETE' && remainingFailures-- > 0 ? answer() : next());
};
const offline = () => Promise.reject(new TypeError('offline'));

for (const tag of tags)
  describe(`signing out of <${tag}>`, () => {
    const open = async (more: OpenPortalOptions = {}): Promise<OpenedPortal> => {
      const opened = await openPortal({ tags: [tag], as: sharedEmail, until: '[name=end-link]', ...more });
      await opened.says('Bob');
      return opened;
    };
    const ended = ({ requestLines }: OpenedPortal) => requestLines().filter((line) => line.startsWith('DELETE'));
    const isOver = async (opened: OpenedPortal, token: string) => {
      opened.follow(token);
      await opened.says(words.linkExpired);
    };

    it('ends the link, which the box says from the beginning', async () => {
      let token: string | undefined;
      const opened = await open({ prepare: async (club) => (token = await requestMailedLink(club, sharedEmail)) });
      const box = opened.part<HTMLInputElement>('[name=end-link]');
      expect([box.checked, box.closest('label')!.textContent.trim()]).to.deep.equal([true, out.endLink]);
      await opened.press(words.signOut);
      await opened.says(out.linkEnded);
      expect(ended(opened)).to.deep.equal(['DELETE /portal/sessions/current?end=link']);
      // another mail's link is another matter
      opened.follow(token!);
      await opened.says(words.signIn);
    });

    it('leaves the link where the box is off, and says so', async () => {
      const opened = await open();
      opened.tick('end-link');
      await opened.press(words.signOut);
      await opened.says(out.linkKept);
      expect(ended(opened)).to.deep.equal(['DELETE /portal/sessions/current?end=session']);
    });

    it('everywhere asks first, and can be left alone', async () => {
      const opened = await open();
      await opened.press(out.everywhere);
      await opened.says(out.everywhereAsk);
      await expectFocus(opened, '[data-ask]');
      await opened.press(out.cancel);
      await expectFocus(opened, '[data-everywhere]');
      expect([opened.text().includes(out.everywhereAsk), ended(opened)]).to.deep.equal([false, []]);
    });

    it('everywhere ends links of other mails, too', async () => {
      let token: string | undefined;
      const opened = await open({ prepare: async (club) => (token = await requestMailedLink(club, sharedEmail)) });
      await opened.press(out.everywhere);
      opened.part('[data-ask] button.main').click();
      await opened.says(out.allEnded);
      expect(ended(opened)).to.deep.equal(['DELETE /portal/sessions/current?end=everywhere']);
      await isOver(opened, token!);
    });

    it('without a network says that the link may still work, and tries again', async () => {
      const opened = await open({ intercept: failing(2, offline) });
      await opened.press(words.signOut);
      await opened.says(out.signOutFailed);
      expect(opened.text()).to.contain(words.offline).and.not.contain('Noyce');
      expect(sessionStorage).to.have.length(0);
      await opened.press(words.retry);
      await waitUntil(() => ended(opened).length === 2, 'it is not tried again');
      await opened.says(out.signOutFailed);
      await expectFocus(opened, '.notice.alert button');
      await opened.press(words.retry);
      await opened.says(out.linkEnded);
      expect(opened.text()).to.not.contain(out.signOutFailed);
    });

    it('says that a link may still work where the session was over before', async () => {
      const opened = await open({ intercept: failing(1, async () => Response.json({ title: 'no' }, { status: 401 })) });
      await opened.press(words.signOut);
      await opened.says(out.linkUnknown);
      expect(opened.parts('.notice.alert')).to.deep.equal([]);
    });
  });
