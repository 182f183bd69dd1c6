import { newEngine, newEngines } from '#test-engine';
import { Kysely } from 'kysely';
import {
  emailKey,
  newId,
  newRowKey,
  openStore,
  type NewEvent,
  type PersonRow,
  type Store,
} from '../../../src/backend/store/index.js';
import type { Schema } from '../../../src/backend/store/schema.js';

export const now = Date.parse('2026-11-21T12:00:00Z');

/** An empty store, and the database below it for what no query of the store asks. */
export async function empty(): Promise<{ store: Store; db: Kysely<Schema>; reopen: () => Promise<Store> }> {
  const engine = await newEngine();
  const reopen = () => openStore(engine);
  return { store: await reopen(), db: new Kysely<Schema>({ dialect: engine.dialect }), reopen };
}

/** Stores on one empty database, as several processes have them; where one process serves, the same store again and again. */
export async function openStores(count: number, settings?: Readonly<Record<string, string>>): Promise<Store[]> {
  const engines = await newEngines(count, settings);
  const opened = new Map([...new Set(engines)].map((engine) => [engine, openStore(engine)]));
  return Promise.all(engines.map((engine) => opened.get(engine)!));
}

export const event = (more: Partial<NewEvent> = {}): NewEvent => ({
  workspace_id: 'wsp_1',
  list_id: 'lst_1',
  slug: 'camp',
  title: 'Camp',
  published: 1,
  opens_at: null,
  closes_at: now + 1000,
  start_date: '2027-07-24',
  end_date: '2027-08-06',
  max_persons: null,
  location: null,
  description: null,
  deletion: null,
  position: 0,
  ...more,
});

export const person = (more: Partial<PersonRow> = {}): PersonRow => ({
  workspace_id: 'wsp_1',
  list_id: 'lst_1',
  row_key: newRowKey(now),
  id: newId('per'),
  external_id: null,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  email_key: emailKey('ada@example.org'),
  membership_number: null,
  data: '{}',
  confirmed: 1,
  version: 1,
  created_at: now,
  changed_at: now,
  ...more,
});
