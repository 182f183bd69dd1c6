import type { CodeAttempt } from '../../contract/index.js';
import { toAscii } from '../../fields/index.js';
import { clientAddressOf } from '../backend.js';
import { digest, isSignInCode } from '../crypto/index.js';
import { Refusal, unprocessable } from '../http/middleware/index.js';
import { MAX_CODE_TRIES, newSecret, type PortalLink, type SignInCode } from '../store/index.js';
import type { GateContext, GateRoute } from './gate-context.js';
import { validLink } from './member.js';
import { memberSession } from './open-session.js';

/** The secret that a device sends with its request for a link. base64url. */
export const DEVICE_SECRET = /^[\w-]{32,64}$/;

/** The same 404 once no try can succeed: for a request that never existed, is over, was used or has no tries left. */
export const noCode = () => new Refusal(404, 'This code is not valid any more.');

/** The same 422 for a wrong code and for every code of an unknown address. */
export const wrongCode = () => unprocessable([{ field: 'code', code: 'invalid' }]);

/** The code as it is compared: digits of any script, with spaces and dashes between them. 422 if it is no text. */
function codeIn({ code }: Partial<CodeAttempt>): string {
  if (typeof code !== 'string' || !code) throw unprocessable([{ field: 'code', code: 'required' }]);
  return toAscii(code.slice(0, 100)).replace(/[\s-]/g, '');
}

/** Counts a try, for known and unknown addresses alike. 404 if none is left. */
async function countTry({ workspace, store, now, consume }: GateContext, request_hash: string): Promise<SignInCode> {
  const key = { workspace_id: workspace.id, request_hash };
  const request = await store.transaction(({ signInCodes }) => signInCodes.countTry(key, now));
  if (!request) throw noCode();
  // the limit of the address is not told: a stranger may have used it up, and the link works
  await consume('codesOfAddress', `${workspace.id}\n${request.address_digest}`).catch((error: unknown) => {
    throw error instanceof Refusal ? noCode() : error;
  });
  return request;
}

/** The code that a request sends and the row of the mail that it came in, with one try counted. 404 if no try is left. */
export async function codeRequestIn(context: GateContext): Promise<{ code: string; request: SignInCode }> {
  const { request, consume, body } = context;
  const attempt = (await body()).value as Partial<CodeAttempt>;
  const code = codeIn(attempt);
  const { device_secret } = attempt;
  if (typeof device_secret !== 'string') throw unprocessable([{ field: 'device_secret', code: 'required' }]);
  await consume('codes', clientAddressOf(request));
  if (!DEVICE_SECRET.test(device_secret)) throw noCode();
  return { code, request: await countTry(context, await digest(device_secret)) };
}

/** The link of a request if the code is right. 422 if it is wrong, 404 if it was the last try. */
async function linkOf(context: GateContext, request: SignInCode, code: string): Promise<PortalLink> {
  const isRight = await isSignInCode(context.signer, request, code);
  if (!isRight || request.link_hash === null) throw request.tries < MAX_CODE_TRIES ? wrongCode() : noCode();
  const link = await validLink(context, request.link_hash);
  if (!link) throw noCode();
  return link;
}

/**
 * gate: POST /portal/codes. Exchanges the code in a mail for the token of a session, on the device that requested the mail only.
 * It ends the code and the link in the same mail (decision 39).
 */
export const redeemCode: GateRoute = async (context) => {
  const { workspace, now } = context;
  const { code, request } = await codeRequestIn(context);
  const { request_hash } = request;
  const { token_hash: link_hash } = await linkOf(context, request, code);
  const newLinkHash = await digest(newSecret());
  const workspace_id = workspace.id;
  const response = await memberSession(context, async ({ signInCodes, portalSessions }, token_hash) => {
    const isUsed = await signInCodes.use({ workspace_id, request_hash, link_hash }, newLinkHash);
    return isUsed ? portalSessions.open({ workspace_id, token_hash, link_hash: newLinkHash }, now) : undefined;
  });
  if (!response) throw noCode();
  return response;
};
