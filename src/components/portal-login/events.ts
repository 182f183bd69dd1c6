import { NativeEvent } from '../../browser/native-event.js';
import type { SignOutReason } from '../../state/index.js';

const eventInit = { bubbles: true, composed: true };

/** A sign-in link was asked for. Whether there is such a member nobody knows. */
export class LinkRequestedEvent extends NativeEvent {
  constructor(
    /** `club` */
    readonly slug: string,
  ) {
    super('link-requested', eventInit);
  }
}

/** Somebody has signed in. */
export class SignedInEvent extends NativeEvent {
  constructor(
    /** `club` */
    readonly slug: string,
  ) {
    super('signed-in', eventInit);
  }
}

/** Nobody is signed in any more: by a button, by time, or for an address that has changed. */
export class SignedOutEvent extends NativeEvent {
  constructor(
    /** What ended it. */
    readonly reason: SignOutReason,
    /** `club` */
    readonly slug: string,
  ) {
    super('signed-out', eventInit);
  }
}
