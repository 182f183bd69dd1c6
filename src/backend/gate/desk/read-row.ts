import type { DeskRowDetail } from '../../../model/desk.js';
import { isApiError } from '../../../api/index.js';
import { jsonResponse, Refusal } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { noSuchPerson } from './desk-action.js';
import { columnsFor, listsOf, requireList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';
import { historyOf } from './history.js';
import { factsOf, rowOf } from './list-rows.js';

/** gate: GET /desk/lists/{list_id}/registrations/{person_id}. A person of a list with the history of the registration. */
export const readDeskRow: GateRoute = async (context) => {
  const { store, workspace, params } = context;
  const { organiser } = await requireOrganiser(context);
  if (organiser.role === 'kitchen') throw new Refusal(403, 'Your role does not include this action.');
  const { list } = await requireList(context, organiser);
  const person_id = params['person_id']!;
  const api = await context.memberApi();
  const [lists, columns, { data: person }, facts] = await Promise.all([
    listsOf(context, organiser),
    columnsFor(context, organiser, list),
    api.readPerson({ list_id: list.id, person_id }).catch((error: unknown) => {
      throw isApiError(error) && error.status === 404 ? noSuchPerson() : error;
    }),
    factsOf(context, list.id, [person_id]),
  ]);
  const registration = facts.registrations.get(person_id);
  const journal = registration ? await store.deskJournal.ofRegistration(workspace.id, registration) : [];
  const titleOf = (list_id: string | undefined) => {
    const other = lists.find((one) => one.list.id === list_id);
    return other ? (other.event?.title ?? other.list.name) : null;
  };
  const data: DeskRowDetail = {
    ...rowOf(person, organiser, columns, facts),
    // numbers of families count within a page
    family: null,
    history: registration ? historyOf(registration, journal, titleOf) : [],
  };
  return jsonResponse(JSON.stringify({ data }));
};
