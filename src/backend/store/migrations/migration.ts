import type { Transaction } from 'kysely';
import type { Schema } from '../schema.js';

/** From one version of the schema to the next. It is never changed once it has shipped. */
export type Migration = (db: Transaction<Schema>) => Promise<void>;
