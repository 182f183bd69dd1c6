import { html, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { RenderContext } from './render-context.js';

/** Draws one event. */
export type RenderItem = (event: PublicEvent, context: RenderContext) => unknown;

/** Events one below the other, or as another view has them. */
export const listTemplate = (
  events: readonly PublicEvent[],
  context: RenderContext,
  renderEvent: RenderItem,
  { name = context.words.events, view = 'list' } = {},
): TemplateResult =>
  html`<ul part="list" class="events ${view}" aria-label=${name}>
    ${events.map((event) => renderEvent(event, context))}
  </ul>`;

/** The data that the optional features of a list render. */
export interface ListContext {
  /** All events, and those that are looked for. */
  readonly all: readonly PublicEvent[];
  readonly events: readonly PublicEvent[];
  /** The first of those. */
  readonly visibleEvents: readonly PublicEvent[];
  readonly context: RenderContext;
  /** With the way to more of them; or that there are none. */
  readonly list: (items: unknown) => unknown;
  /** Between what the page puts above and below. */
  readonly frame: (content: unknown) => unknown;
}
