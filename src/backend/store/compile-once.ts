import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Stands for a parameter while a query is compiled. */
class ParameterSlot {
  constructor(readonly index: number) {}
}

/**
 * Compiles a query once per SQL dialect and runs it with new parameters from then on: building a query takes longer than
 * running it. `build` receives placeholders instead of the values and must only pass them on.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<Row[]> {
  const compiledQueries = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, ...values) => {
    // one per database, shared by its transactions
    const { adapter } = db.getExecutor();
    let query = compiledQueries.get(adapter);
    if (!query) {
      query = build(db, ...(values.map((_, index) => new ParameterSlot(index)) as unknown as Values)).compile();
      compiledQueries.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof ParameterSlot ? values[value.index] : value));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
