import type { OwnRegistrations, RegistrationState } from './own-registration.js';
import type { PersonName } from './person.js';

/** An event to which a registration can be moved. */
export interface MoveTarget {
  list_id: string;
  title: string;
  start_date: string;
  end_date: string;
  /** Null without a limit. */
  free_places: number | null;
  /** The list of those who wait for a place, if the event is full and the organiser sees that list. */
  waiting_list_id: string | null;
}

/** Somebody who can be moved, and to where. */
export interface MoveTargets {
  name: PersonName;
  targets: MoveTarget[];
}

/** A question, by its field; built-in fields have no label of their own. */
export interface FieldLabel {
  name: string;
  label: string | null;
}

/** The form of the event to which a registration is moved, without consents, which nobody gives for somebody else. */
export interface MoveForm extends OwnRegistrations {
  /** Title of the event, or of its waiting list. */
  title: string;
  /** Whether those who are moved there wait for a place. */
  is_waiting_list: boolean;
  /** The list of those who wait for a place, if the form has one that the organiser sees. */
  waiting_list_id: string | null;
  /** The answers that the form asks for as well, by field. */
  answers: Record<string, unknown>;
  /** Answers that are deleted, because the form does not ask for them. */
  left_out: FieldLabel[];
  /** Price so far and what was paid of it, in cents; null for roles that see no fees. */
  price: { amount: number; paid: number } | null;
  /** The version of the answers, for `If-Match`. */
  etag: string | null;
}

/** A registration that was moved. */
export interface MovedPerson {
  list_id: string;
  person_id: string;
  state: RegistrationState;
}
