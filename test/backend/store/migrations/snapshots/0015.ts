import { snapshot14 } from './0014.js';
import type { Snapshot } from './snapshot.js';

/** As the fifteenth version of the schema left it: consents with their time and their texts. */
export const snapshot15: Snapshot = {
  number: 15,
  statements: [
    ...snapshot14.statements,
    'CREATE TABLE consent (workspace_id text NOT NULL, row_key text NOT NULL, person_id text NOT NULL, field text NOT NULL, given integer NOT NULL, at bigint NOT NULL, language text, text_hash text, CONSTRAINT consent_key PRIMARY KEY (workspace_id, row_key))',
    'CREATE INDEX consent_person ON consent (workspace_id, person_id)',
    'CREATE TABLE consent_text (workspace_id text NOT NULL, hash text NOT NULL, text text NOT NULL, CONSTRAINT consent_text_key PRIMARY KEY (workspace_id, hash))',
    'CREATE TABLE former_wording (workspace_id text NOT NULL, slug text NOT NULL, wording text NOT NULL, consents text NOT NULL, replaced_at bigint NOT NULL, CONSTRAINT former_wording_key PRIMARY KEY (workspace_id, slug, wording))',
    'ALTER TABLE held ADD COLUMN consents text',
  ],
  rows: { ...snapshot14.rows, schema_version: [{ version: 15 }] },
};
