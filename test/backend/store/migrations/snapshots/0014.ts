import { snapshot13 } from './0013.js';
import type { Snapshot } from './snapshot.js';

/** As the fourteenth version of the schema left it: registrations with their fees. */
export const snapshot14: Snapshot = {
  number: 14,
  statements: [
    ...snapshot13.statements,
    'ALTER TABLE registration ADD COLUMN fee_id text',
    'CREATE INDEX registration_without_fee ON registration (id, fee_id, amount) WHERE fee_id IS NULL AND amount IS NOT NULL',
  ],
  rows: { ...snapshot13.rows, schema_version: [{ version: 14 }] },
};
