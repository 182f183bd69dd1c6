import { expect } from '@open-wc/testing';
import { filters, list } from '../../../src/i18n/en/index.js';
import { event, openMonth } from './open-month.js';
import { refresh } from '../../../src/components/event-list/refresh.js';

const words = { ...list, ...filters };

describe('a month', () => {
  it('begins with that of the next event', async () => {
    const { month, stop } = await openMonth({ today: '2027-06-20' });
    expect(month()).to.equal('July\u00a02027');
    expect(stop()).to.deep.equal(['2027-07-03']);
  });

  it('begins with that of the last one where all are over, and with this one where there is none', async () => {
    expect((await openMonth({ today: '2029-01-01' })).month()).to.equal('August\u00a02027');
    expect((await openMonth({ today: '2029-01-01', events: [] })).month()).to.equal('January\u00a02029');
  });

  it('is a grid of dates that has its name, under a heading that is read out when it changes', async () => {
    const { part, parts } = await openMonth({ attributes: { 'heading-level': '3' } });
    const heading = part('[part=heading]');
    expect([heading.role, heading.ariaLevel, heading.ariaLive]).to.deep.equal(['heading', '3', 'polite']);
    expect(part('[part=month]').role).to.equal('grid');
    expect(part('[part=month]').getAttribute('aria-labelledby')).to.equal(heading.id);
    const rows = parts('[role=grid] > [role=row]');
    expect(rows).to.have.length(6);
    const cellCounts = rows.map(
      (row) => row.querySelectorAll(':scope > :is([role=gridcell], [role=columnheader])').length,
    );
    expect(new Set(cellCounts)).to.deep.equal(new Set([7]));
    expect(parts('[role=row] > :not([role]):not([aria-hidden=true])')).to.deep.equal([]);
    expect(part('[part=item] [role=heading]').ariaLevel).to.equal('4');
    expect(part('[part=list]').ariaLabel).to.equal('July\u00a02027');
  });

  for (const [lang, first, name] of [
    ['de', 'Mo', 'Montag'],
    ['en-US', 'Sun', 'Sunday'],
    ['ar', 'السبت', 'السبت'],
    ['he', 'יום\u00a0א׳', 'יום\u00a0ראשון'],
  ] as const)
    it(`begins its weeks in ${lang} with ${name}`, async () => {
      const { parts } = await openMonth({ lang });
      const headers = parts('[role=columnheader]');
      const [short] = parts('[role=columnheader] .short');
      expect([short!.textContent, headers[0]!.ariaLabel]).to.deep.equal([first, name]);
      expect(new Set(headers.map(({ ariaLabel }) => ariaLabel)).size).to.equal(7);
    });

  it('has the figures of the language', async () => {
    const { day } = await openMonth({ lang: 'ar-EG' });
    expect(day('2027-07-24').querySelector('.number')!.textContent).to.equal('٢٤');
  });

  it('has one bar for each event, in the columns of its days, with its title in each week', async () => {
    const { parts, day, click } = await openMonth();
    const spans = (title: string) =>
      parts('.bar')
        .filter(({ textContent }) => textContent === title)
        .map((bar) => [bar.getBoundingClientRect(), bar.className] as const);
    const within = ({ left, right }: DOMRect, first: string, last: string) => {
      const [from, to] = [first, last].map((date) => day(`2027-07-${date}`).getBoundingClientRect());
      expect(left).to.be.within(from!.left - 1, from!.left + 6);
      expect(right).to.be.within(to!.right - 6, to!.right + 1);
    };
    const camp = spans('Camp');
    expect(camp).to.have.length(2);
    within(camp[0]![0], '24', '25');
    within(camp[1]![0], '26', '31');
    expect(camp.map(([, name]) => name.match(/continue[sd]/g))).to.deep.equal([
      ['continues'],
      ['continued', 'continues'],
    ]);
    within(spans('Canoe')[0]![0], '03', '03');
    await click('[aria-label="Next month"]');
    expect(spans('Camp').map(([, name]) => name.match(/continue[sd]/g))).to.deep.equal([
      ['continued', 'continues'],
      ['continued'],
    ]);
  });

  it('grows with the events of a day, and counts those that have no room', async () => {
    const { parts, part, dayText, day } = await openMonth({
      events: Array.from({ length: 9 }, (_, at) => event(`Match ${at}`, '2027-07-14')),
    });
    expect(parts('.bar').map(({ textContent }) => textContent)).to.deep.equal([
      'Match 0',
      'Match 1',
      'Match 2',
      'Match 3',
    ]);
    expect(part('.further').textContent).to.equal(words.furtherOnDay(5));
    expect(dayText('2027-07-14')).to.match(/9 events: Match 0, .*, Match 4, 4 more$/);
    const [full, empty] = ['14', '21'].map((date) => day(`2027-07-${date}`).getBoundingClientRect());
    expect(full!.height).to.be.above(empty!.height);
    for (const line of parts('.bar, .further')) expect(line.getBoundingClientRect().bottom).to.be.at.most(full!.bottom);
  });

  it('says of each day which it is, and what is on', async () => {
    const { dayText } = await openMonth();
    expect(dayText('2027-07-23')).to.match(/^Friday,?\u00a023\u00a0July\u00a02027$/);
    expect(dayText('2027-07-24')).to.match(/^Saturday,?\u00a024\u00a0July\u00a02027, One event: Camp$/);
    expect(dayText('2027-07-03')).to.match(
      /^Saturday,?\u00a03\u00a0July\u00a02027, 4 events: Canoe, Row, Run, Supper$/,
    );
  });

  it('has what goes on for several days on each of them, in both months', async () => {
    const { parts, click } = await openMonth();
    const days = () =>
      parts('[data-day]')
        .filter(({ textContent }) => textContent.includes('Camp'))
        .map(({ dataset }) => dataset['day']!.slice(8));
    expect(days()).to.deep.equal(['24', '25', '26', '27', '28', '29', '30', '31']);
    await click('[aria-label="Next month"]');
    expect(days()).to.deep.equal(['01', '02', '03', '04', '05', '06']);
  });

  it('marks today, and what one can register for', async () => {
    const { parts } = await openMonth();
    const today = parts('[aria-current]');
    expect(today.map(({ dataset, ariaCurrent }) => [dataset['day'], ariaCurrent])).to.deep.equal([
      ['2027-07-01', 'date'],
    ]);
    expect(new Set(parts('.bar:is(.open, .few)').map(({ textContent }) => textContent))).to.deep.equal(
      new Set(['Canoe', 'Row', 'Supper', 'Camp']),
    );
  });

  it('is turned by its buttons, from wherever to this month', async () => {
    const { month, click, parts } = await openMonth();
    await click(`[aria-label="${words.previousMonth}"]`);
    expect(month()).to.equal('June\u00a02027');
    for (let times = 0; times < 8; times += 1) await click(`[aria-label="${words.nextMonth}"]`);
    expect(month()).to.equal('February\u00a02028');
    const [, today] = parts('.turn button');
    expect(today!.textContent.trim()).to.equal(words.thisMonth);
    await click('.turn button:not([aria-label])');
    expect(month()).to.equal('July\u00a02027');
  });

  it('shows below what is on in it', async () => {
    const { listedNames, click } = await openMonth();
    expect(listedNames()).to.deep.equal(['Canoe', 'Row', 'Run', 'Supper', 'Camp']);
    await click('[aria-label="Previous month"]');
    expect(listedNames()).to.deep.equal(['Regatta']);
    await click('[aria-label="Previous month"]');
    expect(listedNames()).to.deep.equal([]);
  });
});

describe('a day of a month', () => {
  it('shows only what is on then, until it is clicked once more', async () => {
    const { click, listedNames, parts, part, renderMonth } = await openMonth();
    const bar = parts('.bar')
      .find(({ textContent }) => textContent === 'Camp')!
      .getBoundingClientRect();
    const [left, top] = [bar.left + 8, bar.top + bar.height / 2];
    // a click on a bar is one on the day below it
    (part('[data-day="2027-07-24"]').getRootNode() as ShadowRoot)
      .elementFromPoint(left, top)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await renderMonth();
    expect(listedNames()).to.deep.equal(['Camp']);
    expect(parts('[aria-selected=true]').map(({ dataset }) => dataset['day'])).to.deep.equal(['2027-07-24']);
    expect(part('[part=list]').ariaLabel).to.match(/^Saturday,?\u00a024\u00a0July\u00a02027$/);
    await click('[data-day="2027-07-25"]');
    expect(listedNames()).to.deep.equal(['Camp']);
    expect(parts('[aria-selected=true]').map(({ dataset }) => dataset['day'])).to.deep.equal(['2027-07-25']);
    await click('[data-day="2027-07-25"]');
    expect(listedNames()).to.have.length(5);
    expect(part('[part=list]').ariaLabel).to.equal('July\u00a02027');
  });

  it('is named above what is on then, with a button for all of the month that leads back to it', async () => {
    const { click, listedNames, part, parts, focused } = await openMonth();
    await click('[data-day="2027-07-24"]');
    expect(part('.turn b').textContent).to.match(/^Saturday,?\u00a024\u00a0July\u00a02027$/);
    await click('.grid + .turn button');
    expect(listedNames()).to.have.length(5);
    expect(parts('.grid + .turn')).to.deep.equal([]);
    expect(focused()).to.equal('2027-07-24');
  });

  it('stays chosen when the list is drawn again or looks for something else', async () => {
    const { el, click, listedNames, month, part, renderMonth } = await openMonth();
    await click('[data-day="2027-07-24"]');
    el.text = 'Canoe';
    await renderMonth();
    expect(part('[aria-selected]').dataset['day']).to.equal('2027-07-24');
    expect(part('.none').textContent).to.equal(words.noResults);
    el.text = '';
    await renderMonth();
    expect([month(), ...listedNames()]).to.deep.equal(['July\u00a02027', 'Camp']);
    await refresh(el);
    await renderMonth();
    expect([month(), ...listedNames()]).to.deep.equal(['July\u00a02027', 'Camp']);
  });

  it('is given up with its month', async () => {
    const { click, listedNames, parts } = await openMonth();
    await click('[data-day="2027-07-24"]');
    await click('[aria-label="Next month"]');
    await click('[aria-label="Previous month"]');
    expect(parts('[aria-selected]')).to.deep.equal([]);
    expect(listedNames()).to.have.length(5);
  });

  it('that has nothing says so, as does a month', async () => {
    const { el, click, part, renderMonth } = await openMonth();
    await click('[data-day="2027-07-23"]');
    expect(part('slot[name=empty] .none').textContent).to.equal(words.noEvents);
    await click('[data-day="2027-07-23"]');
    el.onlyOpen = true;
    await renderMonth();
    await click('[aria-label="Previous month"]');
    expect(part('slot[name=empty] .none').textContent).to.equal(words.noResults);
  });
});

describe('a month with much in it', () => {
  const manyEvents = Array.from({ length: 10_000 }, (_, at) =>
    event(`Event ${at}`, `2027-07-${String((at % 31) + 1).padStart(2, '0')}`, undefined, { list_id: `lst_${at}` }),
  );

  it('draws a bounded number of elements, and more of the list when asked for', async () => {
    const { el, parts, listedNames, click, renderMonth } = await openMonth({ events: manyEvents });
    expect(parts('*').length).to.be.below(1200);
    expect(listedNames()).to.have.length(50);
    expect(
      parts('.unseen')
        .map(({ textContent }) => textContent.length)
        .sort()
        .at(-1),
    ).to.be.below(200);
    await click('.more button');
    expect(listedNames()).to.have.length(100);
    // at the first of those that are new
    const { activeElement } = el.shadowRoot!;
    expect(activeElement!.closest('li')).to.equal(parts('[part=item]')[50]);
    await click('[data-day="2027-07-03"]');
    await renderMonth();
    expect(listedNames()).to.have.length(50);
  });

  it('makes no format for a day', async () => {
    const { el, renderMonth, click } = await openMonth({ events: manyEvents });
    await click('[aria-label="Next month"]');
    const { DateTimeFormat } = Intl;
    let renderCount = 0;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, args: []) => ((renderCount += 1), new target(...args)),
    });
    try {
      el.requestUpdate();
      await renderMonth();
      await click('[aria-label="Next month"]');
    } finally {
      Intl.DateTimeFormat = DateTimeFormat;
    }
    expect(renderCount).to.equal(0);
  });
});

describe('an event title with any text', () => {
  const wide = 'W'.repeat(500);
  const titles = ['<img src=x onerror="window.hacked=1">', '\u202Eesrever\u2066', wide, '{{constructor}}', '‮'];

  it('makes no element, turns nothing around, and fits in one line of its day', async () => {
    const { parts, day, el } = await openMonth({
      events: titles.map((title, at) => event(title, `2027-07-0${at + 1}`, undefined, { list_id: `lst_${at}` })),
    });
    expect(parts('img, script')).to.deep.equal([]);
    expect(parts('.grid bdi').map(({ textContent }) => textContent)).to.deep.equal(titles);
    expect('hacked' in window).to.equal(false);
    const [cell, next] = ['03', '20'].map((date) => day(`2027-07-${date}`).getBoundingClientRect());
    expect(cell!.width).to.be.closeTo(next!.width, 1.5);
    const [line, short] = parts('.grid bdi').filter((_, at) => at === 2 || at === 3);
    expect(line!.getBoundingClientRect().height).to.be.at.most(short!.getBoundingClientRect().height + 1);
    expect(el.scrollWidth).to.be.at.most(el.clientWidth);
    for (const bdi of parts('.grid bdi')) expect(getComputedStyle(bdi).unicodeBidi).to.match(/isolate/);
  });
});
