import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '../../store/index.js';
import type { Engine } from '../../store/engines/engine.js';
import { openEngine, isPostgresUrl, redactedLocation } from '../../store/engines/open-engine.js';
import { CommandError, sentenceOfData } from './faults.js';

/** The path of the database in a data folder. */
export const databasePath = (data: string): string => join(data, 'turnout.db');

/** Translates database errors into sentences with the name of the file. */
async function withDataErrors<Result>(data: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: string };
    if (isPostgresUrl(data) && code)
      throw new CommandError(`The database at ${redactedLocation(data)} cannot be used (${code}).`, { cause: error });
    const sentence = code === 'ERR_SQLITE_ERROR' ? sentenceOfData(error, databasePath(data)) : undefined;
    throw sentence === undefined ? error : new CommandError(sentence, { cause: error });
  }
}

/** Opens the store for one command and closes it afterwards. */
export const withStore = <Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> =>
  withDataErrors(data, async () => {
    const store = await openStore(await openEngine(data));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });

function requireData(data: string): void {
  if (!isPostgresUrl(data) && !existsSync(databasePath(data)))
    throw new CommandError(`There is no database in ${data}. --data FOLDER says where it is.`);
}

/** The same for commands that need existing data. */
export async function withExistingStore<Result>(
  data: string,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  requireData(data);
  return withStore(data, work);
}

/** Opens the database without migrating it. */
export async function withEngine<Result>(data: string, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  requireData(data);
  return withDataErrors(data, async () => {
    const engine = await openEngine(data);
    try {
      return await work(engine);
    } finally {
      engine.close?.();
    }
  });
}
