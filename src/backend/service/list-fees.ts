import type { Extensions } from '../../contract/index.js';
import type { FeeChange, FeeRecord } from '../../model/change.js';
import { unprocessable } from '../http/middleware/index.js';
import type { Change, FeeRow } from '../store/index.js';
import { answerFeed, instantOf } from './change-feed.js';
import { nameOf } from './person-of.js';
import type { Call, Route } from './route.js';

type FeesCall = Call<Extensions['listFees']>;

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** `since` of the query, milliseconds since 1970. Throws 422. */
function sinceOf(query: URLSearchParams): number | undefined {
  const text = query.get('since');
  if (text === null) return undefined;
  const time = RFC_3339.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw unprocessable([{ field: 'since', code: 'invalid' }]);
  return time;
}

/** Ids of the lists whose fees the key may see. */
async function reachableLists({ key, workspace, store }: FeesCall): Promise<string[]> {
  const { list_types } = workspace.subscription;
  const lists = await store.lists.all(workspace.id);
  return lists
    .filter(({ id, type }) => list_types.includes(type) && (!key.lists || key.lists.includes(id)))
    .map(({ id }) => id);
}

/** The fees of these ids as they are now; a fee that was deleted meanwhile has a later change. */
async function recordsOf({ workspace, store }: FeesCall, ids: readonly string[]): Promise<Map<string, FeeRecord>> {
  const fees = await store.fees.byIds(workspace.id, ids);
  const person_ids = [...new Set(fees.map(({ person_id }) => person_id))];
  const persons = new Map((await store.persons.findAll(workspace.id, 'id', person_ids)).map((row) => [row.id, row]));
  const credits = await store.credits.historyOf(workspace.id, person_ids);
  const recordOf = (fee: FeeRow, person_name: string): FeeRecord => ({
    id: fee.id,
    reference: fee.reference,
    amount: fee.amount,
    description: fee.description,
    person_name,
    person_id: fee.person_id,
    created_at: instantOf(fee.created_at),
    due_at: fee.due_at,
    paid_at: fee.paid_at,
    credits: credits
      .filter(({ reference }) => reference === fee.reference)
      .map(({ amount, created_at, refunded_at }) => ({ amount, created_at: instantOf(created_at), refunded_at })),
  });
  return new Map(
    fees.flatMap((fee) => {
      const person = persons.get(fee.person_id);
      return person ? [[fee.id, recordOf(fee, nameOf(person))]] : [];
    }),
  );
}

async function changesOf(call: FeesCall, rows: readonly Change[]): Promise<FeeChange[]> {
  const ids = rows.filter(({ deleted }) => !deleted).map(({ subject_id }) => subject_id);
  const records = await recordsOf(call, ids);
  return rows.flatMap(({ subject_id: id, changed_at: time, deleted }): FeeChange[] => {
    const changed_at = instantOf(time);
    if (deleted) return [{ id, changed_at, change: 'withdrawn' }];
    const fee = records.get(id);
    return fee ? [{ id, changed_at, change: 'changed', fee }] : [];
  });
}

/** GET /fees (docs/changes.md): fees of the lists that the key may access, in the order of their last change. */
export const listFees: Route<Extensions['listFees']> = async (call) => {
  const { query, key, workspace, store } = call;
  const since = sinceOf(query);
  const list_ids = await reachableLists(call);
  // a key for other lists would miss what this one has not seen
  const purpose = `fees ${workspace.id} ${key.lists ? [...key.lists].sort().join(' ') : '*'}`;
  return answerFeed(
    call,
    purpose,
    (part) => store.changes.after({ workspace_id: workspace.id, subject: 'fee', list_ids, since, ...part }),
    (rows) => changesOf(call, rows),
  );
};
