import { expect } from '@open-wc/testing';
import {
  initialDay,
  eventsBetween,
  addDays,
  monthBounds,
  firstWeekday,
  addMonths,
  dayAfterKey,
  weeksOf,
  type KeyPress,
} from '../../../src/components/event-list/month-days.js';
import { event } from './open-month.js';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('the days of a month', () => {
  for (const [from, days, to] of [
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-01-01', -1, '2027-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    // clocks are changed in Europe, in New York, at midnight in Santiago and in Beirut
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-09-05', -1, '2027-09-04'],
    // Samoa had no such day
    ['2011-12-29', 1, '2011-12-30'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-31', 7, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ] as const)
    it(`are counted: ${from} and ${days} is ${to}`, () => expect(addDays(from, days)).to.equal(to));

  it('come one after the other for four hundred years, each once', () => {
    let [date, time] = ['1900-01-01', Date.UTC(1900, 0, 1)];
    while (date < '2300-01-01') {
      time += 86_400_000;
      date = addDays(date, 1);
      if (date !== new Date(time).toISOString().slice(0, 10)) throw new Error(date);
    }
  });

  for (const [from, months, to] of [
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -48, '2024-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-10-31', 1, '2027-11-30'],
    ['0050-05-05', 1, '0050-06-05'],
    ['9999-12-05', 1, '9999-12-05'],
    ['0001-01-05', -1, '0001-01-05'],
  ] as const)
    it(`go on by months: ${from} and ${months} is ${to}`, () => expect(addMonths(from, months)).to.equal(to));

  it('have a first and a last one', () => {
    expect(monthBounds('2028-02-10')).to.deep.equal(['2028-02-01', '2028-02-29']);
    expect(monthBounds('2027-12-31')).to.deep.equal(['2027-12-01', '2027-12-31']);
  });

  for (const [language, first] of [
    ['de', 1],
    ['de-x-du', 1],
    ['en-GB', 1],
    ['en-US', 7],
    ['he', 7],
    ['pt-BR', 7],
    ['ar', 6],
  ] as const)
    it(`begin a week in ${language} as Intl says`, () => expect(firstWeekday(language)).to.equal(first));

  it('begin a week on Monday where the browser does not know', () => {
    const { getWeekInfo, weekInfo } = Object.getOwnPropertyDescriptors(Intl.Locale.prototype) as PropertyDescriptorMap;
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(Intl.Locale.prototype, name);
    try {
      expect(firstWeekday('en-US')).to.equal(1);
      Object.defineProperty(Intl.Locale.prototype, 'weekInfo', { value: { firstDay: 7 }, configurable: true });
      expect(firstWeekday('en-US')).to.equal(7);
    } finally {
      Reflect.deleteProperty(Intl.Locale.prototype, 'weekInfo');
      for (const [name, weekInfoName] of Object.entries({ getWeekInfo, weekInfo }))
        if (weekInfoName) Object.defineProperty(Intl.Locale.prototype, name, weekInfoName);
    }
  });

  it('stand in weeks, whatever day those begin with', () => {
    const ends = (firstDay: number) =>
      weeksOf('2027-08-15', firstDay).map((week) => [week.length, week.findIndex(Boolean), week[0]?.slice(8)]);
    // 1 August 2027 is a Sunday
    expect(ends(1)[0]).to.deep.equal([7, 6, undefined]);
    expect(ends(1)).to.have.length(6);
    expect(ends(7)[0]).to.deep.equal([7, 0, '01']);
    expect(ends(7)).to.have.length(5);
    expect(ends(6)[0]).to.deep.equal([7, 1, undefined]);
    for (const firstDay of [1, 6, 7])
      expect(weeksOf('2027-08-15', firstDay).flat().filter(Boolean)).to.deep.equal(
        Array.from({ length: 31 }, (_, at) => `2027-08-${String(at + 1).padStart(2, '0')}`),
      );
  });

  it('are four weeks where February fills just those', () => expect(weeksOf('2027-02-10', 1)).to.have.length(4));
});

describe('keys in the grid of dates', () => {
  for (const [key, modifiers, to] of [
    ['ArrowRight', {}, '2027-07-16'],
    ['ArrowLeft', {}, '2027-07-14'],
    ['ArrowDown', {}, '2027-07-22'],
    ['ArrowUp', {}, '2027-07-08'],
    ['Home', {}, '2027-07-12'],
    ['End', {}, '2027-07-18'],
    ['PageUp', {}, '2027-06-15'],
    ['PageDown', {}, '2027-08-15'],
    ['PageUp', { shiftKey: true }, '2026-07-15'],
    ['PageDown', { shiftKey: true }, '2028-07-15'],
    ['Home', { ctrlKey: true }, '2027-07-01'],
    ['End', { ctrlKey: true }, '2027-07-31'],
    // the browser's own
    ['ArrowLeft', { altKey: true }, undefined],
    ['ArrowRight', { metaKey: true }, undefined],
    ['PageDown', { ctrlKey: true }, undefined],
    ['Tab', {}, undefined],
    ['a', {}, undefined],
  ] as const)
    it(`${Object.keys(modifiers).join()} ${key} leads to ${to}`, () =>
      expect(dayAfterKey('2027-07-15', press(key, modifiers), 1, 1)).to.equal(to));

  it('are mirrored from right to left, but only those that point there', () => {
    const to = (key: string) => dayAfterKey('2027-07-15', press(key), 6, -1);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'End'].map(to)).to.deep.equal(
      ['14', '16', '22', '10', '16'].map((day) => `2027-07-${day}`),
    );
  });

  it('lead to no other month by the ends of a week', () => {
    expect(dayAfterKey('2027-07-02', press('Home'), 1, 1)).to.equal('2027-07-01');
    expect(dayAfterKey('2027-07-30', press('End'), 1, 1)).to.equal('2027-07-31');
  });
});

describe('the events of a month', () => {
  const dates = (...pairs: [string, string?][]) => pairs.map(([start, end]) => event('Day', start, end));

  it('are those that are on between its first and last day', () => {
    const events = dates(
      ['2027-06-30'],
      ['2027-06-01', '2027-07-01'],
      ['2027-05-01', '2027-09-01'],
      ['2027-07-31', '2027-08-02'],
      ['2027-08-01'],
    );
    const weekInfoName = eventsBetween(events, '2027-07-01', '2027-07-31').map((one) => events.indexOf(one));
    expect(weekInfoName).to.deep.equal([1, 2, 3]);
    expect(eventsBetween(events, '2027-07-15')).to.deep.equal([events[2]]);
  });

  for (const [what, events, day] of [
    ['that of the next event', dates(['2027-01-01'], ['2027-09-09'], ['2027-08-08']), '2027-08-08'],
    ['today where something is on', dates(['2027-07-01', '2027-07-30'], ['2027-07-20']), '2027-07-15'],
    ['today where it is today', dates(['2027-07-15']), '2027-07-15'],
    [
      'the last that something was on',
      dates(['2027-01-01'], ['2026-05-05'], ['2026-12-30', '2027-02-02']),
      '2027-02-02',
    ],
    ['today where there is nothing', [], '2027-07-15'],
  ] as const)
    it(`begin with ${what}, in whatever order they come`, () => {
      expect(initialDay(events, '2027-07-15')).to.equal(day);
      expect(initialDay(events.toReversed(), '2027-07-15')).to.equal(day);
    });
});
