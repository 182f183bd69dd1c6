import { digest } from '../crypto/index.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import type { GateContext } from './gate-context.js';

/** The same 404 for links that never existed, have expired or were revoked. */
export const invalidLink = () => new Refusal(404, 'This sign-in link is not valid, or not any more.');

/** The hash of the link token in the request body. 404 if it is malformed. */
export async function linkTokenHash({ body }: GateContext): Promise<string> {
  const { token } = (await body()).value as { token?: unknown };
  if (typeof token !== 'string') throw unprocessable([{ field: 'token', code: 'required' }]);
  if (!/^[\w-]{43}$/.test(token)) throw invalidLink();
  return digest(token);
}
