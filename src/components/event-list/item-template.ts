import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { EventList } from './event-list.js';
import type { Around } from './item.js';

/** An event drawn with the page's own template; undefined where it has none. */
export function itemBy(_host: EventList, _event: PublicEvent, _around: Around): TemplateResult | undefined {
  return undefined;
}
