import { expect } from 'chai';
import { icalendarOf, type CalendarEvent } from '../../src/calendar/index.js';
import { eventsIn, expectedEvent, revisionsIn } from '../support/parse-calendar.js';
import { camp } from './camp-event.js';

const now = '2026-11-21T12:00:00.123Z';
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({ ...camp, ...more });

const texts = [
  'Sun, rain; wind',
  'C:\\camp\\n',
  '\\, \\; \\\\ \\n \\N',
  'Two\nlines\n\n',
  '  blanks  ',
  ': = " \' ^n ^^',
  'END:VEVENT\nEND:VCALENDAR\nBEGIN:VALARM',
  '🏕️👩‍👩‍👧‍👦🇩🇪',
  'שלום, עולם; \u202eمرحبا\u202c بالعالم',
  '\u0085\u2028\u2029\ufeffx',
  'Ünïcödé é',
  `${'long '.repeat(99)}title`,
  'ü'.repeat(500),
  '🏕️'.repeat(250),
  ',;\\\n'.repeat(125),
];

const days = [
  ['2027-07-24', '2027-07-24'],
  ['2027-03-27', '2027-03-28'],
  ['2027-10-30', '2027-11-01'],
  ['2027-12-30', '2028-01-02'],
  ['2027-12-31', '2027-12-31'],
  ['2028-02-28', '2028-02-29'],
  ['2027-02-28', '2027-03-01'],
] as const;

describe('a calendar in another program (64)', () => {
  for (const text of texts)
    it(`has the same text: ${JSON.stringify(text.slice(0, 24))}, ${text.length} letters`, () => {
      const source = event({ title: text, location: text, description: text });
      expect(eventsIn(icalendarOf([source], { now }))).to.deep.equal([expectedEvent(source)]);
    });

  for (const [start_date, end_date] of days)
    it(`has the same days: ${start_date} to ${end_date}`, () => {
      const source = event({ start_date, end_date });
      expect(eventsIn(icalendarOf([source], { now }))).to.deep.equal([expectedEvent(source)]);
    });

  it('has every field of several events', () => {
    const all = texts.flatMap((title, at) =>
      days.map(([start_date, end_date], on) =>
        event({ title, start_date, end_date, url: `https://turnout.test/${at}-${on}` }),
      ),
    );
    expect(eventsIn(icalendarOf(all, { now, name: 'Club' }))).to.deep.equal(all.map(expectedEvent));
  });
});

describe('when an event changed, as another program reads it', () => {
  it('is the time and number of its revision, not the time of the request', () => {
    const source = event({ changed_at: '2026-10-01T08:30:00.000Z', revision: 3 });
    expect(revisionsIn(icalendarOf([source], { now }))).to.deep.equal([
      { stamp: '2026-10-01T08:30:00Z', modified: '2026-10-01T08:30:00Z', sequence: '3' },
    ]);
  });

  it('is missing if the service does not tell it', () => {
    expect(revisionsIn(icalendarOf([event()], { now }))).to.deep.equal([
      { stamp: '2026-11-21T12:00:00Z', modified: null, sequence: null },
    ]);
  });
});
