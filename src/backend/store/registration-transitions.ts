import type { Kysely, Updateable } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { familyMails, FAMILY_MAIL_DELAY_MS } from './family-mails.js';
import { offerPosition } from './offer-position.js';
import { registrationFees } from './registration-fees.js';
import {
  amountAt,
  isNotPending,
  registrationRows,
  type PriceByPosition,
  type Registration,
} from './registration-row.js';
import type { Schema } from './schema.js';

type RegistrationKey = Pick<Registration, 'workspace_id' | 'id'>;

/** The entry of the event that an offer becomes. Cents. */
interface AcceptedOffer extends Pick<Registration, 'list_id' | 'person_id' | 'slug' | 'family'> {
  readonly amount: PriceByPosition;
  /** The price that was shown, 0 without one. */
  readonly shown?: number | undefined;
  /** The state that it must have; default: `offered`. The club may give a place to somebody to whom none was offered. */
  readonly from?: RegistrationState;
}

/** A change of state. */
interface StateChange {
  readonly from: RegistrationState;
  readonly to: RegistrationState;
  readonly deadline_at?: number | null;
  /** Sentence of the club for the mail about this registration alone. */
  readonly sentence?: string | undefined;
}

/** Changes of the state of registrations. Each enqueues the mail about the new state. */
export const registrationTransitions = (db: Kysely<Schema>) => {
  const { enqueue: enqueueMail } = familyMails(db);
  const { find } = registrationRows(db);

  /**
   * A conditional update, so that only one of several processes changes the state: undefined if the state is no longer `from`, or if
   * the deadline has passed at `openAt`. A registration on its way to a service is changed by the answer of the service alone.
   */
  const updateFrom = (
    from: RegistrationState,
    { workspace_id, id }: RegistrationKey,
    values: Updateable<Schema['registration']>,
    openAt?: number,
  ): Promise<Registration | undefined> =>
    db
      .updateTable('registration')
      .set(values)
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('state', '=', from)
      .where(isNotPending)
      .$if(openAt !== undefined, (query) => query.where('deadline_at', '>', openAt!))
      .returningAll()
      .$castTo<Registration>()
      .executeTakeFirst();

  return {
    /**
     * Changes the state of a registration and enqueues the mail about it, without delay for an offer, because its deadline
     * runs. A conditional update: false if the state is no longer `from`, so that only one of several processes changes it.
     */
    async change(
      registration: RegistrationKey,
      { from, to, deadline_at = null, sentence }: StateChange,
      now: number,
    ): Promise<boolean> {
      const changed = await updateFrom(from, registration, {
        state: to,
        changed_at: now,
        deadline_at,
        mail_key: null,
      });
      if (!changed) return false;
      const mail_key = await enqueueMail({ ...changed, sentence }, now, to === 'offered' ? 0 : FAMILY_MAIL_DELAY_MS);
      // claimed at once, so that no mail about the whole family takes it over
      if (sentence !== undefined) await updateFrom(to, registration, { mail_key });
      // nothing is owed for a registration that has ended
      if (changed.fee_number) await registrationFees(db).settle(changed, now);
      return true;
    },

    /**
     * Confirms the address of a registration, which takes the given state, and enqueues the mail about it without delay. False
     * if it was confirmed before, or its time had passed at `openAt`, when the link was used.
     */
    async confirm(registration: RegistrationKey, to: RegistrationState, now: number, openAt = now): Promise<boolean> {
      const values = { state: to, changed_at: now, deadline_at: null, mail_key: null };
      const confirmed = await updateFrom('unconfirmed', registration, values, openAt);
      if (confirmed) await enqueueMail(confirmed, now, 0);
      return confirmed !== undefined;
    },

    /** Gives a registration whose time to confirm the address has passed time until a deadline. */
    async extend(registration: RegistrationKey, deadline_at: number, now: number): Promise<void> {
      await db
        .updateTable('registration')
        .set({ deadline_at })
        .where('workspace_id', '=', registration.workspace_id)
        .where('id', '=', registration.id)
        .where('state', '=', 'unconfirmed')
        .where('deadline_at', '<=', now)
        .execute();
    },

    /**
     * Cancels a registration whose address was never confirmed, without a mail, since the address may be a stranger's. Call it
     * in the transaction that erases the person. False if it was confirmed before.
     */
    async withdraw(registration: RegistrationKey, now: number): Promise<boolean> {
      const values = { state: 'cancelled', changed_at: now, deadline_at: null };
      return (await updateFrom('unconfirmed', registration, values)) !== undefined;
    },

    /**
     * Turns an offer into a registration of the event's list, under another person: to be called in the transaction that stores
     * that person. `shown` is the price that the visitor saw, if they saw one: nobody owes another. The offer had to stand at `openAt`;
     * undefined if the club gives the place, which no deadline hinders.
     */
    async accept(
      registration: RegistrationKey,
      { amount: price, shown, from = 'offered', ...newEntry }: AcceptedOffer,
      now: number,
      openAt: number | undefined,
    ): Promise<'accepted' | 'ended' | 'price_changed'> {
      const offered = await find(registration.workspace_id, registration.id);
      if (!offered) return 'ended';
      const position = await offerPosition(db, offered, newEntry);
      const amount = amountAt(price, position);
      if (shown !== undefined && shown !== (amount ?? 0)) return 'price_changed';
      const values = { state: 'registered', changed_at: now, deadline_at: null, mail_key: null };
      const accepted = await updateFrom(from, registration, { ...newEntry, position, amount, ...values }, openAt);
      if (accepted) await enqueueMail(accepted, now, 0);
      return accepted ? 'accepted' : 'ended';
    },
  };
};
