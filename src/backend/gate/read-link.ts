import type { PortalLink } from '../../model/portal-session.js';
import { jsonResponse } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { linkTokenHash, invalidLink } from './link-token.js';
import { namesOf, validLink } from './member.js';
import type { GateRoute } from './gate-context.js';
import { isoTime } from './visible-forms.js';

/** gate: POST /portal/links. Names the persons and the expiry of a link; does not use it. */
export const readLink: GateRoute = async (context) => {
  const link = await validLink(context, await linkTokenHash(context));
  const persons = link ? await namesOf(context, link.person_ids) : [];
  if (!link || !persons.length) throw invalidLink();
  const data: PortalLink = {
    persons: persons.map(({ name }) => ({ name })),
    expires_at: isoTime(link.expires_at)!,
    ...clubTime(context),
  };
  return jsonResponse(JSON.stringify({ data }));
};
