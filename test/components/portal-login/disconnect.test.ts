import { expect } from '@open-wc/testing';
import { login as words, signOut as out } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import { listeners } from '../../support/listeners.js';
import { openPortal, type OpenedPortal, type OpenPortalOptions, type PortalTag } from '../../support/open-portal.js';
import { sessionAt } from '../../../src/state/index.js';

const sendRequest = async (opened: OpenedPortal) => {
  opened.type('email', sharedEmail);
  await opened.press(words.sendLink);
  await opened.says(words.checkMail);
};

/** Takes it off the page and puts it back. */
async function repeated({ el, parts, requests }: OpenedPortal, times = 1000) {
  const parent = el.parentElement!;
  const nodes = () => [parts('*').length, parent.childNodes.length, document.body.childNodes.length, requests.length];
  const before = nodes();
  const outside = listeners();
  for (let time = 0; time < times; time++) {
    el.remove();
    parent.append(el);
  }
  await el.updateComplete;
  outside.end();
  return { before, after: nodes(), listeners: outside.count };
}

for (const tag of ['portal-login', 'member-profile'] as const satisfies PortalTag[])
  describe(`<${tag}> taken off the page and put back 1000 times`, () => {
    const cases: readonly (readonly [string, OpenPortalOptions, (opened: OpenedPortal) => unknown])[] = [
      ['nobody signed in', {}, () => {}],
      ['a mail on its way', {}, sendRequest],
      ['signed in', { as: sharedEmail, until: '[dir] button' }, (opened) => opened.says('Bob')],
    ];
    for (const [what, opening, prepare] of cases)
      it(`leaves no listener and no node, and asks nothing again: ${what}`, async () => {
        const opened = await openPortal({ tags: [tag], ...opening });
        await prepare(opened);
        // what was asked for is there
        await new Promise((resolve) => setTimeout(resolve, 50));
        const { before, after, listeners: remainingListeners } = await repeated(opened);
        expect(after).to.deep.equal(before);
        expect(remainingListeners).to.equal(0);
      });

    it('hears the session once, and of a link once', async () => {
      const opened = await openPortal({ tags: [tag] });
      await repeated(opened, 10);
      const session = sessionAt(`${opened.base}/club`);
      let notifications = 0;
      const requested = opened.el.requestUpdate.bind(opened.el);
      opened.el.requestUpdate = (...args) => {
        notifications++;
        requested(...args);
      };
      session.open(undefined);
      expect(notifications).to.equal(1);
      opened.follow((await requestMailedLink(opened, sharedEmail))!);
      await opened.says('Bob');
      expect(opened.requestLines().filter((line) => line === 'POST /portal/links')).to.have.length(1);
    });

    it('listens to nothing while it is away, and is no part of the session', async () => {
      const outside = listeners();
      const opened = await openPortal({ tags: [tag], as: sharedEmail, until: '[dir] button' });
      await opened.says('Bob');
      expect(outside.count).to.be.above(0);
      opened.el.remove();
      expect(outside.count).to.equal(0);
      outside.end();
      const session = sessionAt(`${opened.base}/club`);
      expect([session.has('login'), session.has('profile')]).to.deep.equal([false, false]);
      const { length } = opened.requests;
      opened.follow('x'.repeat(43));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(opened.requests).to.have.length(length);
    });

    it('knows the present state once it is connected again', async () => {
      const opened = await openPortal({ tags: [tag], as: sharedEmail, until: '[dir] button' });
      await opened.says('Bob');
      const parent = opened.el.parentElement!;
      opened.el.remove();
      await sessionAt(`${opened.base}/club`).signOut();
      parent.append(opened.el);
      await opened.says(out.linkEnded);
      expect(opened.root.innerHTML).to.not.contain('Noyce');
    });
  });
