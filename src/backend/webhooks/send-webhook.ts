import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { retryAfterMs } from '../../model/retry-after.js';
import type { Webhook, WebhookDelivery } from '../store/index.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';
import { resolveHost, type ResolveHost } from './resolve-host.js';
import { webhookHeaders } from './signature.js';
import { hostOf } from './webhook-url.js';

/** The time until the status of the answer. */
const TIMEOUT_MS = 15_000;

/** The rest of an answer is read and dropped, so that the receiver sees no fault, up to these limits. */
const MAX_DISCARDED_BYTES = 64 * 1024;
const MAX_DISCARD_MS = 2_000;

/** The status of an answer, or a code for the reason why there is none: `ECONNREFUSED`, `timeout`, `private address`. */
export type WebhookAnswer = { readonly status: number; readonly retryAfterMs?: number } | { readonly fault: string };

export interface SendOptions {
  readonly now: number;
  /** Ends the request. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly resolve?: ResolveHost;
  /** Certificates of authorities instead of those of Node. */
  readonly ca?: string;
}

/** Why there is no answer. */
class FaultError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The addresses to which a request may go. They are checked and used as they are: another lookup could give others. */
async function checkedAddresses(url: URL, allowsPrivate: boolean, resolve: ResolveHost): Promise<LookupAddress[]> {
  const addresses = await resolve(hostOf(url), allowsPrivate);
  const isAllowed = ({ address }: LookupAddress) =>
    url.protocol === 'http:' ? allowsPrivate && isLoopbackAddress(address) : allowsPrivate || isPublicAddress(address);
  if (!addresses.length || !addresses.every(isAllowed)) throw new FaultError('private address');
  return addresses;
}

const lookupIn =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) =>
    all ? callback(null, [...addresses]) : callback(null, addresses[0]!.address, addresses[0]!.family);

function discard(response: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), MAX_DISCARD_MS).unref();
  response.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > MAX_DISCARDED_BYTES) response.destroy();
  });
  response.on('error', () => {}).once('close', () => clearTimeout(timer));
}

/** Sends a delivery once. Follows no redirect, and stores nothing of the answer's body. Never throws. */
export async function sendWebhook(
  { url: text, secret, allows_private }: Pick<Webhook, 'url' | 'secret' | 'allows_private'>,
  delivery: Pick<WebhookDelivery, 'id' | 'body'>,
  { now, signal, timeoutMs = TIMEOUT_MS, resolve = resolveHost, ca }: SendOptions,
): Promise<WebhookAnswer> {
  let end = (_code: string) => {};
  const ended = new Promise<never>((_resolve, reject) => (end = (code) => reject(new FaultError(code))));
  ended.catch(() => {});
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const abort = () => end('aborted');
  signal?.addEventListener('abort', abort);
  try {
    const url = new URL(text);
    const addresses = await Promise.race([checkedAddresses(url, allows_private, resolve), ended]);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(delivery.body),
      'user-agent': 'Turnout',
      ...webhookHeaders(secret, delivery, now),
    };
    const connection = { lookup: lookupIn(addresses), agent: false as const };
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, {
      ...{ method: 'POST', headers, ...connection, ...(ca ? { ca } : {}) },
    });
    const response = new Promise<IncomingMessage>((done, fail) => request.once('response', done).on('error', fail));
    request.end(delivery.body);
    const answer = await Promise.race([response, ended]).catch((error: unknown) => {
      request.destroy();
      throw error;
    });
    discard(answer);
    const { 'retry-after': value, date } = answer.headers;
    const waitMs = retryAfterMs(value, date);
    return { status: answer.statusCode ?? 0, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: string };
    return { fault: typeof code === 'string' ? code : (name ?? 'unknown') };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
