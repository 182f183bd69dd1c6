import { requestMail } from '../request-link.js';
import type { GateRoute } from '../gate-context.js';

/** gate: POST /desk/link-requests. The same rows and the same answer for every address, as with links of members (decision 16). */
export const requestDeskLink: GateRoute = (context) => requestMail(context, 'desk_link_request');
