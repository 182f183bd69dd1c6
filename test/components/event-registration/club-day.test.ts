import { expect } from '@open-wc/testing';
import { openForm, type OpenedForm } from '../../support/open-form.js';
import { pageClock } from '../../support/page-clock.js';
import { waitUntil } from '../../support/wait-until.js';

/** An application that asks one thing of children and another of grown people. */
const clubIn = (time_zone: string) => `
workspace: { slug: club, name: Club, time_zone: ${time_zone} }
lists:
  - type: member
    name: Members
    columns:
      - { external_id: guardian, name: Guardian, type: string }
      - { external_id: vote, name: Vote, type: string }
    application:
      slug: join
      title: Join us
      sections:
        - fields:
            - { name: name, required: true }
            - { name: birthdate, required: true }
            - { name: guardian, required: true, visible_when: { age_on_first_day: { below: 18 } } }
            - { name: vote, required: true, visible_when: { age_on_first_day: { at_least: 18 } } }
`;

const day = 24 * 3_600_000;

/** How many form tokens the page has read. */
let tokens = 0;

const openAt = (zone: string, at: string) => {
  tokens = 0;
  return openForm({
    yaml: clubIn(zone),
    slug: 'club/join',
    at,
    intercept: async (request, next) => {
      const response = await next(request);
      // a task after the copy is read, the page has read it too
      if (request.url.endsWith('/token'))
        void response
          .clone()
          .text()
          .then(() => setTimeout(() => tokens++));
      return response;
    },
  });
};

/** Answers all but what depends on the age. */
function fill({ type }: OpenedForm, birthdate: string): void {
  const [year, month, date] = birthdate.split('-');
  type('name.first_name', 'Ada');
  type('name.last_name', 'Lovelace');
  type('birthdate.day', date!);
  type('birthdate.month', month!);
  type('birthdate.year', year!);
}

const isShown = ({ part }: OpenedForm, name: string): boolean => part(`[name="${name}"]`).checkVisibility();

const links = ({ parts }: OpenedForm) => parts<HTMLAnchorElement>('[part=summary] a');

/** Waits for the token that is requested with the first key. */
const formTokenRead = () => waitUntil(() => tokens > 0, 'no token is read');

describe('a visitor who is 18 today, at the club', () => {
  for (const [zone, at, birthday] of [
    ['Pacific/Kiritimati', '2026-11-21T23:45:00Z', '2008-11-22'],
    ['Europe/Berlin', '2026-11-21T23:30:00Z', '2008-11-22'],
    ['America/New_York', '2026-11-22T03:00:00Z', '2008-11-21'],
  ] as const)
    it(`is asked in ${zone} what the gate takes`, async () => {
      const opened = await openAt(zone, at);
      fill(opened, birthday);
      expect([isShown(opened, 'guardian'), isShown(opened, 'vote')]).to.deep.equal([false, true]);
      opened.type('vote', 'yes');
      await opened.send();
      expect(opened.parts('.done').length).to.equal(1);
    });
});

describe('a visitor whose clock is wrong', () => {
  const { Date: RealDate } = window;
  afterEach(() => (window.Date = RealDate));

  for (const days of [-30, 30])
    it(`by ${days} days is told the same as everybody`, async () => {
      const off = days * day;
      // every way to ask the clock
      window.Date = class extends RealDate {
        constructor(...args: [number]) {
          super(...((args.length ? args : [RealDate.now() + off]) as [number]));
        }
        static override now = () => RealDate.now() + off;
      } as DateConstructor;
      const opened = await openAt('Europe/Berlin', '2026-11-21T12:00:00Z');
      fill(opened, '2026-11-22');
      opened.type('guardian', 'Eve');
      await opened.send();
      expect(links(opened).map((link) => link.getAttribute('href'))).to.deep.equal(['#birthdate']);
      fill(opened, '2026-11-21');
      await opened.send();
      expect(opened.parts('.done').length).to.equal(1);
    });
});

describe('a form that is left open over midnight', () => {
  const at = '2026-11-21T22:55:00Z';
  const birthday = '2008-11-22';
  const minutes = 10 * 60_000;

  it('asks what the new day asks, and loses nothing', async () => {
    const clock = pageClock();
    try {
      const opened = await openAt('Europe/Berlin', at);
      fill(opened, birthday);
      opened.type('guardian', 'Eve');
      expect(isShown(opened, 'guardian')).to.equal(true);
      await formTokenRead();
      opened.clock.now += minutes;
      clock.pass(minutes);
      await opened.send();
      expect(links(opened).map((link) => link.getAttribute('href'))).to.deep.equal(['#vote']);
      expect([isShown(opened, 'guardian'), isShown(opened, 'vote')]).to.deep.equal([false, true]);
      links(opened)[0]!.click();
      expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('[name=vote]'));
      opened.type('vote', 'yes');
      await opened.send();
      expect(opened.parts('.done').length).to.equal(1);
    } finally {
      clock.end();
    }
  });

  it("follows the gate's day after a device slept and the clock of the page stood still", async () => {
    const opened = await openAt('Europe/Berlin', at);
    fill(opened, birthday);
    opened.type('guardian', 'Eve');
    await formTokenRead();
    opened.clock.now += minutes;
    await opened.send();
    // the gate has refused: what it asks is shown now, and is where the visitor is led
    expect(links(opened).map((link) => link.getAttribute('href'))).to.deep.equal(['#vote']);
    expect([isShown(opened, 'guardian'), isShown(opened, 'vote')]).to.deep.equal([false, true]);
    expect(opened.part<HTMLInputElement>('[name="name.last_name"]').value).to.equal('Lovelace');
    opened.type('vote', 'yes');
    await opened.send();
    expect(opened.parts('.done').length).to.equal(1);
  });

  it('takes the day that comes with the token, where the form itself was kept for a day', async () => {
    const opened = await openForm({
      yaml: clubIn('Europe/Berlin'),
      slug: 'club/join',
      at: '2026-11-22T12:00:00Z',
      intercept: async (request, next) => {
        const answer = await next(request);
        if (!request.url.endsWith('/forms/join')) return answer;
        const { data } = (await answer.json()) as { data: object };
        return Response.json({ data: { ...data, now: at, today: '2026-11-21' } });
      },
    });
    fill(opened, birthday);
    await waitUntil(() => isShown(opened, 'vote'), 'the day of the form still counts');
    expect(isShown(opened, 'guardian')).to.equal(false);
  });
});
