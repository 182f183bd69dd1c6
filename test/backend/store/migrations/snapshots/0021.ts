import { snapshot20 } from './0020.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-first version of the schema left it: webhooks, and their deliveries. */
export const snapshot21: Snapshot = {
  number: 21,
  statements: [
    ...snapshot20.statements,
    'CREATE TABLE webhook (workspace_id text not null, id text not null, url text not null, events text not null, secret text not null, allows_private integer not null, position bigint not null, created_at bigint not null, disabled_at bigint, CONSTRAINT webhook_key PRIMARY KEY (workspace_id, id))',
    'CREATE TABLE webhook_delivery (workspace_id text not null, id text not null, webhook_id text not null, type text not null, body text not null, state text not null, queued_at bigint not null, due_at bigint not null, tries integer not null, claim text, claimed_until bigint not null, tried_at bigint, answer text, CONSTRAINT webhook_delivery_key PRIMARY KEY (workspace_id, id))',
    'CREATE INDEX webhook_delivery_due ON webhook_delivery (state, due_at)',
    'CREATE INDEX webhook_delivery_log ON webhook_delivery (workspace_id, webhook_id, id)',
    'CREATE INDEX webhook_delivery_queued ON webhook_delivery (queued_at)',
  ],
  rows: { ...snapshot20.rows, schema_version: [{ version: 21 }] },
};
