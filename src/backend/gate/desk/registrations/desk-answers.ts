import { fieldOf } from '../../../../fields/index.js';
import type { FormField } from '../../../../forms/index.js';
import { columnNamed, consentWordings } from '../../../../model/consent.js';
import type { Organiser } from '../../../../model/desk.js';
import type { OwnRegistration, OwnRegistrations, RegistrationState } from '../../../../model/own-registration.js';
import type { Person } from '../../../../model/person.js';
import type { Registration, StoredForm } from '../../../store/index.js';
import { clubTime } from '../../club-time.js';
import type { GateContext } from '../../gate-context.js';
import {
  ownEventOf,
  type RegisteredPerson,
  type RegistrationFormContext,
} from '../../registrations/own-registrations.js';
import { noSuchPerson, requireAction, wrongState } from '../desk-action.js';
import { columnsFor, requireList, type OrganiserList } from '../desk-lists.js';
import { requireOrganiser, type OrganiserSession } from '../desk-session.js';
import { seesFees } from '../list-rows.js';

/** States in which the answers belong to the form: those of a member are changed where members are. */
const CORRECTABLE: readonly RegistrationState[] = [
  'registered',
  'waiting',
  'offered',
  'lapsed',
  'applied',
  'unconfirmed',
];

/** A registration that an organiser may correct. */
export interface CorrectableRegistration extends OrganiserSession, OrganiserList {
  readonly form: StoredForm;
  readonly registration: Registration;
}

/** The registration of a request. Throws 403 and 404, and 409 for persons without a form, and for states that have ended. */
export async function requireCorrectable(context: GateContext): Promise<CorrectableRegistration> {
  const { store, workspace, params, reads } = context;
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'correct');
  const organiserList = await requireList(context, access.organiser);
  const { id: list_id } = organiserList.list;
  const person_id = params['person_id']!;
  const [person] = await store.persons.findAll(workspace.id, 'id', [person_id], list_id);
  if (!person) throw noSuchPerson();
  const registration = (await store.registrations.ofPersons(workspace.id, [person_id])).at(-1);
  const form = registration && (await reads.formBySlug(workspace.id, registration.slug));
  if (!form || registration.list_id !== list_id || !CORRECTABLE.includes(registration.state)) throw wrongState();
  return { ...access, ...organiserList, form, registration };
}

/** The names of the fields of a form that are consents. */
function consentNames({ form, columns }: RegistrationFormContext): string[] {
  return consentWordings(form.layout, columns).map(({ name }) => {
    const column = columnNamed(columns, name);
    return column ? fieldOf(column).name : name;
  });
}

/** The answers of a form that an organiser sees, and those that they can change. */
export interface RoleFields {
  readonly visible: readonly FormField[];
  readonly changeable: readonly string[];
}

/**
 * The fields of a form that the role of an organiser shows; of a group, all parts. All of them can be changed, except consents, which
 * nobody gives for somebody else: one that was given can be withdrawn, unless the registration needs it.
 */
export async function fieldsFor(
  context: GateContext,
  organiser: Organiser,
  {
    list,
    person,
    formContext,
  }: Pick<OrganiserList, 'list'> & {
    readonly person: Person;
    readonly formContext: RegistrationFormContext;
  },
): Promise<RoleFields> {
  const names = new Set((await columnsFor(context, organiser, list)).map(({ name }) => name));
  const isShown = (field: FormField): boolean => {
    const control = field.kind.control(field);
    return control.kind === 'group' ? control.parts.every(({ name }) => names.has(name)) : names.has(field.name);
  };
  const consents = consentNames(formContext);
  const canWithdraw = ({ name, must_accept }: FormField) => !must_accept && person[name] === true;
  const visible = formContext.formModel.fields.filter(isShown);
  const changeable = visible.filter((field) => !consents.includes(field.name) || canWithdraw(field));
  return { visible, changeable: changeable.map(({ name }) => name) };
}

/** A registration with the answers that an organiser sees. */
export function deskRegistrationOf(
  organiser: Organiser,
  { registration, person, etag }: RegisteredPerson & { readonly registration: Registration },
  { visible, changeable }: RoleFields,
): OwnRegistration {
  const { id, state, amount } = registration;
  const hasPrice = seesFees(organiser) && state !== 'offered';
  return {
    ...{ id, name: person.name, state, etag },
    ...{ amount: hasPrice ? amount : null, fees: [], credit: 0, deadline_at: null },
    values: Object.fromEntries(visible.map(({ name }) => [name, person[name] ?? null])),
    hidden_fields: [],
    changeable_fields: [...changeable],
    can_cancel: false,
  };
}

/** The form of registrations, in the shape that the page of a registrant has. No day ends what the club may change. */
export function deskContextOf(
  context: GateContext,
  { form, event, awaited, columns }: RegistrationFormContext,
): Omit<OwnRegistrations, 'registrations'> {
  return {
    organisation: context.workspace.name,
    contact_email: context.workspace.contact_email,
    form: { slug: form.slug, title: form.title, columns, layout: form.layout },
    event: event && ownEventOf(event),
    awaited: awaited && ownEventOf(awaited),
    changes_until: null,
    cancel_until: null,
    ...clubTime(context),
  };
}
