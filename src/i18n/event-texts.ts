import { FEW_PLACES, isOver, type PublicEvent } from '../model/club-event.js';
import { formatDay } from './format-days.js';
import { formatWholeEuros } from './format-euros.js';
import type { ListWords } from './messages.js';
import { zonedMoment } from './zoned-moment.js';

/** Words and time of a list of events, for the element and the hosted page. */
export interface EventTextContext {
  readonly words: ListWords;
  readonly language: string;
  /** The club's current day, `YYYY-MM-DD`. */
  readonly today: string;
  /** IANA name of the club's time zone. */
  readonly timeZone: string;
}

/** A day with its weekday. */
export const FULL_DATE = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The badge of a registration state: its tone, and a word or two. */
export function registrationState(
  event: PublicEvent,
  { words, language, today, timeZone }: EventTextContext,
): readonly [tone: string, text: string] {
  const { state, places_left, waiting_list, opens_at } = event;
  if (isOver(event, today)) return ['gone', words.isOver];
  if (state === 'full') return waiting_list ? ['few', words.hasWaitingList] : ['gone', words.isFull];
  if (state === 'closed') return ['gone', words.isClosed];
  if (state === 'not_yet_open')
    return ['soon', words.opensOn(opens_at ? zonedMoment(opens_at, language, timeZone) : undefined)];
  return places_left !== null && places_left < FEW_PLACES
    ? ['few', words.fewLeft(places_left)]
    : ['open', words.isOpen];
}

/** The text of the link to an event; undefined once the event is over. */
export function linkLabel(
  event: PublicEvent,
  { words, today }: Pick<EventTextContext, 'words' | 'today'>,
): string | undefined {
  if (isOver(event, today)) return undefined;
  if (event.state === 'open') return words.register;
  return event.state === 'full' && event.waiting_list ? words.joinWaitingList : words.details;
}

/** Whether the link to an event is the main one: somebody can register now. */
export const isMainLink = ([tone]: ReturnType<typeof registrationState>): boolean => tone === 'open' || tone === 'few';

/** The price of an event in words; undefined without one. */
export function priceText(
  { price }: Pick<PublicEvent, 'price'>,
  { words, language }: Pick<EventTextContext, 'words' | 'language'>,
): string | undefined {
  if (!price) return undefined;
  const { cents, is_lowest } = price;
  if (!cents && !is_lowest) return words.isFree;
  const amount = formatWholeEuros(cents, language);
  return is_lowest ? words.priceFrom(amount) : amount;
}

/** The block with the first day of an event: its number, its month in short, and its year unless that is the current one. */
export function dateBlock(
  { start_date }: Pick<PublicEvent, 'start_date'>,
  { language, today }: Pick<EventTextContext, 'language' | 'today'>,
): { readonly day: string; readonly month: string; readonly year: string | undefined } {
  return {
    day: formatDay(start_date, language, { day: 'numeric' }),
    month: formatDay(start_date, language, { month: 'short' }),
    year:
      start_date.slice(0, 4) === today.slice(0, 4) ? undefined : formatDay(start_date, language, { year: 'numeric' }),
  };
}
