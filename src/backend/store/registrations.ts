import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { familyMails, FAMILY_MAIL_DELAY_MS } from './family-mails.js';
import { newId } from './ids.js';
import { outbox } from './outbox.js';
import { registrationFees } from './registration-fees.js';
import { registrationLinks } from './registration-links.js';
import {
  amountAt,
  nextPosition,
  PAYABLE_STATES,
  type Family,
  type PriceByPosition,
  type Registration,
} from './registration-row.js';
import type { RegistrationState } from '../../model/own-registration.js';
import type { Schema } from './schema.js';

export { PAYABLE_STATES, type Family, type Registration } from './registration-row.js';

export type NewRegistration = Pick<
  Registration,
  'workspace_id' | 'list_id' | 'person_id' | 'slug' | 'family' | 'language' | 'state' | 'deadline_at'
> & {
  readonly amount: PriceByPosition;
  /** Within the family; default: behind all others. */
  readonly position?: number | null;
};

/**
 * Registrations through forms. Each row is stored, and changes its state, together with an outbox row of kind `registration`, so
 * no state goes untold. One mail tells of a family: the first outbox row that is sent takes over all persons of the family in
 * the same state (`claimMail`), and the rows of the others find nothing left to tell.
 */
export const registrations = (db: Kysely<Schema>) => {
  const { enqueue: enqueueMail, lock, releaseOtherStates } = familyMails(db);

  /** One mail tells of all changes of a price until it is sent: `from` is what the family was told last. */
  async function enqueuePriceMail({ workspace_id, id, person_id }: Schema['registration'], from: number, now: number) {
    const mail = { workspace_id, kind: 'registration_price', person_id, payload: { registration: id, from } };
    const due = now + FAMILY_MAIL_DELAY_MS;
    if (!(await outbox(db).postpone(mail, due))) await outbox(db).enqueue(mail, now, due);
  }

  const rows = (workspace_id: string) =>
    db.selectFrom('registration').selectAll().where('workspace_id', '=', workspace_id).$castTo<Registration>();

  const find = (workspace_id: string, id: string): Promise<Registration | undefined> =>
    rows(workspace_id).where('id', '=', id).executeTakeFirst();

  const ofFamily = ({ workspace_id, slug, family }: Family): Promise<Registration[]> =>
    rows(workspace_id)
      .where('slug', '=', slug)
      .where('family', '=', family)
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  return {
    find,

    /** All of a family at one form, in the order in which they were sent. */
    ofFamily,

    /** The registrations of persons, the oldest first. */
    async ofPersons(workspace_id: string, person_ids: readonly string[]): Promise<Registration[]> {
      const found = await inBatches(person_ids, (some) =>
        rows(workspace_id).where('person_id', 'in', some).orderBy('created_at').orderBy('id').execute(),
      );
      return found.flat();
    },

    /** The registrations of a list in a state: who has waited longest comes first. */
    inState: (
      workspace_id: string,
      list_id: string,
      state: RegistrationState,
      limit = Number.MAX_SAFE_INTEGER,
    ): Promise<Registration[]> =>
      rows(workspace_id)
        .where('list_id', '=', list_id)
        .where('state', '=', state)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Registrations of all workspaces in a state whose deadline has passed. */
    overdue: (state: 'offered' | 'unconfirmed', now: number, limit: number): Promise<Registration[]> =>
      db
        .selectFrom('registration')
        .selectAll()
        .$castTo<Registration>()
        .where('deadline_at', '<=', now)
        .where('state', '=', state)
        .orderBy('deadline_at')
        .limit(limit)
        .execute(),

    /**
     * Cancelled and declined registrations of all workspaces that no mail is to tell any more, not even about another of their
     * family, or that ended before a time.
     */
    ended: (before: number, limit: number): Promise<Registration[]> =>
      db
        .selectFrom('registration')
        .selectAll()
        .$castTo<Registration>()
        .where('state', 'in', ['cancelled', 'declined'])
        .where(({ or, not, eb, exists, selectFrom }) =>
          or([
            eb('changed_at', '<=', before),
            not(
              exists(
                selectFrom('outbox')
                  .innerJoin('registration as kin', (join) =>
                    join
                      .onRef('kin.workspace_id', '=', 'outbox.workspace_id')
                      .onRef('kin.person_id', '=', 'outbox.person_id'),
                  )
                  .select('outbox.row_key')
                  .whereRef('kin.workspace_id', '=', 'registration.workspace_id')
                  .whereRef('kin.slug', '=', 'registration.slug')
                  .whereRef('kin.family', '=', 'registration.family'),
              ),
            ),
          ]),
        )
        .limit(limit)
        .execute(),

    /** Registrations of all workspaces that cost something and have no fee, in the order of their ids, after one of them. */
    withoutFee: (after: string, limit: number): Promise<Registration[]> =>
      db
        .selectFrom('registration')
        .selectAll()
        .$castTo<Registration>()
        .where('fee_id', 'is', null)
        .where('amount', '>', 0)
        .where('state', 'in', [...PAYABLE_STATES])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Stores a registration and the mail about it; to be called in the transaction that stores the person. */
    async register(
      { amount: price, position: wanted, ...registration }: NewRegistration,
      now: number,
    ): Promise<Registration> {
      const position = wanted ?? (await nextPosition(db, registration));
      const row = {
        ...registration,
        ...{ id: newId('rgn'), position, amount: amountAt(price, position), created_at: now, changed_at: now },
        ...{ mail_key: null, fee_id: null, fee_number: 0, noticed_state: null },
      };
      await db.insertInto('registration').values(row).execute();
      await enqueueMail(row, now, FAMILY_MAIL_DELAY_MS);
      return row;
    },

    /**
     * Changes the state of a registration and enqueues the mail about it, which for an offer leaves at once: its time runs. A
     * conditional update: false where the state is no longer `from`, so that of several processes one changes it.
     */
    async change(
      { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
      { from, to, deadline_at = null }: { from: RegistrationState; to: RegistrationState; deadline_at?: number | null },
      now: number,
    ): Promise<boolean> {
      const changed = await db
        .updateTable('registration')
        .set({ state: to, changed_at: now, deadline_at, mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('state', '=', from)
        .returningAll()
        .executeTakeFirst();
      if (!changed) return false;
      await enqueueMail(changed as Registration, now, to === 'offered' ? 0 : FAMILY_MAIL_DELAY_MS);
      // nothing is owed for a registration that has ended
      if (changed.fee_number) await registrationFees(db).settle(changed, now);
      return true;
    },

    /** The position that the next person of a family has at a form. */
    nextPosition: (family: Family): Promise<number> => nextPosition(db, family),

    /**
     * Changes what a registration costs, its fees, and enqueues the mail about it; to be called in the transaction that corrects the
     * answers. A conditional update: false where it costs no longer `from`, or has ended.
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
     * Ends that a registration waits for its address to be confirmed: it has the state from now on that it would have had at
     * first, and the mail about that leaves at once. False where it was confirmed before, or its time has passed.
     */
    async confirm(
      { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
      to: RegistrationState,
      now: number,
    ): Promise<boolean> {
      const confirmed = await db
        .updateTable('registration')
        .set({ state: to, changed_at: now, deadline_at: null, mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('state', '=', 'unconfirmed')
        .where('deadline_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (confirmed) await enqueueMail(confirmed as Registration, now, 0);
      return confirmed !== undefined;
    },

    /**
     * Ends a registration whose address was never confirmed, without a mail: whoever has that address need not know of it. To be
     * called in the transaction that erases the person. False where it was confirmed meanwhile.
     */
    async withdraw({ workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('registration')
        .set({ state: 'cancelled', changed_at: now, deadline_at: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('state', '=', 'unconfirmed')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Turns an offer into a registration of the event's list, under another person: to be called in the transaction that stores
     * that person. False where the offer has ended.
     */
    async accept(
      { workspace_id, id }: Pick<Registration, 'workspace_id' | 'id'>,
      {
        amount: price,
        family,
        ...moved
      }: Pick<Registration, 'list_id' | 'person_id' | 'slug' | 'family'> & { readonly amount: PriceByPosition },
      now: number,
    ): Promise<boolean> {
      const position = await nextPosition(db, { workspace_id, family, slug: moved.slug });
      const amount = amountAt(price, position);
      const accepted = await db
        .updateTable('registration')
        .set({ ...moved, position, amount, state: 'registered', changed_at: now, deadline_at: null, mail_key: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('state', '=', 'offered')
        .where('deadline_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (accepted) await enqueueMail(accepted as Registration, now, 0);
      return accepted !== undefined;
    },

    /**
     * Has an outbox row tell of all persons of a registration's family in the same state of whom no other row tells, in a
     * transaction. Returns those that the mail is about, including those told of before; undefined where there is nothing new to
     * tell. Those in another state, of whom the row was to tell before, get rows of their own. With `only`, it tells of no others
     * of the family, and of nobody who is in another state by now.
     */
    async claimMail(
      workspace_id: string,
      id: string,
      mail_key: string,
      only?: { readonly state: RegistrationState; readonly ids: readonly string[] },
    ): Promise<Registration[] | undefined> {
      const claim = await lock(workspace_id, mail_key);
      const own = await find(workspace_id, id);
      if (!own || (only && own.state !== only.state)) return undefined;
      if (claim) await releaseOtherStates(workspace_id, claim, own.state);
      await db
        .updateTable('registration')
        .set({ mail_key })
        .where('workspace_id', '=', workspace_id)
        .where('slug', '=', own.slug)
        .where('family', '=', own.family)
        .where('state', '=', own.state)
        .where('mail_key', 'is', null)
        .$if(only !== undefined, (query) => query.where('id', 'in', only!.ids))
        .execute();
      const family = (await ofFamily(own)).filter(
        ({ state, id: of }) => state === own.state && (!only || only.ids.includes(of)),
      );
      return family.some((one) => one.mail_key === mail_key) ? family : undefined;
    },

    /** Deletes the registrations of deleted persons; where a family is gone, its links and sessions too. */
    async forget(workspace_id: string, person_ids: readonly string[]): Promise<void> {
      const gone = await inBatches(person_ids, (some) =>
        db
          .deleteFrom('registration')
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', some)
          .returning(['slug', 'family'])
          .execute(),
      );
      const families = new Map(gone.flat().map((one) => [`${one.slug} ${one.family}`, one]));
      for (const { slug, family } of families.values())
        if (!(await ofFamily({ workspace_id, slug, family })).length)
          await registrationLinks(db).revoke(workspace_id, slug, family);
    },
  };
};
