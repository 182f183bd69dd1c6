import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** What stands for a value in a query that is compiled before there is one. */
class ParameterSlot {
  constructor(readonly at: number) {}
}

/**
 * A query that is written down once for each kind of database and asked with other values from then on: for those that
 * every request asks, putting it together takes longer than answering it. `build` is given something else in place of the
 * values, and only passes it on.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<Row[]> {
  const compiledQueries = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, ...values) => {
    // a database and its transactions have one
    const { adapter } = db.getExecutor();
    let query = compiledQueries.get(adapter);
    if (!query) {
      query = build(db, ...(values.map((_, at) => new ParameterSlot(at)) as unknown as Values)).compile();
      compiledQueries.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof ParameterSlot ? values[value.at] : value));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
