import { expect } from '@open-wc/testing';
import { layOutWeek, MAX_LANES } from '../../../src/components/event-list/month-lanes.js';
import { event } from './open-month.js';

const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-03-${day}`);

const bars = (...events: Parameters<typeof layOutWeek>[0][number][]) =>
  layOutWeek(events, week).bars.map(({ event: { title }, lane, column, dayCount }) => [title, lane, column, dayCount]);

describe('the events of a week', () => {
  it('have one bar each, those of several days first, in the first free row', () => {
    expect(
      bars(
        event('Day', '2027-03-02'),
        event('Long', '2027-03-01', '2027-03-03'),
        event('Late', '2027-03-04', '2027-03-20'),
        event('Other', '2027-03-09'),
      ),
    ).to.deep.equal([
      ['Long', 0, 0, 3],
      ['Day', 1, 1, 1],
      ['Late', 0, 3, 4],
    ]);
  });

  it('say whether they go on in another week or month', () => {
    const ends = (days: (string | undefined)[]) =>
      layOutWeek([event('Long', '2027-03-01', '2027-03-07')], days).bars.map((bar) => [
        bar.column,
        bar.dayCount,
        bar.startsBefore,
        bar.endsAfter,
      ]);
    expect(ends(week)).to.deep.equal([[0, 7, false, false]]);
    expect(ends([undefined, undefined, ...week.slice(2)])).to.deep.equal([[2, 5, true, false]]);
    expect(ends([...week.slice(0, 3), undefined, undefined])).to.deep.equal([[0, 3, false, true]]);
  });

  it('lose nobody: each day has all its events as bars, or their number', () => {
    // a small generator, the same each time
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      const events = Array.from({ length: random(14) }, (_, at) => {
        const [start, length] = [random(9), random(5)];
        const day = (offset: number) => new Date(Date.UTC(2027, 1, 27 + offset)).toISOString().slice(0, 10);
        return event(`Event ${at}`, day(start), day(start + length));
      });
      const layout = layOutWeek(events, week);
      const taken = new Set<string>();
      week.forEach((day, column) => {
        const onDay = events.filter(({ start_date, end_date }) => start_date <= day && day <= end_date);
        const visibleBars = layout.bars.filter((bar) => bar.column <= column && column < bar.column + bar.dayCount);
        const hidden = layout.hiddenCounts[column]!;
        expect(visibleBars.length + hidden).to.equal(onDay.length);
        for (const { lane } of visibleBars) {
          const place = `${lane} ${column}`;
          expect(taken.has(place), 'two bars in one place').to.equal(false);
          expect(lane).to.be.below(hidden ? MAX_LANES - 1 : MAX_LANES);
          taken.add(place);
        }
      });
      const ids = layout.bars.map((bar) => bar.event);
      expect(new Set(ids).size).to.equal(ids.length);
    }
  });
});
