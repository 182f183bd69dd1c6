import { headerNames } from '../../../../contract/index.js';
import type { AddedPerson, DeskForm } from '../../../../model/desk-form.js';
import type { RegistrationRecord } from '../../../backend.js';
import { digest } from '../../../crypto/index.js';
import { jsonResponse, Refusal, unprocessable } from '../../../http/middleware/index.js';
import type { StoredForm } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { amountsOf, firstState, newFamily } from '../../registration-record.js';
import { withCountry } from '../../country-in-layout.js';
import { formContextOf } from '../../registrations/own-registrations.js';
import { wordedRefusal } from '../../worded-refusal.js';
import { requireAction } from '../desk-action.js';
import { listsOf, requireList, type OrganiserList } from '../desk-lists.js';
import { requireOrganiser, type OrganiserSession } from '../desk-session.js';
import { deskContextOf } from './desk-answers.js';
import { checkAnswers, withoutConsents } from './desk-form.js';

interface FormToFill extends OrganiserSession, OrganiserList {
  readonly form: StoredForm;
  /** All forms of the club. */
  readonly forms: readonly StoredForm[];
}

/** The form of the list of a request. Throws 403, 404, and 409 for lists to which nobody is added through a form of an event. */
async function requireForm(context: GateContext): Promise<FormToFill> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'add');
  const organiserList = await requireList(context, access.organiser);
  const forms = await context.reads.formsOf(context.workspace.id);
  const form = forms.find(({ list_id }) => list_id === organiserList.list.id);
  if (!form || organiserList.list.type !== 'event') throw new Refusal(409, 'Nobody is added to this list at the desk.');
  return { ...access, ...organiserList, form: withoutConsents(form), forms };
}

/** gate: GET /desk/lists/{list_id}/form. The form of an event, through which an organiser adds persons. */
export const readDeskForm: GateRoute = async (context) => {
  const { organiser, form, forms } = await requireForm(context);
  const [formContext, lists] = await Promise.all([formContextOf(context, form), listsOf(context, organiser)]);
  const formToFill = { ...form, layout: withCountry(form.layout, context.workspace) };
  const waiting = forms.find(({ slug }) => slug === form.layout?.waiting_list);
  const isListed = lists.some(({ list }) => list.id === waiting?.list_id);
  const data: DeskForm = {
    ...deskContextOf(context, { ...formContext, form: formToFill }),
    registrations: [],
    waiting_list_id: waiting && isListed ? waiting.list_id : null,
  };
  return jsonResponse(JSON.stringify({ data }));
};

/**
 * gate: POST /desk/lists/{list_id}/registrations. Adds a person to an event by hand, through its form: without a form token, before and after the times of
 * the registration, and without confirming the address, for which the club vouches. The place is counted: 422 `full` if none is free. The
 * person is mailed the registration if there is an address. Once for each `Idempotency-Key`, in one transaction with the entry in the journal.
 */
export const addAtDesk: GateRoute = async (context) => {
  const { workspace, now, request, organiserApi, onRegistration } = context;
  const { session, list, form, forms } = await requireForm(context);
  const key = request.headers.get(headerNames.idempotencyKey);
  if (!key) throw unprocessable([{ field: headerNames.idempotencyKey, code: 'required' }]);
  const { value } = await context.body();
  const { formModel, days, values, issues } = await checkAnswers(context, form, value);
  if (issues.length) throw unprocessable(issues);
  const entry = { workspace_id: workspace.id, at: now, email_key: session.email_key, action: 'add' } as const;
  const record: RegistrationRecord = {
    slug: form.slug,
    family: newFamily(),
    language: null,
    state: firstState(forms, form),
    deadline_at: null,
    amount: amountsOf(form.layout ?? {}, { form: formModel, values, firstDay: days.firstDay }),
    // the person has no id before
    journal: { ...entry, list_id: list.id, person_id: '' },
  };
  const api = await organiserApi(record);
  let replayed = false;
  const { data: person } = await api
    .createPerson({
      list_id: list.id,
      body: values,
      idempotency_key: await digest(`desk\n${workspace.slug}\n${list.id}\n${key}`),
      onResponse: ({ headers }) => (replayed = headers.has(headerNames.replayed)),
    })
    .catch(async (error: unknown) => {
      throw await wordedRefusal(error, context, (fresh) => checkAnswers(fresh, form, value));
    });
  if (!replayed) onRegistration('registered');
  const data: AddedPerson = { person_id: person.id, state: record.state };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
};
