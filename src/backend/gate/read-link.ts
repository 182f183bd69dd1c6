import type { PortalLink } from '../../model/portal-session.js';
import { jsonResponse } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { linkHash, noLink } from './link-of.js';
import { isOpen, namesOf } from './member.js';
import type { VisitRoute } from './route.js';
import { timeOf } from './visible.js';

/** design.md section 2: POST /portal/links. Tells whose a link is and until when; it spends nothing and opens nothing. */
export const readLink: VisitRoute = async (visit) => {
  const { workspace, store, now } = visit;
  const hash = await linkHash(visit);
  const link = isOpen(workspace) ? await store.portalLinks.find(workspace.id, hash, now) : undefined;
  const persons = link ? await namesOf(visit, link.person_ids) : [];
  if (!link || !persons.length) throw noLink();
  const data: PortalLink = {
    persons: persons.map(({ name }) => ({ name })),
    expires_at: timeOf(link.expires_at)!,
    ...clubTime(visit),
  };
  return jsonResponse(JSON.stringify({ data }));
};
