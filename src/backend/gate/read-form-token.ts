import type { FormToken } from '../../model/registration-form.js';
import { addressOf } from '../backend.js';
import { jsonAnswer } from '../layers/index.js';
import { issueToken, maxAge, minAge } from './form-token.js';
import type { VisitRoute } from './route.js';
import { placesLeft, visibleForm } from './visible.js';
import { bitsFor, challengeFor } from './work.js';

/** design.md section 2: GET /forms/{slug}/token. What must be fresh when a visitor begins; never cached. */
export const readFormToken: VisitRoute = async (visit) => {
  const { form, event, state } = await visibleForm(visit, visit.params['slug'] ?? '');
  const { seal, workspace, now } = visit;
  const address = addressOf(visit.request);
  const bits = bitsFor(await visit.suspicion.of(address));
  const token = await issueToken(seal, workspace.id, form.slug, { at: now, ...(bits ? { bits } : {}) });
  const data: FormToken = {
    token,
    min_age_ms: minAge,
    max_age_ms: maxAge,
    places_left: event && placesLeft(event),
    state,
    ...(bits ? { work: { challenge: await challengeFor(seal, token, address), bits } } : {}),
  };
  return jsonAnswer(JSON.stringify({ data }), { headers: { 'cache-control': 'no-store' } });
};
