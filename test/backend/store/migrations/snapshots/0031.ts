import { snapshot30 } from './0030.js';
import type { Snapshot } from './snapshot.js';

/** As the thirty-first version of the schema left it: settings of events that the desk has changed. */
export const snapshot31: Snapshot = {
  number: 31,
  statements: [
    ...snapshot30.statements,
    'CREATE TABLE desk_setting (workspace_id text NOT NULL, list_id text NOT NULL, closed_at bigint, event_closes_at bigint, form_closes_at bigint, has_places integer NOT NULL, file_places integer, CONSTRAINT desk_setting_key PRIMARY KEY (workspace_id, list_id))',
  ],
  rows: {
    ...snapshot30.rows,
    desk_setting: [
      {
        workspace_id: 'wsp_1',
        list_id: 'lst_1',
        closed_at: null,
        event_closes_at: null,
        form_closes_at: null,
        has_places: 1,
        file_places: 20,
      },
    ],
    schema_version: [{ version: 31 }],
  },
};
