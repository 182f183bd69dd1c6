import { snapshot2 } from './0002.js';
import type { Snapshot } from './snapshot.js';

const [link] = snapshot2.rows['portal_link']!;
const { workspace_id, token_hash: link_hash } = link!;
const [, max] = snapshot2.rows['person']!;

const mail = {
  workspace_id,
  person_id: null,
  email_key: null,
  payload: '{}',
  created_at: 1795262400000,
  due_at: 1795262400000,
  tries: 0,
  claim: null,
  claimed_until: 0,
  perhaps_sent: 0,
  given_up_at: null,
};

/** As the third version of the schema left it: what the second had, and sessions of the portal and mails that wait. */
export const snapshot3: Snapshot = {
  number: 3,
  statements: [
    ...snapshot2.statements,
    'CREATE TABLE portal_session (workspace_id text not null, token_hash text not null, link_hash text not null, created_at bigint not null, seen_at bigint not null, expires_at bigint not null, constraint portal_session_key primary key (workspace_id, token_hash))',
    'CREATE INDEX portal_session_link on portal_session (workspace_id, link_hash)',
    'CREATE TABLE outbox (workspace_id text not null, row_key text not null, kind text not null, person_id text, email_key text, payload text not null, created_at bigint not null, due_at bigint not null, tries integer not null, claim text, claimed_until bigint not null, perhaps_sent integer not null, given_up_at bigint, constraint outbox_key primary key (workspace_id, row_key))',
    'CREATE INDEX outbox_due on outbox (due_at)',
    'CREATE INDEX outbox_person on outbox (workspace_id, person_id)',
    'CREATE INDEX idempotency_person_answer on idempotency_person (workspace_id, key_hash)',
    'CREATE INDEX portal_link_person_link on portal_link_person (workspace_id, token_hash)',
    'CREATE INDEX outbox_email on outbox (workspace_id, email_key)',
  ],
  rows: {
    ...snapshot2.rows,
    schema_version: [{ version: 3 }],
    portal_session: [
      {
        workspace_id,
        token_hash: '1kuTyfG2DrM45ctBXWo2vZIO3Q6bNvfqXHMNDhD_FH8',
        link_hash,
        created_at: 1795262400000,
        seen_at: 1795262460000,
        expires_at: 1795305600000,
      },
    ],
    outbox: [
      { ...mail, row_key: '1k0s0ct2w05aaaaaaaa', kind: 'link_request', email_key: 'family@example.org' },
      {
        ...mail,
        row_key: '1k0s0ct2w06bbbbbbbb',
        kind: 'email_changed',
        person_id: max!['id'],
        payload: '{"former":"old@example.org"}',
        tries: 1,
        claim: 'a sender that died',
        claimed_until: 1795262700000,
      },
      {
        ...mail,
        row_key: '1k0s0ct2w07cccccccc',
        kind: 'link_request',
        tries: 9,
        perhaps_sent: 1,
        given_up_at: 1795262400000,
      },
    ],
  },
};

/** The token of its session, which its database knows by hash only. */
export const session = 's'.repeat(43);
