import { NativeEvent } from '../../browser/native-event.js';
import type { RegisteredPerson } from '../../state/index.js';
import type { Issue } from '../../model/issue.js';

const eventInit = { bubbles: true, composed: true };

/** The form can be filled in. */
export class FormReadyEvent extends NativeEvent {
  constructor(
    /** `club/form` */
    readonly slug: string,
  ) {
    super('form-ready', eventInit);
  }
}

/** What was entered is in order and is about to be sent; `preventDefault` keeps it from being sent. */
export class FormSubmittedEvent extends NativeEvent {
  constructor(
    /** What is sent of each person. */
    readonly persons: readonly Readonly<Record<string, unknown>>[],
    /** `club/form` */
    readonly slug: string,
  ) {
    super('form-submitted', { ...eventInit, cancelable: true });
  }
}

/** The service has accepted a person; one event for each. */
export class PersonRegisteredEvent extends NativeEvent {
  constructor(
    /** The person's id and what was sent. */
    readonly person: RegisteredPerson,
    /** `club/form` */
    readonly slug: string,
  ) {
    super('person-registered', eventInit);
  }
}

/** A registration did not get through. */
export class RegistrationFailedEvent extends NativeEvent {
  constructor(
    /** What came in between: an `ApiError`, unless something else broke. */
    readonly error: unknown,
    /** What is wrong with which answer, where answers are to blame. */
    readonly issues: readonly Issue[],
    /** `club/form` */
    readonly slug: string,
  ) {
    super('registration-failed', eventInit);
  }
}
