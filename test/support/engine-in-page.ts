import type { Engine } from '../../src/backend/store/engines/engine.js';
import { openSqliteInPage } from '../../src/backend/store/engines/sqlite-wasm.js';
import { openStore, type Store } from '../../src/backend/store/index.js';

/** SQLite in the memory of the page. */
export const newEngine = (): Promise<Engine> => openSqliteInPage();

const snapshots = new Map<string, Promise<Uint8Array>>();

async function snapshotOf(fill: (engine: Engine) => Promise<Store>): Promise<Uint8Array> {
  const engine = await openSqliteInPage();
  const store = await fill(engine);
  const snapshot = engine.snapshot();
  await store.close();
  return snapshot;
}

/** A store on a new database that is as `fill` leaves it. One is filled for each `name`, and copied from then on. */
export async function filledStore(name: string, fill: (engine: Engine) => Promise<Store>) {
  const snapshot = snapshots.get(name) ?? snapshotOf(fill);
  snapshots.set(name, snapshot);
  const engine = await openSqliteInPage(await snapshot);
  return { engine, store: await openStore(engine) };
}

/** Whoever works on it, it is the one in this page. */
export const newEngines = async (count: number): Promise<Engine[]> => new Array<Engine>(count).fill(await newEngine());
