import { html, type TemplateResult } from 'lit';
import { momentIn } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { RenderContext } from './render-context.js';
import { isOver } from './filter-events.js';
import { FEW_PLACES } from '../../model/club-event.js';

/** The badge of a registration state: its tone, and a word or two. */
export function registrationState(
  event: PublicEvent,
  { words, language, today, timeZone }: Pick<RenderContext, 'words' | 'language' | 'today' | 'timeZone'>,
): readonly [tone: string, text: string] {
  const { state, places_left, waiting_list, opens_at } = event;
  if (isOver(event, today)) return ['gone', words.isOver];
  if (state === 'full') return waiting_list ? ['few', words.hasWaitingList] : ['gone', words.isFull];
  if (state === 'closed') return ['gone', words.isClosed];
  if (state === 'not_yet_open')
    return ['soon', words.opensOn(opens_at ? momentIn(opens_at, language, timeZone) : undefined)];
  return places_left !== null && places_left < FEW_PLACES
    ? ['few', words.fewLeft(places_left)]
    : ['open', words.isOpen];
}

/** The same as a pill. */
export const badge = ([tone, text]: readonly [tone: string, text: string]): TemplateResult =>
  html`<span part="badge" class="badge ${tone}">${text}</span>`;
