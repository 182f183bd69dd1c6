import type { Scope } from '../../model/workspace.js';
import { clientAddressOf } from '../backend.js';
import { digest } from '../crypto/index.js';
import { Refusal, type ConsumeRate } from '../http/middleware/index.js';
import type { AccessKey, Store } from '../store/index.js';

const unauthorized = (detail: string) => new Refusal(401, detail, [], { 'www-authenticate': 'Bearer' });

/**
 * The key that a request was sent with. 401 without one or with one that is unknown or revoked; 403 when a browser sent
 * it, for a key in a page is a key in the open. `standing` knows keys that live in this process only.
 */
async function principalOf(
  request: Request,
  store: Store,
  standing: (hash: string) => AccessKey | undefined,
): Promise<AccessKey> {
  const [, key] = /^Bearer (sk_[\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (key && request.headers.has('origin'))
    throw new Refusal(403, 'A workspace key must not be used from a web page. Use the public gate there.');
  const hash = key && (await digest(key));
  const found = hash && (standing(hash) ?? (await store.keys.byHash(hash)));
  if (key && !found) throw unauthorized('This key is unknown or revoked.');
  if (!found) throw unauthorized('Please send a workspace key: Authorization: Bearer sk_…');
  return found;
}

/**
 * The key of a request that is not one too many: 429, before anything but the key is looked up, for a key that asks too
 * often, and for an address that asks too often without one that is known. A standing key's visitors are counted where they come in.
 */
export async function admitted(
  request: Request,
  store: Store,
  standing: (hash: string) => AccessKey | undefined,
  consume: ConsumeRate,
): Promise<AccessKey> {
  const key = await principalOf(request, store, standing).catch(async (error: unknown) => {
    if (error instanceof Refusal) await consume('keyless', clientAddressOf(request));
    throw error;
  });
  if (!standing(key.hash)) await consume('key', key.id);
  return key;
}

/** 403 unless the key has one of the scopes; where none is asked for, any key will do. */
export function requireScope(key: AccessKey, scopes?: readonly Scope[]): void {
  if (scopes && !scopes.some((scope) => key.scopes.includes(scope)))
    throw new Refusal(403, `This key has none of the scopes needed: ${scopes.join(', ')}.`);
}
