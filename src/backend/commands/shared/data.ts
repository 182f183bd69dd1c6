import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '../../store/index.js';
import type { Engine } from '../../store/engines/engine.js';
import { openEngine, isPostgresUrl, redactedLocation } from '../../store/engines/open-engine.js';
import { Refused, sentenceOfData } from './faults.js';

/** The database of a data folder. */
export const databaseIn = (data: string): string => join(data, 'turnout.db');

/** Says troubles with the database by the name of its file. */
async function about<Result>(data: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: string };
    if (isPostgresUrl(data) && code)
      throw new Refused(`The database at ${redactedLocation(data)} cannot be used (${code}).`, { cause: error });
    const sentence = code === 'ERR_SQLITE_ERROR' ? sentenceOfData(error, databaseIn(data)) : undefined;
    throw sentence === undefined ? error : new Refused(sentence, { cause: error });
  }
}

/** Opens the data folder for one command and closes it behind it. */
export const withStore = <Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> =>
  about(data, async () => {
    const store = await openStore(await openEngine(data));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });

function mustExist(data: string): void {
  if (!isPostgresUrl(data) && !existsSync(databaseIn(data)))
    throw new Refused(`There is no database in ${data}. --data FOLDER says where it is.`);
}

/** The same for commands that are of no use without data. */
export async function withData<Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  mustExist(data);
  return withStore(data, work);
}

/** The database below the store, as it is: no step of the schema is taken. */
export async function withEngine<Result>(data: string, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  mustExist(data);
  return about(data, async () => {
    const engine = await openEngine(data);
    try {
      return await work(engine);
    } finally {
      engine.close?.();
    }
  });
}
