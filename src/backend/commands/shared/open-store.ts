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

/** Whose data a command works on: those of the bundled service, or those of a gate before another one. */
export type DataKind = 'service' | 'gate' | 'any';

/** Refuses data of the other kind: a change here would not be one at the service. */
async function requireKind({ settings, workspaces }: Store, data: string, kind: DataKind): Promise<void> {
  const isGate = await settings.isGate();
  const place = redactedLocation(data);
  if (isGate && kind === 'service')
    throw new CommandError(
      `The data in ${place} is of a gate before a service. There is turnout gate, turnout gate apply, turnout gate check, turnout waiting, turnout review, turnout fee and turnout export; all else is done at the service.`,
    );
  if (!isGate && kind === 'gate' && (await workspaces.all()).length)
    throw new CommandError(
      `The data in ${place} has persons of its own, served by turnout serve. A gate before a service needs another place: --data FOLDER.`,
    );
}

/** Opens the store for one command and closes it afterwards. Throws `CommandError` for data of the other kind. */
export const withStore = <Result>(
  data: string,
  work: (store: Store) => Promise<Result>,
  kind: DataKind = 'service',
): Promise<Result> =>
  withDataErrors(data, async () => {
    const store = await openStore(await openEngine(data));
    try {
      await requireKind(store, data, kind);
      return await work(store);
    } finally {
      await store.close();
    }
  });

/** Whether there is a database. */
export const hasData = (data: string): boolean => isPostgresUrl(data) || existsSync(databasePath(data));

function requireData(data: string): void {
  if (!hasData(data)) throw new CommandError(`There is no database in ${data}. --data FOLDER says where it is.`);
}

/** The same for commands that need existing data. */
export async function withExistingStore<Result>(
  data: string,
  work: (store: Store) => Promise<Result>,
  kind?: DataKind,
): Promise<Result> {
  requireData(data);
  return withStore(data, work, kind);
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
