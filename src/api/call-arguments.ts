import { service, type Endpoint } from '../contract/index.js';
import type { Conditional } from './turnout-client-types.js';

/** The arguments of a call, of any endpoint. */
export interface CallArguments extends Conditional, Record<string, unknown> {
  body?: unknown;
  signal?: AbortSignal | undefined;
  onResponse?: ((response: Response) => void) | undefined;
}

/**
 * Whether sending a call twice has the effect of sending it once. Not so for columns and persons without an identifier, which
 * would be added twice, and for deletions that could hit persons who came, or got this `external_id`, in between.
 */
export function isIdempotent(endpoint: Endpoint, { body, query, person_id }: CallArguments): boolean {
  if (endpoint === service.deletePerson) return String(person_id).startsWith('per_');
  if (endpoint !== service.synchronisePersons) return endpoint.method !== 'PUT' || endpoint.status !== 201;
  const { data, delete_omitted } = (body ?? {}) as { data?: unknown; delete_omitted?: unknown };
  const deletes = !!(query as { missing?: unknown } | undefined)?.missing || !!delete_omitted;
  const isIdentified = (person: { id?: unknown; external_id?: unknown }) => person?.id || person?.external_id;
  return !deletes && (!Array.isArray(data) || data.every(isIdentified));
}

/** Throws if a required argument is missing: sent as `undefined`, it could be somebody's name. */
export function checkArguments(
  name: string,
  { method, path }: Endpoint,
  args: Readonly<Record<string, unknown>>,
): void {
  const required = [...path.matchAll(/{(\w+)}/g)].map(([, parameter]) => parameter!);
  if (method === 'PUT' || method === 'POST') required.push('body');
  const missing = required.find(
    (argument) => args[argument] === undefined || args[argument] === null || args[argument] === '',
  );
  if (missing) throw new TypeError(`${name}: ${missing} is missing`);
}
