import { isOver, type PublicEvent } from '../../model/club-event.js';

/** The filter values. Empty texts and `false` match every event. */
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

/** Removes accents and changes to capitals, so that ß equals SS and a final sigma equals any other. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Whether somebody can register now, if only for the waiting list. */
const isOpen = ({ state, waiting_list }: PublicEvent): boolean =>
  state === 'open' || (state === 'full' && !!waiting_list);

const compareText = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);

/** The matching events, sorted by day: the next one first; of past events the last one. */
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
