import type { RegistrationState } from '../../../../model/own-registration.js';
import { Refusal } from '../../../http/middleware/index.js';
import type { Registration, StoredForm } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';
import {
  formContextOf,
  registeredPerson,
  type RegisteredPerson,
  type RegistrationFormContext,
} from '../../registrations/own-registrations.js';
import { noSuchPerson, requireAction, wrongState } from '../desk-action.js';
import { listsOf, requireList, type OrganiserList } from '../desk-lists.js';
import { noSuchList, requireOrganiser, type OrganiserSession } from '../desk-session.js';
import { carriedAnswers, fieldsOfList, type CarriedAnswers } from './carried-answers.js';
import { withoutConsents } from './desk-form.js';

/** States in which a registration can be moved: an application is decided, and an address that is not confirmed may be a stranger's. */
const MOVABLE: readonly RegistrationState[] = ['registered', 'waiting', 'offered', 'lapsed'];

/** The list of a registration, and the lists of the organiser. */
export interface MoveAccess extends OrganiserSession, OrganiserList {
  readonly lists: readonly OrganiserList[];
}

/** The session and the list of a request. Throws 401, 403, and 404 for lists of others. */
export async function requireMoveAccess(context: GateContext): Promise<MoveAccess> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'move');
  const lists = await listsOf(context, access.organiser);
  return { ...access, ...(await requireList(context, access.organiser)), lists };
}

/** The registration of a request. Throws 404, and 409 for persons without a form and for other states. */
export async function requireMovable(
  { store, workspace, params }: GateContext,
  { list }: Pick<MoveAccess, 'list'>,
): Promise<Registration> {
  const person_id = params['person_id']!;
  const [person] = await store.persons.findAll(workspace.id, 'id', [person_id], list.id);
  if (!person) throw noSuchPerson();
  const registration = (await store.registrations.ofPersons(workspace.id, [person_id])).at(-1);
  if (registration?.list_id !== list.id || !MOVABLE.includes(registration.state)) throw wrongState();
  return registration;
}

/** A registration, and the event to which it is to be moved. */
export interface RequestedMove extends MoveAccess {
  readonly registration: Registration;
  readonly registered: RegisteredPerson;
  readonly target: OrganiserList;
  /** The form there. */
  readonly to: RegistrationFormContext;
  /** The same without consents. */
  readonly askedForm: StoredForm;
  /** All forms of the club. */
  readonly forms: readonly StoredForm[];
  readonly carried: CarriedAnswers;
}

/** The other event of a request. Throws 404 for lists of others, 409 for lists to which nobody is moved through a form of an event. */
function requireTarget({ params }: GateContext, { list, lists }: MoveAccess, forms: readonly StoredForm[]) {
  const target = lists.find((one) => one.list.id === params['target_list_id']);
  if (!target) throw noSuchList();
  const form = forms.find(({ list_id }) => list_id === target.list.id);
  if (!form || !target.event || target.list.id === list.id)
    throw new Refusal(409, 'Nobody is moved to this list at the desk.');
  return { target, form };
}

/** Reads the move that a request is about. Throws 404 and 409. */
export async function requestedMove(context: GateContext, access: MoveAccess): Promise<RequestedMove> {
  const forms = await context.reads.formsOf(context.workspace.id);
  const { target, form } = requireTarget(context, access, forms);
  const registration = await requireMovable(context, access);
  const registered = await registeredPerson(context, registration);
  if (!registered) throw noSuchPerson();
  const formerForm = forms.find(({ slug }) => slug === registration.slug);
  const api = await context.memberApi();
  const [from, to, { data: columns }] = await Promise.all([
    formerForm && formContextOf(context, formerForm),
    formContextOf(context, form),
    api.listColumns({ list_id: access.list.id }),
  ]);
  const carried = carriedAnswers(registered.person, fieldsOfList(columns), from, to);
  return { ...access, registration, registered, target, to, askedForm: withoutConsents(form), forms, carried };
}
