import { html, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Around } from './item.js';

/** Draws one event. */
export type Draw = (event: PublicEvent, around: Around) => unknown;

/** Events one below the other, or as another view has them. */
export const listOf = (
  events: readonly PublicEvent[],
  around: Around,
  draw: Draw,
  { name = around.words.events, view = 'list' } = {},
): TemplateResult =>
  html`<ul part="list" class="events ${view}" aria-label=${name}>
    ${events.map((event) => draw(event, around))}
  </ul>`;

/** What a list is drawn of, where it is more than a list. */
export interface Drawing {
  /** All events, and those that are looked for. */
  readonly all: readonly PublicEvent[];
  readonly events: readonly PublicEvent[];
  /** The first of those. */
  readonly shown: readonly PublicEvent[];
  readonly around: Around;
  /** With the way to more of them; or that there are none. */
  readonly list: (items: unknown) => unknown;
  /** Between what the page puts above and below. */
  readonly framed: (content: unknown) => unknown;
}
