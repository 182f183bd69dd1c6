import { deskMoney } from '../../../../contract/desk.js';
import type { DeskCostUnit, DeskMoney } from '../../../../model/desk-money.js';
import { urlOf } from '../../../backend.js';
import { checkQuery, jsonResponse } from '../../../http/middleware/index.js';
import type { FeeSum } from '../../../store/index.js';
import type { GateRoute } from '../../gate-context.js';
import { costUnitOf, requireMoney } from './fee-rows.js';

const total = (sums: readonly FeeSum[], isPaid: boolean, of: 'amount' | 'count' = 'amount'): number =>
  sums.filter(({ is_paid }) => is_paid === isPaid).reduce((sum, row) => sum + row[of], 0);

/** Sums by cost unit; fees without one come last. */
function costUnitsOf(sums: readonly FeeSum[]): DeskCostUnit[] {
  const named = sums.map((sum) => ({ ...sum, name: costUnitOf(sum.attached_expense) }));
  const names = [...new Set(named.map(({ name }) => name))].sort((a, b) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : a < b ? -1 : 1,
  );
  return names.map((cost_unit) => {
    const ofUnit = named.filter(({ name }) => name === cost_unit);
    return { cost_unit, open: total(ofUnit, false), paid: total(ofUnit, true) };
  });
}

/** gate: GET /desk/money. Sums of the fees of the organiser's lists, in cents. */
export const readMoney: GateRoute = async (context) => {
  const { lists } = await requireMoney(context);
  const { store, request, hasAllFees } = context;
  checkQuery(urlOf(request).searchParams, deskMoney.readMoney);
  const [sums, credits] = await Promise.all([store.deskFees.sums(lists), store.credits.open(lists.workspace_id)]);
  const data: DeskMoney = {
    open: total(sums, false),
    paid: total(sums, true),
    owed_back: credits
      .filter(({ list_id }) => list_id !== null && lists.list_ids.includes(list_id))
      .reduce((sum, { amount }) => sum + amount, 0),
    open_count: total(sums, false, 'count'),
    paid_count: total(sums, true, 'count'),
    cost_units: costUnitsOf(sums),
    is_incomplete: !hasAllFees,
  };
  return jsonResponse(JSON.stringify({ data }));
};
