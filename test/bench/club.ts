import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../src/backend/http/app.js';
import { openStore } from '../../src/backend/store/index.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../src/backend/workspace/index.js';

const columns = Array.from({ length: 12 }, (_, index) => {
  const type = ['string', 'integer', 'boolean', 'date'][index % 4]!;
  return `{ external_id: c${index}, name: Column ${index}, type: ${type} }`;
});

const file = `
workspace: { slug: club, name: Club }
lists:
  - { type: member, name: Members, columns: [${columns.join(', ')}] }
`;

const custom = (index: number, round: number) =>
  Object.fromEntries(
    columns.map((_, column) => [
      `c${column}`,
      [`value ${index} ${round}`, index + round, (index + round) % 2 === 0, '2001-02-03'][column % 4],
    ]),
  );

/** A person with twelve custom values; another `round` has other values. */
export const personAt = (index: number, round = 0) => ({
  external_id: `crm-${index}`,
  name: { first_name: `Zoë ${index}`, last_name: 'Öztürk' },
  email: `zoe.${index}@example.org`,
  membership_number: `M${index}`,
  ...custom(index, round),
});

/** The backend on a SQLite file in a folder of its own, with one list and a key. */
export async function benchClub() {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-bench-'));
  const store = await openStore(await openSqlite(folder));
  await applyWorkspace(store, readWorkspaceFile(file));
  const { key } = await createKey(store, { name: 'bench' });
  const app = await createBackend({
    store,
    origin: 'http://localhost',
    report: (error) => {
      throw error;
    },
  });
  const sendRequest = async (method: string, path: string, body?: string) => {
    const response = await app(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }),
    );
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const close = async () => {
    await store.close();
    remove();
  };
  return { store, folder, key, sendRequest, remove, close };
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Milliseconds that some work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
