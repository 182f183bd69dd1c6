import { expect } from 'chai';
import { openPostgres } from '../../../src/backend/store/engines/postgres.js';
import { empty } from './sample-rows.js';

/** Columns that say who somebody is, or whom a row is about. */
const personal = new Set(['person_id', 'first_name', 'email', 'email_key']);

describe('writing a PostgreSQL anew', () => {
  it('is about every table that tells of persons', async () => {
    const { db } = await empty();
    const tables = await db.introspection.getTables();
    const personalTables = tables.filter(({ columns }) => columns.some(({ name }) => personal.has(name)));
    const engine = openPostgres('postgres://nobody@127.0.0.1/nowhere');
    const vacuumedTables = engine.vacuum!.map((statement) => statement.replace('vacuum (full) ', ''));
    engine.close!();
    expect(personalTables.length).to.be.above(4);
    expect(personalTables.map(({ name }) => name).filter((name) => !vacuumedTables.includes(name))).to.deep.equal([]);
  });
});
