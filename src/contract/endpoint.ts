import type { Scope } from '../model/workspace.js';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** The refusals that the specification's tables name. */
export type RefusalStatus = 402 | 403 | 404 | 422;

/** One endpoint as both sides of the wire see it. `input` and `output` exist for the compiler only. */
export interface Endpoint<Path extends string = string, Input = unknown, Output = unknown> {
  readonly method: Method;
  readonly path: Path;
  /** Status of success. */
  readonly status: 200 | 201 | 202 | 204;
  /** What else it can answer, by the specification's tables; what any endpoint may answer besides is not repeated here. */
  readonly refusals?: readonly RefusalStatus[];
  /** On `/api`: a key needs one of these; none needed where absent. */
  readonly scopes?: readonly Scope[];
  /** Names that the search of the address may have; any other is refused. */
  readonly query?: readonly string[];
  /** Largest body in bytes; the face's own limit where absent. */
  readonly limit?: number;
  /** The most entries of the body's `data`, where it has one. */
  readonly entries?: number;
  /**
   * It changes nothing, whatever its method (RFC 9110, section 9.2.1): it counts among what is read, and clients give it up
   * after a while. Every GET is safe without saying so.
   */
  readonly safe?: boolean;
  /** What it answers with where that is not JSON. The client speaks JSON only, and has no method for it. */
  readonly type?: 'text/calendar';
  readonly input?: Input;
  readonly output?: Output;
}

/** DELETE says all in its address, and GET asks for nothing to be done. */
export const takesBody = ({ method }: Pick<Endpoint, 'method'>): boolean => method === 'POST' || method === 'PUT';

/** True for an endpoint that changes nothing. */
export const isSafe = ({ method, safe }: Pick<Endpoint, 'method' | 'safe'>): boolean => method === 'GET' || !!safe;

export type Contract = Readonly<Record<string, Endpoint>>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path's parameters by name: `/lists/{list_id}/persons` has `list_id`. */
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

/** Asks, changes nothing. */
export const read = <Output>() => endpoint('GET', 200)<undefined, Output>();
/** Makes one new thing. */
export const create = /* @__PURE__ */ endpoint('POST', 201);
/** Notes what is to be done later (RFC 9110, 15.3.3). */
export const accept = /* @__PURE__ */ endpoint('POST', 202);
/** Asks by POST, for what must not stand in an address. */
export const readByPost = /* @__PURE__ */ endpoint('POST', 200);
/** Makes several new things by PUT (specification.md: PUT custom_columns answers 201). */
export const createByPut = /* @__PURE__ */ endpoint('PUT', 201);
/** Sets what is there, or brings a whole list to what was sent. */
export const update = /* @__PURE__ */ endpoint('PUT', 200);
/** Answers with nothing. */
export const remove = () => endpoint('DELETE', 204)<undefined, undefined>();
