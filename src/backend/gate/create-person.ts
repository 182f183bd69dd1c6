import { ApiError } from '../../api/index.js';
import { headers as names } from '../../contract/index.js';
import { check } from '../../fields/index.js';
import { formOf } from '../../forms/index.js';
import type { FormState } from '../../model/club-event.js';
import type { Issue } from '../../model/issue.js';
import { digest, needsAnotherLook } from '../layers/index.js';
import { acceptsToken } from './form-token.js';
import type { Visit, VisitRoute } from './route.js';
import { missing, visibleForms, type VisibleForm } from './visible.js';

/** The form of the list that a token was issued for; where no token fits, the list's first. */
async function formFor({ request, seal, workspace, now }: Visit, forms: readonly VisibleForm[]) {
  const token = request.headers.get(names.formToken) ?? '';
  for (const found of forms)
    if (await acceptsToken(seal, { workspace_id: workspace.id, slug: found.form.slug, token, now }))
      return { found, fresh: true };
  return { found: forms[0]!, fresh: false };
}

/** Membership applications say that they are; nobody else says anything. */
function checkBehaviour(body: object, list_id: string): Issue[] {
  const behaviour = (body as Record<string, unknown>)['creation_behaviour'];
  const expected = list_id === 'member' ? 'unconfirmed' : undefined;
  return behaviour === expected ? [] : [{ field: 'creation_behaviour', code: 'not_allowed' }];
}

const stateIssue = (state: Exclude<FormState, 'open'>) => needsAnotherLook([{ field: 'list_id', code: state }]);

/**
 * design.md section 2: POST /lists/{list_id}/persons. The gate checks what the form asks and nothing else gets through; the
 * service decides about places and opening in its own transaction, so a retry of what was stored is answered as before even
 * when the event is full by then. Refused for reasons that are not the visitor's, the form's state says what to say.
 */
export const createPerson: VisitRoute = async (visit) => {
  const { list_id = '' } = visit.params;
  const forms = (await visibleForms(visit)).filter(({ form }) => form.list_id === list_id);
  if (!forms.length) throw missing();
  const { value: body } = await visit.body();

  const key = visit.request.headers.get(names.idempotencyKey);
  if (!key) throw needsAnotherLook([{ field: names.idempotencyKey, code: 'required' }]);
  const { found, fresh } = await formFor(visit, forms);
  const { form, event, state } = found;

  const { data: columns } = await visit.api.listColumns({ list_id });
  const { creation_behaviour, ...values } = body as Record<string, unknown>;
  const issues = [...checkBehaviour(body, list_id), ...check(values, formOf(columns, form.layout).fields)];
  if (issues.length) throw needsAnotherLook(issues);
  if (!fresh) throw needsAnotherLook([{ field: names.formToken, code: 'form_token' }]);
  // where the service would still take it, the form's own times decide
  if (state === 'not_yet_open' || (state === 'closed' && event?.published !== false)) throw stateIssue(state);

  // only what could be stored counts against the form: nobody can use it up for others with less
  await visit.take('form', `${visit.workspace.id}\n${form.slug}`);

  let replayed = false;
  try {
    const { data } = await visit.api.createPerson({
      list_id,
      body: creation_behaviour === undefined ? values : { ...values, creation_behaviour: 'unconfirmed' },
      idempotency_key: await digest(`${visit.workspace.id}\n${form.slug}\n${key}`),
      seen: (response) => (replayed = response.headers.has(names.replayed)),
    });
    if (!replayed) visit.heard('registered');
    return Response.json(
      { data: { id: data.id, ...values } },
      { status: 201, headers: replayed ? { [names.replayed]: 'true' } : {} },
    );
  } catch (error) {
    if (error instanceof ApiError && error.issues.some(({ code }) => code === 'full')) visit.heard('full');
    if (error instanceof ApiError && error.status === 404 && state !== 'open') throw stateIssue(state);
    throw error;
  }
};
