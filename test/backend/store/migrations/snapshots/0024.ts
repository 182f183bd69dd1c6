import { snapshot23 } from './0023.js';
import type { Snapshot } from './snapshot.js';

/** As the twenty-fourth version of the schema left it: transitions that a service has to hear of first. */
export const snapshot24: Snapshot = {
  number: 24,
  statements: [
    ...snapshot23.statements,
    'ALTER TABLE pending_registration ADD COLUMN registration_id text',
    'CREATE INDEX pending_registration_of ON pending_registration (workspace_id, registration_id)',
  ],
  rows: {
    ...snapshot23.rows,
    pending_registration: [{ ...snapshot23.rows['pending_registration']![0]!, registration_id: 'rgn_1' }],
    schema_version: [{ version: 24 }],
  },
};
