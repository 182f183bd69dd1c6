import type { RegistrationState } from './own-registration.js';

/** States of registrations that are written to: the address is confirmed, and the registration has not ended. */
export const writtenStates = [
  'registered',
  'waiting',
  'offered',
  'lapsed',
  'applied',
  'accepted',
] as const satisfies readonly RegistrationState[];

/** Whom a message goes to: persons in one of the states and among the ids. Without a key it leaves nobody out. */
export interface MessageSelection {
  states?: RegistrationState[];
  person_ids?: string[];
}

/** A message to the participants of a list, with placeholders: `{{first_name}}`, `{{event}}`, and in the text `{{link}}`. */
export interface MessageDraft {
  subject: string;
  text: string;
  selection: MessageSelection;
}

/** A message to be sent once. */
export interface NewMessage extends MessageDraft {
  /** Chosen by the page: a message that is sent again under it is sent once. */
  message_id: string;
}

/** Whom a message would reach, and what one of them would read. */
export interface MessagePreview {
  /** One for each address. */
  mails: number;
  persons: number;
  /** Persons without an address. */
  without_address: number;
  /** Null if nobody would get it. */
  example: { subject: string; text: string } | null;
}

/** A message that was sent. */
export interface DeskMessage {
  message_id: string;
  /** RFC 3339. */
  at: string;
  /** The address of the organiser. */
  by: string;
  /** Their name, if the workspace file still names them with one. */
  name: string | null;
  subject: string;
  mails: number;
}
