import { snapshot18 } from './0018.js';
import type { Snapshot } from './snapshot.js';

const [{ workspace_id, id: person_id, created_at } = {}] = snapshot18.rows['held']!;

/** As the nineteenth version of the schema left it: which fees are a registration's, and credits; the mail about a review waits. */
export const snapshot19: Snapshot = {
  number: 19,
  statements: [
    ...snapshot18.statements,
    'ALTER TABLE fee ADD COLUMN registration_id text',
    'CREATE INDEX fee_registration ON fee (workspace_id, registration_id)',
    'ALTER TABLE registration ADD COLUMN fee_number integer DEFAULT 0 NOT NULL',
    'ALTER TABLE held ADD COLUMN position integer',
    'ALTER TABLE held ADD COLUMN amount bigint',
    'CREATE TABLE credit (workspace_id text not null, id text not null, person_id text, registration_id text, reference text not null, amount bigint not null, description text not null, created_at bigint not null, refunded_at text, CONSTRAINT credit_key PRIMARY KEY (workspace_id, id))',
    'CREATE INDEX credit_person ON credit (workspace_id, person_id)',
    'CREATE INDEX credit_registration ON credit (workspace_id, registration_id)',
  ],
  rows: {
    ...snapshot18.rows,
    schema_version: [{ version: 19 }],
    outbox: [
      ...snapshot18.rows['outbox']!,
      {
        workspace_id,
        row_key: '1k0s0ct2w09dddddddd',
        kind: 'registration_held',
        person_id,
        payload: '{}',
        created_at,
        due_at: created_at,
        tries: 0,
        claimed_until: 0,
        perhaps_sent: 0,
      },
    ],
  },
};
