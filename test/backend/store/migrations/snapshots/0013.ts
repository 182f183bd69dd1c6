import { snapshot12 } from './0012.js';
import type { Snapshot } from './snapshot.js';

/** As the thirteenth version of the schema left it: where the privacy notice and the imprint of a club are. */
export const snapshot13: Snapshot = {
  number: 13,
  statements: [
    ...snapshot12.statements,
    'ALTER TABLE workspace ADD COLUMN privacy_url text',
    'ALTER TABLE workspace ADD COLUMN imprint_url text',
  ],
  rows: { ...snapshot12.rows, schema_version: [{ version: 13 }] },
};
