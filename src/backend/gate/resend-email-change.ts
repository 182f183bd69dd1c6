import { jsonResponse } from '../http/middleware/index.js';
import { resendConfirmation } from './email-change.js';
import { requireOwnMember } from './member.js';
import type { GateRoute } from './gate-context.js';

/** POST /portal/email-changes/{person_id}/mails. Sends the confirmation mail again. */
export const resendEmailChange: GateRoute = async (context) => {
  const person_id = await requireOwnMember(context);
  await resendConfirmation(context, person_id);
  return jsonResponse(JSON.stringify({ data: {} }), { status: 202 });
};
