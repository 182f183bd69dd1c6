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

/** The answers are valid and about to be sent; `preventDefault` keeps them from being sent. */
export class FormSubmittedEvent extends NativeEvent {
  constructor(
    /** The values of each person. */
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
    /** The reason: an `ApiError`, unless something unexpected failed. */
    readonly error: unknown,
    /** The issues by field, if answers are invalid. */
    readonly issues: readonly Issue[],
    /** `club/form` */
    readonly slug: string,
  ) {
    super('registration-failed', eventInit);
  }
}
