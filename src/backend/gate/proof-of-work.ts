import { headerNames } from '../../contract/index.js';
import type { Work } from '../../model/registration-form.js';
import { clientAddressOf } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { MAX_TOKEN_AGE_MS, type FormTokenPayload } from './form-token.js';
import type { StoredForm } from '../store/index.js';
import type { GateContext } from './gate-context.js';

/** Bits for an address that has used this share of its limit: 0 up to half of the limit, then 16 to 18 (0.2 to 1 s on a phone). */
export const bitsForUsage = (used: number): number => (used > 0.5 ? 16 + Math.min(2, Math.floor((used - 0.5) * 6)) : 0);

/** Busy forms are normal for this time after opening. */
export const OPENING_RUSH_MS = 15 * 60_000;

/** The name of a form in rate limits. */
export const rateNameOf = ({ workspace_id, slug }: StoredForm): string => `${workspace_id}\n${slug}`;

/** The proof of work that a registration needs now, in bits; an opening rush does not raise it. */
export async function requiredBits({ request, abuseScore, now }: GateContext, form: StoredForm): Promise<number> {
  const opening = form.opens_at !== null && now < form.opens_at + OPENING_RUSH_MS;
  return bitsForUsage(await abuseScore.of(clientAddressOf(request), opening ? undefined : rateNameOf(form)));
}

/** Counts a registration against the usual rate of its form; refuses nothing. */
export async function countRegistration(context: GateContext, form: StoredForm): Promise<void> {
  await context.consume('usual', rateNameOf(form)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The challenge of a form token and an address: derived, not stored, and valid for this address only. */
export const challengeFor = (signer: Signer, token: string, address: string): Promise<string> =>
  signer.sign(`work\n${token}\n${address}`);

const text = new TextEncoder();

/** Whether SHA-256 of `challenge:nonce` begins with the requested number of zero bits. */
export async function isSolved({ challenge, bits }: Work, nonce: string): Promise<boolean> {
  if (!/^\d{1,16}$/.test(nonce)) return false;
  const hash = await crypto.subtle.digest('SHA-256', text.encode(`${challenge}:${nonce}`));
  return Math.clz32(new DataView(hash).getUint32(0)) >= bits;
}

/** Uses a challenge for one Idempotency-Key. False if it was used for another one. */
async function spendChallenge({ store, signer, now }: GateContext, challenge: string, key: string): Promise<boolean> {
  const singleUse = { limit: 1, periodMs: MAX_TOKEN_AGE_MS };
  const [challengeBucket = '', keyBucket = ''] = await Promise.all([
    signer.sign(`spent\n${challenge}`),
    signer.sign(`spent\n${challenge}\n${key}`),
  ]);
  return store.transaction(async ({ rates }) => {
    const { granted } = await rates.consume(challengeBucket, singleUse, 1, now);
    if (granted) await rates.consume(keyBucket, singleUse, 1, now);
    const [until = 0] = await rates.until([keyBucket]);
    return until > now;
  });
}

/**
 * Requires proof of work from suspicious addresses and for unusually busy forms (docs/gate.md#abuse). Work that the token
 * requires must be done even if the suspicion has passed.
 *
 * @throws Refusal 422 `form_token` without valid work; a browser then requests a new token, and work with it
 */
export async function requireWork(
  context: GateContext,
  form: StoredForm,
  { token, tokenPayload: { bits = 0 }, key }: { token: string; tokenPayload: FormTokenPayload; key: string },
): Promise<void> {
  const { request, signer } = context;
  const address = clientAddressOf(request);
  if (!bits && !(await requiredBits(context, form))) return;
  const challenge = await challengeFor(signer, token, address);
  const nonce = request.headers.get(headerNames.formWork) ?? '';
  const isDone =
    bits > 0 && (await isSolved({ challenge, bits }, nonce)) && (await spendChallenge(context, challenge, key));
  if (!isDone) throw unprocessable([{ field: headerNames.formWork, code: 'form_token' }]);
}
