import { snapshot17 } from './0017.js';
import type { Snapshot } from './snapshot.js';

/** As the eighteenth version of the schema left it: links that confirm the address of a registration. */
export const snapshot18: Snapshot = {
  number: 18,
  statements: [...snapshot17.statements, 'ALTER TABLE registration_link ADD COLUMN registration_id text'],
  rows: { ...snapshot17.rows, schema_version: [{ version: 18 }] },
};
