import { expect } from 'chai';
import { calendarOf } from '../../../src/components/event-registration/calendar.js';
import type { RegistrationForm } from '../../../src/model/registration-form.js';

const event = { start_date: '2027-07-24', end_date: '2027-08-06', location: 'Lake' };
const form = (more: object = {}, when: object = {}) =>
  ({
    slug: 'camp',
    title: 'Camp',
    url: 'https://turnout.test/portal/club/camp',
    now: '2026-11-21T12:00:00.123Z',
    event: { ...event, ...when },
    ...more,
  }) as unknown as RegistrationForm & { event: object };

/** Lines as whoever reads a calendar puts them together again (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const read = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

describe('a file for the calendar', () => {
  it('holds the event, day by day', () => {
    expect(calendarOf(form()).split('\r\n')).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Turnout//EN',
      'BEGIN:VEVENT',
      'UID:https://turnout.test/portal/club/camp',
      'DTSTAMP:20261121T120000Z',
      'DTSTART;VALUE=DATE:20270724',
      'DTEND;VALUE=DATE:20270807',
      'SUMMARY:Camp',
      'LOCATION:Lake',
      'URL:https://turnout.test/portal/club/camp',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  for (const [end_date, next] of [
    ['2027-12-31', '20280101'],
    ['2028-02-28', '20280229'],
    ['2027-03-28', '20270329'],
  ] as const)
    it(`names the first day after ${end_date}`, () => {
      expect(read(calendarOf(form({}, { end_date })), 'DTEND;VALUE=DATE')).to.equal(next);
    });

  it('says no place where there is none', () => {
    expect(calendarOf(form({}, { location: null }))).to.not.contain('LOCATION');
  });

  for (const title of [
    'Sun; rain, \\ and snow',
    'Two\nlines',
    'Two\r\nlines',
    'Two\rlines',
    'END:VEVENT\r\nEND:VCALENDAR',
    'ü'.repeat(500),
    '🏕️'.repeat(250),
    `${'x'.repeat(66)}👩‍👩‍👧‍👦${',;\\'.repeat(60)}`,
    'x'.repeat(500),
  ])
    it(`comes back as it was: ${title.slice(0, 30).replace(/\s/g, ' ')}, ${title.length} letters`, () => {
      const text = calendarOf(form({ title }));
      expect(read(text, 'SUMMARY')).to.equal(title.replace(/\r\n?/g, '\n'));
      expect(unfolded(text).filter((line) => line === 'END:VEVENT')).to.have.length(1);
    });

  it('has no line of more than 75 bytes, no broken letter, and line ends as calendars have them', () => {
    for (let shift = 0; shift < 80; shift++) {
      const text = calendarOf(form({ title: `${'x'.repeat(shift)}${'🏕️ü,'.repeat(100)}` }));
      const bytes = new TextEncoder().encode(text);
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).to.equal(text);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).to.be.at.most(75);
      expect(lines.join('')).to.not.match(/[\r\n]|\p{Cs}/u);
    }
  });
});
