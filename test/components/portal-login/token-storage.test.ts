import { expect } from '@open-wc/testing';
import { login as words } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import {
  openPortal,
  requestBodies,
  type OpenedPortal,
  type OpenPortalOptions,
  type PortalTag,
} from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

/** Where a token could be seen by what else runs on a page, or by who comes after. */
const places = ({ root }: Pick<OpenedPortal, 'root'>) => ({
  dom: document.documentElement.outerHTML + root.innerHTML,
  controls: [...root.querySelectorAll('input')].map(({ value }) => value).join(),
  session: Object.entries(sessionStorage).join(),
  local: Object.entries(localStorage).join(),
  address: location.href,
  history: JSON.stringify(history.state) ?? '',
  name: window.name,
  referrer: document.referrer,
  cookies: document.cookie,
});

const placesOf = (token: string, opened: OpenedPortal) =>
  Object.entries(places(opened))
    .filter(([, text]) => text.includes(token))
    .map(([place]) => place);

/** Writes to either storage, while it is listened to. */
function writes() {
  const { setItem } = Storage.prototype;
  const names: string[] = [];
  Storage.prototype.setItem = function (name: string, value: string) {
    names.push(name);
    setItem.call(this, name, value);
  };
  return { names, end: () => void (Storage.prototype.setItem = setItem) };
}

for (const tag of ['portal-login', 'member-profile'] as const satisfies PortalTag[]) {
  const open = (more: OpenPortalOptions = {}) => openPortal({ tags: [tag], ...more });
  const inside = tag === 'portal-login' ? words.signOut : 'Am See 1';

  describe(`the token of a link, at <${tag}>`, () => {
    for (const own of [false, true])
      it(`is nowhere once it is exchanged, on ${own ? 'our own page' : 'a page of the club'}`, async () => {
        const opened = await open({ own });
        const token = (await requestMailedLink(opened, sharedEmail))!;
        opened.follow(token);
        await opened.says('Bob Noyce');
        // what else runs on the page, and whoever goes back to it, has no business with it
        expect(placesOf(token, opened)).to.deep.equal([]);
        await opened.press(words.signIn);
        await opened.says(inside);
        expect(placesOf(token, opened)).to.deep.equal([]);
      });

    it('is nowhere once it is left, or found to be over', async () => {
      const opened = await open({ own: true });
      const token = (await requestMailedLink(opened, sharedEmail))!;
      opened.follow(token);
      await opened.says('Bob Noyce');
      await opened.press(words.notMe);
      expect(placesOf(token, opened)).to.deep.equal([]);
      opened.follow('x'.repeat(43));
      await opened.says(words.linkExpired);
      expect(location.hash).to.equal('');
    });

    it('goes to the gate in bodies alone', async () => {
      const opened = await open();
      const token = (await requestMailedLink(opened, sharedEmail))!;
      opened.follow(token);
      await opened.says('Bob Noyce');
      await opened.press(words.signIn);
      await opened.says(inside);
      for (const { url, headers } of opened.requests) expect(url + [...headers].flat().join()).to.not.contain(token);
    });

    it('leaves another fragment of the page as it is', async () => {
      const opened = await open();
      location.hash = '#contact';
      opened.follow('short');
      location.hash = '#contact';
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([location.hash, opened.requestLines()]).to.deep.equal(['#contact', ['GET /portal']]);
    });
  });

  describe(`the token of a session, at <${tag}>`, () => {
    it('is in the storage of the tab, and nowhere else', async () => {
      const opened = await open({ as: sharedEmail, until: 'button' });
      await opened.says(inside);
      const [storedValue, ...more] = Object.values(sessionStorage) as string[];
      expect(more).to.deep.equal([]);
      expect(placesOf(storedValue!.split(' ')[0]!, opened)).to.deep.equal(['session']);
    });
  });

  describe(`<${tag}> before anybody does anything`, () => {
    let storage: ReturnType<typeof writes>;
    beforeEach(() => (storage = writes()));
    afterEach(() => storage.end());

    it('asks the gate whether the portal is open, and nobody anything else, and leaves no trace', async () => {
      const opened = await open();
      await opened.says(words.signInTitle);
      expect(opened.requests.map(({ method, url }) => `${method} ${url}`)).to.deep.equal([
        `GET ${opened.base}/club/portal`,
      ]);
      expect([storage.names, sessionStorage.length, localStorage.length, document.cookie]).to.deep.equal([
        [],
        0,
        0,
        '',
      ]);
    });

    it('leaves nothing but the secret of a code, until somebody signs in', async () => {
      const opened = await open();
      opened.type('email', sharedEmail);
      await opened.press(words.sendLink);
      await opened.says(words.checkMail);
      opened.follow((await requestMailedLink(opened, sharedEmail))!);
      await opened.says('Bob Noyce');
      const [session, code] = [`turnout member ${opened.base}/club`, `turnout member ${opened.base}/club code`];
      const [secret] = sessionStorage.getItem(code)!.split(' ');
      expect([storage.names, document.cookie]).to.deep.equal([[code], '']);
      const [body] = (await requestBodies(opened, 'POST')) as { device_secret?: string }[];
      expect(body?.device_secret).to.equal(secret);
      await opened.press(words.signIn);
      await waitUntil(() => sessionStorage.getItem(session));
      expect([sessionStorage.getItem(code), new Set(storage.names)]).to.deep.equal([null, new Set([code, session])]);
    });
  });
}
