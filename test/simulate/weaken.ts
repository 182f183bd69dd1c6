import {
  AndNode,
  OperationNodeTransformer,
  ParensNode,
  ReferenceNode,
  type Dialect,
  type OperationNode,
  type QueryCompiler,
  type QueryId,
  type RootOperationNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import type { Store, Tables } from '../../src/backend/store/index.js';

/** One guard that is taken out of the product, to see that the simulation notices. */
export type Weakening = 'places' | 'idempotency' | 'outbox';

export const weakenings: readonly Weakening[] = ['places', 'idempotency', 'outbox'];

/** True where a condition is about the places of an event. */
function isAboutPlaces(condition: OperationNode): boolean {
  let found = false;
  class Look extends OperationNodeTransformer {
    protected override transformReference(node: ReferenceNode, id?: QueryId): ReferenceNode {
      found ||= JSON.stringify(node).includes('max_persons');
      return super.transformReference(node, id);
    }
  }
  new Look().transformNode(condition);
  return found;
}

/** A condition without its parts about places; undefined where nothing is left of it. */
function withoutPlaces(condition: OperationNode): OperationNode | undefined {
  if (AndNode.is(condition)) {
    const [left, right] = [withoutPlaces(condition.left), withoutPlaces(condition.right)];
    return left && right ? AndNode.create(left, right) : (left ?? right);
  }
  if (ParensNode.is(condition)) return withoutPlaces(condition.node) && condition;
  return isAboutPlaces(condition) ? undefined : condition;
}

/** The product's own statements, but for the condition of the update that takes places. */
function withoutPlacesCheck(dialect: Dialect): Dialect {
  const weaken = (node: RootOperationNode): RootOperationNode => {
    if (node.kind !== 'UpdateQueryNode') return node;
    const { where, ...update } = node as UpdateQueryNode;
    const left = where && withoutPlaces(where.where);
    return left ? { ...update, where: { kind: 'WhereNode', where: left } } : node;
  };
  return {
    ...dialect,
    createQueryCompiler() {
      const compiler = dialect.createQueryCompiler();
      const weakened: QueryCompiler = { compileQuery: (node, id) => compiler.compileQuery(weaken(node), id) };
      return weakened;
    },
  };
}

export const weakenedEngine = (engine: Engine, weakening: Weakening | undefined): Engine =>
  weakening === 'places' ? { ...engine, dialect: withoutPlacesCheck(engine.dialect) } : engine;

/**
 * The product's own store, but for one row: it is written when the transaction that it belongs to is committed, in one of its
 * own, before the caller goes on.
 */
export function weakenedStore(store: Store, weakening: Weakening | undefined): Store {
  if (weakening !== 'idempotency' && weakening !== 'outbox') return store;
  return {
    ...store,
    async transaction(work) {
      let late: (() => Promise<unknown>)[] = [];
      const result = await store.transaction((tables) => {
        // an earlier try was rolled back, and its row with it
        late = [];
        const { idempotency, outbox } = tables;
        const changed: Tables =
          weakening === 'idempotency'
            ? {
                ...tables,
                idempotency: {
                  ...idempotency,
                  insert: async (...kept) =>
                    void late.push(() => store.transaction((own) => own.idempotency.insert(...kept))),
                },
              }
            : {
                ...tables,
                outbox: {
                  ...outbox,
                  enqueue: async (...mail) =>
                    void late.push(() => store.transaction((own) => own.outbox.enqueue(...mail))),
                },
              };
        return work(changed);
      });
      for (const write of late)
        await write().catch((error: unknown) => {
          // somebody else has kept an answer meanwhile: what was done is done
          if (weakening !== 'idempotency') throw error;
        });
      return result;
    },
  };
}
