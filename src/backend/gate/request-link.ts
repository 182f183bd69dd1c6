import type { LinkRequest } from '../../contract/index.js';
import { clientAddressOf } from '../backend.js';
import { digest } from '../crypto/index.js';
import { jsonResponse, unprocessable } from '../http/middleware/index.js';
import { emailKey } from '../store/index.js';
import type { GateContext, GateRoute } from './gate-context.js';
import { DEVICE_SECRET } from './redeem-code.js';

/** The longest possible address (RFC 5321 section 4.5.3.1). Characters. */
const MAX_EMAIL_LENGTH = 320;

/** The shortest delay of the mail; a random time is added. */
const MIN_MAIL_DELAY_MS = 1_000;
const MAIL_DELAY_SPREAD_MS = 2_000;

/** When a mail that anybody may ask for is sent: the work for it tells nobody of whom there is one. Milliseconds since 1970. */
export const requestedMailTime = (now: number): number =>
  now + MIN_MAIL_DELAY_MS + Math.floor(Math.random() * MAIL_DELAY_SPREAD_MS);

const keyOf = (email: string): string => (email.length > MAX_EMAIL_LENGTH ? '' : emailKey(email)!);

/** The row of a request whose mail has a code; undefined for a program, which sends no secret. 422 if it is malformed. */
async function codeRequestOf({ workspace, signer }: GateContext, device_secret: unknown, email_key: string) {
  if (device_secret === undefined) return undefined;
  if (typeof device_secret !== 'string' || !DEVICE_SECRET.test(device_secret))
    throw unprocessable([{ field: 'device_secret', code: 'invalid' }]);
  return {
    workspace_id: workspace.id,
    request_hash: await digest(device_secret),
    address_digest: await signer.sign(`sign-in address\n${workspace.id}\n${email_key}`),
  };
}

/** Enqueues a mail with a sign-in link: the same rows and the same answer for every address, known or not. */
export async function requestMail(context: GateContext, kind: 'link_request' | 'desk_link_request'): Promise<Response> {
  const { workspace, request, store, consume, now, body } = context;
  const { email, language = '', device_secret } = (await body()).value as Partial<LinkRequest>;
  if (typeof email !== 'string') throw unprocessable([{ field: 'email', code: 'required' }]);
  await consume('links', clientAddressOf(request));
  const tags = typeof language === 'string' ? [language, language.replace(/-.*$/, '')] : [];
  const email_key = keyOf(email.trim());
  const codeRequest = await codeRequestOf(context, device_secret, email_key);
  // a hosted service may tell capitals apart
  const payload = {
    language: tags.find((tag) => workspace.languages.includes(tag)),
    email: email_key && email.trim(),
    ...(codeRequest ? { request_hash: codeRequest.request_hash } : {}),
  };
  const mail = { workspace_id: workspace.id, kind, email_key, payload };
  await store.transaction(async ({ outbox, signInCodes }) => {
    if (codeRequest) await signInCodes.insert(codeRequest, now);
    await outbox.enqueue(mail, now, requestedMailTime(now));
  });
  return jsonResponse(JSON.stringify({ data: {} }), { status: 202 });
}

/**
 * gate: POST /portal/link-requests. The address is looked up and its rate limit checked later, after a random delay, so that no
 * response time reveals members (decision 16).
 */
export const requestLink: GateRoute = (context) => requestMail(context, 'link_request');
