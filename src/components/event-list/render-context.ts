import type { EventTextContext, FilterWords, ListWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';

/** Everything that the template of an event needs besides the event. */
export interface RenderContext extends EventTextContext {
  /** Level of the headings, 1 to 6. */
  readonly level: number;
  /** Address of an event's calendar file; undefined if there is none. */
  readonly calendar: (event: PublicEvent) => string | undefined;
  /** Handles a click on the link of an event. */
  readonly select: (event: PublicEvent, click: Event) => void;
}

/** The same with the words of filters and month view. */
export interface FilterContext extends RenderContext {
  readonly words: ListWords & FilterWords;
}
