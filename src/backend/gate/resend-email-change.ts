import { jsonResponse } from '../http/middleware/index.js';
import { mailAgain } from './email-change.js';
import { ownMember } from './member.js';
import type { VisitRoute } from './route.js';

/** POST /portal/email-changes/{person_id}/mails. Mails the link that confirms a new address once more. */
export const resendEmailChange: VisitRoute = async (visit) => {
  const person_id = await ownMember(visit);
  await mailAgain(visit, person_id);
  return jsonResponse(JSON.stringify({ data: {} }), { status: 202 });
};
