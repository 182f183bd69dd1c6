import { digest } from '../crypto/index.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import type { GateContext } from './gate-context.js';

/** Never made, no longer valid, or taken back: nobody can tell which. */
export const invalidLink = () => new Refusal(404, 'This sign-in link is not valid, or not any more.');

/** The hash of the link's token that a request holds. Refused where it cannot be one. */
export async function linkTokenHash({ body }: GateContext): Promise<string> {
  const { token } = (await body()).value as { token?: unknown };
  if (typeof token !== 'string') throw unprocessable([{ field: 'token', code: 'required' }]);
  if (!/^[\w-]{43}$/.test(token)) throw invalidLink();
  return digest(token);
}
