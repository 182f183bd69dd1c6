import { snapshot22 } from './0022.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-third version of the schema left it: registrations on their way to a service. */
export const snapshot23: Snapshot = {
  number: 23,
  statements: [
    ...snapshot22.statements,
    'CREATE TABLE pending_registration (workspace_id text NOT NULL, list_id text NOT NULL, external_id text NOT NULL, fingerprint text NOT NULL, body text NOT NULL, record text NOT NULL, created_at bigint NOT NULL, deadline_at bigint NOT NULL, CONSTRAINT pending_registration_key PRIMARY KEY (workspace_id, list_id, external_id))',
  ],
  rows: {
    ...snapshot22.rows,
    pending_registration: [
      {
        workspace_id: 'wsp_1',
        list_id: 'lst_1',
        external_id: 'reg_1',
        fingerprint: 'signature',
        body: '{"email":"ada@example.org"}',
        record:
          '{"slug":"camp","family":"family","language":null,"state":"registered","amount":null,"deadline_at":null}',
        created_at: 1,
        deadline_at: 2,
      },
    ],
    schema_version: [{ version: 23 }],
  },
};
