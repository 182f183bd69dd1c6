import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { familyMails, FAMILY_MAIL_DELAY_MS } from './family-mails.js';
import { fees } from './fees.js';
import { registrationFees } from './registration-fees.js';
import { registrationLinks } from './registration-links.js';
import {
  amountAt,
  isNotPending,
  nextPosition,
  registrationRows,
  type Family,
  type PriceByPosition,
  type Registration,
} from './registration-row.js';
import type { Schema } from './schema.js';

/** A registration with the person that it has before a move. */
type RegistrationOfPerson = Pick<Registration, 'workspace_id' | 'id' | 'person_id'>;

/** The entry of another event that a registration becomes. Cents. */
interface MovedEntry extends Pick<Registration, 'list_id' | 'person_id' | 'slug' | 'state'> {
  readonly amount: PriceByPosition;
  /** The state that it must have. */
  readonly from: RegistrationState;
  /** The title of the event that it leaves, for the mail. */
  readonly title: string;
  /** The price that was shown, 0 without one; undefined if none was. */
  readonly shown?: number | undefined;
}

/** Moves of registrations to other events. */
export const registrationMoves = (db: Kysely<Schema>) => ({
  /** The position that the next person of a family gets at a form, as far as it is known before it is locked. */
  nextPosition: (family: Family): Promise<number> => nextPosition(db, family),

  /**
   * Turns a registration into one of another event, under another person, with its fees and the mail about it: to be called in the
   * transaction that stores that person, behind the lock of the event. Mailed links of the family lead to the other event, once nobody of the
   * family is left at the former one. A conditional update: only one of several moves finds the person that it had.
   */
  async move(
    registration: RegistrationOfPerson,
    entry: MovedEntry,
    now: number,
  ): Promise<'moved' | 'changed' | 'price_changed'> {
    const { workspace_id, id } = registration;
    const { find, ofFamily } = registrationRows(db);
    const before = await find(workspace_id, id);
    if (!before) return 'changed';
    const { list_id, person_id, slug, state, from, title, shown } = entry;
    const position = await nextPosition(db, { ...before, slug });
    const amount = amountAt(entry.amount, position);
    if (shown !== undefined && shown !== (amount ?? 0)) return 'price_changed';
    // a moved registration waits from now on, and overtakes nobody who waits already
    const times = { changed_at: now, created_at: state === 'waiting' ? now : before.created_at };
    const moved = await db
      .updateTable('registration')
      .set({ ...{ list_id, person_id, slug, state, position, amount }, ...times, deadline_at: null, mail_key: null })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('person_id', '=', registration.person_id)
      .where('state', '=', from)
      .where(isNotPending)
      .returningAll()
      .$castTo<Registration>()
      .executeTakeFirst();
    if (!moved) return 'changed';
    const mail_key = await familyMails(db).enqueue({ ...moved, moved_from: title }, now, FAMILY_MAIL_DELAY_MS);
    // claimed at once, so that no mail about the whole family takes it over
    await db
      .updateTable('registration')
      .set({ mail_key })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .execute();
    await fees(db).moveToList(moved, { ...before, ...registration }, now);
    await db
      .updateTable('credit')
      .set({ person_id })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', registration.person_id)
      .execute();
    await registrationFees(db).settle(moved, now);
    if (!(await ofFamily(before)).length) await registrationLinks(db).moveTo(before, slug);
    return 'moved';
  },
});
