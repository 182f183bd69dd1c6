import { css, html, type TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { EventList } from './event-list.js';
import type { Finding } from './item.js';

export const styles = [css``];

export interface ToolsOptions {
  readonly words: Finding['words'];
  /** All events, whatever is looked for. */
  readonly events: readonly PublicEvent[];
  /** How many are found. */
  readonly count: number;
  readonly views: readonly string[];
  readonly view: string;
  readonly look: (view: string) => void;
}

/** What visitors find events with: filters, and views to choose from. */
export function tools(_host: EventList, _options: ToolsOptions): TemplateResult {
  return html``;
}
