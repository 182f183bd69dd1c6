import { NativeEvent } from '../../browser/native-event.js';

const eventInit = { bubbles: true, composed: true };

/** A member is signed in, and the profile is shown. */
export class ProfileReadyEvent extends NativeEvent {
  constructor(
    /** `club` */
    readonly slug: string,
  ) {
    super('profile-ready', eventInit);
  }
}

/** Something was saved. It names what, and not what it is now: that is nobody's business on the page around. */
export class ProfileChangedEvent extends NativeEvent {
  constructor(
    /** Names of the fields that were changed. */
    readonly fields: readonly string[],
    /** `club` */
    readonly slug: string,
  ) {
    super('profile-changed', eventInit);
  }
}
