import { expect } from '@open-wc/testing';
import type { SignedInEvent, SignedOutEvent } from '../../../src/components/index.js';
import { navigation as around } from '../../../src/browser/redirect.js';
import { login as words, signOut as out } from '../../../src/i18n/en/index.js';
import { sharedEmail } from '../../support/family-club.js';
import { openPortal, signIn, type OpenPortalOptions } from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

const open = (more: OpenPortalOptions = {}) => openPortal({ tags: ['portal-login'], ...more });
const types = ['link-requested', 'signed-in', 'signed-out'] as const;

/** What a page hears, in order. */
function recordEvents() {
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  for (const type of types) document.body.addEventListener(type, listen);
  const names = () => events.map(({ type }) => type);
  const end = () => types.forEach((type) => document.body.removeEventListener(type, listen));
  return { events, names, end };
}

describe('somebody who is signed in', () => {
  it('is named, with all members of the same address', async () => {
    const opened = await open();
    await signIn(opened);
    await opened.says(words.signedInAs('\u2068Bob Noyce\u2069 and \u2068Ada Noyce\u2069'));
  });

  it('signs out at once, and ends the session for every holder of its token', async () => {
    const opened = await open();
    await signIn(opened);
    await opened.says('Bob Noyce');
    const authorization = opened.requests.at(-1)!.headers.get('authorization')!;
    await opened.press(words.signOut);
    expect(opened.text()).to.contain(words.emailLabel).and.not.contain('Noyce');
    expect(sessionStorage).to.have.length(0);
    await waitUntil(() => opened.requestLines().includes('DELETE /portal/sessions/current?end=link'));
    const path = '/public/club/portal/sessions/current';
    await waitUntil(async () => (await opened.request('GET', path, { headers: { authorization } })).status === 401);
  });

  it('can sign out also where nobody can say who it is', async () => {
    const opened = await open({
      intercept: async (request, next, path) =>
        path === '/portal/sessions/current' && request.method === 'GET'
          ? new Response('oops', { status: 500 })
          : next(),
    });
    await signIn(opened);
    await opened.says(words.signOut);
    await opened.press(words.signOut);
    await opened.says(out.linkEnded);
  });

  it('is still signed in after another club was shown', async () => {
    const opened = await open();
    await signIn(opened);
    await opened.says('Bob Noyce');
    opened.el.slug = 'nobody';
    await opened.says(words.missing);
    opened.el.slug = 'club';
    await opened.says(words.signOut);
  });

  for (const [redirect, targetUrl] of [
    ['https://club.example/members', ['https://club.example/members']],
    ['javascript:alert(1)', []],
    ['', []],
  ] as const)
    it(`is led to the page that the club names, and to nothing but a page: “${redirect}”`, async () => {
      const { assign } = around;
      const to: string[] = [];
      around.assign = (address) => void to.push(address);
      const opened = await open({ attributes: { redirect } });
      await signIn(opened);
      await opened.says(words.signOut);
      around.assign = assign;
      expect(to).to.deep.equal(targetUrl);
    });

  it('is marked for the styles of the page around', async () => {
    const opened = await open();
    const states = [opened.el.getAttribute('state')];
    await signIn(opened);
    states.push('link');
    await opened.says(words.signOut);
    states.push(opened.el.getAttribute('state'));
    await opened.press(words.signOut);
    states.push(opened.el.getAttribute('state'));
    expect(states).to.deep.equal(['signed-out', 'link', 'signed-in', 'signed-out']);
  });
});

describe('a page around', () => {
  let page: ReturnType<typeof recordEvents>;
  beforeEach(() => (page = recordEvents()));
  afterEach(() => page.end());

  it('hears that a link is asked for, that somebody is signed in, and out, and why', async () => {
    const opened = await open();
    opened.type('email', sharedEmail);
    await opened.press(words.sendLink);
    await opened.says(words.checkMail);
    await signIn(opened);
    await opened.says('Bob Noyce');
    await opened.press(words.signOut);
    expect(page.names()).to.deep.equal(['link-requested', 'signed-in', 'signed-out']);
    expect(page.events.map((event) => (event as SignedInEvent).slug)).to.deep.equal(['club', 'club', 'club']);
    expect((page.events[2] as SignedOutEvent).reason).to.equal('signed_out');
  });

  it('hears nothing of who it is', async () => {
    const opened = await open();
    await signIn(opened);
    await opened.says('Bob Noyce');
    await opened.press(words.signOut);
    const own = page.events.map((event) => Object.entries(event).filter(([name]) => name !== 'isTrusted'));
    expect(own).to.deep.equal([
      [['slug', 'club']],
      [
        ['reason', 'signed_out'],
        ['slug', 'club'],
      ],
    ]);
  });

  it('hears that somebody was signed out by somebody else’s link', async () => {
    const opened = await open();
    await signIn(opened);
    await opened.says('Bob Noyce');
    await signIn(opened, 'eve@example.org');
    await opened.says('Eve Adams');
    expect(page.names()).to.deep.equal(['signed-in', 'signed-out', 'signed-in']);
  });
});
