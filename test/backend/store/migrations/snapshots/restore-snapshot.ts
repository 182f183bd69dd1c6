import { newEngine } from '#test-engine';
import { CompiledQuery, Kysely } from 'kysely';
import type { Engine } from '../../../../../src/backend/store/engines/engine.js';
import type { Snapshot } from './snapshot.js';

type AnyTable = Record<string, Record<string, unknown>>;

/** A database as that version left it, which nobody has opened since. */
export async function restoreSnapshot(
  { statements, rows }: Snapshot,
  existingEngine?: Engine,
): Promise<{ engine: Engine; db: Kysely<AnyTable> }> {
  const engine = existingEngine ?? (await newEngine());
  const db = new Kysely<AnyTable>({ dialect: engine.dialect });
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
  for (const [table, all] of Object.entries(rows)) await db.insertInto(table).values(all).execute();
  return { engine, db };
}
