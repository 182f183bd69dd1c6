import { service, type Endpoint, type Service } from '../contract/index.js';
import type { Data, Page, Synchronised } from '../model/envelope.js';
import type { AnswerIssues, IssueCode, RequestIssues } from '../model/issue.js';
import type { FieldValue, Person } from '../model/person.js';
import { ApiError as PlainError } from './api-error.js';
import { toClientError } from './client-error.js';
import type { Client } from './client-types.js';
import { clientOf } from './contract-client.js';
import { issuesOf as plainIssuesOf } from './issues-of.js';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, MAX_TIMER_MS, retryingFetch } from './retrying-fetch.js';

export type { NetworkErrorReason } from './api-error.js';
export { ApiError, isApiError, type SentencesByPath } from './client-error.js';
export type { Client } from './client-types.js';
export type { Service } from '../contract/index.js';
export type { ClubEvent } from '../model/club-event.js';
export type { Column, ColumnInput } from '../model/column.js';
export type { Data, Page, Synchronised, Synchronising } from '../model/envelope.js';
export type { AttachedExpense, Fee, FeeInput, Sphere } from '../model/fee.js';
export type { Issue, IssueCode } from '../model/issue.js';
export type { Address, FieldValue, Person, PersonInput, PersonName, SynchronisedPersonInput } from '../model/person.js';
export type { PortalSession, PortalSessionInput } from '../model/portal-session.js';
export type { List, ListType, PortalStatus, Scope, Subscription, WorkspaceMetadata } from '../model/workspace.js';

export interface TurnoutClientOptions {
  /** The service's address, `https://turnout.example.org/api`. */
  baseUrl: string;
  /** A workspace key, `sk_…`. Omitted where a proxy adds it: a browser never holds a key. */
  key?: string | undefined;
  /** Replaces the platform's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Maximum number of retries, where retrying helps and does no harm. Default: 3. */
  retries?: number | undefined;
  /** Time limit in milliseconds for one attempt of a read. Default: 15 000. Writes are never aborted. */
  timeoutMs?: number | undefined;
  /** Time limit in milliseconds for all attempts and waits of one call: no attempt begins later. Default: 60 000. */
  totalTimeoutMs?: number | undefined;
  /** Replaces the wait before a retry, for tests: the milliseconds, and the signal that ends the wait. */
  sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

export interface EveryPersonOptions {
  list_id: string;
  /** Persons per request, 1 to 500. Default: the service's own page size. */
  per_page?: number | undefined;
  /** Ends the iteration, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Not accepted here: the iteration keeps the cursor itself. */
  query?: PerPageStandsBesideListId | undefined;
}

/** A type without values. The compiler names it in its error for `query: { per_page }`. */
export interface PerPageStandsBesideListId {
  readonly none: never;
}

export interface Conditional {
  /**
   * Updates or deletes only a person who still has this entity tag, the `etagOf` a person. Status 412 where they have changed
   * since (RFC 9110, section 13.1.1). Undefined: unconditional.
   */
  if_match?: string | undefined;
}

/** Custom fields of persons whose columns nobody has described. */
type OwnFields = Record<string, FieldValue>;

/** A response with persons that have these custom fields. */
type WithFields<Own extends object, Output> =
  Output extends Page<Person>
    ? Page<Person<Own>>
    : Output extends Synchronised<Person>
      ? Synchronised<Person<Own>>
      : Output extends Data<Person>
        ? Data<Person<Own>>
        : Output;

/** Iterations over the pages of a list. */
export interface PersonIteration<Own extends object = OwnFields> {
  /**
   * All persons of a list, in the order of their creation. Requests a page when its first person is needed, and none after
   * the loop has ended; `per_page` sets the page size. Throws `ApiError` from within the loop.
   */
  everyPerson(args: EveryPersonOptions): AsyncGenerator<Person<Own>, void, undefined>;
  /** The same, page by page. */
  pagesOfPersons(args: EveryPersonOptions): AsyncGenerator<Page<Person<Own>>, void, undefined>;
}

/**
 * One method per endpoint of the specification, and the iterations. A method takes the path parameters, `body` where the
 * endpoint has one, `query`, `signal`, `idempotency_key`, `if_match` and `onResponse`. It returns the response body, with
 * `data` in it, or throws `ApiError`. `Own` are the custom fields of the persons.
 */
export type TurnoutClient<Own extends object = OwnFields> = {
  readonly [Name in keyof Service]: (
    ...args: Parameters<Client<Service, Conditional>[Name]>
  ) => Promise<WithFields<Own, Awaited<ReturnType<Client<Service, Conditional>[Name]>>>>;
} & PersonIteration<Own>;

/** One fault of one field; `code` determines its `params`. A newer service may send further codes. */
export type KnownIssue = {
  [Code in IssueCode]: {
    readonly field: string;
    readonly code: Code;
    readonly params?: Readonly<(AnswerIssues & RequestIssues)[Code]>;
  };
}[IssueCode];

/** The issues of an error, by field and code; none when it blames no field or is no `ApiError`. */
export const issuesOf = (error: unknown): readonly KnownIssue[] => plainIssuesOf(error) as readonly KnownIssue[];

const etags = new WeakMap<object, string>();

/**
 * The entity tag of a person's response, for `if_match`. It belongs to this very object, the `data` of a read, a creation or
 * an update. A copy has none, and neither has a person of a page.
 */
export const etagOf = (data: object): string | undefined => etags.get(data);

function rememberEtag(answer: unknown, etag: string | null | undefined): void {
  const { data } = (answer ?? {}) as { data?: unknown };
  // compressing proxies weaken the tag, and If-Match accepts no weak ones (RFC 9110, section 8.8.1)
  if (etag && typeof data === 'object' && data !== null) etags.set(data, etag.replace(/^W\//, ''));
}

interface CallArguments extends Conditional, Record<string, unknown> {
  body?: unknown;
  signal?: AbortSignal | undefined;
  onResponse?: ((response: Response) => void) | undefined;
}

/**
 * Whether sending a call twice has the effect of sending it once. Not so for columns and persons without an identifier, which
 * would be added twice, and for deletions that could hit persons who came, or got this `external_id`, in between.
 */
function isIdempotent(endpoint: Endpoint, { body, query, person_id }: CallArguments): boolean {
  if (endpoint === service.deletePerson) return String(person_id).startsWith('per_');
  if (endpoint !== service.synchronisePersons) return endpoint.method !== 'PUT' || endpoint.status !== 201;
  const { data, delete_omitted } = (body ?? {}) as { data?: unknown; delete_omitted?: unknown };
  const deletes = !!(query as { missing?: unknown } | undefined)?.missing || !!delete_omitted;
  const isIdentified = (person: { id?: unknown; external_id?: unknown }) => person?.id || person?.external_id;
  return !deletes && (!Array.isArray(data) || data.every(isIdentified));
}

/** Throws where a required argument is missing: sent as `undefined`, it could be somebody's name. */
function checkArguments(name: string, { method, path }: Endpoint, args: Readonly<Record<string, unknown>>): void {
  const required = Array.from(path.matchAll(/{(\w+)}/g), ([, parameter]) => parameter!);
  if (method === 'PUT' || method === 'POST') required.push('body');
  const missing = required.find(
    (argument) => args[argument] === undefined || args[argument] === null || args[argument] === '',
  );
  if (missing) throw new TypeError(`${name}: ${missing} is missing`);
}

/** The key without a line break of its file. Throws for other illegal characters: the platform's error would quote the key. */
function checkedKey(text: string | undefined): string | undefined {
  const key = text?.trim();
  if (key && /[^\x21-\x7e]/.test(key)) throw new TypeError('turnoutClient: key has characters that no key has');
  return key;
}

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
 * an `Idempotency-Key`, a generated one where `idempotency_key` names none. Not retried after a lost response: a call with
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
  sleep,
}: TurnoutClientOptions): TurnoutClient<Own> {
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/+$/, '');
  const key = checkedKey(rawKey);
  const network = fetch ?? ((request: Request) => globalThis.fetch(request));

  const call = async (name: string, endpoint: Endpoint, args: CallArguments = {}): Promise<unknown> => {
    checkArguments(name, endpoint, args);
    const { signal, unlink } = linkedSignal(args.signal);
    const idempotent = isIdempotent(endpoint, args);
    const fetchWithRetry = retryingFetch(network, { retries, timeoutMs, totalTimeoutMs, signal, idempotent, sleep });
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
  const methods = Object.entries(service).map(([name, endpoint]) => [
    name,
    (args?: CallArguments) => call(name, endpoint, args),
  ]);
  const api = Object.fromEntries(methods) as TurnoutClient<Own>;

  async function* pagesOfPersons({
    list_id,
    per_page,
    signal,
  }: EveryPersonOptions): AsyncGenerator<Page<Person<Own>>, void, undefined> {
    let cursor: string | undefined;
    do {
      const page = await api.listPersons({ list_id, query: { per_page, cursor }, signal });
      yield page;
      cursor = page.meta.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  async function* everyPerson(args: EveryPersonOptions): AsyncGenerator<Person<Own>, void, undefined> {
    for await (const { data } of pagesOfPersons(args))
      for (const person of data) {
        args.signal?.throwIfAborted();
        yield person;
      }
  }

  return { ...api, pagesOfPersons, everyPerson };
}
