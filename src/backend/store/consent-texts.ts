import type { Kysely } from 'kysely';
import type { ConsentWording, GivenConsent } from '../../model/consent.js';
import { inBatches } from './batches.js';
import type { Schema } from './schema.js';

/** Texts that a form had are needed as long as somebody may have them on the screen: a form token is valid for two hours. */
const FORMER_WORDING_RETENTION_MS = 24 * 3600_000;

/** Texts of consents that were shown, each stored once. A text holds nothing about anybody and stays. */
export const consentTexts = (db: Kysely<Schema>) => ({
  /** Stores texts by their hashes; a text that is stored already stays. */
  async storeTexts(workspace_id: string, givenConsents: readonly GivenConsent[]): Promise<void> {
    const texts = new Map(givenConsents.map(({ hash, text }) => [hash, { workspace_id, hash, text }]));
    await db
      .insertInto('consent_text')
      // in a fixed order, so that two transactions cannot deadlock
      .values([...texts.values()].sort((left, right) => (left.hash < right.hash ? -1 : 1)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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
      .onConflict((conflict) => conflict.columns(['workspace_id', 'slug', 'wording']).doUpdateSet({ replaced_at: now }))
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
});
