import { NativeEvent } from '../../browser/native-event.js';
import type { SignOutReason } from '../../state/index.js';

const eventInit = { bubbles: true, composed: true };

/** A sign-in link was requested. It remains unknown whether such a member exists. */
export class LinkRequestedEvent extends NativeEvent {
  constructor(
    /** `club` */
    readonly slug: string,
  ) {
    super('link-requested', eventInit);
  }
}

/** A member has signed in. */
export class SignedInEvent extends NativeEvent {
  constructor(
    /** `club` */
    readonly slug: string,
  ) {
    super('signed-in', eventInit);
  }
}

/** The session has ended: by a button, by expiry, or because the e-mail address was changed. */
export class SignedOutEvent extends NativeEvent {
  constructor(
    /** The reason why it ended. */
    readonly reason: SignOutReason,
    /** `club` */
    readonly slug: string,
  ) {
    super('signed-out', eventInit);
  }
}
