import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { inBatches } from './batches.js';
import { familyMails, FAMILY_MAIL_DELAY_MS } from './family-mails.js';
import { newId } from './ids.js';
import { offerPosition } from './offer-position.js';
import { outbox } from './outbox.js';
import { registrationFees } from './registration-fees.js';
import { registrationLinks } from './registration-links.js';
import {
  amountAt,
  lockForm,
  nextPosition,
  PAYABLE_STATES,
  registrationRows,
  type PriceByPosition,
  type Registration,
} from './registration-row.js';
import type { Schema } from './schema.js';

export type NewRegistration = Pick<
  Registration,
  'workspace_id' | 'list_id' | 'person_id' | 'slug' | 'family' | 'language' | 'state' | 'deadline_at'
> & {
  readonly amount: PriceByPosition;
  /** Within the family; default: behind all others. */
  readonly position?: number | null;
};

/** Writes of registrations, except changes of their state (`registrationTransitions`). */
export const registrationWrites = (db: Kysely<Schema>) => {
  const { enqueue: enqueueMail } = familyMails(db);
  const { ofFamily } = registrationRows(db);

  /** One mail covers all changes of a price until it is sent: `from` is the price in the last mail to the family. */
  async function enqueuePriceMail({ workspace_id, id, person_id }: Schema['registration'], from: number, now: number) {
    const mail = { workspace_id, kind: 'registration_price', person_id, payload: { registration: id, from } };
    const due = now + FAMILY_MAIL_DELAY_MS;
    if (!(await outbox(db).postpone(mail, due))) await outbox(db).enqueue(mail, now, due);
  }

  return {
    /** Stores a registration and the mail about it; to be called in the transaction that stores the person. */
    async register(
      { amount: price, position: requestedPosition, ...registration }: NewRegistration,
      now: number,
    ): Promise<Registration> {
      const position = requestedPosition ?? (await nextPosition(db, registration));
      const row = {
        ...registration,
        id: newId('rgn'),
        position,
        amount: amountAt(price, position),
        created_at: now,
        changed_at: now,
        mail_key: null,
        fee_id: null,
        fee_number: 0,
        noticed_state: null,
      };
      await db.insertInto('registration').values(row).execute();
      await enqueueMail(row, now, FAMILY_MAIL_DELAY_MS);
      return row;
    },

    /** Locks a form without an event until the transaction ends, before somebody registers with it. */
    lockForm: (form: Pick<Registration, 'workspace_id' | 'list_id' | 'slug'>): Promise<void> => lockForm(db, form),

    /** The position that a person with an offer takes in their family at the event. */
    offerPosition: (offered: Registration, event: Pick<Registration, 'slug'>): Promise<number> =>
      offerPosition(db, offered, event),

    /**
     * Changes what a registration costs, its fees, and enqueues the mail about it; to be called in the transaction that corrects the
     * answers. A conditional update: false if it costs no longer `from`, or has ended.
     */
    async changeAmount(
      { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
      { from, to }: { from: number; to: number },
      now: number,
    ): Promise<boolean> {
      const changed = await db
        .updateTable('registration')
        .set({ amount: to })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('amount', '=', from)
        .where('state', 'not in', ['cancelled', 'declined'])
        .returningAll()
        .executeTakeFirst();
      if (!changed) return false;
      await registrationFees(db).settle(changed, now);
      if (PAYABLE_STATES.includes(changed.state as RegistrationState)) await enqueuePriceMail(changed, from, now);
      return true;
    },

    /**
     * Mails a registration once more, because its mails go to another address now; to be called in the transaction that corrects it.
     * With `endsLinks`, the links that the former address has open nothing any more.
     */
    async changeAddress(
      { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
      { endsLinks }: { readonly endsLinks: boolean },
      now: number,
    ): Promise<void> {
      const changed = await db
        .updateTable('registration')
        .set({ mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!changed) return;
      if (endsLinks) await registrationLinks(db).revoke(workspace_id, changed.slug, changed.family);
      await enqueueMail(changed, now, 0);
    },

    /** Deletes the registrations of deleted persons; if a family is gone, its links and sessions too. */
    async forget(workspace_id: string, person_ids: readonly string[]): Promise<void> {
      const deletedRows = await inBatches(person_ids, (batch) =>
        db
          .deleteFrom('registration')
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .returning(['slug', 'family'])
          .execute(),
      );
      const families = new Map(deletedRows.flat().map((row) => [`${row.slug} ${row.family}`, row]));
      for (const { slug, family } of families.values())
        if (!(await ofFamily({ workspace_id, slug, family })).length)
          await registrationLinks(db).revoke(workspace_id, slug, family);
    },
  };
};
