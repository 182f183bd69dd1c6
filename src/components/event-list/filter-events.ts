import type { PublicEvent } from '../../model/club-event.js';

/** What is looked for. Empty texts and `false` look for everything. */
export interface EventFilter {
  /** `upcoming`, `past` or `all`. */
  readonly time: string;
  /** Days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly place: string;
  readonly onlyOpen: boolean;
  /** `asc` or `desc`. */
  readonly order: string;
}

/** Without accents, and all in capitals: ß is SS then, and a final sigma like any other. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The last day is gone at the club. */
export const isOver = ({ end_date }: Pick<PublicEvent, 'end_date'>, today: string): boolean => end_date < today;

/** Somebody can register at this moment, if only for the waiting list. */
const isOpen = ({ state, waiting_list }: PublicEvent): boolean =>
  state === 'open' || (state === 'full' && !!waiting_list);

const compareText = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);

/** Those that are looked for, by their days: what is next first, of the past what was last. */
export function filterEvents(
  events: readonly PublicEvent[],
  filter: EventFilter,
  today: string,
): readonly PublicEvent[] {
  const { from, to, place, onlyOpen, order } = filter;
  const time = filter.time || (from || to ? 'all' : 'upcoming');
  const terms = foldText(filter.text || '')
    .split(/\s+/)
    .filter(Boolean);
  const matches = events.filter((event) => {
    const { start_date, end_date, location, title, description } = event;
    if (time !== 'all' && isOver(event, today) !== (time === 'past')) return false;
    if ((from && end_date < from) || (to && start_date > to)) return false;
    if ((place && location !== place) || (onlyOpen && (!isOpen(event) || isOver(event, today)))) return false;
    const text = terms.length ? foldText(`${title} ${location ?? ''} ${description ?? ''}`) : '';
    return terms.every((term) => text.includes(term));
  });
  const sign = (order ? order === 'desc' : time === 'past') ? -1 : 1;
  return matches.sort(
    (first, second) =>
      sign * compareText(first.start_date, second.start_date) || compareText(first.title, second.title),
  );
}
