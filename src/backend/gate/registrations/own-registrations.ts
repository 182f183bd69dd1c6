import { formOf, isCorrectable, lastDaysOf, shownAnswers, shownColumns, type Form } from '../../../forms/index.js';
import type { Column } from '../../../model/column.js';
import type { ClubEvent } from '../../../model/club-event.js';
import type { OwnEvent, OwnRegistration, OwnRegistrations } from '../../../model/own-registration.js';
import type { Person } from '../../../model/person.js';
import { ApiError } from '../../../api/index.js';
import type { Registration, StoredForm } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { balancesFor, type Balance, type PersonOfRegistration } from './balances.js';
import type { OpenFamily } from './session.js';

/** A form with what is needed to show and check registrations through it. */
export interface RegistrationFormContext {
  readonly form: StoredForm;
  readonly event: ClubEvent | null;
  /** The event that they wait for, if the form is of a waiting list. */
  readonly awaited: ClubEvent | null;
  readonly columns: Column[];
  readonly formModel: Form;
}

/** Reads the columns and the event of a form from the service. */
export async function formContextOf(context: GateContext, form: StoredForm): Promise<RegistrationFormContext> {
  const api = await context.memberApi();
  const [{ data: all }, { data: events }] = await Promise.all([
    api.listColumns({ list_id: form.list_id }),
    context.api.listEvents(),
  ]);
  const columns = shownColumns(all, form.layout);
  const eventOf = (list_id?: string) => events.find((event) => event.list_id === list_id) ?? null;
  const awaited = (await context.reads.formsOf(context.workspace.id)).find(
    ({ layout }) => layout?.waiting_list === form.slug,
  );
  const event = eventOf(form.list_id);
  return { form, event, awaited: eventOf(awaited?.list_id), columns, formModel: formOf(columns, form.layout) };
}

/** A person as the service returned them. */
export interface RegisteredPerson {
  readonly person: Person;
  readonly etag: string | null;
}

/** The person of a registration; undefined if the club has deleted them. */
export async function registeredPerson(
  { memberApi }: Pick<GateContext, 'memberApi'>,
  { list_id, person_id }: Pick<Registration, 'list_id' | 'person_id'>,
): Promise<RegisteredPerson | undefined> {
  const api = await memberApi();
  let etag: string | null = null;
  const onResponse = ({ headers }: Response) => (etag = headers.get('etag'));
  return api.readPerson({ list_id, person_id, onResponse }).then(
    ({ data }) => ({ person: data, etag }),
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    },
  );
}

const isOpen = (lastDay: string | null, today: string): boolean => lastDay === null || today <= lastDay;

/** Whether the club has decided an application: its person is a member from then on, or gone. */
const isDecided = ({ state }: Registration): boolean => state === 'accepted' || state === 'declined';

/** The changes that a visitor may still make to their registration. */
export function permissionsOf(
  context: GateContext,
  { form, event, formModel }: RegistrationFormContext,
  registration: Registration,
  person: Person,
): Pick<OwnRegistration, 'changeable_fields' | 'can_cancel'> {
  const { today } = clubTime(context);
  const last = lastDaysOf(form.layout, event);
  const changeable =
    isOpen(last.changes_until, today) && !isDecided(registration)
      ? formModel.fields.filter((field) => isCorrectable(field, person))
      : [];
  const can_cancel = isOpen(last.cancel_until, today) && !isDecided(registration);
  return { changeable_fields: changeable.map(({ name }) => name), can_cancel };
}

/** A registration as its own page shows it. */
export function ownRegistrationOf(
  context: GateContext,
  formContext: RegistrationFormContext,
  { registration, person, etag }: PersonOfRegistration & RegisteredPerson,
  balances: ReadonlyMap<string, Balance>,
): OwnRegistration {
  const { id, state, deadline_at } = registration;
  const { amount = null, fees = [], credit = 0 } = balances.get(id) ?? {};
  return {
    id,
    name: person.name,
    state,
    amount,
    fees: [...fees],
    credit,
    deadline_at: state === 'offered' ? isoTime(deadline_at) : null,
    ...shownAnswers(formContext.formModel, person),
    ...permissionsOf(context, formContext, registration, person),
    etag,
  };
}

/** An event as its registrations show it. */
export const ownEventOf = ({ title, start_date, end_date, location }: ClubEvent): OwnEvent => ({
  title,
  start_date,
  end_date,
  location,
});

/** All registrations of a family, in the order in which they were sent. */
export async function ownRegistrationsOf(
  context: GateContext,
  { form, registrations }: OpenFamily,
  existingContext?: RegistrationFormContext,
): Promise<OwnRegistrations> {
  const formContext = existingContext ?? (await formContextOf(context, form));
  const { event, awaited, columns } = formContext;
  const persons = await Promise.all(registrations.map((one) => registeredPerson(context, one)));
  const registered = registrations.flatMap((registration, index) => {
    const one = persons[index];
    return one ? [{ registration, ...one }] : [];
  });
  const balances = await balancesFor(context, registered);
  return {
    organisation: context.workspace.name,
    contact_email: context.workspace.contact_email,
    form: { slug: form.slug, title: form.title, columns, layout: form.layout },
    event: event && ownEventOf(event),
    awaited: awaited && ownEventOf(awaited),
    ...lastDaysOf(form.layout, event),
    registrations: registered.map((one) => ownRegistrationOf(context, formContext, one, balances)),
    ...clubTime(context),
  };
}
