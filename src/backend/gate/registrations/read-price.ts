import type { CorrectionPrice } from '../../../model/own-registration.js';
import type { Person } from '../../../model/person.js';
import { jsonResponse } from '../../http/middleware/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { readCorrection } from './correction.js';
import { requireMemberFamily } from './member-registrations.js';
import { priceOfOffer } from './balances.js';
import { requireFamily, type OpenFamily } from './session.js';

async function readPrice(context: GateContext, family: OpenFamily): Promise<Response> {
  const { registration, before, merged, amount } = await readCorrection(context, family);
  const isOffered = registration.state === 'offered';
  const data: CorrectionPrice = {
    amount: isOffered ? await priceOfOffer(context, registration, { ...before, ...merged } as Person) : amount,
  };
  return jsonResponse(JSON.stringify({ data }));
}

/** gate: POST /registrations/current/{registration_id}/price. What a registration would cost with these answers. */
export const readCorrectionPrice: GateRoute = async (context) => readPrice(context, await requireFamily(context));

/** gate: POST /portal/registrations/{registration_id}/price. The same for a member. */
export const readMemberCorrectionPrice: GateRoute = async (context) =>
  readPrice(context, await requireMemberFamily(context));
