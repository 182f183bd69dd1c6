import { snapshot31 } from './0031.js';
import type { Snapshot } from './snapshot.js';

/** As the thirty-second version of the schema left it: entries of the journal that name a registration and its corrected fields. */
export const snapshot32: Snapshot = {
  number: 32,
  statements: [
    ...snapshot31.statements,
    'ALTER TABLE desk_journal ADD COLUMN registration_id text',
    'ALTER TABLE desk_journal ADD COLUMN field_names text',
    'CREATE INDEX desk_journal_registration ON desk_journal (workspace_id, registration_id)',
  ],
  rows: { ...snapshot31.rows, schema_version: [{ version: 32 }] },
};
