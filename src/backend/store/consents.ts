import type { Kysely, Selectable } from 'kysely';
import type { ConsentWording, GivenConsent } from '../../model/consent.js';
import { inBatches } from './batches.js';
import { newRowKey } from './ids.js';
import type { Schema } from './schema.js';

/** One consent of a person that was given, or withdrawn. */
export type Consent = Omit<Selectable<Schema['consent']>, 'given'> & { readonly given: boolean };

type PersonKey = Pick<Consent, 'workspace_id' | 'person_id'>;

/** Texts that a form had are needed as long as somebody may have them on the screen: a form token is valid for two hours. */
const FORMER_WORDING_RETENTION_MS = 24 * 3600_000;

/**
 * Consents of persons: the history of each, and the texts that were shown, each stored once. The rows of a person go with the
 * person; a text holds nothing about anybody and stays.
 */
export const consents = (db: Kysely<Schema>) => {
  const insert = (rows: readonly Consent[]) =>
    inBatches(rows, (batch) =>
      db
        .insertInto('consent')
        .values(batch.map((row) => ({ ...row, given: row.given ? (1 as const) : (0 as const) })))
        .execute(),
    );

  return {
    /** Stores consents with their texts; to be called in the transaction that stores the person. */
    async give(
      { workspace_id, person_id }: PersonKey,
      givenConsents: readonly GivenConsent[],
      at: number,
    ): Promise<void> {
      if (!givenConsents.length) return;
      const texts = new Map(givenConsents.map(({ hash, text }) => [hash, { workspace_id, hash, text }]));
      await db
        .insertInto('consent_text')
        // in a fixed order, so that two transactions cannot deadlock
        .values([...texts.values()].sort((left, right) => (left.hash < right.hash ? -1 : 1)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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

    /** All texts of a workspace. */
    allTexts: (workspace_id: string): Promise<{ hash: string; text: string }[]> =>
      db
        .selectFrom('consent_text')
        .select(['hash', 'text'])
        .where('workspace_id', '=', workspace_id)
        .orderBy('hash')
        .execute(),

    /** Texts by their hashes. */
    async texts(workspace_id: string, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await inBatches(hashes, (batch) =>
        db
          .selectFrom('consent_text')
          .select(['hash', 'text'])
          .where('workspace_id', '=', workspace_id)
          .where('hash', 'in', batch)
          .execute(),
      );
      return new Map(rows.flat().map(({ hash, text }) => [hash, text]));
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

    /** Keeps the texts that a form had until now for visitors who have the form open. */
    async retire(
      { workspace_id, slug, wording }: { workspace_id: string; slug: string; wording: string },
      wordings: readonly ConsentWording[],
      now: number,
    ): Promise<void> {
      await db
        .deleteFrom('former_wording')
        .where('replaced_at', '<', now - FORMER_WORDING_RETENTION_MS)
        .execute();
      await db
        .insertInto('former_wording')
        .values({ workspace_id, slug, wording, consents: JSON.stringify(wordings), replaced_at: now })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'slug', 'wording']).doUpdateSet({ replaced_at: now }),
        )
        .execute();
    },

    /** The texts that a form had until lately. */
    async former(workspace_id: string, slug: string, wording: string): Promise<ConsentWording[] | undefined> {
      const row = await db
        .selectFrom('former_wording')
        .select('consents')
        .where('workspace_id', '=', workspace_id)
        .where('slug', '=', slug)
        .where('wording', '=', wording)
        .executeTakeFirst();
      return row && (JSON.parse(row.consents) as ConsentWording[]);
    },
  };
};
