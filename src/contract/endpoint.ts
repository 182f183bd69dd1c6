import type { Scope } from '../model/workspace.js';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** The error statuses in the tables of the specification, and 410 for a cursor that cannot be followed any more. */
export type RefusalStatus = 402 | 403 | 404 | 410 | 422;

/** One endpoint, for server and client. `input` and `output` exist for the compiler only. */
export interface Endpoint<Path extends string = string, Input = unknown, Output = unknown> {
  readonly method: Method;
  readonly path: Path;
  /** Status of success. */
  readonly status: 200 | 201 | 202 | 204;
  /** Its error statuses, by the specification's tables if it is there; those of all endpoints are not repeated. */
  readonly refusals?: readonly RefusalStatus[];
  /** On `/api`: a key needs one of these scopes. Absent: any key. */
  readonly scopes?: readonly Scope[];
  /** The allowed query parameters; any other is refused. */
  readonly query?: readonly string[];
  /** The largest body in bytes. Default: the limit of gate or service. */
  readonly limit?: number;
  /** The largest number of entries in the body's `data`. */
  readonly entries?: number;
  /**
   * Whether it is safe although its method is not GET (RFC 9110, section 9.2.1): it has the rate limit of reads, and clients
   * abort it on timeout.
   */
  readonly safe?: boolean;
  /** The media type of a response other than JSON. The client has no method for it. */
  readonly type?: 'text/calendar';
  readonly input?: Input;
  readonly output?: Output;
}

/** Whether an endpoint has a request body. */
export const takesBody = ({ method }: Pick<Endpoint, 'method'>): boolean => method === 'POST' || method === 'PUT';

/** Whether an endpoint is safe (RFC 9110, section 9.2.1). */
export const isSafe = ({ method, safe }: Pick<Endpoint, 'method' | 'safe'>): boolean => method === 'GET' || !!safe;

export type Contract = Readonly<Record<string, Endpoint>>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path parameters by name: `/lists/{list_id}/persons` has `list_id`. */
export type ParamsOf<E> = E extends Endpoint<infer Path> ? Record<ParamNames<Path>, string> : never;
export type InputOf<E> = E extends Endpoint<string, infer Input> ? Input : never;
export type OutputOf<E> = E extends Endpoint<string, unknown, infer Output> ? Output : never;

type Extras = Pick<Endpoint, 'scopes' | 'query' | 'limit' | 'entries' | 'refusals' | 'safe' | 'type'>;

const endpoint =
  (method: Method, status: Endpoint['status']) =>
  <Input, Output>() =>
  <const Path extends string>(path: Path, extras: Extras = {}): Endpoint<Path, Input, Output> => ({
    method,
    path,
    status,
    ...extras,
  });

/** A safe read by GET. */
export const read = <Output>() => endpoint('GET', 200)<undefined, Output>();
/** Creates a resource by POST: 201. */
export const create = /* @__PURE__ */ endpoint('POST', 201);
/** Accepts a task for later: 202 (RFC 9110, section 15.3.3). */
export const accept = /* @__PURE__ */ endpoint('POST', 202);
/** A POST with an answer that creates no resource: 200. */
export const post = /* @__PURE__ */ endpoint('POST', 200);
/** Creates several resources by PUT: 201 (specification: PUT /lists/{list_id}/custom_columns). */
export const createByPut = /* @__PURE__ */ endpoint('PUT', 201);
/** Replaces a resource or a whole list by PUT: 200. */
export const update = /* @__PURE__ */ endpoint('PUT', 200);
/** Deletes a resource: 204. */
export const remove = () => endpoint('DELETE', 204)<undefined, undefined>();
