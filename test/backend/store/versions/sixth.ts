import { fifth } from './fifth.js';
import { fourth } from './fourth.js';
import type { Version } from './version.js';

/** As the sixth version of the schema left it: persons compared by mailbox, in the tables of the fifth. */
export const sixth: Version = {
  number: 6,
  statements: fifth.statements,
  rows: { ...fourth.rows, schema_version: [{ version: 6 }] },
};
