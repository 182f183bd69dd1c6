import type { Portal } from '../../model/portal-session.js';
import { isPortalOpen } from '../../model/workspace.js';
import { jsonResponse } from '../http/middleware/index.js';
import { legalLinks } from './legal-links.js';
import type { GateRoute } from './gate-context.js';

/** GET /portal: whether members can sign in here, and whether the requesting page may show personal data. */
export const readPortal: GateRoute = async ({ request, workspace, addresses }) => {
  const origin = request.headers.get('origin');
  const { name, slug, portal_status, portal_origins, contact_email } = workspace;
  const ownOrigin = new URL(addresses.portal_url).origin;
  const data: Portal = {
    organisation: name,
    status: portal_status === 'enabled' && !isPortalOpen(workspace) ? 'disabled' : portal_status,
    url: `${addresses.portal_url}/${slug}`,
    contact_email,
    // our own pages send no Origin
    listed: origin === null || origin === ownOrigin || portal_origins.includes(origin),
    ...(await legalLinks(workspace)),
  };
  return jsonResponse(JSON.stringify({ data }), { headers: { 'cache-control': 'no-store', vary: 'Origin' } });
};
