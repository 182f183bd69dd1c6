import { expect } from '@open-wc/testing';
import { list as words } from '../../../src/i18n/en/index.js';
import { openList, type OpenedList } from '../../support/open-list.js';
import { pageClock, type PageClock } from '../../support/page-clock.js';

const MINUTE_MS = 60_000;
const failRequest = () => Promise.reject(new TypeError('Failed to fetch'));

/** A club in Berlin, on a winter's day at 22:30. */
const yaml = `
workspace: { slug: club, name: Club, time_zone: Europe/Berlin }
events:
  - { slug: today, title: Today, published: true, start_date: 2026-11-21 }
  - { slug: opens, title: Opens, published: true, start_date: 2027-01-02, opens_at: '2026-11-21 22:50' }
  - { slug: closes, title: Closes, published: true, start_date: 2027-01-03, closes_at: '2026-11-21 23:10' }
`;

/** What the list says of each event, by title. */
const badgeTexts = ({ parts }: OpenedList): Record<string, string> =>
  Object.fromEntries(
    parts('.item').map((item) => [
      item.querySelector('.name')!.textContent.trim(),
      item.querySelector('.badge')?.textContent.trim() ?? '',
    ]),
  );

describe('a list of events that stands open', () => {
  let clock: PageClock;
  let isLost = false;

  beforeEach(() => {
    isLost = false;
    clock = pageClock();
  });
  afterEach(() => clock.end());

  const open = async () => {
    const list = await openList({
      yaml,
      at: '2026-11-21T21:30:00Z',
      intercept: (request, next) => (isLost ? failRequest() : next(request)),
    });
    // the timer is set behind the drawing
    await new Promise((resolve) => setTimeout(resolve, 100));
    /** Time goes by, here and at the club. */
    const pass = (minutes: number) => {
      list.clock.now += minutes * MINUTE_MS;
      clock.pass(minutes * MINUTE_MS);
    };
    /** Lets half a minute after the other go by until the list says this of an event: nothing may come at the very second. */
    const expectText = async (title: string, text: string | undefined) => {
      for (let tries = 0; badgeTexts(list)[title] !== text && tries < 40; tries++) {
        pass(0.5);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(badgeTexts(list)[title], title).to.equal(text);
    };
    return { list, pass, expectText };
  };

  it('follows the server: a registration opens, another closes, and the club’s day ends', async () => {
    const { list, pass, expectText } = await open();
    expect(badgeTexts(list)).to.deep.equal({
      Today: words.isOpen,
      Opens: words.opensOn('21\u00a0November\u00a02026 at\u00a022:50\u00a0CET'),
      Closes: words.isOpen,
    });
    expect(list.requests.length).to.equal(1);
    pass(21);
    await expectText('Opens', words.isOpen);
    pass(20);
    await expectText('Closes', words.isClosed);
    pass(50);
    await expectText('Today', undefined);
    expect(list.titles()).to.deep.equal(['Opens', 'Closes']);
    expect(list.requests.length).to.equal(4);
  });

  it('asks nothing in between', async () => {
    const { list, pass } = await open();
    for (let minutes = 0; minutes < 19; minutes++) pass(1);
    expect(list.requests.length).to.equal(1);
  });

  it('tells by itself that a day is over where the server cannot be reached, and asks again', async () => {
    const { list, pass, expectText } = await open();
    isLost = true;
    pass(91);
    await expectText('Today', undefined);
    expect(badgeTexts(list)['Closes']).to.equal(words.isOpen);
    isLost = false;
    await expectText('Closes', words.isClosed);
    expect(badgeTexts(list)).to.deep.equal({ Opens: words.isOpen, Closes: words.isClosed });
  });
});
