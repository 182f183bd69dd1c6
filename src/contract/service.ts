import type { ClubEvent } from '../model/club-event.js';
import type { Column, ColumnInput } from '../model/column.js';
import type { Data, Dated, Page, Synchronised, Synchronising } from '../model/envelope.js';
import type { Fee, FeeInput } from '../model/fee.js';
import type { Person, PersonInput, SynchronisedPersonInput } from '../model/person.js';
import type { PortalSession, PortalSessionInput } from '../model/portal-session.js';
import type { WorkspaceMetadata } from '../model/workspace.js';
import { createByPut, create, read, remove, update } from './endpoint.js';
import { limits } from './limits.js';

/** The specification, one line per endpoint. Paths are relative to {base_url}. */
export const service = {
  listEvents: read<Data<ClubEvent[]>>()('/events', { scopes: ['events:read'] }),
  listPersons: read<Page<Person>>()('/lists/{list_id}/persons', {
    scopes: ['persons:read'],
    query: ['cursor', 'per_page', 'email'],
    refusals: [402, 403, 404],
  }),
  synchronisePersons: update<Synchronising<SynchronisedPersonInput>, Synchronised<Person>>()(
    '/lists/{list_id}/persons',
    {
      scopes: ['persons:write'],
      refusals: [402, 403, 404, 422],
      query: ['missing', 'max_deleted', 'dry_run'],
      limit: limits.synchroniseBody,
      entries: limits.synchronised,
    },
  ),
  createPerson: create<PersonInput, Dated<Person>>()('/lists/{list_id}/persons', {
    scopes: ['persons:write', 'registrations:write'],
    refusals: [402, 403, 404, 422],
  }),
  readPerson: read<Dated<Person>>()('/lists/{list_id}/persons/{person_id}', {
    scopes: ['persons:read'],
    refusals: [402, 403, 404],
  }),
  updatePerson: update<Omit<PersonInput, 'creation_behaviour'>, Dated<Person>>()(
    '/lists/{list_id}/persons/{person_id}',
    {
      scopes: ['persons:write'],
      refusals: [402, 403, 404, 422],
    },
  ),
  deletePerson: remove()('/lists/{list_id}/persons/{person_id}', {
    scopes: ['persons:write'],
    refusals: [402, 403, 404],
  }),
  listColumns: read<Data<Column[]>>()('/lists/{list_id}/custom_columns', {
    scopes: ['columns:read'],
    refusals: [402, 403, 404],
  }),
  addColumns: createByPut<Data<ColumnInput[]>, Data<Column[]>>()('/lists/{list_id}/custom_columns', {
    scopes: ['columns:write'],
    refusals: [402, 403, 404, 422],
    entries: limits.columns,
  }),
  createFees: create<Data<FeeInput[]>, Data<Fee[]>>()('/fees', {
    scopes: ['fees:write'],
    refusals: [403, 422],
    entries: limits.fees,
  }),
  readMe: read<Data<WorkspaceMetadata>>()('/me', {}),
  createPortalSession: create<PortalSessionInput, Data<PortalSession>>()('/member_portal_sessions', {
    scopes: ['portal_sessions:write'],
    refusals: [402, 403, 404, 422],
  }),
} as const;

export type Service = typeof service;
