import { snapshot21 } from './0021.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-second version of the schema left it: the order in which persons and fees changed. */
export const snapshot22: Snapshot = {
  number: 22,
  statements: [
    ...snapshot21.statements,
    'CREATE TABLE change_counter (workspace_id text PRIMARY KEY, sequence bigint NOT NULL)',
    'CREATE TABLE latest_change (workspace_id text NOT NULL, sequence bigint NOT NULL, subject text NOT NULL, list_id text NOT NULL, subject_id text NOT NULL, changed_at bigint NOT NULL, deleted integer NOT NULL, CONSTRAINT latest_change_key PRIMARY KEY (workspace_id, sequence), CONSTRAINT latest_change_subject UNIQUE (workspace_id, subject_id, list_id))',
    'CREATE INDEX latest_change_list ON latest_change (workspace_id, list_id, sequence)',
    'CREATE INDEX latest_change_deleted ON latest_change (deleted, changed_at) WHERE deleted = 1',
    'CREATE INDEX fee_by_id ON fee (workspace_id, id)',
  ],
  rows: { ...snapshot21.rows, schema_version: [{ version: 22 }] },
};
