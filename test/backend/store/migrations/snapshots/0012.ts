import { snapshot11 } from './0011.js';
import type { Snapshot } from './snapshot.js';

/** As the twelfth version of the schema left it: where a club is paid, and which fees are. */
export const snapshot12: Snapshot = {
  number: 12,
  statements: [
    ...snapshot11.statements,
    'ALTER TABLE workspace ADD COLUMN bank_account text',
    'ALTER TABLE fee ADD COLUMN due_at text',
    'ALTER TABLE fee ADD COLUMN paid_at text',
  ],
  rows: { ...snapshot11.rows, schema_version: [{ version: 12 }] },
};
