import { headerNames, type Contract } from '../contract/index.js';
import type { Client, ClientOptions } from './client-types.js';
import { parseAnyError } from './problem-details.js';
import { createClient, type CallArguments, type RequestParts } from './transport.js';

/** The JSON of a value, without `toJSON` methods of the host page: old Prototype.js adds one to arrays. */
export const jsonOf = (value: unknown, indent = 0): string =>
  JSON.stringify(
    value,
    function (this: Record<string, unknown>, key) {
      return this[key];
    },
    indent,
  );

/** A visitor's request: body, form token, proof of work, honeypot and idempotency key. */
export function visitorRequest(args: CallArguments): RequestParts {
  const headers: Record<string, string> = {};
  if (args['body'] !== undefined) headers['content-type'] = 'application/json';
  if (args['idempotency_key']) headers[headerNames.idempotencyKey] = String(args['idempotency_key']);
  if (args['form_token']) headers[headerNames.formToken] = String(args['form_token']);
  if (args['form_work']) headers[headerNames.formWork] = String(args['form_work']);
  if (args['form_family']) headers[headerNames.formFamily] = String(args['form_family']);
  if (args['language']) headers['accept-language'] = String(args['language']);
  if (args['form_honeypot']) headers[headerNames.formHoneypot] = 'filled';
  return { headers, body: args['body'] === undefined ? null : jsonOf(args['body']) };
}

/** The query string of the defined parameters; empty without any. */
export function queryString({ query = {} }: CallArguments): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}

/** A request with what holders of a key or session add: credentials, query parameters and `If-Match`. */
export function authorizedRequest(args: CallArguments, { key }: ClientOptions): RequestParts {
  const { headers, body = null } = visitorRequest(args);
  const condition: Record<string, string> = args['if_match'] ? { 'if-match': String(args['if_match']) } : {};
  return {
    search: queryString(args),
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers, ...condition },
    body,
  };
}

/** A client for any contract, which reads problem details and errors of other services. */
export const clientOf = <C extends Contract>(contract: C, options: ClientOptions): Client<C> =>
  createClient({ requestParts: authorizedRequest, parseError: parseAnyError }, contract, options);
