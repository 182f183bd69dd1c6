import type { FormToken } from '../../model/registration-form.js';
import { clientAddressOf } from '../backend.js';
import { jsonResponse } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { wordingOf } from './consents.js';
import { issueFormToken, MAX_TOKEN_AGE_MS, MIN_TOKEN_AGE_MS } from './form-token.js';
import type { GateRoute } from './gate-context.js';
import { placesLeft, requireVisibleForm } from './visible-forms.js';
import { requiredBits, challengeFor } from './proof-of-work.js';

/** gate: POST /forms/{slug}/token. Issues a form token with the current state of the form; never cached. */
export const readFormToken: GateRoute = async (context) => {
  const { form, event, state } = await requireVisibleForm(context, context.params['slug'] ?? '');
  const { signer, workspace, now } = context;
  const address = clientAddressOf(context.request);
  // a full form needs no work; if a place becomes free, the registration asks for it
  const bits = state === 'full' ? 0 : await requiredBits(context, form);
  const wording = await wordingOf(form, context.api);
  const payload = { at: now, ...(bits ? { bits } : {}), ...(wording ? { wording } : {}) };
  const token = await issueFormToken(signer, workspace.id, form.slug, payload);
  const data: FormToken = {
    token,
    min_age_ms: MIN_TOKEN_AGE_MS,
    max_age_ms: MAX_TOKEN_AGE_MS,
    places_left: event && placesLeft(event),
    state,
    ...(wording ? { wording } : {}),
    // a cached form may be from another day
    ...clubTime(context),
    ...(bits ? { work: { challenge: await challengeFor(signer, token, address), bits } } : {}),
  };
  return jsonResponse(JSON.stringify({ data }), { headers: { 'cache-control': 'no-store' } });
};
