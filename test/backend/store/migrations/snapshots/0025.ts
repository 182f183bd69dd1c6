import { snapshot24 } from './0024.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-fifth version of the schema left it: codes beside sign-in links. */
export const snapshot25: Snapshot = {
  number: 25,
  statements: [
    ...snapshot24.statements,
    'CREATE TABLE sign_in_code (workspace_id text NOT NULL, request_hash text NOT NULL, address_digest text NOT NULL, link_hash text, tries integer NOT NULL, expires_at bigint NOT NULL, CONSTRAINT sign_in_code_key PRIMARY KEY (workspace_id, request_hash))',
    'CREATE INDEX sign_in_code_link ON sign_in_code (workspace_id, link_hash)',
    'CREATE INDEX sign_in_code_end ON sign_in_code (expires_at)',
  ],
  rows: {
    ...snapshot24.rows,
    sign_in_code: [
      {
        workspace_id: 'wsp_1',
        request_hash: 'request',
        address_digest: 'address',
        link_hash: null,
        tries: 0,
        expires_at: 1,
      },
    ],
    schema_version: [{ version: 25 }],
  },
};
