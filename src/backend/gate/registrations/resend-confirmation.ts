import type { ConfirmationMailRequest } from '../../../contract/index.js';
import { clientAddressOf } from '../../backend.js';
import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { requestedMailTime } from '../request-link.js';

/** Ids of persons as the service makes them, and as others may. */
const MAX_ID_LENGTH = 200;

/**
 * POST /registrations/confirmation-mails. Has the mail to confirm an address sent again, by the id that
 * answered the registration. Writes one row for every id, known or not: whether there is something to confirm is looked up later.
 */
export const resendConfirmation: GateRoute = async ({ workspace, request, store, consume, now, body }) => {
  const { person_id } = (await body()).value as Partial<ConfirmationMailRequest>;
  if (typeof person_id !== 'string' || !person_id) throw unprocessable([{ field: 'person_id', code: 'required' }]);
  await consume('links', clientAddressOf(request));
  const mail = {
    workspace_id: workspace.id,
    kind: 'confirmation_request',
    person_id: person_id.slice(0, MAX_ID_LENGTH),
  };
  await store.transaction(({ outbox }) => outbox.enqueue(mail, now, requestedMailTime(now)));
  return jsonResponse(JSON.stringify({ data: {} }), { status: 202 });
};
