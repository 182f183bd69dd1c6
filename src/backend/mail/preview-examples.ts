import { columnTypes, exampleOf, type Field } from '../../fields/index.js';
import type { RegistrationMailKind } from '../../model/workspace.js';
import { creditorReference } from '../../payments/index.js';
import type { Registration, StoredForm } from '../store/index.js';
import type { Answers, FormMail } from './messages/form-mail.js';

const DAY_MS = 24 * 3600_000;

/** The price of a form that has none. */
export const EXAMPLE_CENTS = 100_00;

/** The persons that previews are about. */
export const examplePersons = [
  { name: { first_name: 'Mia', last_name: 'Muster' }, email: 'mia.muster@example.org' },
  { name: { first_name: 'Noah', last_name: 'Muster' }, email: 'mia.muster@example.org' },
];
export const exampleNames = examplePersons.map(({ name }) => `${name.first_name} ${name.last_name}`);

/** Examples of numbers that suit a height as well as a count. */
const exampleAnswer = (field: Field): unknown => {
  if (field.kind === columnTypes.number) return 152;
  return field.kind === columnTypes.integer ? 3 : exampleOf(field);
};

/** Persons who have answered every question of a form. */
export const personsOf = ({ formModel }: FormMail): Answers[] =>
  examplePersons.map((person) => ({
    ...Object.fromEntries(formModel.fields.map((field) => [field.name, exampleAnswer(field)])),
    birthdate: '2015-03-24',
    ...person,
  }));

/** A registration in a state; an offer stands for two days. */
export const exampleRegistration = (state: RegistrationMailKind, { form }: FormMail, now: number): Registration => ({
  workspace_id: form.workspace_id,
  id: 'rgn_example',
  list_id: form.list_id,
  person_id: 'per_example',
  slug: form.slug,
  family: 'example',
  position: 0,
  language: null,
  amount: null,
  fee_id: null,
  fee_number: 0,
  created_at: now,
  changed_at: now,
  mail_key: null,
  noticed_state: null,
  state: state === 'review' ? 'registered' : state,
  deadline_at: state === 'offered' ? now + 2 * DAY_MS : null,
});

/** Cents; undefined for a form without prices. */
export const exampleAmount = ({ layout }: StoredForm): number | undefined =>
  [layout?.prices?.base ?? []].flat().find(({ cents }) => cents)?.cents;

/** The price of a place for each person, by the form of the event that they wait for. */
export const exampleOffers = (form: StoredForm | undefined, persons: readonly Answers[]) =>
  persons.map((person) => ({ person, amount: (form && exampleAmount(form)) ?? null }));

/** A fee for each person of a form with prices. */
export const exampleFees = ({ form }: FormMail, persons: readonly Answers[]) => {
  const amount = exampleAmount(form);
  return amount
    ? persons.map((person, index) => ({ person, fee: { amount, reference: creditorReference(`EXAMPLE${index + 1}`) } }))
    : [];
};

/** A form whose event has at least so many participants. */
export const withPlacesTaken = ({ event, ...formMail }: FormMail, count: number): FormMail => ({
  ...formMail,
  event: event && { ...event, persons_count: Math.max(event.persons_count, count) },
});
