import type { RegistrationLinkInfo } from '../../../model/own-registration.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { clubTime } from '../club-time.js';
import type { GateRoute } from '../gate-context.js';
import { invalidLink, linkTokenHash } from '../link-token.js';
import { isoTime } from '../visible-forms.js';

/** gate: POST /registrations/links. Tells which form a mailed link is about, and no name; does not use it. */
export const readRegistrationLink: GateRoute = async (context) => {
  const { workspace, store, reads, now } = context;
  const link = await store.registrationLinks.find(workspace.id, await linkTokenHash(context), now);
  const form = link && (await reads.formBySlug(workspace.id, link.slug));
  if (!form) throw invalidLink();
  const data: RegistrationLinkInfo = {
    organisation: workspace.name,
    title: form.title,
    expires_at: isoTime(link.expires_at)!,
    ...clubTime(context),
  };
  return jsonResponse(JSON.stringify({ data }));
};
