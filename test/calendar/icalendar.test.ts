import { expect } from 'chai';
import { icalendarOf, type CalendarEvent } from '../../src/calendar/index.js';
import { camp } from './camp-event.js';

const now = '2026-11-21T12:00:00.123Z';
const fileOf = (more: Partial<CalendarEvent> = {}) => icalendarOf([{ ...camp, ...more }], { now });

/** Lines as whoever reads a calendar puts them together again (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const read = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a file for the calendar', () => {
  it('holds the event, day by day', () => {
    expect(fileOf().split('\r\n')).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Turnout//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:https://turnout.test/portal/club/camp',
      'DTSTAMP:20261121T120000Z',
      'DTSTART;VALUE=DATE:20270724',
      'DTEND;VALUE=DATE:20270807',
      'SUMMARY:Camp',
      'DESCRIPTION:Two weeks outside',
      'LOCATION:Lake',
      'URL:https://turnout.test/portal/club/camp',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  for (const [end_date, next] of [
    ['2027-12-31', '20280101'],
    ['2028-02-28', '20280229'],
    ['2027-03-28', '20270329'],
    ['2027-10-31', '20271101'],
  ] as const)
    it(`names the first day after ${end_date}`, () => {
      expect(read(fileOf({ end_date }), 'DTEND;VALUE=DATE')).to.equal(next);
    });

  it('has no location and description if they are unknown', () => {
    expect(fileOf({ location: null, description: null })).to.not.match(/LOCATION|DESCRIPTION/);
    // what speaks only the specification knows of neither
    const { location: _, description: __, ...specified } = camp;
    expect(icalendarOf([specified as CalendarEvent], { now })).to.not.match(/LOCATION|DESCRIPTION|undefined/);
  });

  for (const text of [
    'Sun; rain, \\ and snow',
    'Two\nlines',
    'Two\r\nlines',
    'Two\rlines',
    'END:VEVENT\r\nEND:VCALENDAR',
    'A\ttab',
    'שלום, עולם; مرحبا',
    'ü'.repeat(500),
    '🏕️'.repeat(250),
    `${'x'.repeat(66)}👩‍👩‍👧‍👦${',;\\'.repeat(60)}`,
    'x'.repeat(500),
  ])
    it(`round-trips a text: ${text.slice(0, 30).replace(/\s/g, ' ')}, ${text.length} letters`, () => {
      const file = fileOf({ title: text, location: text, description: text });
      for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION'])
        expect(read(file, name)).to.equal(text.replace(/\r\n?/g, '\n'));
      expect(unfolded(file).filter((line) => line === 'END:VEVENT')).to.have.length(1);
    });

  it('drops control characters, which a calendar must not have', () => {
    const control = String.fromCharCode(...Array(32).keys(), 127).replace(/[\t\r\n]/g, '');
    const file = fileOf({ title: `A${control}B`, description: `${control}C` });
    expect([read(file, 'SUMMARY'), read(file, 'DESCRIPTION')]).to.deep.equal(['AB', 'C']);
  });

  it('has no line injected by an address', () => {
    const file = fileOf({ url: 'https://turnout.test/\r\nATTENDEE:mailto:eve@example.org' });
    expect(unfolded(file).filter((line) => line.startsWith('ATTENDEE'))).to.deep.equal([]);
  });

  it('has no line of more than 75 bytes, no broken letter, and line ends as calendars have them', () => {
    for (let shift = 0; shift < 80; shift++) {
      const text = fileOf({ title: `${'x'.repeat(shift)}${'🏕️ü,€'.repeat(100)}` });
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(text))).to.equal(text);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => bytesOf(line).length))).to.be.at.most(75);
      expect(lines.join('')).to.not.match(/[\r\n]|\p{Cs}/u);
    }
  });
});

describe('a calendar to subscribe to', () => {
  it('has its name and refresh interval, for new and old programs', () => {
    const text = icalendarOf([camp], { now, name: 'Rowing, swimming; e. V.', refresh: 'PT1H' });
    expect(unfolded(text).slice(1, 9)).to.deep.equal([
      'VERSION:2.0',
      'PRODID:-//Turnout//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Rowing\\, swimming\\; e. V.',
      'X-WR-CALNAME:Rowing\\, swimming\\; e. V.',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
    ]);
  });

  it('has the same event as its file', () => {
    const feed = icalendarOf([{ ...camp, url: 'https://turnout.test/portal/club/trip' }, camp], { now, name: 'Club' });
    const event = /BEGIN:VEVENT[^]*END:VEVENT/.exec(fileOf())![0];
    expect(feed).to.contain(event);
  });

  it('is valid without events', () => {
    expect(icalendarOf([], { now, name: 'Club' })).to.match(
      /^BEGIN:VCALENDAR\r\n[^]*X-WR-CALNAME:Club\r\nEND:VCALENDAR\r\n$/,
    );
  });

  it('takes linear time', () => {
    const timeOf = (count: number, length: number) => {
      const long = Array.from({ length: count }, () => ({ ...camp, description: 'ü'.repeat(length) }));
      // the fastest of several, since a busy machine slows single runs down
      const durations = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        icalendarOf(long, { now });
        return performance.now() - startedAt;
      });
      return Math.min(...durations);
    };
    timeOf(1, 500_000);
    // a millionfold where every letter is looked at again for each; a tenfold for a slow moment of the machine
    expect(timeOf(1, 500_000)).to.be.below(10 * timeOf(1000, 500) + 100);
  });
});
