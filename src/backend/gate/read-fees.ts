import { jsonResponse } from '../http/middleware/index.js';
import { namesOf, requireSession } from './member.js';
import { memberFeeOf } from './member-fee.js';
import type { GateRoute } from './gate-context.js';

/** gate: GET /portal/fees. Fees of the session's persons, in the order of creation. */
export const readFees: GateRoute = async (context) => {
  const { workspace, store } = context;
  const { person_ids } = await requireSession(context);
  const persons = new Map((await namesOf(context, person_ids)).map((person) => [person.id, person]));
  const rows = await store.fees.ofPersons(workspace.id, [...persons.keys()]);
  const data = rows.map((fee) => memberFeeOf(context, fee, persons.get(fee.person_id)!));
  return jsonResponse(JSON.stringify({ data }));
};
