import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

const DAY_MS = 24 * 3600_000;

/** Time to confirm a new address (decision 23). */
export const CONFIRMABLE_FOR_MS = 3 * DAY_MS;

/** Time to undo a confirmed address from the old one (decision 23). */
export const UNDOABLE_FOR_MS = 7 * DAY_MS;

/**
 * A member's new e-mail address (decision 23). It is pending while it has no `confirmed_at` or a confirm token still
 * exists: in the second case the button was pressed, and it is unknown whether the address was set.
 */
export type EmailChange = Selectable<Schema['email_change']>;

export interface NewEmailChange {
  readonly workspace_id: string;
  readonly person_id: string;
  /** The address in force until the new one is confirmed. */
  readonly former: string | null;
  readonly email: string;
  /** Language of the mails; null for the club's first. */
  readonly language: string | null;
}

/** Whether a change is pending. */
export const isPending = (row: ExpressionBuilder<Schema, 'email_change'>) =>
  row.or([
    row('email_change.confirmed_at', 'is', null),
    row.exists(
      row
        .selectFrom('email_change_token')
        .select('email_change_token.token_hash')
        .whereRef('email_change_token.workspace_id', '=', 'email_change.workspace_id')
        .whereRef('email_change_token.change_id', '=', 'email_change.id')
        .where('email_change_token.purpose', '=', 'confirm'),
    ),
  ]);

/** The changes of a person. */
export const changesOfPerson = (db: Kysely<Schema>, workspace_id: string, person_id: string) =>
  db.selectFrom('email_change').selectAll().where('workspace_id', '=', workspace_id).where('person_id', '=', person_id);
