import { snapshot15 } from './0015.js';
import type { Snapshot } from './snapshot.js';

/** As the sixteenth version of the schema left it: mail settings of a club, notices to organisers, mails that nobody got. */
export const snapshot16: Snapshot = {
  number: 16,
  statements: [
    ...snapshot15.statements,
    'ALTER TABLE workspace ADD COLUMN accent_color text',
    'ALTER TABLE workspace ADD COLUMN mail_settings text',
    'ALTER TABLE form ADD COLUMN contact_email text',
    'ALTER TABLE form ADD COLUMN notify text',
    'ALTER TABLE registration ADD COLUMN noticed_state text',
    'ALTER TABLE held ADD COLUMN noticed integer DEFAULT 0 NOT NULL',
    'CREATE INDEX registration_mail ON registration (workspace_id, mail_key)',
    'CREATE INDEX held_mail ON held (workspace_id, mail_key)',
    'CREATE TABLE notice_digest (workspace_id text not null, day text not null, until bigint not null, CONSTRAINT notice_digest_key PRIMARY KEY (workspace_id))',
    'CREATE TABLE refused_mail (workspace_id text not null, row_key text not null, person_id text not null, slug text not null, state text not null, refused_at bigint not null, CONSTRAINT refused_mail_key PRIMARY KEY (workspace_id, row_key))',
    'CREATE INDEX refused_mail_person ON refused_mail (workspace_id, person_id)',
  ],
  rows: { ...snapshot15.rows, schema_version: [{ version: 16 }] },
};
