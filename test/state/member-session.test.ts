// Long because all ends of a session are tried with one storage.
import { expect } from '@open-wc/testing';
import { MemberSession, sessionAt } from '../../src/state/member-session.js';
import { pageClock, type PageClock } from '../support/page-clock.js';

const link = 'l'.repeat(43);
const base = 'https://turnout.test/public/club';
const minute = 60_000;
const real = window.fetch;
const address = location.pathname + location.search;

let requests: Request[] = [];
let status = 200;
let clock: PageClock;

beforeEach(() => {
  [requests, status] = [[], 200];
  clock = pageClock();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    if (status !== 200) return Response.json({ title: 'no' }, { status });
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const now = Date.parse('2030-01-01T00:00:00Z');
    const data = {
      token: `mem_${requests.length}`,
      now: new Date(now).toISOString(),
      expires_at: new Date(now + 12 * 60 * minute).toISOString(),
      idle_ms: 30 * minute,
    };
    return Response.json({ data }, { status: request.url.endsWith('/portal/sessions') ? 201 : 200 });
  };
});
afterEach(() => {
  clock.end();
  window.fetch = real;
  sessionStorage.clear();
  history.replaceState(null, '', address);
});

async function signedIn(at = base) {
  const session = new MemberSession(at);
  session.open(link);
  await session.signIn();
  return session;
}

describe('a member’s session', () => {
  it('begins with a link, and is there after a reload, in the same tab', async () => {
    const session = await signedIn();
    expect([session.isOpen, session.link]).to.deep.equal([true, undefined]);
    expect(new MemberSession(base).isOpen).to.equal(true);
    sessionStorage.clear();
    expect(new MemberSession(base).isOpen).to.equal(false);
  });

  it('is one for each club, and the same for all who ask', async () => {
    await signedIn();
    expect(new MemberSession(`${base}2`).isOpen).to.equal(false);
    expect(sessionAt('one')).to.equal(sessionAt('one'));
    expect(sessionAt('one')).to.not.equal(sessionAt('other'));
  });

  it('is independent of the device’s clock', async () => {
    const session = await signedIn();
    expect(session.timeLeft.ms / minute).to.be.closeTo(30, 0.1);
    expect(session.timeLeft.isFinal).to.equal(false);
    for (let half = 0; half < 28; half++) {
      clock.pass(25 * minute);
      await session.client.readSession();
    }
    expect(session.timeLeft.ms / minute).to.be.closeTo(20, 0.1);
    expect(session.timeLeft.isFinal).to.equal(true);
  });

  for (const [what, minutes, isThere] of [
    ['29 minutes', 29, true],
    ['31 minutes', 31, false],
  ] as const)
    it(`is ${isThere ? '' : 'not '}there after ${what} without a request`, async () => {
      await signedIn();
      clock.pass(minutes * minute);
      expect(new MemberSession(base).isOpen).to.equal(isThere);
    });

  for (const broken of ['', 'x', 'mem_1', 'mem_1 x y z', 'mem_1 1 1 1', '{}', ' 9e99 9e99 9e99'])
    it(`is none where it cannot be read: “${broken}”`, () => {
      sessionStorage.setItem(`turnout member ${base}`, broken);
      expect(new MemberSession(base).isOpen).to.equal(false);
    });

  it('names itself to the service, and to nobody before', async () => {
    const session = await signedIn();
    await session.client.readFees();
    expect(requests.map(({ headers }) => headers.get('authorization'))).to.deep.equal([null, 'Bearer mem_1']);
  });

  it('ends where the service knows it no more, and where somebody wishes', async () => {
    for (const [reason, end] of [
      [
        'over',
        async (session: MemberSession) => {
          status = 401;
          await session.client.readFees().catch(() => {});
          status = 200;
        },
      ],
      ['signed_out', (session: MemberSession) => session.signOut()],
      ['address_changed', (session: MemberSession) => session.end('address_changed')],
    ] as const) {
      const session = await signedIn();
      await end(session);
      expect([session.isOpen, session.endReason, sessionStorage.length]).to.deep.equal([false, reason, 0]);
    }
  });

  it('does not end where another is refused', async () => {
    const session = await signedIn();
    const { client } = session;
    session.open(link);
    await session.signIn();
    status = 401;
    await client.readFees().catch(() => {});
    expect(session.isOpen).to.equal(true);
  });

  it('ends before another begins, here and at the service', async () => {
    const session = await signedIn();
    const open: boolean[] = [];
    session.subscribe('login', () => open.push(session.isOpen));
    session.open(link);
    await session.signIn();
    expect(open).to.include(false);
    expect([open.at(-1), session.endReason]).to.deep.equal([true, undefined]);
    const [closing] = requests.filter(({ method }) => method === 'DELETE');
    expect(closing!.headers.get('authorization')).to.equal('Bearer mem_1');
    // the link may be the one that opens the new session
    expect(new URL(closing!.url).search).to.equal('?end=session');
  });

  it('stays as it was where a link opens nothing', async () => {
    const session = await signedIn();
    session.open(link);
    status = 404;
    expect(await session.signIn().catch((error: { status: number }) => error.status)).to.equal(404);
    expect(session.isOpen).to.equal(true);
  });

  it('tells the service what to end, also where the page is closed at that moment', async () => {
    const session = await signedIn();
    await session.signOut();
    const [closing] = requests.filter(({ method }) => method === 'DELETE');
    expect([new URL(closing!.url).search, closing!.keepalive]).to.deep.equal(['?end=link', true]);
    expect(session.signOutRequest?.state).to.equal('done');
  });

  for (const [answer, before, after] of [
    [503, 'failed', 'done'],
    [401, 'unknown', 'unknown'],
  ] as const)
    it(`knows what has come of signing out, and can try again: ${answer}`, async () => {
      const session = await signedIn();
      status = answer;
      await session.signOut('everywhere');
      const signOut = session.signOutRequest!;
      expect([session.isOpen, signOut.scope, signOut.state]).to.deep.equal([false, 'everywhere', before]);
      status = 200;
      await signOut.send();
      expect(signOut.state).to.equal(after);
    });

  it('tells whoever listens, until they do not', async () => {
    const session = await signedIn();
    let notifications = 0;
    const leave = session.subscribe('profile', () => notifications++);
    expect([notifications, session.has('profile'), session.has('login')]).to.deep.equal([1, true, false]);
    session.end('over');
    expect(notifications).to.equal(2);
    leave();
    session.open(link);
    expect([notifications, session.has('profile')]).to.deep.equal([2, false]);
  });
});

describe('the link in an address', () => {
  it('is taken, and is gone at once on a page of a club', () => {
    history.replaceState({ page: 1 }, '', `#club.${link}`);
    const session = new MemberSession(base);
    session.takeLink();
    expect([session.link, location.hash, history.state as unknown]).to.deep.equal([link, '', { page: 1 }]);
  });

  it('is removed at once on our own page, too, whose address names the club', () => {
    const own = 'o'.repeat(43);
    history.replaceState(null, '', `/portal/club?lang=de#${own}`);
    const session = new MemberSession(`${location.origin}/public/club`);
    session.takeLink();
    expect([session.link, location.hash]).to.deep.equal([own, '']);
  });

  it('is offered to no other gate that has a club of this name, though it is asked later (67)', () => {
    const token = 't'.repeat(43);
    const [first, second] = [new MemberSession(base), new MemberSession('https://other.test/public/club')];
    for (const session of [first, second, first]) {
      history.replaceState(null, '', `#club.${token}`);
      session.takeLink();
      expect(location.hash).to.equal('');
    }
    expect([first.link, second.link, second.isLinkExpired]).to.deep.equal([token, undefined, true]);
  });

  it('is offered to no other club (67)', () => {
    history.replaceState(null, '', `#club.${link}`);
    const other = new MemberSession('https://turnout.test/public/other');
    other.takeLink();
    expect([other.link, location.hash]).to.deep.equal([undefined, `#club.${link}`]);
  });

  it('is nobody’s where it names no club, on any other page than that of the portal (67)', () => {
    history.replaceState(null, '', `#${link}`);
    const session = new MemberSession(base);
    session.takeLink();
    expect([session.link, session.isLinkExpired, location.hash]).to.deep.equal([undefined, true, '']);
  });

  it('is taken away where links cannot be opened', () => {
    history.replaceState(null, '', `#club.${link}`);
    const session = new MemberSession(base);
    session.takeLink(false);
    expect([session.link, location.hash]).to.deep.equal([undefined, '']);
  });

  it('is none that is something else', () => {
    history.replaceState(null, '', '#contact');
    const session = new MemberSession(base);
    session.takeLink();
    session.open(undefined);
    expect([session.link, location.hash]).to.deep.equal([undefined, '#contact']);
  });
});

describe('refused storage', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  afterEach(() => Object.defineProperty(window, 'sessionStorage', own));

  it('a session lasts as long as the page', async () => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const session = await signedIn();
    expect(session.isOpen).to.equal(true);
    await session.signOut();
    expect(session.isOpen).to.equal(false);
  });

  it('and where there is no room left, too', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const session = await signedIn();
    Storage.prototype.setItem = setItem;
    expect(session.isOpen).to.equal(true);
  });
});
