import { Kysely } from 'kysely';
import { columns } from './columns.js';
import type { Engine } from './engines/engine.js';
import { events } from './events.js';
import { forms } from './forms.js';
import { idempotency } from './idempotency.js';
import { keys } from './keys.js';
import { migrate } from './migrations.js';
import { persons } from './persons.js';
import type { Schema } from './schema.js';
import { settings } from './settings.js';
import { lists, workspaces } from './workspaces.js';

const tables = (db: Kysely<Schema>) => ({
  workspaces: workspaces(db),
  lists: lists(db),
  events: events(db),
  columns: columns(db),
  persons: persons(db),
  keys: keys(db),
  idempotency: idempotency(db),
  forms: forms(db),
  settings: settings(db),
});

/** The queries, on a database or inside one of its transactions. */
export type Tables = ReturnType<typeof tables>;

export interface Store extends Tables {
  /** All or nothing: what `work` wrote is there when this resolves, and gone when it throws. */
  transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /** What a failed statement found taken: the columns of a unique constraint; undefined for any other failure. */
  taken(error: unknown): string | undefined;
  close(): Promise<void>;
}

/** Opens a database and brings it to today's schema. Throws `NewerDatabase`. */
export async function openStore({ dialect, taken }: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  await migrate(db);
  return {
    ...tables(db),
    transaction: (work) => db.transaction().execute((transaction) => work(tables(transaction))),
    taken,
    close: () => db.destroy(),
  };
}
