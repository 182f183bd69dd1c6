import { ApiError as PlainError, clientOf, issuesOf as issuesIn, repeating, type Client } from './api/index.js';
import { told } from './client-error.js';
import { service, type Endpoint, type Service } from './contract/index.js';
import type { Page } from './model/envelope.js';
import type { AnswerIssues, IssueCode, RequestIssues } from './model/issue.js';
import type { Person } from './model/person.js';

export type { Client, Silence } from './api/index.js';
export { ApiError, isApiError, type Sentences } from './client-error.js';
export type { Service } from './contract/index.js';
export type { ClubEvent } from './model/club-event.js';
export type { Column, ColumnInput } from './model/column.js';
export type { Data, Page, Synchronised, Synchronising } from './model/envelope.js';
export type { AttachedExpense, Fee, FeeInput, Sphere } from './model/fee.js';
export type { Issue, IssueCode } from './model/issue.js';
export type { Address, FieldValue, Person, PersonInput, PersonName, SynchronisedPersonInput } from './model/person.js';
export type { PortalSession, PortalSessionInput } from './model/portal-session.js';
export type { List, ListType, PortalStatus, Scope, Subscription, WorkspaceMetadata } from './model/workspace.js';

export interface TurnoutClientOptions {
  /** Where the service is, `https://turnout.example.org/api`. */
  baseUrl: string;
  /** A workspace key, `sk_…`. Without one where something between adds it: a browser never holds a key. */
  key?: string | undefined;
  /** In place of the platform's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How often at most a request is sent again where that helps and does no harm. Default 3. */
  retries?: number | undefined;
  /** Milliseconds after which one try of a reading call is given up. Default 15 000. Writes are never cut off. */
  patience?: number | undefined;
  /** Milliseconds for all tries and waits of one call: no further try begins later. Default 60 000. */
  budget?: number | undefined;
  /** In place of waiting before a request is sent again: milliseconds, and what ends the wait. For tests. */
  sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

export interface EveryPerson {
  list_id: string;
  /** Persons per request, 1 to 500. Default: as many as the service likes. */
  per_page?: number | undefined;
  /** Ends the walk, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** There is none here: the walk keeps the cursor itself. */
  query?: PerPageStandsBesideListId | undefined;
}

/** No value is of this type. It is what a compiler answers to `query: { per_page }` in a walk. */
export interface PerPageStandsBesideListId {
  readonly none: never;
}

export interface Conditional {
  /**
   * Updates or deletes only what still has this entity tag, `etagOf` a person; what has changed since is left as it is, with
   * status 412 (RFC 9110, 13.1.1). Undefined: whatever is there.
   */
  if_match?: string | undefined;
}

/** What goes beyond one request. */
export interface Walks {
  /**
   * Everybody of a list, in the order in which they came. Asks for a page when its first person is wanted, and for none
   * after the loop is left; `per_page` says how many persons a page has. Throws `ApiError` from within the loop.
   */
  everyPerson(args: EveryPerson): AsyncGenerator<Person, void, undefined>;
  /** The same, page by page. */
  pagesOfPersons(args: EveryPerson): AsyncGenerator<Page<Person>, void, undefined>;
}

/**
 * One method per endpoint of the specification, and the walks. A method takes the parameters of the path, `body` where the
 * endpoint has one, `query`, `signal`, `idempotency_key`, `if_match` and `seen`; it gives the body of the answer, with
 * `data` in it, or throws `ApiError`.
 */
export type TurnoutClient = Client<Service, Conditional> & Walks;

/** One thing wrong with one field; `code` tells which `params` there are. A newer service may know further codes. */
export type KnownIssue = {
  [Code in IssueCode]: {
    readonly field: string;
    readonly code: Code;
    readonly params?: Readonly<(AnswerIssues & RequestIssues)[Code]>;
  };
}[IssueCode];

/** The issues of a failure, by field and code; none when it has no field to blame, or is no `ApiError`. */
export const issuesOf = (error: unknown): readonly KnownIssue[] => issuesIn(error) as readonly KnownIssue[];

const tags = new WeakMap<object, string>();

/**
 * The entity tag that a person was answered with, for `if_match`. It belongs to this very object, `data` of a read, a
 * creation or an update; a copy has none, and neither has a person of a list.
 */
export const etagOf = (data: object): string | undefined => tags.get(data);

function keepTag(answer: unknown, etag: string | null | undefined): void {
  const { data } = (answer ?? {}) as { data?: unknown };
  // a proxy that compresses weakens the tag, and If-Match knows no weak ones (RFC 9110, 8.8.1)
  if (etag && typeof data === 'object' && data !== null) tags.set(data, etag.replace(/^W\//, ''));
}

/**
 * What a second time could do to others: columns and persons without anything to know them by are added once more; who came
 * in between is deleted as missing, or for an `external_id` that was given to them meanwhile.
 */
function touchesOthers(endpoint: Endpoint, { body, query, person_id }: Args): boolean {
  if (endpoint === service.deletePerson) return !String(person_id).startsWith('per_');
  if (endpoint !== service.synchronisePersons) return endpoint.method === 'PUT' && endpoint.status === 201;
  const { data, delete_omitted } = (body ?? {}) as { data?: unknown; delete_omitted?: unknown };
  return (
    !!(query as { missing?: unknown } | undefined)?.missing ||
    !!delete_omitted ||
    (Array.isArray(data) &&
      !data.every((person: { id?: unknown; external_id?: unknown }) => person?.id || person?.external_id))
  );
}

/** What is missing must not be asked for as `undefined` or `null`: somebody may be called so. */
function refuseGaps(name: string, { method, path }: Endpoint, args: Readonly<Record<string, unknown>>): void {
  const wanted = Array.from(path.matchAll(/{(\w+)}/g), ([, parameter]) => parameter!);
  if (method === 'PUT' || method === 'POST') wanted.push('body');
  const gap = wanted.find((one) => args[one] === undefined || args[one] === null || args[one] === '');
  if (gap) throw new TypeError(`${name}: ${gap} is missing`);
}

/** Without the line break of the file it was read from. One inside would have the platform quote the key in its complaint. */
function keyIn(text: string | undefined): string | undefined {
  const key = text?.trim();
  if (key && /[^\x21-\x7e]/.test(key)) throw new TypeError('turnoutClient: key has characters that no key has');
  return key;
}

/** Does as another signal does until it is let go: a signal that many calls share keeps nothing of them. */
function following(signal: AbortSignal | undefined) {
  const own = new AbortController();
  const follow = () => own.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  return { signal: own.signal, letGo: () => signal?.removeEventListener('abort', follow) };
}

interface Args extends Conditional, Record<string, unknown> {
  body?: unknown;
  signal?: AbortSignal | undefined;
  seen?: ((response: Response) => void) | undefined;
}

/**
 * A client for the whole specification, for programs that hold a workspace key. Throws `TypeError` when `baseUrl` is no
 * address or `key` no key. Every method throws `TypeError`, and sends nothing, when a parameter of the path or the body is
 * missing or empty; and `ApiError` for any other answer than the one asked for, with `status` 0 when none came.
 *
 * What nobody did (429, 503, a POST whose key is in flight) is sent again, and after a lost answer (no network, 408, 502,
 * 504, a reading call out of patience) whatever a second time cannot do twice. Every POST carries an `Idempotency-Key`, one
 * of ours where `idempotency_key` names none. Not sent again after a lost answer: a call with `if_match`, `addColumns`,
 * `deletePerson` by anything but the service's own `per_…`, and `synchronisePersons` with `missing`, `delete_omitted` or
 * persons that have neither `id` nor `external_id`. `deletePerson` that finds nobody after a lost answer says so (404): it may be done.
 */
export function turnoutClient({
  baseUrl,
  key: given,
  fetch,
  retries,
  patience = 15_000,
  budget = 60_000,
  sleep,
}: TurnoutClientOptions): TurnoutClient {
  const base = new URL(baseUrl, globalThis.location?.href).href.replace(/\/+$/, '');
  const key = keyIn(given);
  const network = fetch ?? ((request: Request) => globalThis.fetch(request));

  const call = async (name: string, endpoint: Endpoint, args: Args = {}): Promise<unknown> => {
    refuseGaps(name, endpoint, args);
    const { signal, letGo } = following(args.signal);
    const once = touchesOthers(endpoint, args);
    const again = repeating(network, { retries, patience, budget, signal, once, sleep });
    const { asked } = clientOf(
      { asked: endpoint },
      {
        base,
        ...(key && { key }),
        // the last word; each try has a patience of its own
        patience: Math.min(patience + budget, 2 ** 31 - 1),
        fetch(request) {
          // not in the client itself, which every visitor downloads
          if (args.if_match) request.headers.set('If-Match', args.if_match);
          return again(request);
        },
      },
    );
    let response: Response | undefined;
    const seen = (found: Response) => {
      // a refusal is read twice: by the client, and for its sentences
      response = found.ok ? found : found.clone();
      args.seen?.(found);
    };
    try {
      const answer = await asked({ ...args, signal, seen } as Parameters<typeof asked>[0]);
      keepTag(answer, response?.headers.get('etag'));
      return answer;
    } catch (error) {
      if (!(error instanceof PlainError) || (signal.aborted && error === signal.reason)) throw error;
      throw await told(error, { endpoint, args, base, key, patience, response });
    } finally {
      letGo();
    }
  };
  const methods = Object.entries(service).map(([name, endpoint]) => [
    name,
    (args?: Args) => call(name, endpoint, args),
  ]);
  const api = Object.fromEntries(methods) as Client<Service, Conditional>;

  async function* pagesOfPersons({
    list_id,
    per_page,
    signal,
  }: EveryPerson): AsyncGenerator<Page<Person>, void, undefined> {
    let cursor: string | undefined;
    do {
      const page = await api.listPersons({ list_id, query: { per_page, cursor }, signal });
      yield page;
      cursor = page.meta.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  async function* everyPerson(args: EveryPerson): AsyncGenerator<Person, void, undefined> {
    for await (const { data } of pagesOfPersons(args))
      for (const person of data) {
        args.signal?.throwIfAborted();
        yield person;
      }
  }

  return { ...api, pagesOfPersons, everyPerson };
}
