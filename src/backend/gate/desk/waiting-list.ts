import type { RegistrationState } from '../../../model/own-registration.js';
import type { RegistrationRecord } from '../../backend.js';
import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import { offerDeadline, type Registration } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { offerContextOf } from '../registrations/balances.js';
import { placeInEvent } from '../registrations/accept-offer.js';
import { outsideAges } from '../registrations/offer-age.js';
import { stateIssue } from '../state-issue.js';
import { noSuchPerson, personAction, requireAction, wasDone, wrongState } from './desk-action.js';
import { requireList } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';

/** States in which a place can be offered, and those in which it can be given without asking. */
const OFFERABLE: readonly RegistrationState[] = ['waiting', 'lapsed'];
const PROMOTABLE: readonly RegistrationState[] = [...OFFERABLE, 'offered'];

/** Throws 422 `age` if the event does not take the age of a person: they could not accept. */
async function requireAge(context: GateContext, { list_id, person_id }: Registration, slug: string): Promise<void> {
  const offerContext = await offerContextOf(context);
  const { data: person } = await offerContext.api.readPerson({ list_id, person_id });
  const issues = await outsideAges({ ...offerContext, slug, today: clubTime(context).today }, person);
  if (issues.length) throw unprocessable(issues);
}

/** The registration that the path names, if its person is on the list. */
async function registrationIn({ store, workspace, params }: GateContext, list_id: string) {
  const [registration] = (await store.registrations.ofPersons(workspace.id, [params['person_id']!])).slice(-1);
  return registration?.list_id === list_id ? registration : undefined;
}

/**
 * gate: POST /desk/lists/{list_id}/registrations/{person_id}/offer. Offers the next free place to a person of a waiting list, whoever has
 * waited longer, with the deadline of any other offer. 422 `full` if no place is free, `closed` if the event takes no registrations any
 * more, `age` if the person could not accept.
 */
export const offerPlaceAtDesk: GateRoute = (context) =>
  personAction(context, {
    right: 'waiting_list',
    name: 'offer',
    async prepare(list) {
      const { store, workspace, now } = context;
      const event = await store.waitingLists.eventOf(workspace.id, list.id);
      const registration = event && (await registrationIn(context, list.id));
      if (!registration || !OFFERABLE.includes(registration.state)) return undefined;
      await requireAge(context, registration, event.slug);
      return { event, deadline_at: await offerDeadline(store, event, now) };
    },
    async execute({ waitingLists }, { registration, prepared }, now) {
      if (!prepared || !registration || !OFFERABLE.includes(registration.state)) return false;
      const { event, deadline_at } = prepared;
      if (deadline_at <= now) throw stateIssue('closed');
      if (!(await waitingLists.offerPlace(event, { deadline_at, now, registration }))) throw stateIssue('full');
      return true;
    },
  });

/** Gives a place to a person, in one transaction of the service with the entry in the journal. */
async function promote(context: GateContext, registration: Registration, email_key: string): Promise<void> {
  const { workspace, now, organiserApi } = context;
  const { id: registration_id, list_id, person_id, state } = registration;
  const subject = { workspace_id: workspace.id, list_id, person_id, registration_id };
  const journal = { ...subject, at: now, email_key, action: 'promote' } as const;
  const offerContext = await offerContextOf(context);
  const registrationApi = (record: RegistrationRecord) => organiserApi({ ...record, journal });
  await placeInEvent({ ...offerContext, registrationApi }, registration, { promotedFrom: state });
}

/** The outcome of a promotion that was refused: a request that was faster has done the same, or the registration has changed. */
function outcomeOf(
  { store, workspace }: GateContext,
  { list_id, person_id }: { readonly list_id: string; readonly person_id: string },
  before: Registration | undefined,
): Promise<'done' | 'changed' | 'refused'> {
  // in a transaction, which sees what the faster one has done also before that is committed
  return store.transaction(async (tables) => {
    if (await wasDone(tables, { workspace_id: workspace.id, list_id, person_id, action: 'promote' })) return 'done';
    const [registration] = (await tables.registrations.ofPersons(workspace.id, [person_id])).slice(-1);
    const current = registration?.list_id === list_id ? registration.state : undefined;
    return current === before?.state ? 'refused' : 'changed';
  });
}

/**
 * gate: POST /desk/lists/{list_id}/registrations/{person_id}/promote. Gives the next free place of the event to a person of its waiting
 * list, without asking: they move to the event's list, and are mailed the registration. Ages that the event does not take, and the last
 * day for registrations, are no obstacle. 422 `full` if no place is free: an event is never oversold, so its places have to be raised first.
 */
export const promoteAtDesk: GateRoute = async (context) => {
  const { store, workspace, params, body } = context;
  const { organiser, session } = await requireOrganiser(context);
  requireAction(context, organiser, 'promote');
  await body();
  const { list } = await requireList(context, organiser);
  const subject = { list_id: list.id, person_id: params['person_id']! };
  const registration = await registrationIn(context, list.id);
  const [person] = await store.persons.findAll(workspace.id, 'id', [subject.person_id], list.id);
  try {
    if (!person) throw noSuchPerson();
    if (!registration || !PROMOTABLE.includes(registration.state)) throw wrongState();
    await promote(context, registration, session.email_key);
  } catch (error) {
    const outcome = await outcomeOf(context, subject, registration);
    if (outcome !== 'done') throw outcome === 'changed' ? wrongState() : error;
  }
  return jsonResponse(JSON.stringify({ data: {} }));
};
