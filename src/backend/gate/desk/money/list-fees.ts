import { limits } from '../../../../contract/index.js';
import { deskMoney } from '../../../../contract/desk.js';
import { urlOf } from '../../../backend.js';
import { checkQuery, jsonResponse, unprocessable } from '../../../http/middleware/index.js';
import type { GateRoute } from '../../gate-context.js';
import { feeRowsOf, requireMoney } from './fee-rows.js';

/** `per_page` of the query. Throws 422. */
function pageSizeOf(query: URLSearchParams): number {
  const text = query.get('per_page') ?? String(limits.perPage);
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (size < 1 || size > limits.perPage)
    throw unprocessable([{ field: 'per_page', code: 'out_of_range', params: { min: 1, max: limits.perPage } }]);
  return size;
}

/** gate: GET /desk/fees. A page of the fees of the organiser's lists, in the order of creation. */
export const listDeskFees: GateRoute = async (context) => {
  const { lists } = await requireMoney(context);
  const query = urlOf(context.request).searchParams;
  checkQuery(query, deskMoney.listDeskFees);
  const size = pageSizeOf(query);
  const fees = await context.store.deskFees.page(lists, query.get('cursor') ?? undefined, size + 1);
  const data = [...(await feeRowsOf(context, fees.slice(0, size))).values()];
  const next_cursor = fees.length > size ? fees[size - 1]!.row_key : null;
  return jsonResponse(JSON.stringify({ data, next_cursor }));
};
