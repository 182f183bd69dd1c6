import { dayIn, isDate } from '../../../../fields/index.js';
import { limits } from '../../../../contract/index.js';
import { jsonResponse, Refusal, unprocessable } from '../../../http/middleware/index.js';
import type { Tables } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { feeRowsOf, requireMoney, type MoneyAccess } from './fee-rows.js';

/** The same 404 for fees that do not exist and fees of other lists. */
export const noSuchFee = () => new Refusal(404, 'There is no such fee.');

/** The ids of a selection, each once. Throws 422. */
export function selectedFees(value: object): string[] {
  const { fee_ids } = value as { fee_ids?: unknown };
  if (!Array.isArray(fee_ids) || !fee_ids.every((id) => typeof id === 'string'))
    throw unprocessable([{ field: 'fee_ids', code: 'wrong_type' }]);
  if (!fee_ids.length) throw unprocessable([{ field: 'fee_ids', code: 'required' }]);
  if (fee_ids.length > limits.perPage)
    throw unprocessable([{ field: 'fee_ids', code: 'too_many', params: { max: limits.perPage } }]);
  return [...new Set(fee_ids)];
}

/** A day on which money can have arrived: today where the club is, or earlier. Throws 422. */
export function paymentDay({ workspace, now }: Pick<GateContext, 'workspace' | 'now'>, day: unknown, field = 'day') {
  if (typeof day !== 'string' || !isDate(day)) throw unprocessable([{ field, code: 'not_a_date' }]);
  if (day > dayIn(workspace.time_zone, now)) throw unprocessable([{ field, code: 'in_the_future' }]);
  return day;
}

interface FeeChange {
  /** The name of the action in the journal. */
  readonly name: 'paid' | 'unpaid';
  /** Marks a fee; false if it is marked so already. */
  readonly mark: (tables: Tables, workspace_id: string, fee_id: string) => Promise<boolean>;
}

/**
 * Marks fees in one transaction with their entries in the journal: all of them, or none if one is not there (404). A fee that is marked so
 * already stays as it is, so that nothing is noted twice, and the answer is the same again.
 */
async function markFees(
  context: GateContext,
  { session, lists }: MoneyAccess,
  ids: readonly string[],
  { name, mark }: FeeChange,
): Promise<Response> {
  const { store, now } = context;
  const { workspace_id } = lists;
  const fees = await store.transaction(async (tables) => {
    const selected = new Map((await tables.deskFees.byIds(lists, ids)).map((fee) => [fee.id, fee]));
    if (selected.size !== ids.length) return undefined;
    // in a fixed order, so that two requests about the same fees do not block each other
    for (const fee_id of [...ids].sort()) {
      if (!(await mark(tables, workspace_id, fee_id))) continue;
      const { list_id, person_id } = selected.get(fee_id)!;
      const entry = { workspace_id, at: now, email_key: session.email_key, action: name };
      await tables.deskJournal.note({ ...entry, list_id, person_id });
    }
    return tables.deskFees.byIds(lists, ids);
  });
  if (!fees) throw noSuchFee();
  const rows = await feeRowsOf(context, fees);
  return jsonResponse(JSON.stringify({ data: ids.flatMap((id) => rows.get(id) ?? []) }));
}

/** gate: POST /desk/fees/paid. Notes the day on which fees were paid; a fee that is paid already keeps its day. */
export const markFeesPaid: GateRoute = async (context) => {
  const access = await requireMoney(context);
  const { value } = await context.body();
  const ids = selectedFees(value);
  const day = paymentDay(context, (value as { day?: unknown }).day);
  return markFees(context, access, ids, {
    name: 'paid',
    mark: ({ fees }, workspace_id, fee_id) => fees.markPaid(workspace_id, fee_id, day, context.now),
  });
};

/** gate: POST /desk/fees/open. Takes the mark back: the fees are open again. */
export const markFeesOpen: GateRoute = async (context) => {
  const access = await requireMoney(context);
  const ids = selectedFees((await context.body()).value);
  return markFees(context, access, ids, {
    name: 'unpaid',
    mark: ({ fees }, workspace_id, fee_id) => fees.markUnpaid(workspace_id, fee_id, context.now),
  });
};
