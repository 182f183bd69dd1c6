import { headerNames } from '../../contract/index.js';
import { clientAddressOf } from '../backend.js';
import { unprocessable } from '../http/middleware/index.js';
import { MAX_TOKEN_AGE_MS } from './form-token.js';
import type { GateContext } from './gate-context.js';

/** Registrations per form token: enough for a family or a school class, too few for a program. */
export const MAX_REGISTRATIONS_PER_TOKEN = 20;

/** Refills by one within the longest lifetime of a token, so never while it is valid. */
const tokenRate = { limit: MAX_REGISTRATIONS_PER_TOKEN, periodMs: MAX_REGISTRATIONS_PER_TOKEN * MAX_TOKEN_AGE_MS };
const keyRate = { limit: 1, periodMs: MAX_TOKEN_AGE_MS };

/**
 * Counts a registration against its form token (docs/gate.md#abuse), in the store, for all processes. Repeats under the same
 * `Idempotency-Key` count once.
 *
 * @throws Refusal 422 `form_token` if the token is used up; a browser then requests a new one and sends again
 */
export async function requireTokenUse(context: GateContext, token: string, key: string): Promise<void> {
  const { store, signer, now, abuseScore, request } = context;
  const [tokenBucket, keyBucket] = await Promise.all([
    signer.sign(`uses\n${token}`),
    signer.sign(`uses\n${token}\n${key}`),
  ]);
  // a replay was counted already and costs no write
  const [countedUntil = 0] = await store.rates.until([keyBucket]);
  if (countedUntil > now) return;
  const usedUp = unprocessable([{ field: headerNames.formToken, code: 'form_token' }]);
  try {
    await store.transaction(async ({ rates }) => {
      if (!(await rates.consume(keyBucket, keyRate, 1, now)).granted) return;
      // thrown in the transaction, so that the key is not counted
      if (!(await rates.consume(tokenBucket, tokenRate, 1, now)).granted) throw usedUp;
    });
  } catch (error) {
    if (error === usedUp) await abuseScore.note(clientAddressOf(request));
    throw error;
  }
}
