import type { Column } from '../model/column.js';
import type { Data } from '../model/envelope.js';
import type { Person, PersonInput } from '../model/person.js';
import type { FormToken } from '../model/registration-form.js';
import { publicReads } from './public-reads.js';
import { create, readByPost, read } from './endpoint.js';

/**
 * What a visitor may do, relative to `/public/{workspace}`. A registration wants `Idempotency-Key` and `Form-Token`, and
 * `Form-Work` where the token came with work; `Form-Family` says who is sent together. With `Form-Honeypot` it is held for
 * review: it is answered as any other, with
 * `held: true` and an id that begins with `rev_`.
 */
export const gate = {
  ...publicReads,
  listColumns: read<Data<Column[]>>()('/lists/{list_id}/custom_columns'),
  createPerson: create<PersonInput, Data<Partial<Person> & { id: string }>>()('/lists/{list_id}/persons'),
  // a POST without a body: caches and service workers of a page keep what is asked for by GET, whatever `no-store` says; and
  // without a content type a browser sends it without a preflight
  readFormToken: readByPost<undefined, Data<FormToken>>()('/forms/{slug}/token', { safe: true }),
} as const;

export type Gate = typeof gate;

/** Endpoints of the specification that are closed to every visitor: 401, before any look-up. */
export const closedToVisitors = [
  ['GET', '/lists/{list_id}/persons'],
  ['PUT', '/lists/{list_id}/persons'],
  ['GET', '/lists/{list_id}/persons/{person_id}'],
  ['PUT', '/lists/{list_id}/persons/{person_id}'],
  ['DELETE', '/lists/{list_id}/persons/{person_id}'],
  ['PUT', '/lists/{list_id}/custom_columns'],
  ['POST', '/fees'],
  ['GET', '/me'],
  ['POST', '/member_portal_sessions'],
] as const;
