import { snapshot29 } from './0029.js';
import type { Snapshot } from './snapshot.js';

/** As the thirtieth version of the schema left it: bank statement entries that paid fees. */
export const snapshot30: Snapshot = {
  number: 30,
  statements: [
    ...snapshot29.statements,
    'CREATE TABLE booked_entry (workspace_id text NOT NULL, digest text NOT NULL, at bigint NOT NULL, CONSTRAINT booked_entry_key PRIMARY KEY (workspace_id, digest))',
  ],
  rows: {
    ...snapshot29.rows,
    booked_entry: [{ workspace_id: 'wsp_1', digest: 'q'.repeat(43), at: 1 }],
    schema_version: [{ version: 30 }],
  },
};
