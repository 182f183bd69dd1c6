import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import { givenConsentsOf } from '../consents.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { balancesFor } from './balances.js';
import { correctionBody, correctionIssues, readCorrection } from './correction.js';
import { requireMemberFamily } from './member-registrations.js';
import { ownRegistrationOf } from './own-registrations.js';
import { requireFamily, type OpenFamily } from './session.js';
import { priceChangeIn, requireShownPrice, storeCorrection } from './store-correction.js';

async function update(context: GateContext, family: OpenFamily): Promise<Response> {
  const correction = await readCorrection(context, family);
  const issues = correctionIssues(context, correction);
  if (issues.length) throw unprocessable(issues);

  const price = priceChangeIn(correction);
  if (price) requireShownPrice(context, correction);
  const { formContext, registration } = correction;
  const { form, columns } = formContext;
  const consents = await givenConsentsOf(context, { form, columns, values: correctionBody(correction) });
  const { person, etag } = await storeCorrection(context, correction, {
    record: { consents, price },
    async recheck(fresh) {
      const repeated = await readCorrection(fresh, family);
      return { formModel: repeated.formContext.formModel, issues: correctionIssues(fresh, repeated) };
    },
  });
  const changed = (await context.store.registrations.find(context.workspace.id, registration.id)) ?? registration;
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
