import { dayIn } from '../../fields/index.js';
import type { MemberFee } from '../../model/fee.js';
import { paymentDetails } from '../../payments/payment-details.js';
import { jsonResponse } from '../http/middleware/index.js';
import { namesOf, requireSession } from './member.js';
import type { GateRoute } from './gate-context.js';

/** gate: GET /portal/fees. Fees of the session's persons, in the order of creation. */
export const readFees: GateRoute = async (context) => {
  const { workspace, store } = context;
  const { person_ids } = await requireSession(context);
  const persons = new Map((await namesOf(context, person_ids)).map(({ id, name }) => [id, name]));
  const rows = await store.fees.ofPersons(workspace.id, [...persons.keys()]);
  const data = rows.map((fee): MemberFee => {
    const { id, reference, amount, description, person_id, due_at, paid_at } = fee;
    const { first_name, last_name } = persons.get(person_id)!;
    const person_name = [first_name, last_name].filter(Boolean).join(' ');
    const open_since = dayIn(workspace.time_zone, fee.created_at);
    const payment = paid_at === null ? paymentDetails(fee, workspace.bank_account) : null;
    return { id, reference, amount, description, person_name, person_id, open_since, due_at, paid_at, payment };
  });
  return jsonResponse(JSON.stringify({ data }));
};
