import { NativeEvent } from '../../browser/native-event.js';
import type { PublicEvent } from '../../model/club-event.js';

const eventInit = { bubbles: true, composed: true };

/** The events of a club were loaded. */
export class ListReadyEvent extends NativeEvent {
  constructor(
    /** All events that the club publishes, past and hidden ones included. */
    readonly events: readonly PublicEvent[],
    /** `club` */
    readonly slug: string,
  ) {
    super('list-ready', eventInit);
  }
}

/** Somebody wants to see an event or to register for it. After `preventDefault` the page decides what happens. */
export class EventSelectedEvent extends NativeEvent {
  constructor(
    /** The selected event. */
    readonly selected: PublicEvent,
    /** `club/form` */
    readonly slug: string,
  ) {
    super('event-selected', { ...eventInit, cancelable: true });
  }
}
