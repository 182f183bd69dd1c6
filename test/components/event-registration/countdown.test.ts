import { expect } from '@open-wc/testing';
import { formatDuration, Countdown } from '../../../src/components/event-registration/countdown.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm, type OpenedForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { press } from './fill-participants.js';

/** A camp that opens so long after the backend's clock begins, 12:00:00 UTC. */
const opensAt = (time: string, more = '') => `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, opens_at: '2026-11-21 ${time}Z'${more} }
`;

describe('a form that opens later', () => {
  const { random } = Math;
  let calls = 0;
  beforeEach(() => {
    // nobody else waits here, so nearly no delay; never the same number, since SQLite in a page names its files by it
    Math.random = () => ++calls * 1e-6;
  });
  afterEach(() => {
    Math.random = random;
  });

  const waiting = (time: string) => openForm({ yaml: opensAt(time), until: '.countdown' });
  const countdown = ({ part }: OpenedForm) => part('.countdown').textContent.trim();

  it('shows the time left by the clock of the server', async () => {
    const opened = await waiting('14:30:00');
    expect(countdown(opened))
      .to.match(/2\u00a0hours/)
      .and.contain('30\u00a0min');
    await expect(opened.el).to.be.accessible();
  });

  it('says in Arabic the sign of its zone before the number', async () => {
    const yaml = opensAt('14:30:00')
      .replace("'2026-11-21 14", "'2026-11-29 14")
      .replace('Club }', 'Club, time_zone: Europe/Berlin }');
    const { part } = await openForm({ yaml, lang: 'ar' });
    expect(part('.notice').textContent).to.contain('\u200e+1');
  });

  it('says only when it opens, and renders nothing more, as long as that is more than a week off', async () => {
    const yaml = opensAt('14:30:00').replace("'2026-11-21 14", "'2026-11-29 14");
    const opened = await openForm({ yaml });
    expect(opened.part('.notice').textContent.trim()).to.match(
      /^Registration opens on .*29\u00a0November\u00a02026.*\.\s+All events$/s,
    );
    expect(opened.el.shadowRoot!.querySelector('.countdown, [role=timer]')).to.equal(null);
    let updates = 0;
    opened.el.requestUpdate = () => void updates++;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(updates).to.equal(0);
  });

  it('counts down', async () => {
    const opened = await waiting('12:00:50');
    const first = countdown(opened);
    await waitUntil(() => countdown(opened) !== first, 'it stands still');
    expect(countdown(opened)).to.contain('second');
  });

  it('does not announce every second', async () => {
    const opened = await waiting('12:00:50');
    const first = countdown(opened);
    const changed: Node[] = [];
    const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    watch.observe(opened.el.shadowRoot!, { subtree: true, childList: true, characterData: true, attributes: true });
    await waitUntil(() => countdown(opened) !== first, 'it stands still');
    watch.disconnect();
    const timer = opened.part('.countdown');
    expect(changed).to.have.length.above(0);
    expect(changed.filter((node) => !timer.contains(node))).to.deep.equal([]);
    expect([timer.getAttribute('role'), timer.closest('[aria-live], [role=status], [role=alert]')]).to.deep.equal([
      'timer',
      null,
    ]);
  });

  it('opens by itself', async () => {
    const opened = await waiting('12:00:01');
    opened.clock.now += 1000;
    await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'it does not open');
    expect(opened.el.shadowRoot!.querySelector('.countdown')).to.equal(null);
  });

  it('continues if the server is not yet open', async () => {
    const opened = await waiting('12:00:01');
    const formRequests = () => opened.requests.filter(({ url }) => url.endsWith('/forms/camp')).length;
    await waitUntil(() => formRequests() === 2, 'it does not ask');
    await waitUntil(() => opened.el.shadowRoot!.querySelector('.countdown'), 'it does not wait any more');
    opened.clock.now += 1000;
    await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'it does not open');
  });

  it('is another form without a countdown when its slug changes', async () => {
    const yaml = `${opensAt('14:30:00')}  - { slug: open, title: Open, published: true, start_date: 2027-07-24 }\n`;
    const opened = await openForm({ yaml, until: '.countdown' });
    opened.el.slug = 'club/open';
    await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'no form');
    expect(opened.el.shadowRoot!.querySelector('.countdown')).to.equal(null);
  });
});

describe('the countdown', () => {
  const { setTimeout: set, clearTimeout: clear } = window;
  const timers = new Map<number, () => void>();
  beforeEach(() => {
    timers.clear();
    let last = 0;
    Object.assign(window, {
      setTimeout: (work: () => void) => (timers.set(++last, work), last),
      clearTimeout: (timer: number) => timers.delete(timer),
    });
  });
  afterEach(() => Object.assign(window, { setTimeout: set, clearTimeout: clear }));

  const createForm = () => {
    const host = Object.assign(document.createElement('div'), {
      addController: () => {},
      removeController: () => {},
      requestUpdate: () => {},
      updateComplete: Promise.resolve(true),
    });
    document.body.append(host);
    const opening = new Countdown(host, () => {});
    opening.start('2026-11-21T12:01:00Z', '2026-11-21T12:00:00Z');
    return { host, opening };
  };

  it('ends when the form is taken off the page, and goes on when it is put back', () => {
    const { host, opening } = createForm();
    expect(timers.size).to.equal(1);
    host.remove();
    opening.hostDisconnected();
    expect(timers.size).to.equal(0);
    document.body.append(host);
    opening.hostConnected();
    expect(timers.size).to.equal(1);
    host.remove();
  });

  it('begins a week before it opens', () => {
    const { host, opening } = createForm();
    opening.start('2026-11-28T13:00:00Z', '2026-11-21T12:00:00Z');
    expect([timers.size, opening.leftText('en')]).to.deep.equal([1, undefined]);
    opening.start('2026-11-28T11:59:00Z', '2026-11-21T12:00:00Z');
    expect([timers.size, opening.leftText('en')]).to.deep.equal([1, '6\u00a0days, 23\u00a0hours']);
    host.remove();
  });

  it('does not begin where the form is not on the page', () => {
    const { host, opening } = createForm();
    host.remove();
    opening.hostDisconnected();
    opening.start('2026-11-21T12:01:00Z', '2026-11-21T12:00:00Z');
    expect(timers.size).to.equal(0);
  });

  it('ends when there is nothing to wait for', () => {
    const { host, opening } = createForm();
    opening.stop();
    expect([timers.size, opening.leftMs]).to.deep.equal([0, undefined]);
    host.remove();
  });
});

describe('a length of time', () => {
  for (const [milliseconds, text] of [
    [0, '0\u00a0seconds'],
    [1, '1\u00a0second'],
    [59_001, '1\u00a0minute'],
    [61_000, '1\u00a0minute, 1\u00a0second'],
    [3_600_000, '1\u00a0hour'],
    [3_601_000, '1\u00a0hour'],
    [90_061_000, '1\u00a0day, 1\u00a0hour'],
    [2 * 86_400_000 + 60_000, '2\u00a0days'],
  ] as const)
    it(`is ${text} in words: ${milliseconds} ms`, () => {
      expect(formatDuration(milliseconds, 'en')).to.equal(text);
    });

  it('is said in the language of the form', () => {
    expect(formatDuration(7_260_000, 'de')).to.equal('2\u00a0Stunden, 1\u00a0Minute');
  });
});

const fullClub = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, form: { waiting_list: waiting, sections: [{ fields: [{ name: name, required: true }, email] }] } }
  - { slug: waiting, title: Waiting list, published: true, start_date: 2027-07-24 }
`;

describe('a form that is full', () => {
  const full = async () => {
    let filled = false;
    return openForm({
      yaml: fullClub,
      intercept: async (request, next, club) => {
        if (!filled)
          await club.api.createPerson({ list_id: await club.listOf('camp'), body: { email: 'a@example.org' } });
        filled = true;
        return next(request);
      },
    });
  };

  it('offers its waiting list, accessibly', async () => {
    const opened = await full();
    expect(opened.part('[role=status]').textContent).to.contain(words.waitingList);
    expect(opened.el.shadowRoot!.querySelector('form')).to.equal(null);
    await expect(opened.el).to.be.accessible();
  });

  it('leads there, puts the visitor at its title, and registers there', async () => {
    const opened = await full();
    press(opened, words.joinWaitingList);
    await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'no form');
    const heading = opened.part('[role=heading]');
    await waitUntil(() => opened.el.shadowRoot!.activeElement === heading, 'the visitor is somewhere else');
    expect(heading.textContent.trim()).to.equal('Waiting list');
    opened.type('name.first_name', 'Bo');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'bo@example.org');
    await opened.send();
    const { data } = await opened.api.listPersons({ list_id: await opened.listOf('waiting') });
    expect(data.map(({ email }) => email)).to.deep.equal(['bo@example.org']);
  });
});
