import { expect } from '@open-wc/testing';
import type { ProfileChangedEvent } from '../../../src/components/index.js';
import { profile as words, signOut as out } from '../../../src/i18n/en/index.js';
import { sharedEmail, storedPerson } from '../../support/family-club.js';
import { waitForElement, openPortal, signIn } from '../../support/open-portal.js';
import { pageClock, type PageClock } from '../../support/page-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { changes, edit, openEditing, openProfile, save, turnTo, value } from './open-editing.js';

const minute = 60_000;

describe('a profile without a session', () => {
  it('shows the sign-in, and then the profile', async () => {
    const opened = await openPortal();
    expect(opened.text()).to.contain(words.signInTitle);
    await signIn(opened);
    await opened.says('Am See 1');
  });

  it('shows the sign-in again after signing out, and no data', async () => {
    const opened = await openProfile();
    await opened.says('Am See 1');
    await opened.press(words.signOut);
    await opened.says(out.linkEnded);
    expect(opened.root.innerHTML).to.not.match(/Noyce|Am See/);
  });

  it('shows nothing of who was signed in before somebody else', async () => {
    const opened = await openProfile();
    await opened.says('Am See 1');
    await signIn(opened, 'eve@example.org');
    await opened.says('Eve Adams');
    expect(opened.root.innerHTML).to.not.contain('Noyce');
  });

  it('can be signed out of while it is still loading', async () => {
    let answer = () => {};
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    const opened = await openProfile({
      until: '.profile, .in',
      intercept: async (request, next, path) => {
        const response = await next();
        if (path === '/portal/fees') await pendingAnswer;
        return request.method === 'DELETE' ? new Response(null, { status: 204 }) : response;
      },
    });
    await waitUntil(() => opened.requestLines().includes('GET /portal/fees'));
    const { sessionAt } = await import('../../../src/state/index.js');
    await sessionAt(`${opened.base}/club`).signOut();
    answer();
    await opened.says(out.linkEnded);
  });
});

describe('another e-mail address', () => {
  it('does not count before it was confirmed: it is shown as pending, can be mailed again, and taken back', async () => {
    const events: Event[] = [];
    const listen = (event: Event) => void events.push(event);
    document.body.addEventListener('profile-changed', listen);
    const opened = await openEditing();
    expect(opened.text()).to.contain(words.emailNote);
    opened.type('email', 'new@example.org');
    await save(opened);
    await opened.says(words.emailPending('new@example.org'));
    document.body.removeEventListener('profile-changed', listen);
    expect(await changes(opened)).to.deep.equal([{ email: 'new@example.org' }]);
    expect((events[0] as ProfileChangedEvent).fields).to.deep.equal(['email']);
    expect((await storedPerson(opened, opened.ids.bob))['email']).to.equal('bob@example.org');
    await opened.press(words.sendAgain);
    await opened.press(words.cancel);
    await waitUntil(() => !opened.root.querySelector('.pending'), 'it is still pending');
  });

  it('needs a fresh link after ten minutes, and what was typed stays', async () => {
    const opened = await openEditing();
    opened.clock.now += 10 * minute + 1000;
    opened.type('email', 'new@example.org');
    await save(opened).catch(() => {});
    await opened.says(words.freshLink);
    await opened.press(words.sendLink);
    await opened.says(words.linkSent('bob@example.org'));
    expect(value(opened, 'email')).to.equal('new@example.org');
  });
});

describe('a session that is over', () => {
  /** Something typed, and the service has ended the session. */
  const waitForEnd = async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 11');
    opened.clock.now += 31 * minute;
    await save(opened).catch(() => {});
    await opened.says(words.sessionOver);
    return opened;
  };

  it('is said, and nothing of anybody is shown', async () => {
    const opened = await waitForEnd();
    expect(opened.root.innerHTML).to.not.match(/Noyce|30 11/);
    expect(sessionStorage).to.have.length(0);
  });

  it('brings back what was typed to the same person', async () => {
    const opened = await waitForEnd();
    await opened.api.updatePerson({ list_id: 'member', person_id: opened.ids.bob, body: { about: 'Theirs' } });
    await signIn(opened);
    await waitForElement(opened.root, 'form.editing');
    await waitUntil(() => value(opened, 'phone') === '+49 30 11', 'it is not back');
    await save(opened);
    await opened.says(words.merged);
    expect(await storedPerson(opened, opened.ids.bob)).to.deep.include({ phone: '+49 30 11', about: 'Theirs' });
  });

  it('and not to another', async () => {
    const opened = await waitForEnd();
    await signIn(opened, 'eve@example.org');
    await opened.says('Eve Adams');
    await waitForElement(opened.root, '.person .main');
    await edit(opened);
    expect(value(opened, 'phone')).to.equal('');
    await opened.press(words.cancel);
    await opened.press(words.signOut);
    await signIn(opened, sharedEmail);
    await opened.says('Am See 1');
    await edit(opened);
    expect(value(opened, 'phone')).to.equal('+49 30 1234');
  });

  it('is found out by reading as well', async () => {
    const opened = await openProfile();
    await opened.says('Am See 1');
    opened.clock.now += 31 * minute;
    opened.parts('nav button')[1]!.click();
    await opened.says(words.sessionOver);
  });
});

describe('a session that is about to end', () => {
  let clock: PageClock;
  beforeEach(() => (clock = pageClock()));
  afterEach(() => clock.end());

  const quiet = async () => {
    const opened = await openProfile();
    await opened.says('Am See 1');
    const pass = (milliseconds: number) => {
      opened.clock.now += milliseconds;
      clock.pass(milliseconds);
    };
    return { opened, pass };
  };
  const [prefix] = words.endsSoon('|').split('|') as [string];
  const [forGood] = words.endsFinally('|').split('|') as [string];

  it('says so two minutes before, and not earlier', async () => {
    const { opened, pass } = await quiet();
    pass(27 * minute);
    await opened.el.updateComplete;
    expect(opened.text()).to.not.contain(prefix);
    pass(1.5 * minute);
    await opened.says(prefix);
  });

  it('goes on where somebody stays', async () => {
    const { opened, pass } = await quiet();
    pass(28.5 * minute);
    await opened.says(prefix);
    await opened.press(words.extend);
    await waitUntil(() => !opened.text().includes(prefix), 'it still ends');
    pass(20 * minute);
    await turnTo(opened, 'Ada');
    expect(opened.text()).to.not.contain(words.sessionOver);
  });

  it('goes on while somebody types, and asks now and then', async () => {
    const opened = await openEditing();
    const reads = () => opened.requestLines().filter((line) => line === 'GET /portal/sessions/current').length;
    const before = reads();
    opened.type('phone', '+49 30 1');
    expect(reads()).to.equal(before);
    clock.pass(6 * minute);
    opened.type('phone', '+49 30 11');
    await waitUntil(() => reads() === before + 1, 'the service is not told');
    opened.type('phone', '+49 30 112');
    expect(reads()).to.equal(before + 1);
  });

  it('ends by itself, and nothing of anybody is shown any more', async () => {
    const { opened, pass } = await quiet();
    pass(29 * minute);
    await opened.says(prefix);
    pass(minute);
    await opened.says(words.sessionOver);
    expect(opened.root.innerHTML).to.not.contain('Noyce');
  });

  it('cannot be extended forever', async () => {
    const { opened, pass } = await quiet();
    for (let half = 0; half < 28; half++) {
      pass(25 * minute);
      opened.parts('nav button')[half % 2]!.click();
      await waitUntil(() => opened.requests.length > 6 + half, 'nothing is asked');
      // until the answer is there, in slow browsers too
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    pass(18.5 * minute);
    await opened.says(forGood);
    expect(opened.parts('button').map(({ textContent }) => textContent.trim())).to.not.include(words.extend);
    pass(2 * minute);
    await opened.says(words.sessionOver);
  });
});
