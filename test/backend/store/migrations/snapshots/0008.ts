import { snapshot7 } from './0007.js';
import type { Snapshot } from './snapshot.js';

/** As the eighth version of the schema left it: when events and persons changed last. */
export const snapshot8: Snapshot = {
  number: 8,
  statements: [
    ...snapshot7.statements,
    'ALTER TABLE event ADD COLUMN changed_at bigint default 0 not null',
    'ALTER TABLE event ADD COLUMN revision integer default 0 not null',
    'ALTER TABLE person ADD COLUMN changed_at bigint default 0 not null',
  ],
  rows: { ...snapshot7.rows, schema_version: [{ version: 8 }] },
};
