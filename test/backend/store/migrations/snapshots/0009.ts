import { snapshot4 } from './0004.js';
import { snapshot8 } from './0008.js';
import type { Snapshot } from './snapshot.js';

const [zoe] = snapshot4.rows['person']! as [{ workspace_id: string; id: string; list_id: string }];

/** A registration of a person. */
export const registration = {
  workspace_id: zoe.workspace_id,
  id: 'rgn_1',
  list_id: zoe.list_id,
  person_id: zoe.id,
  slug: 'camp',
  family: 'family-1',
  position: 0,
  language: 'de',
  state: 'registered',
  amount: null,
  created_at: 1795780000000,
  changed_at: 1795780000000,
  deadline_at: null,
  mail_key: null,
};

/** As the ninth version of the schema left it: registrations, the links to them and their sessions. */
export const snapshot9: Snapshot = {
  number: 9,
  statements: [
    ...snapshot8.statements,
    'CREATE TABLE registration (workspace_id text not null, id text not null, list_id text not null, person_id text not null, slug text not null, family text not null, position integer not null, language text, state text not null, amount bigint, created_at bigint not null, changed_at bigint not null, deadline_at bigint, mail_key text, CONSTRAINT registration_key PRIMARY KEY (workspace_id, id))',
    'CREATE INDEX registration_person ON registration (workspace_id, person_id)',
    'CREATE INDEX registration_family ON registration (workspace_id, slug, family)',
    'CREATE INDEX registration_state ON registration (workspace_id, list_id, state, created_at, id)',
    'CREATE INDEX registration_deadline ON registration (deadline_at)',
    'CREATE TABLE registration_link (workspace_id text not null, token_hash text not null, slug text not null, family text not null, created_at bigint not null, expires_at bigint not null, CONSTRAINT registration_link_key PRIMARY KEY (workspace_id, token_hash))',
    'CREATE INDEX registration_link_family ON registration_link (workspace_id, slug, family)',
    'CREATE INDEX registration_link_end ON registration_link (expires_at)',
    'CREATE TABLE registration_session (workspace_id text not null, token_hash text not null, link_hash text not null, created_at bigint not null, seen_at bigint not null, CONSTRAINT registration_session_key PRIMARY KEY (workspace_id, token_hash))',
    'CREATE INDEX registration_session_link ON registration_session (workspace_id, link_hash)',
    'CREATE INDEX registration_session_end ON registration_session (seen_at)',
    'ALTER TABLE held ADD COLUMN family text',
    'ALTER TABLE held ADD COLUMN language text',
    'ALTER TABLE held ADD COLUMN mail_key text',
    'CREATE INDEX held_family ON held (workspace_id, slug, family)',
  ],
  rows: { ...snapshot8.rows, schema_version: [{ version: 9 }], registration: [registration] },
};
