import type { MoveForm, MoveTarget, MoveTargets } from '../../../../model/desk-move.js';
import type { CorrectionPrice } from '../../../../model/own-registration.js';
import { jsonResponse } from '../../../http/middleware/index.js';
import type { EventRow, StoredForm } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { firstState } from '../../registration-record.js';
import { formContextOf, registeredPerson } from '../../registrations/own-registrations.js';
import { noSuchPerson } from '../desk-action.js';
import { seesFees } from '../list-rows.js';
import { deskContextOf } from './desk-answers.js';
import { checkMove, priceOfMove } from './move-answers.js';
import {
  requestedMove,
  requireMovable,
  requireMoveAccess,
  type MoveAccess,
  type RequestedMove,
} from './requested-move.js';

const freePlaces = ({ max_persons, persons_count, reserved_places }: EventRow): number | null =>
  max_persons === null ? null : Math.max(0, max_persons - persons_count - reserved_places);

/** The waiting list of a form, if the organiser sees it. */
function waitingListOf({ layout }: StoredForm, forms: readonly StoredForm[], { lists }: Pick<MoveAccess, 'lists'>) {
  const waiting = forms.find(({ slug }) => slug === layout?.waiting_list);
  return waiting && lists.some(({ list }) => list.id === waiting.list_id) ? waiting.list_id : null;
}

/**
 * gate: GET /desk/lists/{list_id}/registrations/{person_id}/moves. The events to which a registration can be moved: others of the organiser that
 * have a form. A waiting list is named by its event, once that is full.
 */
export const readMoveTargets: GateRoute = async (context) => {
  const access = await requireMoveAccess(context);
  const registered = await registeredPerson(context, await requireMovable(context, access));
  if (!registered) throw noSuchPerson();
  const forms = await context.reads.formsOf(context.workspace.id);
  const targets = access.lists.flatMap(({ list, event }): MoveTarget[] => {
    const form = forms.find(({ list_id }) => list_id === list.id);
    if (!event || !form || list.id === access.list.id || firstState(forms, form) !== 'registered') return [];
    const free_places = freePlaces(event);
    const { title, start_date, end_date } = event;
    const waiting = free_places === 0 ? waitingListOf(form, forms, access) : null;
    // a registration of that waiting list stays there
    const waiting_list_id = waiting === access.list.id ? null : waiting;
    return [{ list_id: list.id, title, start_date, end_date, free_places, waiting_list_id }];
  });
  const data: MoveTargets = { name: registered.person.name, targets };
  return jsonResponse(JSON.stringify({ data }));
};

/** The amount that was paid for a registration, in cents. */
const paidFor = ({ store }: GateContext, { registration }: RequestedMove): Promise<number> =>
  store.transaction(({ registrationFees }) => registrationFees.receivedFor(registration));

/**
 * gate: GET /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}. The form of another event, with the answers that go along and the
 * names of those that do not.
 */
export const readMoveForm: GateRoute = async (context) => {
  const move = await requestedMove(context, await requireMoveAccess(context));
  const { organiser, registration, registered, target, askedForm, forms, carried } = move;
  const data: MoveForm = {
    ...deskContextOf(context, await formContextOf(context, askedForm)),
    registrations: [],
    title: target.event?.title ?? target.list.name,
    is_waiting_list: firstState(forms, askedForm) === 'waiting',
    waiting_list_id: waitingListOf(askedForm, forms, move),
    answers: carried.answers,
    left_out: carried.left_out,
    price: seesFees(organiser) ? { amount: registration.amount ?? 0, paid: await paidFor(context, move) } : null,
    etag: registered.etag,
  };
  return jsonResponse(JSON.stringify({ data }));
};

/**
 * gate: POST /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}/price. The price of the registration there with these answers;
 * null for roles that see no fees.
 */
export const readMovePrice: GateRoute = async (context) => {
  const move = await requestedMove(context, await requireMoveAccess(context));
  const { value } = await context.body();
  const { values, days } = await checkMove(context, move, value);
  const price = await priceOfMove(context, move, { values, firstDay: days.firstDay });
  const data: CorrectionPrice = { amount: seesFees(move.organiser) ? price.cents : null };
  return jsonResponse(JSON.stringify({ data }));
};
