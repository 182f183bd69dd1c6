import type { Transaction } from 'kysely';
import type { Schema } from '../schema.js';

/** Migrates the schema from one version to the next. Never changed once released. */
export type Migration = (db: Transaction<Schema>) => Promise<void>;
