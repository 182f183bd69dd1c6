import { rethrowAsNoMember, requireOwnMember } from './member.js';
import { formIn, ownPerson } from './own-person.js';
import type { GateRoute } from './gate-context.js';

/** gate: GET /lists/member/persons/{person_id}, narrowed to persons of the session and fields of the profile. */
export const readMember: GateRoute = async (context) => {
  const person_id = await requireOwnMember(context);
  const api = await context.memberApi();
  let etag: string | null = null;
  const [{ data }, { data: columns }] = await Promise.all([
    api
      .readPerson({ list_id: 'member', person_id, onResponse: ({ headers }) => (etag = headers.get('etag')) })
      .catch(rethrowAsNoMember),
    api.listColumns({ list_id: 'member' }),
  ]);
  return ownPerson(data, formIn(context, columns), etag);
};
