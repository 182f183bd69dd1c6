import { Kysely } from 'kysely';
import { columns } from './columns.js';
import { emailChanges } from './email-changes.js';
import type { Engine } from './engines/engine.js';
import { erasures, leavingNothing } from './erasures.js';
import { events } from './events.js';
import { costUnits, fees } from './fees.js';
import { forms } from './forms.js';
import { held } from './held.js';
import { idempotency } from './idempotency.js';
import { inspection } from './inspection.js';
import { keys } from './keys.js';
import { WriteConflictError } from './batches.js';
import { migrate } from './migrate.js';
import { outbox } from './outbox.js';
import { persons } from './persons.js';
import { portalLinks } from './portal-links.js';
import { portalSessions } from './portal-sessions.js';
import { rates } from './rates.js';
import { recovery } from './recovery.js';
import { queryCache } from './query-cache.js';
import type { Schema } from './schema.js';
import { settings } from './settings.js';
import { lists, workspaces } from './workspaces.js';

const tables = (db: Kysely<Schema>, erased: () => void = () => {}) => ({
  workspaces: workspaces(db),
  lists: lists(db),
  events: events(db),
  columns: columns(db),
  persons: persons(db),
  erasures: erasures(db, erased),
  keys: keys(db),
  idempotency: idempotency(db),
  forms: forms(db),
  held: held(db),
  fees: fees(db),
  costUnits: costUnits(db),
  portalLinks: portalLinks(db),
  portalSessions: portalSessions(db),
  emailChanges: emailChanges(db),
  outbox: outbox(db),
  rates: rates(db),
  settings: settings(db),
  inspection: inspection(db),
  recovery: recovery(db),
});

/** What every request begins with is not asked for again while nothing has changed. */
function remembered(tables: Tables, version: () => number): Tables {
  const remember = queryCache(version);
  const { workspaces, lists, columns, keys, forms, events } = tables;
  return {
    ...tables,
    workspaces: { ...workspaces, byId: remember(workspaces.byId), bySlug: remember(workspaces.bySlug) },
    lists: { ...lists, find: remember(lists.find) },
    columns: { ...columns, of: remember(columns.of) },
    keys: { ...keys, byHash: remember(keys.byHash) },
    forms: { ...forms, find: remember(forms.find), all: remember(forms.all) },
    events: { ...events, all: remember(events.all), ofList: remember(events.ofList) },
  };
}

/** The queries, on a database or inside one of its transactions. */
export type Tables = ReturnType<typeof tables>;

export interface Store extends Tables {
  /**
   * All or nothing: what `work` wrote is there when this resolves, and gone when it throws. Where persons were erased, it
   * resolves when the database's log has forgotten them too.
   */
  transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /** True when nothing was stored and later it may be: no room, no access, or others were in the way time and again. */
  unavailable(error: unknown): boolean;
  /** True where reads are remembered until something has changed, whoever changed it. */
  readonly tellsOfChanges: boolean;
  /** Takes the last traces of erased persons out of the database now, instead of within a minute. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** How often a transaction that meets others is tried. */
const tries = 8;

/** A transaction met another one. */
const met = ({ collides }: Engine, error: unknown): boolean =>
  error instanceof WriteConflictError || !!collides?.(error);

/** Work that may meet somebody else's, tried again after a moment that is longer each time and never the same. */
async function patiently<Result>(again: (error: unknown) => boolean, work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++)
    try {
      return await work();
    } catch (error) {
      if (tried >= tries || !again(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** tried * 5));
    }
}

/** Reads that may be a moment old, for requests of visitors: nothing is stored by them. */
export interface SharedReads {
  workspaceBySlug: Tables['workspaces']['bySlug'];
  workspaceById: Tables['workspaces']['byId'];
  formBySlug: Tables['forms']['find'];
  formsOf: Tables['forms']['all'];
  eventOfList: Tables['events']['ofList'];
}

/** Opens a database and brings it to today's schema. Throws `NewerDatabase`. */
export async function openStore(engine: Engine): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await patiently(
    (error) => met(engine, error) || !!engine.migrating?.(error),
    () => migrate(db),
  );
  const traces = await leavingNothing(db, engine);
  return {
    ...(engine.version ? remembered(tables(db), engine.version) : tables(db)),
    async transaction(work) {
      let erased = false;
      const result = await patiently(
        (error) => met(engine, error),
        () => {
          erased = false;
          return db.transaction().execute((transaction) => work(tables(transaction, () => (erased = true))));
        },
      );
      if (erased) await traces.wipe();
      return result;
    },
    unavailable: (error) => met(engine, error) || engine.unavailable(error),
    tellsOfChanges: engine.version !== undefined,
    forget: traces.rewrite,
    async close() {
      await traces.settle();
      await db.destroy();
    },
  };
}
