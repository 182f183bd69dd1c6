import { ApiError } from '../../api/index.js';
import { headerNames } from '../../contract/index.js';
import { valuesCleaner } from '../../fields/index.js';
import { checkForm, daysOf, formOf } from '../../forms/index.js';
import type { Issue } from '../../model/issue.js';
import { clientAddressOf } from '../backend.js';
import { digest } from '../crypto/index.js';
import { jsonResponse, unprocessable } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { givenConsentsOf } from './consents.js';
import { verifyFormToken } from './form-token.js';
import type { GateContext, GateRoute } from './gate-context.js';
import { registrationRecordOf } from './registration-record.js';
import { stateIssue } from './state-issue.js';
import type { VisibleForm } from './visible-form.js';
import { noSuchForm, visibleForms } from './visible-forms.js';
import { requireTokenUse } from './token-uses.js';
import { wordedRefusal } from './worded-refusal.js';
import { countRegistration, rateNameOf, requireWork } from './proof-of-work.js';

/** The form that the token was issued for; without a valid token, the first form of the list. */
async function formFor({ request, signer, workspace, now }: GateContext, forms: readonly VisibleForm[]) {
  const token = request.headers.get(headerNames.formToken) ?? '';
  for (const visibleForm of forms) {
    const tokenPayload = await verifyFormToken(signer, {
      workspace_id: workspace.id,
      slug: visibleForm.form.slug,
      token,
      now,
    });
    if (tokenPayload) return { visibleForm, token, tokenPayload };
  }
  return { visibleForm: forms[0]!, token };
}

/** `creation_behaviour` must be `unconfirmed` on the member list and absent elsewhere. */
function checkBehaviour(body: object, list_id: string): Issue[] {
  const behaviour = (body as Record<string, unknown>)['creation_behaviour'];
  const expected = list_id === 'member' ? 'unconfirmed' : undefined;
  return behaviour === expected ? [] : [{ field: 'creation_behaviour', code: 'not_allowed' }];
}

/** Checks the answers to a form with the columns of its list. */
async function checkAnswers(context: GateContext, { form, event }: VisibleForm, answers: object) {
  const { data: columns } = await context.api.listColumns({ list_id: form.list_id });
  const days = daysOf(event, clubTime(context).today);
  const formModel = formOf(columns, form.layout);
  const cleaned = valuesCleaner(formModel.fields, context.workspace.languages[0])(answers);
  return { columns, days, formModel, ...checkForm(formModel, cleaned, days) };
}

/**
 * gate: POST /lists/{list_id}/persons. The gate checks what the form asks and nothing else gets through; answers
 * to what is not asked, the other answers being what they are, are left out. The service decides about places and opening in
 * its own transaction, so a retry of what was stored is answered as before even when the event is full by then. Refused for
 * reasons that are not the visitor's, the form's state says what to say.
 */
export const createPerson: GateRoute = async (context) => {
  const { list_id = '' } = context.params;
  const forms = (await visibleForms(context)).filter(({ form }) => form.list_id === list_id);
  if (!forms.length) throw noSuchForm();
  const { value: body } = await context.body();

  const key = context.request.headers.get(headerNames.idempotencyKey);
  if (!key) throw unprocessable([{ field: headerNames.idempotencyKey, code: 'required' }]);
  const { visibleForm, token, tokenPayload } = await formFor(context, forms);
  const { form, event, state } = visibleForm;

  const { creation_behaviour, ...answers } = body as Record<string, unknown>;
  const { columns, days, formModel, values, ...checked } = await checkAnswers(context, visibleForm, answers);
  const issues = [...checkBehaviour(body, list_id), ...checked.issues];
  if (issues.length) throw unprocessable(issues);
  if (!tokenPayload) {
    await context.abuseScore.note(clientAddressOf(context.request));
    throw unprocessable([{ field: headerNames.formToken, code: 'form_token' }]);
  }
  // a full event stores nothing new: no proof of work is needed, and a replay still gets its answer
  if (state !== 'full') await requireWork(context, form, { token, tokenPayload, key });
  // the form's own times may be narrower than the service's
  if (state === 'not_yet_open' || (state === 'closed' && event?.published !== false)) throw stateIssue(state);

  // only valid registrations count, so that invalid ones cannot use up a form or a token
  if (state !== 'full') await requireTokenUse(context, token, key);
  if (state !== 'full') await context.consume('form', rateNameOf(form));

  const person = creation_behaviour === undefined ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
  // of names that gates with other stores have, too, so that a service registers a person once behind several of them
  const idempotency_key = await digest(`${context.workspace.slug}\n${form.slug}\n${key}`);
  const registration = await registrationRecordOf(context, form, {
    form: formModel,
    values,
    firstDay: days.firstDay,
    consents: await givenConsentsOf(context, { form, columns, values }, tokenPayload.wording),
  });
  const isSuspicious = context.request.headers.has(headerNames.formHoneypot);
  if (isSuspicious)
    return context.queueForReview(context, {
      visibleForm,
      body: person,
      registration,
      values,
      key: idempotency_key,
      originalBody: body,
    });

  let replayed = false;
  try {
    const api = await context.registrationApi(registration);
    const { data } = await api.createPerson({
      list_id,
      body: person,
      idempotency_key,
      onResponse: (response) => (replayed = response.headers.has(headerNames.replayed)),
    });
    if (!replayed) {
      context.onRegistration('registered');
      await countRegistration(context, form);
    }
    const headers: Record<string, string> = replayed ? { [headerNames.replayed]: 'true' } : {};
    const { state: first } = registration;
    const answer = {
      id: data.id,
      ...values,
      ...(first === 'unconfirmed' || first === 'waiting' ? { [first]: true } : {}),
    };
    return jsonResponse(JSON.stringify({ data: answer }), { status: 201, headers });
  } catch (error) {
    if (error instanceof ApiError && error.issues.some(({ code }) => code === 'full')) context.onRegistration('full');
    if (error instanceof ApiError && error.status === 404 && state !== 'open') throw stateIssue(state);
    throw await wordedRefusal(error, context, (fresh) => checkAnswers(fresh, visibleForm, answers));
  }
};
