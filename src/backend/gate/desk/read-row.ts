import type { DeskHistoryEntry, DeskRowDetail } from '../../../model/desk.js';
import { isApiError } from '../../../api/index.js';
import { jsonResponse, Refusal } from '../../http/middleware/index.js';
import type { Registration } from '../../store/index.js';
import type { GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { isAboutState, noSuchPerson } from './desk-action.js';
import { columnsFor, requireList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';
import { factsOf, rowOf } from './list-rows.js';

/** States that nobody but the club sets. */
const SET_BY_CLUB: readonly string[] = ['offered', 'lapsed', 'accepted', 'declined'];

/** The arrival of a registration, and the last change of its state. */
function historyOf(registration: Registration | undefined, isJournalled: boolean): DeskHistoryEntry[] {
  if (!registration) return [];
  const { created_at, changed_at, state } = registration;
  const arrival = {
    at: isoTime(created_at)!,
    what: created_at === changed_at ? state : 'created',
    by: 'visitor',
  } as const;
  if (created_at === changed_at) return [arrival];
  const by = isJournalled || SET_BY_CLUB.includes(state) ? 'club' : 'visitor';
  return [arrival, { at: isoTime(changed_at)!, what: state, by }];
}

/** gate: GET /desk/lists/{list_id}/registrations/{person_id}. A person of a list with the history of the registration. */
export const readDeskRow: GateRoute = async (context) => {
  const { store, workspace, params } = context;
  const { organiser } = await requireOrganiser(context);
  if (organiser.role === 'kitchen') throw new Refusal(403, 'Your role does not include this action.');
  const { list } = await requireList(context, organiser);
  const person_id = params['person_id']!;
  const api = await context.memberApi();
  const [columns, { data: person }, facts, journal] = await Promise.all([
    columnsFor(context, organiser, list),
    api.readPerson({ list_id: list.id, person_id }).catch((error: unknown) => {
      throw isApiError(error) && error.status === 404 ? noSuchPerson() : error;
    }),
    factsOf(context, list.id, [person_id]),
    store.deskJournal.ofPerson(workspace.id, person_id),
  ]);
  const data: DeskRowDetail = {
    ...rowOf(person, organiser, columns, facts),
    // numbers of families count within a page
    family: null,
    history: historyOf(facts.registrations.get(person_id), journal.some(isAboutState)),
  };
  return jsonResponse(JSON.stringify({ data }));
};
