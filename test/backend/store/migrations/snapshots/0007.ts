import { snapshot6 } from './0006.js';
import type { Snapshot } from './snapshot.js';

const [zoe] = snapshot6.rows['person']!;

/** As the seventh version of the schema left it: new e-mail addresses of members that wait for their confirmation. */
export const snapshot7: Snapshot = {
  number: 7,
  statements: [
    ...snapshot6.statements,
    `CREATE TABLE email_change (workspace_id text not null, id text not null, person_id text not null, former text,
      email text not null, language text, created_at bigint not null, expires_at bigint not null, confirmed_at bigint,
      constraint email_change_key primary key (workspace_id, id))`,
    `CREATE INDEX email_change_person on email_change (workspace_id, person_id)`,
    `CREATE TABLE email_change_token (workspace_id text not null, token_hash text not null, change_id text not null,
      purpose text not null, constraint email_change_token_key primary key (workspace_id, token_hash))`,
    `CREATE INDEX email_change_token_change on email_change_token (workspace_id, change_id)`,
  ],
  rows: {
    ...snapshot6.rows,
    schema_version: [{ version: 7 }],
    email_change: [
      {
        workspace_id: zoe!['workspace_id'],
        id: 'chg_one',
        person_id: zoe!['id'],
        former: 'zoe@example.org',
        email: 'new@example.org',
        language: 'de',
        created_at: 1_795_262_400_000,
        expires_at: 1_795_348_800_000,
        confirmed_at: null,
      },
    ],
    email_change_token: [
      { workspace_id: zoe!['workspace_id'], token_hash: 'a hash', change_id: 'chg_one', purpose: 'confirm' },
    ],
  },
};
