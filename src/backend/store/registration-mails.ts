import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { familyMails } from './family-mails.js';
import { registrationRows, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

/** Mails about registrations. */
export const registrationMails = (db: Kysely<Schema>) => {
  const { lock, releaseOtherStates, coveredBy: toldBy } = familyMails(db);
  const { find, ofFamily } = registrationRows(db);

  return {
    /**
     * Assigns an outbox row to all persons of a registration's family who are in the same state and have no row yet. Call it in
     * a transaction. Returns all persons of the mail, including those of earlier mails and attempts, and without those whose own
     * mail is still to be sent; undefined if the mail has nothing new. Persons in another state who were assigned to the row get rows of their own. With `only`, the mail is limited to
     * these registrations in this state.
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
      const covered = await toldBy(workspace_id, mail_key, family);
      return covered.length ? covered : undefined;
    },
  };
};
