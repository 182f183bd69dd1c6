import { snapshot16 } from './0016.js';
import type { Snapshot } from './snapshot.js';

/** As the seventeenth version of the schema left it: the addresses that sign-in links were mailed to. */
export const snapshot17: Snapshot = {
  number: 17,
  statements: [...snapshot16.statements, 'ALTER TABLE portal_link ADD COLUMN email_key text'],
  rows: { ...snapshot16.rows, schema_version: [{ version: 17 }] },
};
