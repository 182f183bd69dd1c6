import type { Column } from '../model/column.js';
import type { Data } from '../model/envelope.js';
import type { Person, PersonInput } from '../model/person.js';
import type { FormToken } from '../model/registration-form.js';
import { publicReads } from './public-reads.js';
import { create, post, read } from './endpoint.js';

/**
 * The endpoints for visitors, relative to `/public/{workspace}`. A registration needs `Idempotency-Key` and `Form-Token`,
 * `Form-Work` if the token requires work, and `Form-Family` if several persons are sent together. With `Form-Honeypot` it is
 * stored for review: the response is like any other, with `held: true` and an id that begins with `rev_`.
 */
export const gate = {
  ...publicReads,
  listColumns: read<Data<Column[]>>()('/lists/{list_id}/custom_columns'),
  createPerson: create<PersonInput, Data<Partial<Person> & { id: string }>>()('/lists/{list_id}/persons'),
  // a POST, since caches and service workers of a page may store a GET despite `no-store`; without a body, so that the
  // browser sends no preflight
  readFormToken: post<undefined, Data<FormToken>>()('/forms/{slug}/token', { safe: true }),
} as const;

export type Gate = typeof gate;

/** Endpoints of the service that are closed to every visitor: 401, before any look-up. */
export const closedToVisitors = [
  ['GET', '/lists/{list_id}/persons'],
  ['PUT', '/lists/{list_id}/persons'],
  ['GET', '/lists/{list_id}/persons/{person_id}'],
  ['PUT', '/lists/{list_id}/persons/{person_id}'],
  ['DELETE', '/lists/{list_id}/persons/{person_id}'],
  ['PUT', '/lists/{list_id}/custom_columns'],
  ['POST', '/fees'],
  ['GET', '/fees'],
  ['GET', '/lists/{list_id}/changes'],
  ['GET', '/me'],
  ['POST', '/member_portal_sessions'],
] as const;
