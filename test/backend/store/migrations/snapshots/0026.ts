import { snapshot25 } from './0025.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-sixth version of the schema left it: logo and website of a club. */
export const snapshot26: Snapshot = {
  number: 26,
  statements: [
    ...snapshot25.statements,
    'ALTER TABLE workspace ADD COLUMN logo_url text',
    'ALTER TABLE workspace ADD COLUMN website_url text',
  ],
  rows: { ...snapshot25.rows, schema_version: [{ version: 26 }] },
};
