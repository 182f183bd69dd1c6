import { snapshot9 } from './0009.js';
import type { Snapshot } from './snapshot.js';

/** As the tenth version of the schema left it: waiting lists, and places that are reserved for those who wait. */
export const snapshot10: Snapshot = {
  number: 10,
  statements: [
    ...snapshot9.statements,
    'ALTER TABLE event ADD COLUMN waiting_list text',
    'ALTER TABLE event ADD COLUMN reserved_places integer default 0 not null',
  ],
  rows: { ...snapshot9.rows, schema_version: [{ version: 10 }] },
};
