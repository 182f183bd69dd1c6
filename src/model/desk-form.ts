import type { OwnRegistrations, RegistrationState } from './own-registration.js';

/** The form of a list, through which organisers add persons: without consents, which nobody gives for somebody else. */
export interface DeskForm extends OwnRegistrations {
  /** The list of those who wait for a place, if the form has one that the organiser sees. */
  waiting_list_id: string | null;
}

/** Somebody who was added at the desk. */
export interface AddedPerson {
  person_id: string;
  state: RegistrationState;
}
