import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'The events are loading …',
  missing: 'This list of events is not available. Please ask the club for its calendar.',
  unavailable: 'The events cannot be shown right now.',
  busy: 'Many people are looking at the events right now. Please try again shortly.',
  elsewhere: 'Open the events on a separate page',

  events: 'Events',
  noEvents: 'There are no events at the moment.',
  noResults: 'No matching events.',
  showMore: 'Show more',

  isOpen: 'Registration open',
  fewLeft: (count) => (count === 1 ? 'One place left' : `${count} places left`),
  isFull: 'Fully booked',
  hasWaitingList: 'Waiting list',
  opensOn: (when) => (when ? `Registration opens ${when}` : 'Registration not open yet'),
  isClosed: 'Registration closed',
  isOver: 'Over',

  priceFrom: (amount) => `from ${amount}`,
  isFree: 'Free',
  map: 'Map',

  register: 'Register',
  details: 'Details',
  back: 'All events',

  subscribe: 'Subscribe to the calendar',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'One event' : `${count} events`),
  shownOf: (visible, count) => `Shown: ${visible} of ${count}`,
  filter: 'Filter events',
  search: 'Search',
  time: 'When',
  upcoming: 'Upcoming',
  past: 'Past',
  anyTime: 'Any time',
  from: 'From',
  to: 'To',
  place: 'Where',
  anywhere: 'Anywhere',
  onlyOpen: 'Open for registration only',
  showAll: 'Show all',
  view: 'View',
  asList: 'List',
  asCards: 'Cards',
  asMonth: 'Month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  furtherOnDay: (count) => `${count} more`,
};
