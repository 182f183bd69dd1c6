import type { Kysely, Selectable } from 'kysely';
import type { GivenConsent } from '../../model/consent.js';
import { inBatches } from './batches.js';
import { consentTexts } from './consent-texts.js';
import { newRowKey } from './ids.js';
import type { Schema } from './schema.js';

/** One consent of a person that was given, or withdrawn. */
export type Consent = Omit<Selectable<Schema['consent']>, 'given'> & { readonly given: boolean };

type PersonKey = Pick<Consent, 'workspace_id' | 'person_id'>;

/**
 * Consents of persons: the history of each, and the texts that were shown, each stored once. The rows of a person go with the
 * person; a text holds nothing about anybody and stays.
 */
export const consents = (db: Kysely<Schema>) => {
  const { storeTexts, ...texts } = consentTexts(db);
  const insert = (rows: readonly Consent[]) =>
    inBatches(rows, (batch) =>
      db
        .insertInto('consent')
        .values(batch.map((row) => ({ ...row, given: row.given ? (1 as const) : (0 as const) })))
        .execute(),
    );

  return {
    ...texts,

    /** Stores consents with their texts; to be called in the transaction that stores the person. */
    async give(
      { workspace_id, person_id }: PersonKey,
      givenConsents: readonly GivenConsent[],
      at: number,
    ): Promise<void> {
      if (!givenConsents.length) return;
      await storeTexts(workspace_id, givenConsents);
      await insert(
        givenConsents.map(({ field, language, hash }) => ({
          workspace_id,
          person_id,
          row_key: newRowKey(at),
          field,
          given: true,
          at,
          language,
          text_hash: hash,
        })),
      );
    },

    /** Appends to the histories of persons that a consent was withdrawn, or given again without a text that is known. */
    note: (changes: readonly (PersonKey & Pick<Consent, 'field' | 'given' | 'at'>)[]) =>
      insert(changes.map((change) => ({ ...change, row_key: newRowKey(change.at), language: null, text_hash: null }))),

    /** The histories of persons, the oldest first. */
    async ofPersons(workspace_id: string, person_ids: readonly string[]): Promise<Consent[]> {
      const rows = await inBatches(person_ids, (batch) =>
        db
          .selectFrom('consent')
          .selectAll()
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .orderBy('row_key')
          .execute(),
      );
      return rows.flat().map((row) => ({ ...row, given: row.given === 1 }));
    },

    /** Assigns the consents of a person to some fields to another person, who takes their place. */
    async move({ workspace_id, person_id }: PersonKey, to: string, fields: readonly string[]): Promise<void> {
      if (!fields.length) return;
      await db
        .updateTable('consent')
        .set({ person_id: to })
        .where('workspace_id', '=', workspace_id)
        .where('person_id', '=', person_id)
        .where('field', 'in', fields)
        .execute();
    },

    /** Deletes the histories of deleted persons, or of some of their fields. Returns how many rows. */
    async forget(workspace_id: string, person_ids: readonly string[], fields?: readonly string[]): Promise<number> {
      const counts = await inBatches(person_ids, async (batch) => {
        const { numDeletedRows } = await db
          .deleteFrom('consent')
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .$if(fields !== undefined, (query) => query.where('field', 'in', fields!))
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
};
