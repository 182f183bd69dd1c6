import { expect } from '@open-wc/testing';
import { login as words } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import {
  expectFocus,
  openPortal,
  signIn,
  type OpenedPortal,
  type OpenPortalOptions,
  type Intercept,
} from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

const open = (more: OpenPortalOptions = {}) => openPortal({ tags: ['portal-login'], ...more });

const day = 24 * 3600_000;
const personsText = words.linkFor('\u2068Bob Noyce\u2069 and \u2068Ada Noyce\u2069');

/** A page on which somebody follows a link. */
async function followed(more: OpenPortalOptions = {}, email = sharedEmail) {
  const opened = await open(more);
  const token = (await requestMailedLink(opened, email))!;
  opened.follow(token);
  return { ...opened, token };
}

const posts = ({ requestLines }: Pick<OpenedPortal, 'requestLines'>) =>
  requestLines().filter((line) => line.startsWith('POST'));

describe('a link from a mail', () => {
  it('says whose it is and until when, and puts the visitor there', async () => {
    const opened = await followed();
    await opened.says(personsText);
    const [until] = words.linkUntil('|').split('|');
    // both clocks are not the same; the day is
    expect(opened.text()).to.match(new RegExp(`${until}.*5 December 2026`));
    await expectFocus(opened, '[part=heading]');
  });

  it('is for one person where one has the address', async () => {
    const opened = await followed({}, 'eve@example.org');
    await opened.says(words.linkFor('Eve Adams'));
  });

  it('is spent by nothing but the button', async () => {
    const opened = await followed();
    await opened.says(personsText);
    expect(posts(opened)).to.deep.equal(['POST /portal/links']);
    await opened.press(words.signIn);
    await opened.says(words.signedInAs(''));
    expect(posts(opened)).to.deep.equal(['POST /portal/links', 'POST /portal/sessions']);
  });

  it('signs in once on a double click', async () => {
    const opened = await followed();
    await opened.says(personsText);
    const button = opened.button(words.signIn);
    button.click();
    button.click();
    await opened.says(words.signOut);
    expect(posts(opened)).to.deep.equal(['POST /portal/links', 'POST /portal/sessions']);
  });

  it('is there from the start, where the page was opened with it', async () => {
    const opened = await open({ as: sharedEmail, until: '.actions button' });
    await opened.says(words.signOut);
  });

  it('is opened while the page is open, and another after it', async () => {
    const opened = await followed();
    await opened.says(personsText);
    opened.follow((await requestMailedLink(opened, 'eve@example.org'))!);
    await opened.says(words.linkFor('Eve Adams'));
  });

  it('of somebody else signs nobody in', async () => {
    const opened = await followed();
    await opened.says(personsText);
    await opened.press(words.notMe);
    await opened.says(words.emailLabel);
    await expectFocus(opened, '[part=heading]');
    expect(opened.text()).to.not.contain('Noyce');
    expect(posts(opened)).to.deep.equal(['POST /portal/links']);
  });

  it('signs out who was signed in before', async () => {
    const opened = await open({ as: sharedEmail, until: '.actions button' });
    await opened.says('Bob Noyce');
    await signIn(opened, 'eve@example.org');
    await opened.says(words.signedInAs('Eve Adams'));
    expect(opened.text()).to.not.contain('Noyce');
  });
});

describe('a link that is over', () => {
  it('says so, and offers another', async () => {
    const opened = await open();
    const token = (await requestMailedLink(opened, sharedEmail))!;
    opened.clock.now += 14 * day;
    opened.follow(token);
    await opened.says(words.linkExpired);
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('');
    await expectFocus(opened, '[part=heading]');
    opened.type('email', sharedEmail);
    await opened.press(words.sendLink);
    await opened.says(words.checkMail);
    expect(opened.text()).to.not.contain(words.linkExpired);
  });

  it('says so as well where it ended while somebody looked at it', async () => {
    const opened = await followed();
    await opened.says(personsText);
    opened.clock.now += 14 * day;
    await opened.press(words.signIn);
    await opened.says(words.linkExpired);
    await expectFocus(opened, '[part=heading]');
  });
});

describe('a link while the network fails', () => {
  const failing = (at: string) => {
    const network = { fails: true };
    const intercept: Intercept = (_, next, path) =>
      network.fails && path === at ? Promise.reject(new TypeError('offline')) : next();
    return { network, intercept };
  };

  it('can be looked at again', async () => {
    const { network, intercept } = failing('/portal/links');
    const opened = await followed({ intercept });
    await opened.says(words.offline);
    network.fails = false;
    await opened.press(words.retry);
    await opened.says(personsText);
  });

  it('can be tried again, and signs in then', async () => {
    const { network, intercept } = failing('/portal/sessions');
    const opened = await followed({ intercept });
    await opened.says(personsText);
    await opened.press(words.signIn);
    await opened.says(words.offline);
    await expectFocus(opened, '[part=heading]');
    network.fails = false;
    await opened.press(words.retry);
    await opened.says(words.signedInAs(''));
  });

  it('is looked at no more once another was opened', async () => {
    let first = true;
    let answer = () => {};
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    const opened = await followed({
      intercept: async (_, next, path) => {
        if (path !== '/portal/links' || !first) return next();
        first = false;
        await pendingAnswer;
        return next();
      },
    });
    await waitUntil(() => posts(opened).length);
    opened.follow((await requestMailedLink(opened, 'eve@example.org'))!);
    await opened.says(words.linkFor('Eve Adams'));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened.text()).to.contain(words.linkFor('Eve Adams'));
  });
});
