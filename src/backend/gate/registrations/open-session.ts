import type { RegistrationAccess } from '../../../model/own-registration.js';
import { digest } from '../../crypto/index.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { newSecret, REGISTRATION_IDLE_TIMEOUT_MS } from '../../store/index.js';
import type { GateRoute } from '../gate-context.js';
import { invalidLink, linkTokenHash } from '../link-token.js';
import { isoTime } from '../visible-forms.js';

/** gate: POST /registrations/sessions. The button under a mailed link: the token of a session for that of the link. */
export const openRegistrationSession: GateRoute = async (context) => {
  const { workspace, store, now } = context;
  const link_hash = await linkTokenHash(context);
  const token = `rgs_${newSecret()}`;
  const token_hash = await digest(token);
  const session = await store.transaction(({ registrationSessions }) =>
    registrationSessions.open({ workspace_id: workspace.id, token_hash, link_hash }, now),
  );
  if (!session) throw invalidLink();
  const data: RegistrationAccess = { token, idle_ms: REGISTRATION_IDLE_TIMEOUT_MS, now: isoTime(now)! };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
};
