/** Whom a mail is from or for. Never one text: a comma in a name would be two of them. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail that is ready to go. */
export interface Letter {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The BCP 47 tag of what it is written in. */
  readonly language: string;
  /** The same each time that it is tried: who gets it twice can tell. */
  readonly id: string;
  /** It may have arrived before. */
  readonly repeat: boolean;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly workspace_id: string;
  /** Whom it tells of. */
  readonly person_ids: readonly string[];
}

/** It will never arrive, however often it is sent. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** It may have arrived: the connection was lost when it had been handed over. */
export class PerhapsSent extends Error {
  override readonly name = 'PerhapsSent';
}

/** How mails leave. */
export interface Way {
  /** Resolves when it is handed over. Throws `Undeliverable`, `PerhapsSent`, or anything else where another try can help. */
  send(letter: Letter): Promise<void>;
  /** Throws where no mail could leave. Sends none. */
  check?(): Promise<void>;
  /** Takes away what is left of mails about persons who are gone. */
  tidy?(isGone: (workspace_id: string, person_id: string) => Promise<boolean>): Promise<void>;
  close?(): void;
}

/** No way out: mails wait. */
export const nowhere: Way = { send: () => Promise.reject(new Error('There is no way out for mails')) };
