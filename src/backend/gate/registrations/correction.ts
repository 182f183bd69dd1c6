import { valuesCleaner } from '../../../fields/index.js';
import { ageIssues, applyChange, checkForm, daysOf, priceOf, visibleFields } from '../../../forms/index.js';
import type { Days } from '../../../forms/index.js';
import type { Issue } from '../../../model/issue.js';
import type { Person } from '../../../model/person.js';
import type { Registration, StoredForm } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext } from '../gate-context.js';
import { formContextOf, permissionsOf, registeredPerson, type RegistrationFormContext } from './own-registrations.js';
import { noRegistration, requireRegistration, type OpenFamily } from './session.js';

type Values = Record<string, unknown>;

/** A registration and its form. */
export interface RegistrationOfForm {
  readonly form: StoredForm;
  readonly registration: Registration;
}

/** Corrected answers of a registration, as a request has them. */
export interface Correction {
  readonly formContext: RegistrationFormContext;
  readonly registration: Registration;
  readonly before: Person;
  /** What was sent. */
  readonly changes: Values;
  /** All answers with the changes. */
  readonly merged: Values;
  readonly days: Days;
  /** What the registration costs then, in cents; null without a price. */
  readonly amount: number | null;
}

/** The answers of a person to a form, with changes. */
export function mergedAnswers(
  { formModel }: Pick<RegistrationFormContext, 'formModel'>,
  stored: Values,
  changes: Values,
): Values {
  return Object.fromEntries(
    formModel.fields.flatMap(({ name }) => {
      const value = name in changes ? applyChange(stored[name], changes[name]) : stored[name];
      return value === undefined || value === null ? [] : [[name, value] as const];
    }),
  );
}

/**
 * What a registration costs after a correction: as much more or less as the answers make a difference by the prices of today. An answer
 * that has no price of its own changes nothing, though the club may have changed its prices meanwhile.
 */
export function amountAfter(
  { form, formModel }: Pick<RegistrationFormContext, 'form' | 'formModel'>,
  { amount, position }: Registration,
  { before, after, firstDay }: { readonly before: Values; readonly after: Values; readonly firstDay: string },
): number | null {
  const prices = form.layout?.prices;
  if (!prices || amount === null) return amount;
  const priceWith = (values: Values) => priceOf(values, { form: formModel, prices, firstDay, position }).cents;
  return Math.max(0, amount + priceWith(after) - priceWith(before));
}

/** Reads the correction of a request about a registration. Throws 404 if its person is gone. */
export async function correctionOf(
  context: GateContext,
  { form, registration }: RegistrationOfForm,
): Promise<Correction> {
  const formContext = await formContextOf(context, form);
  const registered = await registeredPerson(context, registration);
  if (!registered) throw noRegistration();
  const { person: before } = registered;
  const { formModel, event } = formContext;
  const changes = valuesCleaner(formModel.fields, context.workspace.languages[0])((await context.body()).value);
  const stored: Values = before;
  const merged = mergedAnswers(formContext, stored, changes);
  const days = daysOf(event, clubTime(context).today);
  const amount = amountAfter(formContext, registration, {
    before: mergedAnswers(formContext, stored, {}),
    after: merged,
    firstDay: days.firstDay,
  });
  return { formContext, registration, before, changes, merged, days, amount };
}

/** Reads the correction of a request about one's own registration. Throws 404 if the family has no such registration. */
export const readCorrection = async (context: GateContext, family: OpenFamily): Promise<Correction> =>
  correctionOf(context, { form: family.form, registration: requireRegistration(family, context) });

/** The answers as they are stored, without those that the form does not ask for. */
export const storedAnswers = ({ formContext, before }: Pick<Correction, 'formContext' | 'before'>): Values =>
  mergedAnswers(formContext, before as Values, {});

/**
 * Issues of a correction, of which these fields can be changed. The answers as a whole are checked like a new registration. A date that was asked for before and stays
 * as it is passes the rule for ages: the club took the person with it.
 */
export function issuesOf(
  { formContext, before, changes, merged, days }: Correction,
  changeable_fields: readonly string[],
): Issue[] {
  const { formModel } = formContext;
  const stored = storedAnswers({ formContext, before });
  const takenAges = ageIssues(formModel, stored, days).filter(({ field }) => merged[field] === stored[field]);
  const isTaken = ({ field, code }: Issue) => code === 'age' && takenAges.some((issue) => issue.field === field);
  const isAsked = (field: string) => formModel.fields.some(({ name }) => name === field);
  return [
    ...checkForm(formModel, merged, days).issues.filter((issue) => !isTaken(issue)),
    ...Object.keys(changes)
      .filter((name) => !changeable_fields.includes(name))
      .map((field): Issue => ({ field, code: isAsked(field) ? 'not_allowed' : 'unknown' })),
  ];
}

/** Issues of a correction of one's own registration. */
export function correctionIssues(context: GateContext, correction: Correction): Issue[] {
  const { formContext, registration, before } = correction;
  return issuesOf(correction, permissionsOf(context, formContext, registration, before).changeable_fields);
}

/** The request to the service. What is not asked any more, the other answers being what they are, has no answer. */
export function correctionBody({ formContext: { formModel }, before, changes, merged, days }: Correction): Values {
  const stored: Values = before;
  const visible = new Set(visibleFields(formModel, merged, days.firstDay).map(({ name }) => name));
  const hidden = formModel.fields.filter(({ name }) => !visible.has(name) && (stored[name] ?? null) !== null);
  const sent = Object.entries(changes).filter(([name]) => visible.has(name));
  return Object.fromEntries([...sent, ...hidden.map(({ name }) => [name, null] as const)]);
}
