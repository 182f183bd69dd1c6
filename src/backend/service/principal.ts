import type { Scope } from '../../model/workspace.js';
import { clientAddressOf } from '../backend.js';
import { digest } from '../crypto/index.js';
import { noteRate, Refusal, type ConsumeRate } from '../http/middleware/index.js';
import type { AccessKey, Store } from '../store/index.js';

const unauthorized = (detail: string) => new Refusal(401, detail, [], { 'www-authenticate': 'Bearer' });

/**
 * The key of a request. Throws 401 without a key or with one that is unknown or revoked, and 403 for a request of a browser,
 * because a key in a page is public. `internalKey` finds keys that exist in this process only.
 */
async function principalOf(
  request: Request,
  store: Store,
  internalKey: (hash: string) => AccessKey | undefined,
): Promise<AccessKey> {
  const [, key] = /^Bearer (sk_[\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (key && request.headers.has('origin'))
    throw new Refusal(403, 'A workspace key must not be used from a web page. Use the public gate there.');
  const hash = key && (await digest(key));
  const accessKey = hash && (internalKey(hash) ?? (await store.keys.byHash(hash)));
  if (key && !accessKey) throw unauthorized('This key is unknown or revoked.');
  if (!accessKey) throw unauthorized('Please send a workspace key: Authorization: Bearer sk_…');
  return accessKey;
}

/**
 * Authenticates a request and counts it against the rate limit of its key or, without a valid key, of its address; throws 429
 * above the limit. Requests with internal keys are not counted here: the gate counts its visitors.
 */
export async function authenticate(
  request: Request,
  store: Store,
  internalKey: (hash: string) => AccessKey | undefined,
  consume: ConsumeRate,
): Promise<AccessKey> {
  const key = await principalOf(request, store, internalKey).catch(async (error: unknown) => {
    if (error instanceof Refusal) noteRate(request, await consume('keyless', clientAddressOf(request)));
    throw error;
  });
  if (!internalKey(key.hash)) noteRate(request, await consume('key', key.id));
  return key;
}

/** Throws 403 unless the key has one of the scopes; without scopes, any key is accepted. */
export function requireScope(key: AccessKey, scopes?: readonly Scope[]): void {
  if (scopes && !scopes.some((scope) => key.scopes.includes(scope)))
    throw new Refusal(403, `This key has none of the scopes needed: ${scopes.join(', ')}.`);
}
