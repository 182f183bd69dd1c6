import { readFile } from 'node:fs/promises';
import { openStore, type Store } from './store/index.js';
import { sqliteOn } from './store/engines/sqlite.js';
import { applyWorkspace, readWorkspaceFile, UsageError } from './workspace/index.js';

/** Opens the data folder for one command and closes it behind it. */
export async function withStore<Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(await sqliteOn(data));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** `turnout apply FILE`: gives what was done, or with `dryRun` what would be. */
export async function apply(store: Store, path: string, { dryRun }: { dryRun: boolean }) {
  const yaml = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read as a file.`);
  });
  const steps = await applyWorkspace(store, readWorkspaceFile(yaml), { dryRun });
  return steps.map(({ does, what }) => ({ does, what }));
}
