import type { OpenPayment } from '../../model/fee.js';
import { paymentDetails } from '../../payments/payment-details.js';
import { jsonResponse, unprocessable } from '../http/middleware/index.js';
import type { GateRoute } from './gate-context.js';
import { FAMILY } from './registration-record.js';

/** The secret of a family tells what to pay for so long after their registration; later the mail and its link do. */
const READABLE_MS = 24 * 3600_000;

/**
 * gate: POST /forms/{slug}/payments. What a family that was just registered has to pay, for the browser that registered them: it holds
 * their secret. Without names; fees that are missing are created. Unknown families, and those of long ago, have nothing to pay.
 */
export const readPayments: GateRoute = async (context) => {
  const { workspace, store, params, now } = context;
  const { family } = (await context.body()).value as { family?: unknown };
  if (typeof family !== 'string' || !FAMILY.test(family)) throw unprocessable([{ field: 'family', code: 'invalid' }]);
  const all = await store.registrations.ofFamily({ workspace_id: workspace.id, slug: params['slug'] ?? '', family });
  const recent = all.filter(({ created_at }) => created_at > now - READABLE_MS);
  const fees = await context.ensureFees(workspace, recent);
  const data = recent.flatMap(({ id, person_id }) =>
    (fees.get(id) ?? []).flatMap((fee): OpenPayment[] => {
      const { amount, reference, due_at = null, paid_at = null } = fee;
      if (paid_at !== null) return [];
      return [{ person_id, amount, reference, due_at, payment: paymentDetails(fee, workspace.bank_account) }];
    }),
  );
  return jsonResponse(JSON.stringify({ data }));
};
