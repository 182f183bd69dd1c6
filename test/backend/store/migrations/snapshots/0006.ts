import { snapshot5 } from './0005.js';
import { snapshot4 } from './0004.js';
import type { Snapshot } from './snapshot.js';

/** As the sixth version of the schema left it: persons compared by mailbox, in the tables of the fifth. */
export const snapshot6: Snapshot = {
  number: 6,
  statements: snapshot5.statements,
  rows: { ...snapshot4.rows, schema_version: [{ version: 6 }] },
};
