import { urlOf } from '../../backend.js';
import { jsonResponse, Refusal, unprocessable } from '../../http/middleware/index.js';
import { givenConsentsOf } from '../consents.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { wordedRefusal } from '../worded-refusal.js';
import { correctionBody, correctionIssues, readCorrection } from './correction.js';
import { requireMemberFamily } from './member-registrations.js';
import { balancesFor } from './balances.js';
import { ownRegistrationOf } from './own-registrations.js';
import { requireFamily, type OpenFamily } from './session.js';

/** The price was not shown before, or is another one by now. */
const priceChanges = () => new Refusal(409, 'The correction changes the price: `amount` names the new one, in cents.');

async function update(context: GateContext, family: OpenFamily): Promise<Response> {
  const correction = await readCorrection(context, family);
  const issues = correctionIssues(context, correction);
  if (issues.length) throw unprocessable(issues);

  const { formContext, registration, amount } = correction;
  const { id: registration_id, list_id, person_id, amount: from } = registration;
  const price = amount === null || from === null || amount === from ? undefined : { registration_id, from, to: amount };
  // a place that is only offered has a price of its own, which is accepted with it
  const isShown = urlOf(context.request).searchParams.get('amount') === String(amount);
  if (price && registration.state !== 'offered' && !isShown) throw priceChanges();

  const body = correctionBody(correction);
  const if_match = context.request.headers.get('if-match') ?? undefined;
  let etag: string | null = null;
  const onResponse = ({ headers }: Response) => (etag = headers.get('etag'));
  const { form, columns } = formContext;
  const consents = await givenConsentsOf(context, { form, columns, values: body });
  const api = await context.memberApi({ consents, price });
  const { data: person } = await api
    .updatePerson({ list_id, person_id, body, if_match, onResponse })
    .catch(async (error: unknown) => {
      throw await wordedRefusal(error, context, async (fresh) => {
        const repeated = await readCorrection(fresh, family);
        const { formModel } = repeated.formContext;
        return { formModel, issues: correctionIssues(fresh, repeated) };
      });
    });
  const changed = (await context.store.registrations.find(context.workspace.id, registration_id)) ?? registration;
  const balances = await balancesFor(context, [{ registration: changed, person }]);
  const data = ownRegistrationOf(context, formContext, { registration: changed, person, etag }, balances);
  return jsonResponse(JSON.stringify({ data }), { headers: etag === null ? {} : { etag } });
}

/**
 * gate: PUT /registrations/current/{registration_id}. Corrects answers, and fills in missing ones. The answers as a
 * whole are checked like a new registration. Throws 422 for fields that are unknown or cannot be corrected, by name; 412 if
 * `If-Match` names another version; 409 if the price changes and `amount` is not the new price: nobody owes what they have not
 * seen.
 */
export const updateRegistration: GateRoute = async (context) => update(context, await requireFamily(context));

/** gate: PUT /portal/registrations/{registration_id}. The same for a member. */
export const updateMemberRegistration: GateRoute = async (context) =>
  update(context, await requireMemberFamily(context));
