import type { MovedPerson } from '../../../../model/desk-move.js';
import { urlOf, type RegistrationRecord } from '../../../backend.js';
import { jsonResponse, Refusal, unprocessable } from '../../../http/middleware/index.js';
import type { Registration } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { firstState } from '../../registration-record.js';
import { wasDone, wrongState } from '../desk-action.js';
import { seesFees } from '../list-rows.js';
import { checkMove, priceOfMove } from './move-answers.js';
import { requestedMove, requireMoveAccess, type MoveAccess, type RequestedMove } from './requested-move.js';

/** The price was not shown before, or is another one by now. */
const priceChanges = () => new Refusal(409, 'The move changes the price: `amount` names the new one, in cents.');

/** The price that was shown; undefined to those who see none. Throws 409 if it is another one. */
function shownPrice({ request }: GateContext, { organiser, registration }: RequestedMove, cents: number) {
  if (!seesFees(organiser)) return undefined;
  const isShown = urlOf(request).searchParams.get('amount') === String(cents);
  if (cents !== (registration.amount ?? 0) && !isShown) throw priceChanges();
  return cents;
}

/** Moves a registration, in one transaction of the service. */
async function execute(context: GateContext, access: MoveAccess): Promise<MovedPerson> {
  const { workspace, now, request, organiserApi } = context;
  const move = await requestedMove(context, access);
  const { registration, registered, target, to, forms, carried, list, event, session } = move;
  const { value } = await context.body();
  const { values, days, issues } = await checkMove(context, move, value);
  if (issues.length) throw unprocessable(issues);
  const { amount, cents } = await priceOfMove(context, move, { values, firstDay: days.firstDay });
  const { id: registration_id, person_id, family, language, state: from } = registration;
  const subject = { workspace_id: workspace.id, list_id: list.id, person_id, registration_id };
  const record: RegistrationRecord = {
    ...{ slug: to.form.slug, family, language, state: firstState(forms, to.form), amount, deadline_at: null },
    journal: { ...subject, at: now, email_key: session.email_key, action: 'move' },
    move: {
      ...{ registration_id, list_id: list.id, person_id, from, title: event?.title ?? list.name },
      if_match: request.headers.get('if-match') ?? registered.etag ?? '*',
      shown: shownPrice(context, move, cents),
      consents: Object.keys(carried.consents),
    },
  };
  const api = await organiserApi(record);
  const { data: person } = await api.createPerson({ list_id: target.list.id, body: values });
  return { list_id: target.list.id, person_id: person.id, state: record.state };
}

/** The registration that a request before this one has moved from here; undefined if there was none. */
function movedBefore(
  { store, workspace, params }: GateContext,
  { list }: MoveAccess,
): Promise<Registration | undefined> {
  const person_id = params['person_id']!;
  // in a transaction, which sees what a faster one has done also before that is committed
  return store.transaction(async (tables) => {
    const subject = { workspace_id: workspace.id, list_id: list.id, person_id, action: 'move' } as const;
    if (!(await wasDone(tables, subject))) return undefined;
    const entries = await tables.deskJournal.ofPerson(workspace.id, person_id);
    const { registration_id } = entries.findLast(({ action }) => action === 'move') ?? {};
    return registration_id ? tables.registrations.find(workspace.id, registration_id) : undefined;
  });
}

/**
 * gate: PUT /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}. Moves a registration to another event, through its form: the place
 * there is taken, the one here is free, fees and links go along, and the person is mailed once, all in one transaction. Repeated: the same answer.
 * Throws 422 for answers, and `full` if no place is free; 412 if `If-Match` names another version of the answers; 409 if the registration
 * has ended or was moved elsewhere, and if the price is another one and `amount` is not the new price, to those who see fees.
 */
export const moveAtDesk: GateRoute = async (context) => {
  const access = await requireMoveAccess(context);
  const target = context.params['target_list_id']!;
  let data: MovedPerson;
  try {
    data = await execute(context, access);
  } catch (error) {
    const moved = await movedBefore(context, access);
    if (!moved) throw error;
    if (moved.list_id !== target) throw wrongState();
    data = { list_id: target, person_id: moved.person_id, state: moved.state };
  }
  return jsonResponse(JSON.stringify({ data }));
};
