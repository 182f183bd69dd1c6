import type { Extensions, Service } from '../contract/index.js';
import type { ChangePage, FeeChange, PersonChange } from '../model/change.js';
import type { Data, Page, Synchronised } from '../model/envelope.js';
import type { FieldValue, Person } from '../model/person.js';
import type { Client } from './client-types.js';

export interface TurnoutClientOptions {
  /** The service's address, `https://turnout.example.org/api`. */
  baseUrl: string;
  /** A workspace key, `sk_…`. Omitted if a proxy adds it: a browser never holds a key. */
  key?: string | undefined;
  /** Replaces the platform's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Maximum number of retries, if retrying helps and does no harm. Default: 3. */
  retries?: number | undefined;
  /** Time limit in milliseconds for one attempt of a read. Default: 15 000. Writes are never aborted. */
  timeoutMs?: number | undefined;
  /** Time limit in milliseconds for all attempts and waits of one call: no attempt begins later. Default: 60 000. */
  totalTimeoutMs?: number | undefined;
  /**
   * False for a service that has no `Idempotency-Key`, which the specification does not name: each POST is then sent once,
   * since a second one could create a second person or fee. Default: true.
   */
  idempotencyKeys?: boolean | undefined;
  /** The query parameter that carries the cursor, which the specification does not name. Default: `cursor`. */
  cursorParameter?: string | undefined;
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
   * Updates or deletes only a person who still has this entity tag, the `etagOf` a person. Status 412 if they have changed
   * since (RFC 9110, section 13.1.1). Undefined: unconditional.
   */
  if_match?: string | undefined;
}

/** Custom fields of persons whose columns nobody has described. */
export type OwnFields = Record<string, FieldValue>;

/** A response with persons that have these custom fields. */
type WithFields<Own extends object, Output> =
  Output extends ChangePage<PersonChange>
    ? ChangePage<PersonChange<Person<Own>>>
    : Output extends Page<Person>
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

/** Which fees and changes to iterate over. */
export interface ChangesOptions {
  /** The `next_cursor` that was kept of the last page. Undefined: from the beginning. */
  cursor?: string | undefined;
  /** Changes per request, 1 to 500. Default: 500. */
  per_page?: number | undefined;
  /** Ends the iteration, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Iterations over changes, of the service that has them (Turnout's own). Each ends with what is there now; keep the cursor of each page. */
export interface ChangeIteration<Own extends object = OwnFields> {
  /** Changes of the persons of a list, page by page. Throws `ApiError` 410 when the cursor is too old: begin again without one. */
  pagesOfChanges(
    args: ChangesOptions & { list_id: string },
  ): AsyncGenerator<ChangePage<PersonChange<Person<Own>>>, void, undefined>;
  /** Changes of fees, page by page, in the same way. `since` is RFC 3339. */
  pagesOfFees(
    args?: ChangesOptions & { since?: string | undefined },
  ): AsyncGenerator<ChangePage<FeeChange>, void, undefined>;
}

type Endpoints = Service & Extensions;

/**
 * One method per endpoint of the specification and of those beside it, and the iterations. A method takes the path parameters, `body` if the
 * endpoint has one, `query`, `signal`, `idempotency_key`, `if_match` and `onResponse`. It returns the response body, with
 * `data` in it, or throws `ApiError`. `Own` are the custom fields of the persons.
 */
export type TurnoutClient<Own extends object = OwnFields> = {
  readonly [Name in keyof Endpoints]: (
    ...args: Parameters<Client<Endpoints, Conditional>[Name]>
  ) => Promise<WithFields<Own, Awaited<ReturnType<Client<Endpoints, Conditional>[Name]>>>>;
} & PersonIteration<Own> &
  ChangeIteration<Own>;
