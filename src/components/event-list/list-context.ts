import { html, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { RenderContext } from './render-context.js';

/** Renders one event. */
export type RenderItem = (event: PublicEvent, context: RenderContext) => unknown;

/** Renders events below each other, or as another view does. */
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
  /** All events, and those that match the filters. */
  readonly all: readonly PublicEvent[];
  readonly events: readonly PublicEvent[];
  /** The first of the matches. */
  readonly visibleEvents: readonly PublicEvent[];
  readonly context: RenderContext;
  /** Renders events with a button for more; a message if there are none. */
  readonly list: (items: unknown) => unknown;
  /** Renders content between the page's slots. */
  readonly frame: (content: unknown) => unknown;
}
