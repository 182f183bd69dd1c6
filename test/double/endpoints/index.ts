import type { Handler } from '../answer.js';
import { addColumns, listColumns } from './columns.js';
import { createFees } from './fees.js';
import { createPerson, deletePerson, listPersons, readPerson, synchronisePersons, updatePerson } from './persons.js';
import { createPortalSession, listEvents, readWorkspace } from './workspace.js';

/** The twelve endpoints, as the specification's overview lists them. */
export const endpoints = {
  'GET /events': listEvents,
  'GET /lists/{list_id}/persons': listPersons,
  'PUT /lists/{list_id}/persons': synchronisePersons,
  'POST /lists/{list_id}/persons': createPerson,
  'GET /lists/{list_id}/persons/{person_id}': readPerson,
  'PUT /lists/{list_id}/persons/{person_id}': updatePerson,
  'DELETE /lists/{list_id}/persons/{person_id}': deletePerson,
  'GET /lists/{list_id}/custom_columns': listColumns,
  'PUT /lists/{list_id}/custom_columns': addColumns,
  'POST /fees': createFees,
  'GET /me': readWorkspace,
  'POST /member_portal_sessions': createPortalSession,
} as const satisfies Record<string, Handler>;

export type EndpointName = keyof typeof endpoints;

/** The endpoint of a method and a path below {base_url}, and the parameters of the path. Throws for a faulty encoding. */
export function findEndpoint(method: string, path: string) {
  const parts = path.split('/');
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const [wantedMethod, template = ''] = name.split(' ');
    const templateParts = template.split('/');
    const matches = templateParts.every((part, index) => (part.startsWith('{') ? parts[index] : part === parts[index]));
    if (wantedMethod !== method || templateParts.length !== parts.length || !matches) continue;
    const entries = templateParts.flatMap((part, index): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(parts[index]!)]] : [],
    );
    return { name, parameters: Object.fromEntries(entries) };
  }
  return undefined;
}
