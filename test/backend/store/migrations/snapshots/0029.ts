import { snapshot28 } from './0028.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-ninth version of the schema left it: messages of organisers to the participants of a list. */
export const snapshot29: Snapshot = {
  number: 29,
  statements: [
    ...snapshot28.statements,
    'CREATE TABLE desk_message (workspace_id text NOT NULL, id text NOT NULL, list_id text NOT NULL, at bigint NOT NULL, email_key text NOT NULL, subject text NOT NULL, text text NOT NULL, title text NOT NULL, mail_count integer NOT NULL, CONSTRAINT desk_message_key PRIMARY KEY (workspace_id, id))',
    'CREATE INDEX desk_message_list ON desk_message (workspace_id, list_id, at)',
    'CREATE INDEX desk_message_at ON desk_message (at)',
    "CREATE INDEX outbox_desk_message ON outbox (workspace_id, kind) WHERE kind = 'desk_message'",
  ],
  rows: {
    ...snapshot28.rows,
    desk_message: [
      {
        workspace_id: 'wsp_1',
        id: 'dmg_1',
        list_id: 'lst_1',
        at: 1,
        email_key: 'chair@club.example',
        subject: 'Camp',
        text: 'Bring a tent.',
        title: 'Camp',
        mail_count: 1,
      },
    ],
    schema_version: [{ version: 29 }],
  },
};
