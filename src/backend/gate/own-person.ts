import { profileOf, type Form } from '../../forms/index.js';
import type { Column } from '../../model/column.js';
import type { Person } from '../../model/person.js';
import { jsonResponse } from '../http/middleware/index.js';
import { profileIn } from './member.js';
import type { GateContext } from './gate-context.js';

/** The profile of a member as a form. */
export const formIn = ({ workspace }: GateContext, columns: readonly Column[]): Form =>
  profileOf(columns, profileIn(workspace));

/** A person narrowed to the fields of the profile, with its ETag. */
export function ownPerson(person: Person, { fields }: Form, etag: string | null): Response {
  const shown = fields.map(({ name }) => [name, person[name] ?? null] as const);
  const data = { id: person.id, ...Object.fromEntries(shown) };
  return jsonResponse(JSON.stringify({ data }), { headers: etag ? { etag } : {} });
}
