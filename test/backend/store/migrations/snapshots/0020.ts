import { snapshot19 } from './0019.js';
import type { Snapshot } from './snapshot.js';

const { held: reviewRows = [], ...otherRows } = snapshot19.rows;

/** As the twentieth version of the schema left it: the table of reviews has its present name. The view is PostgreSQL's. */
export const snapshot20: Snapshot = {
  number: 20,
  statements: [
    ...snapshot19.statements.map((statement) =>
      statement.replace(/\bheld(?=\b|_(?:key|age|family|mail)\b)/g, 'pending_review'),
    ),
    'CREATE VIEW held AS SELECT * FROM pending_review',
  ],
  rows: { ...otherRows, pending_review: reviewRows, schema_version: [{ version: 20 }] },
};
