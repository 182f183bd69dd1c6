import { snapshot26 } from './0026.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-seventh version of the schema left it: organisers, with links and sessions. */
export const snapshot27: Snapshot = {
  number: 27,
  statements: [
    ...snapshot26.statements,
    'ALTER TABLE workspace ADD COLUMN organisers text',
    'CREATE TABLE desk_link (workspace_id text NOT NULL, token_hash text NOT NULL, email_key text NOT NULL, expires_at bigint NOT NULL, CONSTRAINT desk_link_key PRIMARY KEY (workspace_id, token_hash))',
    'CREATE INDEX desk_link_end ON desk_link (expires_at)',
    'CREATE TABLE desk_session (workspace_id text NOT NULL, token_hash text NOT NULL, email_key text NOT NULL, seen_at bigint NOT NULL, expires_at bigint NOT NULL, CONSTRAINT desk_session_key PRIMARY KEY (workspace_id, token_hash))',
    'CREATE INDEX desk_session_end ON desk_session (expires_at)',
  ],
  rows: {
    ...snapshot26.rows,
    desk_link: [{ workspace_id: 'wsp_1', token_hash: 'link', email_key: 'chair@club.example', expires_at: 1 }],
    desk_session: [
      { workspace_id: 'wsp_1', token_hash: 'session', email_key: 'chair@club.example', seen_at: 1, expires_at: 2 },
    ],
    schema_version: [{ version: 27 }],
  },
};
