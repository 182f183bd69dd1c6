import type { FormToken } from '../../model/registration-form.js';
import { issueToken, maxAge, minAge } from './form-token.js';
import type { VisitRoute } from './route.js';
import { placesLeft, visibleForm } from './visible.js';

/** design.md section 2: GET /forms/{slug}/token. What must be fresh when a visitor begins; never cached. */
export const readFormToken: VisitRoute = async (visit) => {
  const { form, event, state } = await visibleForm(visit, visit.params['slug'] ?? '');
  const data: FormToken = {
    token: await issueToken(visit.seal, visit.workspace.id, form.slug, visit.now),
    min_age_ms: minAge,
    max_age_ms: maxAge,
    places_left: event && placesLeft(event),
    state,
  };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
};
