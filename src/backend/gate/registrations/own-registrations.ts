import { formOf, isCorrectable, lastDaysOf, shownAnswers, shownColumns, type Form } from '../../../forms/index.js';
import type { Column } from '../../../model/column.js';
import type { ClubEvent } from '../../../model/club-event.js';
import type { OwnRegistration, OwnRegistrations } from '../../../model/own-registration.js';
import type { Person } from '../../../model/person.js';
import { ApiError } from '../../../api/index.js';
import type { Registration, StoredForm } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import type { OpenFamily } from './session.js';

/** A form with what is needed to show and check registrations through it. */
export interface RegistrationFormContext {
  readonly form: StoredForm;
  readonly event: ClubEvent | null;
  readonly columns: Column[];
  readonly fields: Form;
}

/** Reads the columns and the event of a form from the service. */
export async function formContextOf(context: GateContext, form: StoredForm): Promise<RegistrationFormContext> {
  const api = await context.members();
  const [{ data: all }, { data: events }] = await Promise.all([
    api.listColumns({ list_id: form.list_id }),
    context.api.listEvents(),
  ]);
  const columns = shownColumns(all, form.layout);
  const event = events.find(({ list_id }) => list_id === form.list_id) ?? null;
  return { form, event, columns, fields: formOf(columns, form.layout) };
}

/** The person of a registration; undefined where the club has deleted them. */
export async function registeredPerson(
  { members }: GateContext,
  { list_id, person_id }: Pick<Registration, 'list_id' | 'person_id'>,
): Promise<Person | undefined> {
  const api = await members();
  return api.readPerson({ list_id, person_id }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    },
  );
}

const isOpen = (lastDay: string | null, today: string): boolean => lastDay === null || today <= lastDay;

/** A registration as whoever has made it sees it. */
export function ownRegistrationOf(
  context: GateContext,
  { form, event, fields }: RegistrationFormContext,
  registration: Registration,
  person: Person,
): OwnRegistration {
  const { today } = clubTime(context);
  const last = lastDaysOf(form.layout, event);
  const changeable = isOpen(last.changes_until, today)
    ? fields.fields.filter((field) => isCorrectable(field, person, new Set()))
    : [];
  return {
    id: registration.id,
    name: person.name,
    state: registration.state,
    amount: registration.amount,
    deadline_at: registration.state === 'offered' ? isoTime(registration.deadline_at) : null,
    ...shownAnswers(fields, person),
    changeable_fields: changeable.map(({ name }) => name),
    can_cancel: isOpen(last.cancel_until, today),
  };
}

/** All registrations of a session, in the order in which they were sent. */
export async function ownRegistrationsOf(
  context: GateContext,
  { form, registrations }: OpenFamily,
): Promise<OwnRegistrations> {
  const formContext = await formContextOf(context, form);
  const { event, columns } = formContext;
  const persons = await Promise.all(registrations.map((one) => registeredPerson(context, one)));
  return {
    organisation: context.workspace.name,
    contact_email: context.workspace.contact_email,
    form: { slug: form.slug, title: form.title, columns, layout: form.layout },
    event: event && {
      title: event.title,
      start_date: event.start_date,
      end_date: event.end_date,
      location: event.location,
    },
    ...lastDaysOf(form.layout, event),
    registrations: registrations.flatMap((registration, index) => {
      const person = persons[index];
      return person ? [ownRegistrationOf(context, formContext, registration, person)] : [];
    }),
    ...clubTime(context),
  };
}
