import type { ClubEvent } from '../model/club-event.js';
import type { Column, ColumnInput } from '../model/column.js';
import type { Data, Page } from '../model/envelope.js';
import type { Person, PersonInput } from '../model/person.js';
import { add, create, read } from './endpoint.js';

/** The specification, one line per endpoint. Paths are relative to {base_url}. */
export const service = {
  listEvents: read<Data<ClubEvent[]>>()('/events', { scopes: ['events:read'] }),
  listPersons: read<Page<Person>>()('/lists/{list_id}/persons', { scopes: ['persons:read'] }),
  createPerson: create<PersonInput, Data<Person>>()('/lists/{list_id}/persons', {
    scopes: ['persons:write', 'registrations:write'],
  }),
  readPerson: read<Data<Person>>()('/lists/{list_id}/persons/{person_id}', { scopes: ['persons:read'] }),
  listColumns: read<Data<Column[]>>()('/lists/{list_id}/custom_columns', { scopes: ['columns:read'] }),
  addColumns: add<Data<ColumnInput[]>, Data<Column[]>>()('/lists/{list_id}/custom_columns', {
    scopes: ['columns:write'],
  }),
} as const;

export type Service = typeof service;
