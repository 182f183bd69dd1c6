import type { SharedWords } from './shared-messages.js';

/** Words of the event list. */
export interface ListWords extends SharedWords {
  /** The name of the list if nothing else names it. */
  readonly events: string;
  /** Nothing is announced, or nothing of what is looked for. */
  readonly noEvents: string;
  readonly noResults: string;
  readonly showMore: string;

  /** Where a registration stands, in a word or two. */
  readonly isOpen: string;
  readonly fewLeft: (count: number) => string;
  readonly isFull: string;
  readonly hasWaitingList: string;
  readonly opensOn: (when: string | undefined) => string;
  readonly isClosed: string;
  readonly isOver: string;

  /** The lowest of several prices: `€25`. */
  readonly priceFrom: (amount: string) => string;
  readonly isFree: string;
  /** A link beside a place. */
  readonly map: string;

  readonly register: string;
  /** The way to an event that cannot be registered for now. */
  readonly details: string;
  /** The way back from one event to all of them. */
  readonly back: string;

  /** All events in the visitor's own calendar, kept up to date. */
  readonly subscribe: string;
}

/** What is said besides where visitors look for events, or look at them month by month: few lists load it. */
export interface FilterWords {
  /** How many there are of what is looked for. */
  readonly resultCount: (count: number) => string;
  /** How many of them can be seen, if not all. */
  readonly shownOf: (visible: number, count: number) => string;
  /** Finding: the name of all of it, what is looked for, and how to look for everything again. */
  readonly filter: string;
  readonly search: string;
  readonly time: string;
  readonly upcoming: string;
  readonly past: string;
  readonly anyTime: string;
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly anywhere: string;
  readonly onlyOpen: string;
  readonly showAll: string;
  /** Ways to look at it. */
  readonly view: string;
  readonly asList: string;
  readonly asCards: string;
  readonly asMonth: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly thisMonth: string;
  /** In a day of the month that has more than there is room for. */
  readonly furtherOnDay: (count: number) => string;
}
