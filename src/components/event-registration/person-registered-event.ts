import type { Registered } from '../../controllers/index.js';

/** The service has accepted the person. Bubbles and leaves the shadow root. */
export class PersonRegisteredEvent extends Event {
  constructor(
    /** The person's id and what was sent. */
    readonly person: Registered,
    /** `club/form` */
    readonly slug: string,
  ) {
    super('person-registered', { bubbles: true, composed: true });
  }
}
