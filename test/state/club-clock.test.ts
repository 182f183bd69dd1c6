import { expect } from 'chai';
import { ClubClock } from '../../src/state/club-clock.js';
import type { ClubTime } from '../../src/model/club-time.js';

const { now } = performance;
const { now: wallClock } = Date;
const hour = 3_600_000;

/** Lets time pass by the clock that nobody sets. */
const pass = (milliseconds: number) => (performance.now = () => now.call(performance) + milliseconds);

const clockAt = (time_zone: string, serverTime: string, today: string) =>
  new ClubClock({ now: serverTime, today, time_zone });

describe('the clock of a club', () => {
  afterEach(() => {
    performance.now = now.bind(performance);
    Date.now = wallClock;
  });

  for (const [zone, serverTime, today, minutes, tomorrow] of [
    ['Europe/Berlin', '2026-11-21T22:30:00Z', '2026-11-21', 30, '2026-11-22'],
    ['America/New_York', '2026-11-22T04:30:00Z', '2026-11-21', 30, '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-21T09:45:00Z', '2026-11-21', 15, '2026-11-22'],
    // 23 hours and 25 hours
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29', 23 * 60, '2026-03-30'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', 25 * 60, '2026-10-26'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01', 25 * 60, '2026-11-02'],
  ] as const)
    it(`has the next day ${minutes} minutes after ${serverTime} in ${zone}, and not before`, () => {
      const clock = clockAt(zone, serverTime, today);
      expect(clock.today).to.equal(today);
      pass(minutes * 60_000 - 1000);
      expect(clock.today).to.equal(today);
      pass(minutes * 60_000 + 1000);
      expect(clock.today).to.equal(tomorrow);
    });

  for (const days of [-30, 30])
    it(`goes by no clock of the visitor's, ${days} days off or set meanwhile`, () => {
      Date.now = () => wallClock() + days * 24 * hour;
      const clock = clockAt('Europe/Berlin', '2026-11-21T12:00:00Z', '2026-11-21');
      Date.now = () => wallClock() - days * 24 * hour;
      expect([clock.today, Math.abs(clock.now - Date.parse('2026-11-21T12:00:00Z')) < 1000]).to.deep.equal([
        '2026-11-21',
        true,
      ]);
    });

  it('takes the day that it is told over the one before', () => {
    const clock = clockAt('Europe/Berlin', '2026-11-21T12:00:00Z', '2026-11-21');
    clock.update({ now: '2026-11-22T12:00:00Z', today: '2026-11-22', time_zone: 'Europe/Berlin' });
    expect(clock.today).to.equal('2026-11-22');
  });

  it('stays as it is where nothing is told', () => {
    const clock = clockAt('Europe/Berlin', '2026-11-21T12:00:00Z', '2026-11-21');
    clock.update({});
    expect(clock.today).to.equal('2026-11-21');
  });

  it('has the day that was told where an older gate tells no time', () => {
    const clock = new ClubClock({ today: '2026-11-21', time_zone: 'Europe/Berlin' } as ClubTime);
    expect([clock.today, Number.isFinite(clock.now)]).to.deep.equal(['2026-11-21', true]);
  });

  it('has the day that was told where a time is rounded down, or a zone is not known', () => {
    expect(clockAt('Europe/Berlin', '2026-11-21T22:00:00Z', '2026-11-22').today).to.equal('2026-11-22');
    expect(clockAt('Europe/Atlantis', '2026-11-21T22:00:00Z', '2026-11-22').today).to.equal('2026-11-22');
  });
});
