import { snapshot27 } from './0027.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-eighth version of the schema left it: the journal of the desk. */
export const snapshot28: Snapshot = {
  number: 28,
  statements: [
    ...snapshot27.statements,
    'CREATE TABLE desk_journal (workspace_id text NOT NULL, row_key text NOT NULL, at bigint NOT NULL, email_key text NOT NULL, action text NOT NULL, list_id text NOT NULL, person_id text NOT NULL, CONSTRAINT desk_journal_key PRIMARY KEY (workspace_id, row_key))',
    'CREATE INDEX desk_journal_person ON desk_journal (workspace_id, person_id)',
    'CREATE INDEX desk_journal_at ON desk_journal (at)',
  ],
  rows: {
    ...snapshot27.rows,
    desk_journal: [
      {
        workspace_id: 'wsp_1',
        row_key: 'journal_1',
        at: 1,
        email_key: 'chair@club.example',
        action: 'accept',
        list_id: 'lst_1',
        person_id: 'per_1',
      },
    ],
    schema_version: [{ version: 28 }],
  },
};
