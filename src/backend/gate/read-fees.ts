import type { Fee } from '../../model/fee.js';
import { jsonResponse } from '../http/middleware/index.js';
import { namesOf, requireSession } from './member.js';
import type { GateRoute } from './gate-context.js';

/** design.md section 2: GET /portal/fees. Fees of the session's persons, in the order of creation. */
export const readFees: GateRoute = async (context) => {
  const { workspace, store } = context;
  const { person_ids } = await requireSession(context);
  const persons = new Map((await namesOf(context, person_ids)).map(({ id, name }) => [id, name]));
  const rows = await store.fees.ofPersons(workspace.id, [...persons.keys()]);
  const data = rows.map(({ id, reference, amount, description, person_id }): Fee => {
    const { first_name, last_name } = persons.get(person_id)!;
    const person_name = [first_name, last_name].filter(Boolean).join(' ');
    return { id, reference, amount, description, person_name, person_id };
  });
  return jsonResponse(JSON.stringify({ data }));
};
