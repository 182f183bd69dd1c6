import type { Service } from '../../contract/index.js';
import { needsAnotherLook, Refusal } from '../layers/index.js';
import { personOf, tagOf } from './person-of.js';
import { shapeOf, withValues } from './person-shape.js';
import { listIn, personIn, type Route } from './route.js';

/**
 * True where one of the tags is the one that the person carries; `*` fits every version. Weak tags count (against RFC 9110,
 * 13.1.1, to the letter): a server that compresses answers makes ours weak, and it is the person that has the version.
 */
const fits = (ifMatch: string, tag: string): boolean =>
  ifMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));

/**
 * specification.md: PUT /lists/{list_id}/persons/{person_id}. Sets the fields that were sent and no others. 412 where
 * `If-Match` names another version (design.md section 3, "Concurrency"). A new e-mail address takes back the person's
 * sign-in links.
 */
export const updatePerson: Route<Service['updatePerson']> = async (call) => {
  const { body, workspace, store, headers, request } = call;
  const list = await listIn(call);
  const row = await personIn(call, list);
  const ifMatch = request.headers.get('if-match');
  if (ifMatch !== null && !fits(ifMatch, tagOf(row)))
    throw new Refusal(412, 'The person has changed since.', [], { etag: tagOf(row) });

  const shape = shapeOf(list, await store.columns.of(workspace.id, list.id));
  const { external_id = row.external_id } = body as { external_id?: unknown };
  const issues = shape.check(body);
  const taken =
    typeof external_id === 'string' &&
    external_id !== row.external_id &&
    (await store.persons.hasExternalId(workspace.id, list.id, external_id));
  if (taken) issues.push({ field: 'external_id', code: 'taken' });
  if (issues.length) throw needsAnotherLook(issues);

  const { row: next, data } = withValues(row, shape.named(body), external_id as string | null);
  if (next !== row) await store.persons.updateAll([[row, next]]);
  if (next.email_key !== row.email_key) await store.portalLinks.revoke(workspace.id, [row.id]);
  headers.set('etag', tagOf(next));
  return { data: personOf(next, shape.fields, data) };
};
