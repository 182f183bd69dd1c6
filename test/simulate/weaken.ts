import {
  AndNode,
  OperationNodeTransformer,
  ParensNode,
  RawNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type OperationNode,
  type QueryCompiler,
  type QueryId,
  type RootOperationNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import type { Store, Tables } from '../../src/backend/store/index.js';

/** One guard that is taken out of the product, to see that the simulation notices. */
export const weakenings = [
  'places',
  'newcomers',
  'offers',
  'confirmations',
  'corrections',
  'idempotency',
  'outbox',
  'fees',
] as const;
export type Weakening = (typeof weakenings)[number];

const isAbout =
  (word: string) =>
  (condition: OperationNode): boolean =>
    JSON.stringify(condition).includes(word);

/** A condition without the parts that are about something; undefined where nothing is left of it. */
function without(
  isLeftOut: (condition: OperationNode) => boolean,
  condition: OperationNode,
): OperationNode | undefined {
  if (AndNode.is(condition)) {
    const [left, right] = [without(isLeftOut, condition.left), without(isLeftOut, condition.right)];
    return left && right ? AndNode.create(left, right) : (left ?? right);
  }
  if (ParensNode.is(condition)) return without(isLeftOut, condition.node) && condition;
  return isLeftOut(condition) ? undefined : condition;
}

/** Takes conditions out of the updates of a table, or of those that set a column. */
const withoutConditions =
  (table: string, column: string | undefined, isLeftOut: (condition: OperationNode) => boolean) =>
  (node: RootOperationNode): RootOperationNode => {
    if (node.kind !== 'UpdateQueryNode') return node;
    const { where: condition, ...update } = node as UpdateQueryNode;
    const sets = (update.updates ?? []).some(
      (one) => column === undefined || isAbout(`"name":"${column}"`)(one.column),
    );
    if (!sets || !isAbout(`"${table}"`)(update.table!)) return node;
    const left = condition && without(isLeftOut, condition.where);
    return left ? { ...update, where: { kind: 'WhereNode', where: left } } : node;
  };

/** Somebody who waits counts for nothing in the places of an event. */
class NobodyWaits extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode, id?: QueryId): RawNode {
    const isRule = node.sqlFragments.some((text) => text.includes("registration.state = 'waiting'"));
    return isRule ? RawNode.createWithSql('1 = 0') : super.transformRaw(node, id);
  }
}

const weakened: Partial<Record<Weakening, (node: RootOperationNode) => RootOperationNode>> = {
  places: withoutConditions('event', undefined, isAbout('max_persons')),
  offers: withoutConditions('registration', 'state', isAbout('"name":"state"')),
  // a confirmed registration has no deadline: that condition would refuse a second confirmation, too
  confirmations: (node) =>
    isAbout('unconfirmed')(node)
      ? withoutConditions(
          'registration',
          'state',
          (one) => isAbout('unconfirmed')(one) || isAbout('deadline_at')(one),
        )(node)
      : node,
  corrections: withoutConditions('registration', 'amount', isAbout('"name":"amount"')),
  // beside the key, which `weakenedTables` forgets
  fees: withoutConditions('registration', 'fee_id', isAbout('"name":"fee_')),
  newcomers: (node) => new NobodyWaits().transformNode(node),
};

/** The product's own statements, but for one condition. */
function withStatements(dialect: Dialect, change: (node: RootOperationNode) => RootOperationNode): Dialect {
  return {
    ...dialect,
    createQueryCompiler() {
      const compiler = dialect.createQueryCompiler();
      const changed: QueryCompiler = { compileQuery: (node, id) => compiler.compileQuery(change(node), id) };
      return changed;
    },
  };
}

/** Rows of the outbox are written when the transaction that they belong to is committed, one after the other. */
function lateOutbox(inner: Driver): Driver {
  const delayedWrites = new WeakMap<DatabaseConnection, CompiledQuery[]>();
  const wrapped = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inside = (connection: DatabaseConnection) => wrapped.get(connection)!;
  return {
    init: () => inner.init(),
    async acquireConnection() {
      const given = await inner.acquireConnection();
      const connection: DatabaseConnection = {
        async executeQuery<Row>(query: CompiledQuery) {
          const rows = query.sql.startsWith('insert into "outbox"') ? delayedWrites.get(connection) : undefined;
          if (!rows) return given.executeQuery<Row>(query);
          rows.push(query);
          return { rows: [], numAffectedRows: 1n };
        },
        streamQuery: (query, size) => given.streamQuery(query, size),
      };
      wrapped.set(connection, given);
      return connection;
    },
    async beginTransaction(connection, settings) {
      await inner.beginTransaction(inside(connection), settings);
      delayedWrites.set(connection, []);
    },
    async commitTransaction(connection) {
      const rows = delayedWrites.get(connection)!;
      await inner.commitTransaction(inside(connection));
      delayedWrites.delete(connection);
      for (const row of rows) await connection.executeQuery(row);
    },
    async rollbackTransaction(connection) {
      delayedWrites.delete(connection);
      await inner.rollbackTransaction(inside(connection));
    },
    releaseConnection: (connection) => inner.releaseConnection(inside(connection)),
    destroy: () => inner.destroy(),
  };
}

export function weakenedEngine(engine: Engine, weakening: Weakening | undefined): Engine {
  const { dialect } = engine;
  if (weakening === 'outbox')
    return { ...engine, dialect: { ...dialect, createDriver: () => lateOutbox(dialect.createDriver()) } };
  const change = weakening && weakened[weakening];
  return change ? { ...engine, dialect: withStatements(engine.dialect, change) } : engine;
}

type DelayedWrites = (() => Promise<unknown>)[];

/** Tables of a transaction in which one guard is missing; `late` is written when the transaction is committed. */
const weakenedTables: Partial<
  Record<Weakening, (tables: Tables, store: Store, delayedWrites: DelayedWrites) => Tables>
> = {
  idempotency: (tables, store, delayedWrites) => ({
    ...tables,
    idempotency: {
      ...tables.idempotency,
      // somebody else may have kept an answer meanwhile: what was done is done
      insert: async (...answer) =>
        void delayedWrites.push(() => store.transaction((own) => own.idempotency.insert(...answer)).catch(() => {})),
    },
  }),
  // the key of a fee is remembered by nobody
  fees: (tables) => {
    let isFee = false;
    return {
      ...tables,
      fees: {
        ...tables.fees,
        insert: (...fees) => {
          isFee = true;
          return tables.fees.insert(...fees);
        },
      },
      idempotency: {
        ...tables.idempotency,
        insert: async (...answer) => (isFee ? undefined : tables.idempotency.insert(...answer)),
      },
    };
  },
};

/**
 * The product's own store, but for one row: it is not written, or in a transaction of its own, when the one that it belongs to
 * is committed, before the caller goes on.
 */
export function weakenedStore(store: Store, weakening: Weakening | undefined): Store {
  const weaken = weakening && weakenedTables[weakening];
  if (!weaken) return store;
  return {
    ...store,
    async transaction(work) {
      let delayedWrites: DelayedWrites = [];
      const result = await store.transaction((tables) => {
        // an earlier try was rolled back, and its row with it
        delayedWrites = [];
        return work(weaken(tables, store, delayedWrites));
      });
      for (const write of delayedWrites) await write();
      return result;
    },
  };
}
