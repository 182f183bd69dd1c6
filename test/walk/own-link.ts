import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { digest } from '../../src/backend/crypto/index.js';
import { loadDriver } from '../../src/backend/store/engines/sqlite.js';
import { newSecret } from '../../src/backend/store/index.js';
import type { Turnout } from './turnout-server.js';

/** A column of the rows of a table, read from the data of the server. */
export async function stored(server: Turnout, query: string): Promise<unknown[]> {
  const Database = await loadDriver();
  const database = new Database(join(server.data, 'turnout.db'));
  try {
    database.exec('pragma busy_timeout = 10000');
    return database
      .prepare(query)
      .all()
      .map((row) => Object.values(row as object)[0]);
  } finally {
    database.close();
  }
}

/** A link to the registrations of a form, as a mail brings it, once there are any. */
export async function ownLink(server: Turnout, form: string): Promise<string> {
  const token = newSecret();
  const insertLink = `insert into registration_link (workspace_id, slug, family, token_hash, created_at, expires_at)
    select distinct workspace_id, slug, family, '${await digest(token)}', ${Date.now()}, ${Date.now() + 3600_000}
    from registration where slug = '${form}' returning 1`;
  while (!(await stored(server, insertLink)).length) await wait(100);
  return `${server.origin}/portal/club/${form}#${token}`;
}
