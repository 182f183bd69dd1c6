import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, newRowKey, openStore } from '../../src/backend/store/index.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import type { personAt } from './club.js';

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...parameters: unknown[]): unknown };
  close(): void;
}

const names = [
  'workspace_id',
  'list_id',
  'row_key',
  'id',
  'external_id',
  'first_name',
  'last_name',
  'email',
  'email_key',
  'membership_number',
  'data',
  'confirmed',
  'version',
  'created_at',
];

/** What a program without us would do at best: one prepared upsert, one durable transaction, rows ready to be bound. */
export async function bareUpsert() {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-bare-'));
  // the same tables, indexes and settings
  await (await openStore(await openSqlite(folder))).close();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const name = major > 22 || (major === 22 && minor >= 13) ? 'node:sqlite' : '@photostructure/sqlite';
  const { DatabaseSync } = createRequire(import.meta.url)(name) as { DatabaseSync: new (path: string) => Database };
  const database = new DatabaseSync(join(folder, 'turnout.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  const changing = names.filter((one) => !['workspace_id', 'list_id', 'row_key', 'id', 'created_at'].includes(one));
  const statement = database.prepare(
    `insert into person (${names.join()}) values (${names.map(() => '?').join()})
     on conflict (workspace_id, list_id, external_id) do update set ${changing.map((one) => `${one} = excluded.${one}`).join()}`,
  );
  return {
    /** Rows as the statement takes them. */
    prepare: (persons: readonly ReturnType<typeof personAt>[]): unknown[][] =>
      persons.map(({ external_id, name: { first_name, last_name }, email, membership_number, ...data }) => [
        'wsp_benchbenchbenchbenchbench',
        'lst_benchbenchbenchbenchbench',
        newRowKey(),
        newId('per'),
        external_id,
        first_name,
        last_name,
        email,
        email,
        membership_number,
        JSON.stringify(data),
        1,
        1,
        0,
      ]),
    upsert(rows: readonly unknown[][]) {
      database.exec('begin immediate');
      for (const row of rows) statement.run(...row);
      database.exec('commit');
    },
    close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
