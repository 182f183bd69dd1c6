import { NativeEvent } from '../../browser/native-event.js';
import type { PublicEvent } from '../../model/club-event.js';

const eventInit = { bubbles: true, composed: true };

/** The events of a club are there. */
export class ListReadyEvent extends NativeEvent {
  constructor(
    /** All that the club publishes, past ones as well, whatever of them is drawn. */
    readonly events: readonly PublicEvent[],
    /** `club` */
    readonly slug: string,
  ) {
    super('list-ready', eventInit);
  }
}

/** Somebody wants to see an event, or to register for it; `preventDefault` leaves it to the page what happens then. */
export class EventSelectedEvent extends NativeEvent {
  constructor(
    /** The event that was pressed. */
    readonly selected: PublicEvent,
    /** `club/form` */
    readonly slug: string,
  ) {
    super('event-selected', { ...eventInit, cancelable: true });
  }
}
