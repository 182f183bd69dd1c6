import { expect } from 'chai';
import { openPostgres } from '../../../src/backend/store/engines/postgres.js';
import { empty } from './sample-rows.js';
import { shapeOf, tablesOf } from './schema-shape.js';

/** Columns that say who somebody is, or whom a row is about. */
const personal = new Set(['person_id', 'first_name', 'email', 'email_key', 'body']);

describe('writing a PostgreSQL anew', () => {
  it('includes every table with personal data', async () => {
    const { db } = await empty();
    const shape = (await shapeOf(db as never)) as { kind: string; of_table: string; name: string }[];
    const personalTables = (await tablesOf(db as never)).filter((table) =>
      shape.some(({ kind, of_table, name }) => kind === 'column' && of_table === table && personal.has(name)),
    );
    const engine = openPostgres('postgres://nobody@127.0.0.1/nowhere');
    const vacuumedTables = engine.vacuum!.map((statement) => statement.replace('vacuum (full) ', ''));
    engine.close!();
    expect(personalTables.length).to.be.above(4);
    expect(personalTables.filter((name) => !vacuumedTables.includes(name))).to.deep.equal([]);
  });
});
