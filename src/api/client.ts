import { extensions, service, type Endpoint } from '../contract/index.js';
import { ApiError as PlainError, networkError } from './api-error.js';
import { checkArguments, isIdempotent, type CallArguments } from './call-arguments.js';
import { changeIteration } from './change-iteration.js';
import { toClientError } from './client-error.js';
import { clientOf } from './contract-client.js';
import { rememberEtag } from './entity-tags.js';
import { personIteration } from './person-iteration.js';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, MAX_TIMER_MS, retryingFetch } from './retrying-fetch.js';
import type { OwnFields, TurnoutClient, TurnoutClientOptions } from './turnout-client-types.js';

export type { NetworkErrorReason } from './api-error.js';
export { ApiError, isApiError, type SentencesByPath } from './client-error.js';
export type { Client } from './client-types.js';
export type { Extensions, Service } from '../contract/index.js';
export type { ChangePage, FeeChange, FeeCredit, FeeRecord, PersonChange } from '../model/change.js';
export type { ClubEvent } from '../model/club-event.js';
export type { Column, ColumnInput } from '../model/column.js';
export type { Data, Page, Synchronised, Synchronising } from '../model/envelope.js';
export type { AttachedExpense, Fee, FeeInput, Sphere } from '../model/fee.js';
export type { Issue, IssueCode } from '../model/issue.js';
export type { Address, FieldValue, Person, PersonInput, PersonName, SynchronisedPersonInput } from '../model/person.js';
export type { PortalSession, PortalSessionInput } from '../model/portal-session.js';
export type { List, ListType, PortalStatus, Scope, Subscription, WorkspaceMetadata } from '../model/workspace.js';
export { etagOf } from './entity-tags.js';
export { issuesOf, type KnownIssue } from './known-issues.js';
export type {
  ChangeIteration,
  ChangesOptions,
  Conditional,
  EveryPersonOptions,
  PerPageStandsBesideListId,
  PersonIteration,
  TurnoutClient,
  TurnoutClientOptions,
} from './turnout-client-types.js';

/** The key without a line break of its file. Throws for other illegal characters: the platform's error would quote the key. */
function checkedKey(text: string | undefined): string | undefined {
  const key = text?.trim();
  if (key && /[^\x21-\x7e]/.test(key)) throw new TypeError('turnoutClient: key has characters that no key has');
  return key;
}

/**
 * Redirects are not followed: they would send persons to another address, and the login page at their end answers 404 as if
 * there were no such person. Browsers hide the status of a redirect.
 */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** A signal that follows another until it is unlinked: a signal shared by many calls keeps no listeners of ended ones. */
function linkedSignal(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const follow = () => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  return { signal: controller.signal, unlink: () => signal?.removeEventListener('abort', follow) };
}

/**
 * A client for the whole specification, for programs that hold a workspace key. Throws `TypeError` when `baseUrl` is no
 * address or `key` no key. Every method throws `TypeError`, and sends nothing, when a path parameter or the body is missing
 * or empty; and `ApiError` for any response other than the expected success, with `status` 0 when none arrived.
 *
 * Retried are requests that were not processed (429, 503, a POST whose key is in flight) and, after a lost response (no
 * network, 408, 502, 504, a read over its time limit), those that have the same effect when sent twice. Every POST carries
 * an `Idempotency-Key`, a generated one if `idempotency_key` names none; with
 * `idempotencyKeys: false` a POST is sent once. Not retried after a lost response: a call with
 * `if_match`, `addColumns`, `deletePerson` by anything but the service's own `per_…`, and `synchronisePersons` with
 * `missing`, `delete_omitted` or persons that have neither `id` nor `external_id`. A `deletePerson` that finds nobody after a
 * lost response throws 404: it may have been done.
 */
export function turnoutClient<Own extends object = OwnFields>({
  baseUrl,
  key: rawKey,
  fetch,
  retries,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  totalTimeoutMs = DEFAULT_TOTAL_TIMEOUT_MS,
  idempotencyKeys = true,
  cursorParameter,
  sleep,
}: TurnoutClientOptions): TurnoutClient<Own> {
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/+$/, '');
  const key = checkedKey(rawKey);
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const network = (request: Request) => send(new Request(request, { redirect: 'manual' }));

  const isSentOnce = ({ method }: Endpoint) => method === 'POST' && !idempotencyKeys;

  const call = async (name: string, endpoint: Endpoint, args: CallArguments = {}): Promise<unknown> => {
    checkArguments(name, endpoint, args);
    const { signal, unlink } = linkedSignal(args.signal);
    const idempotent = isIdempotent(endpoint, args);
    const limits = { retries: isSentOnce(endpoint) ? 0 : retries, timeoutMs, totalTimeoutMs };
    const fetchWithRetry = retryingFetch(network, { ...limits, signal, idempotent, sleep });
    const { send } = clientOf(
      { send: endpoint },
      {
        base,
        ...(key && { key }),
        // a limit over all attempts; each attempt has one of its own
        timeoutMs: Math.min(timeoutMs + totalTimeoutMs, MAX_TIMER_MS),
        fetch: fetchWithRetry,
      },
    );
    let response: Response | undefined;
    const onResponse = (received: Response) => {
      if (isRedirect(received)) throw networkError('invalid_response', received.status);
      // an error body is read twice: by the client, and for its sentences
      response = received.ok ? received : received.clone();
      args.onResponse?.(received);
    };
    try {
      const answer = await send({ ...args, signal, onResponse } as Parameters<typeof send>[0]);
      rememberEtag(answer, response?.headers.get('etag'));
      return answer;
    } catch (error) {
      if (!(error instanceof PlainError) || (signal.aborted && error === signal.reason)) throw error;
      throw await toClientError(error, { endpoint, args, base, key, timeoutMs, response });
    } finally {
      unlink();
    }
  };
  const methods = Object.entries({ ...service, ...extensions }).map(([name, endpoint]) => [
    name,
    (args?: CallArguments) => call(name, endpoint, args),
  ]);
  const api = Object.fromEntries(methods) as TurnoutClient<Own>;

  return { ...api, ...personIteration<Own>(api.listPersons, cursorParameter), ...changeIteration<Own>(api) };
}
