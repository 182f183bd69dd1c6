import { snapshot10 } from './0010.js';
import type { Snapshot } from './snapshot.js';

/** As the eleventh version of the schema left it: when data of events is deleted. */
export const snapshot11: Snapshot = {
  number: 11,
  statements: [...snapshot10.statements, 'ALTER TABLE event ADD COLUMN deletion text'],
  rows: { ...snapshot10.rows, schema_version: [{ version: 11 }] },
};
