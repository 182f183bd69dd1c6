import type { PortalAccess } from '../../../model/portal-session.js';
import { digest, isSignInCode } from '../../crypto/index.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { DESK_IDLE_TIMEOUT_MS, MAX_CODE_TRIES, newSecret } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { invalidLink, linkTokenHash } from '../link-token.js';
import { codeRequestIn, noCode, wrongCode } from '../redeem-code.js';
import { isoTime } from '../visible-forms.js';
import { organiserOf } from './desk-session.js';

/** Opens a session with a link, which is used up; undefined if it is not valid any more or its organiser is not named any more. */
async function sessionOfLink({ workspace, store, now }: GateContext, token_hash: string) {
  const token = `org_${newSecret()}`;
  const hash = await digest(token);
  const session = await store.transaction(async ({ deskLinks, deskSessions, workspaces }) => {
    const email_key = await deskLinks.take({ workspace_id: workspace.id, token_hash }, now);
    const organisers = (await workspaces.byId(workspace.id))?.organisers ?? [];
    if (email_key === undefined || !organiserOf(organisers, email_key)) return undefined;
    return deskSessions.open({ workspace_id: workspace.id, token_hash: hash, email_key }, now);
  });
  if (!session) return undefined;
  const data: PortalAccess = {
    token,
    expires_at: isoTime(session.expires_at)!,
    idle_ms: DESK_IDLE_TIMEOUT_MS,
    now: isoTime(now)!,
  };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
}

/** gate: POST /desk/sessions. Exchanges the token of a mailed link for the token of a session. */
export const openDeskSession: GateRoute = async (context) => {
  const response = await sessionOfLink(context, await linkTokenHash(context));
  if (!response) throw invalidLink();
  return response;
};

/** gate: POST /desk/codes. The same with the code in that mail, on the device that requested it only (decision 39). */
export const redeemDeskCode: GateRoute = async (context) => {
  const { code, request } = await codeRequestIn(context);
  const isRight = await isSignInCode(context.signer, request, code);
  if (!isRight || request.link_hash === null) throw request.tries < MAX_CODE_TRIES ? wrongCode() : noCode();
  const response = await sessionOfLink(context, request.link_hash);
  if (!response) throw noCode();
  return response;
};
