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

/** Whether the club may write to the person of a registration; persons whom it has added have none. */
export const isWrittenTo = (registration: { readonly state: RegistrationState } | undefined): boolean =>
  !registration || (writtenStates as readonly string[]).includes(registration.state);

/** Placeholders of a message of an organiser. A link would only be cut off in a subject. */
const PLACEHOLDERS = { subject: ['first_name', 'event'], text: ['first_name', 'event', 'link'] } as const;

/** Names in double braces in a part of a message that are no placeholders there; each once. */
export const unknownPlaceholders = (part: keyof typeof PLACEHOLDERS, template: string): string[] => {
  const names = [...template.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !(PLACEHOLDERS[part] as readonly string[]).includes(name));
};

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

/** A message in the log of a list, with what has become of its mails. */
export interface LoggedMessage extends DeskMessage {
  /** Mails that wait to be sent. */
  waiting: number;
  /** Mails that a mail server refused for good, or that were given up after days of tries, in the last 30 days. */
  undelivered: number;
  /** The persons of the first of those mails who are still in the list. */
  undelivered_to: UndeliveredTo[];
}

/** A person whom a message did not reach. */
export interface UndeliveredTo {
  person_id: string;
  name: string;
}
