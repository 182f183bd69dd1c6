import { expect } from '@open-wc/testing';
import { filterEvents, type EventFilter } from '../../../src/components/event-list/filter-events.js';
import { isOver } from '../../../src/model/club-event.js';
import type { PublicEvent } from '../../../src/model/club-event.js';

const today = '2026-11-21';

const event = (slug: string, start_date: string, more: Partial<PublicEvent> = {}): PublicEvent => ({
  list_id: `lst_${slug}`,
  slug: `club/${slug}`,
  title: slug,
  published: true,
  url: `https://club.example/${slug}`,
  embed_snippet: '',
  location: null,
  description: null,
  places_left: null,
  state: 'open',
  opens_at: null,
  closes_at: null,
  start_date,
  end_date: start_date,
  ...more,
});

const emptyFilter: EventFilter = { time: '', from: '', to: '', text: '', place: '', onlyOpen: false, order: '' };

/** What is found, by its short names. */
const filteredSlugs = (events: readonly PublicEvent[], filter: Partial<EventFilter> = {}): string =>
  filterEvents(events, { ...emptyFilter, ...filter }, today)
    .map(({ slug }) => slug.replace('club/', ''))
    .join(' ');

const days = [
  event('long-ago', '2025-05-01'),
  event('yesterday', '2026-11-20'),
  event('running', '2026-11-19', { end_date: '2026-11-23' }),
  event('today', '2026-11-21'),
  event('tomorrow', '2026-11-22'),
  event('camp', '2027-07-24', { end_date: '2027-08-06' }),
];

describe('filtered events', () => {
  describe('by their time', () => {
    it('coming events, unless something else is said: a last day that is today is not over', () => {
      expect(filteredSlugs(days)).to.equal('running today tomorrow camp');
      expect(filteredSlugs(days, { time: 'upcoming' })).to.equal(filteredSlugs(days));
    });

    it('past events, the last first', () =>
      expect(filteredSlugs(days, { time: 'past' })).to.equal('yesterday long-ago'));

    it('all of it, in the order of the days', () =>
      expect(filteredSlugs(days, { time: 'all' })).to.equal('long-ago running yesterday today tomorrow camp'));

    it('and takes a time that nobody knows for what is coming', () =>
      expect(filteredSlugs(days, { time: 'soon' })).to.equal(filteredSlugs(days)));

    it('is over once its last day is', () => {
      expect(isOver({ end_date: '2026-11-20' }, today)).to.equal(true);
      expect(isOver({ end_date: today }, today)).to.equal(false);
    });
  });

  describe('between two days', () => {
    const ranges: [from: string, to: string, found: string][] = [
      ['2026-11-20', '2026-11-21', 'running yesterday today'],
      // an event of several days counts with each of them
      ['2026-11-23', '', 'running camp'],
      ['2026-11-24', '', 'camp'],
      ['2027-08-06', '', 'camp'],
      ['2027-08-07', '', ''],
      ['', '2026-11-18', 'long-ago'],
      ['', '2026-11-19', 'long-ago running'],
      ['2027-07-30', '2027-07-31', 'camp'],
      ['2027-07-24', '2027-07-24', 'camp'],
      ['2027-07-23', '2027-07-23', ''],
      ['2026-11-22', '2026-11-20', 'running'],
    ];
    for (const [from, to, expected] of ranges)
      it(`from ${from || 'any'} to ${to || 'any'}: ${expected || 'nothing'}`, () =>
        expect(filteredSlugs(days, { from, to })).to.equal(expected));

    it('all events in between, over or not, unless a time is asked for', () => {
      const range = { from: '2026-11-01', to: '2026-11-30' };
      expect(filteredSlugs(days, range)).to.equal('running yesterday today tomorrow');
      expect(filteredSlugs(days, { ...range, time: 'upcoming' })).to.equal('running today tomorrow');
      expect(filteredSlugs(days, { ...range, time: 'past' })).to.equal('yesterday');
    });
  });

  describe('by words', () => {
    const texts = [
      event('zelt', '2027-01-01', { title: 'Sommerzeltlager am Großen Müggelsee', location: 'Berlin' }),
      event('fête', '2027-01-02', {
        title: 'Fête de la Musique',
        location: 'Orléans',
        description: 'Chœur et guitare',
      }),
      event('istanbul', '2027-01-03', { title: 'İstanbul gezisi' }),
      event('نزهة', '2027-01-04', { title: 'رحلة إلى البحر', location: 'الإسكندرية' }),
      event('praha', '2027-01-05', { title: 'Výlet do Prahy', description: 'Sraz v 9 h,\nžluťoučký kůň' }),
    ];
    const searches: [text: string, found: string][] = [
      ['', 'zelt fête istanbul نزهة praha'],
      ['   ', 'zelt fête istanbul نزهة praha'],
      ['MÜGGEL', 'zelt'],
      ['muggel', 'zelt'],
      ['müggel', 'zelt'],
      ['zeltlager', 'zelt'],
      ['berlin zelt', 'zelt'],
      ['berlin fête', ''],
      ['fete orleans', 'fête'],
      ['GUITARE', 'fête'],
      ['istanbul', 'istanbul'],
      ['الاسكندرية', 'نزهة'],
      ['zlutoucky  kun', 'praha'],
      ['.*', ''],
      ['(', ''],
    ];
    for (const [text, expected] of searches)
      it(`${JSON.stringify(text)}: ${expected || 'nothing'}`, () =>
        expect(filteredSlugs(texts, { text })).to.equal(expected));
  });

  it('by their place, as it is written', () => {
    const events = [event('a', '2027-01-01', { location: 'Hall' }), event('b', '2027-01-02', { location: 'Hall 2' })];
    expect(filteredSlugs([...events, event('c', '2027-01-03')], { place: 'Hall' })).to.equal('a');
  });

  it('only where somebody can register, if only for the waiting list, and never for what is over', () => {
    const next = '2027-01-01';
    const events = [
      event('open', next),
      event('few', next, { places_left: 1 }),
      event('full', next, { state: 'full', places_left: 0 }),
      event('waiting', next, { state: 'full', places_left: 0, waiting_list: 'club/list' }),
      event('closed', next, { state: 'closed', waiting_list: 'club/list' }),
      event('later', next, { state: 'not_yet_open', opens_at: '2026-12-24T18:00:00Z' }),
      event('over', '2026-11-01'),
    ];
    expect(filteredSlugs(events, { onlyOpen: true, time: 'all' })).to.equal('few open waiting');
    expect(filteredSlugs(events, { onlyOpen: true, time: 'past' })).to.equal('');
  });

  it('in the order that is asked for; of one day, by their titles', () => {
    const pair = [event('b', '2027-07-24'), event('a', '2027-07-24'), event('before', '2027-01-01')];
    expect(filteredSlugs(pair)).to.equal('before a b');
    expect(filteredSlugs(pair, { order: 'desc' })).to.equal('a b before');
    expect(filteredSlugs(days, { time: 'past', order: 'asc' })).to.equal('long-ago yesterday');
    expect(filteredSlugs(days, { time: 'all', order: 'desc' })).to.equal(
      'camp tomorrow today yesterday running long-ago',
    );
  });

  it('for everything at once', () => {
    const filter = { time: 'all', from: '2027-07-25', to: '2027-12-31', text: 'camp', onlyOpen: true, order: 'desc' };
    expect(filteredSlugs(days, filter)).to.equal('camp');
    expect(filteredSlugs(days, { ...filter, place: 'Hall' })).to.equal('');
  });

  it('and leaves what it was given as it was', () => {
    const frozenDays = Object.freeze([...days]);
    expect(filteredSlugs(frozenDays, { time: 'all', order: 'desc' })).to.not.equal(
      filteredSlugs(frozenDays, { time: 'all' }),
    );
  });
});
