import { expect } from 'chai';
import { parseLocalTime, isTimeZone } from '../../../src/backend/workspace/local-time.js';

const at = (moment: string, zone: string) => new Date(parseLocalTime(moment, zone)).toISOString();

/** What the clocks in a zone show at an instant, the way a workspace.yaml writes it. */
const clocks = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant: number) => format.format(instant);
};

describe('instantIn', () => {
  for (const [moment, zone, instant] of [
    ['2027-01-15 19:00', 'Europe/Berlin', '2027-01-15T18:00:00.000Z'],
    ['2027-07-15 19:00', 'Europe/Berlin', '2027-07-15T17:00:00.000Z'],
    ['2027-07-15T19:00', 'Europe/Berlin', '2027-07-15T17:00:00.000Z'],
    ['2027-07-15 19:00:30', 'Europe/Berlin', '2027-07-15T17:00:30.000Z'],
    ['2027-07-15 24:00', 'Europe/Berlin', '2027-07-15T22:00:00.000Z'],
    ['2027-12-31 24:00', 'Europe/Berlin', '2027-12-31T23:00:00.000Z'],
    ['2028-02-29 24:00', 'UTC', '2028-03-01T00:00:00.000Z'],
    ['2027-01-01 00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['2027-01-01 00:00', 'America/New_York', '2027-01-01T05:00:00.000Z'],
    ['2027-07-01 00:00', 'America/New_York', '2027-07-01T04:00:00.000Z'],
    ['2027-01-01 12:00', 'Asia/Kolkata', '2027-01-01T06:30:00.000Z'],
    ['2027-07-01 12:00', 'Australia/Lord_Howe', '2027-07-01T01:30:00.000Z'],
    ['2027-01-01 12:00', 'Australia/Lord_Howe', '2027-01-01T01:00:00.000Z'],
  ] as const)
    it(`takes ${moment} in ${zone} for ${instant}`, () => {
      expect(at(moment, zone)).to.equal(instant);
    });

  for (const [moment, instant] of [
    ['2027-03-01 19:00Z', '2027-03-01T19:00:00.000Z'],
    ['2027-03-01T19:00:30Z', '2027-03-01T19:00:30.000Z'],
    ['2027-03-01 19:00+05:30', '2027-03-01T13:30:00.000Z'],
    ['2027-03-01 19:00-08:00', '2027-03-02T03:00:00.000Z'],
    ['2027-06-30 24:00+02:00', '2027-06-30T22:00:00.000Z'],
  ] as const)
    it(`takes ${moment} at its word, wherever the workspace is`, () => {
      expect(at(moment, 'America/New_York')).to.equal(instant);
    });

  for (const [what, moment, zone, instant] of [
    ['the last minute before the clocks go forward', '2027-03-28 01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
    ['the first minute after the clocks went forward', '2027-03-28 03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
    ['the end of the day of 23 hours', '2027-03-28 24:00', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
    ['the end of the day of 25 hours', '2027-10-31 24:00', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
    ['the last minute that is there once', '2027-10-31 01:59', 'Europe/Berlin', '2027-10-30T23:59:00.000Z'],
    ['the first minute that is there once again', '2027-10-31 03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
    [
      'the last minute before the clocks go forward',
      '2027-03-14 01:59',
      'America/New_York',
      '2027-03-14T06:59:00.000Z',
    ],
    [
      'the first minute after the clocks went forward',
      '2027-03-14 03:00',
      'America/New_York',
      '2027-03-14T07:00:00.000Z',
    ],
  ] as const)
    it(`knows ${what} in ${zone}`, () => {
      expect(at(moment, zone)).to.equal(instant);
    });

  for (const [moment, zone, localTime] of [
    ['2027-03-28 02:30', 'Europe/Berlin', '2027-03-28 03:30:00'],
    ['2027-03-28 01:30', 'Europe/London', '2027-03-28 02:30:00'],
    ['2027-03-14 02:30', 'America/New_York', '2027-03-14 03:30:00'],
    ['2027-03-14 02:30', 'America/Los_Angeles', '2027-03-14 03:30:00'],
  ] as const)
    it(`takes ${moment}, which the clocks in ${zone} skip, for an hour later`, () => {
      expect(clocks(zone)(parseLocalTime(moment, zone))).to.equal(localTime);
    });

  for (const [moment, zone] of [
    ['2027-10-31 02:30', 'Europe/Berlin'],
    ['2027-11-07 01:30', 'America/New_York'],
  ] as const)
    it(`takes ${moment}, which the clocks in ${zone} show twice, for one of both`, () => {
      expect(clocks(zone)(parseLocalTime(moment, zone))).to.equal(`${moment}:00`);
    });

  for (const zone of [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Africa/Casablanca',
  ])
    for (const change of ['2027-03-14T12:00Z', '2027-03-28T01:00Z', '2027-10-02T16:00Z', '2027-10-31T01:00Z'])
      it(`means what the clocks in ${zone} show in the hours around ${change}`, () => {
        const show = clocks(zone);
        const hours = Array.from({ length: 61 }, (_, index) => Date.parse(change) + (index - 30) * 3600_000);
        const wrong = hours.map(show).filter((moment) => show(parseLocalTime(moment, zone)) !== moment);
        expect(wrong).to.deep.equal([]);
      });
});

describe('isTimeZone', () => {
  for (const zone of ['Europe/Berlin', 'Pacific/Kiritimati', 'UTC', 'America/Argentina/Buenos_Aires'])
    it(`knows ${zone}`, () => {
      expect(isTimeZone(zone)).to.equal(true);
    });

  for (const zone of ['', 'Berlin', 'Europe/Wiesental', 'Mars/Olympus_Mons', 'Europe/Berlin '])
    it(`does not know "${zone}"`, () => {
      expect(isTimeZone(zone)).to.equal(false);
    });
});
