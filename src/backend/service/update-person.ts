import type { Service } from '../../contract/index.js';
import { changeRecordOf } from '../backend.js';
import { unprocessable } from '../http/middleware/index.js';
import { noteConsents } from './consent-changes.js';
import { personOf, tagOf, timesOf } from './person-of.js';
import { shapeOf, withValues } from './person-shape.js';
import { externalIdField, idField, identifierAfter } from './external-id.js';
import { requireMatch } from './if-match.js';
import { changePrice, noteCorrection } from './registration.js';
import { listIn, personIn, todayOf, type Route } from './route.js';

/**
 * specification: PUT /lists/{list_id}/persons/{person_id}. Sets the fields that were sent and no others. 412 if
 * `If-Match` names another version (decision 3). A new e-mail address revokes the person's
 * sign-in links, and a mail informs the old address.
 */
export const updatePerson: Route<Service['updatePerson']> = async (call) => {
  const { workspace, store, headers, now } = call;
  const list = await listIn(call);
  const row = await personIn(call, list);
  requireMatch(call.request, row);

  const columns = await store.columns.of(workspace.id, list.id);
  const shape = shapeOf(list, columns, workspace, [idField, externalIdField]);
  const body = shape.clean(call.body);
  const { id = row.id } = body;
  const external_id = identifierAfter(row, body['external_id']);
  const issues = shape.check(body, todayOf(call));
  // a person may be sent back as it was read; the id of another person is refused
  if (id !== row.id) issues.push({ field: 'id', code: 'not_allowed' });
  const isExternalIdTaken =
    typeof external_id === 'string' &&
    external_id !== row.external_id &&
    (await store.persons.hasExternalId(workspace.id, list.id, external_id));
  if (isExternalIdTaken) issues.push({ field: 'external_id', code: 'taken' });
  if (issues.length) throw unprocessable(issues);

  const { row: next, data } = withValues(row, shape.toFieldNames(body), {
    external_id: external_id as string | null,
    now,
  });
  if (next !== row) {
    await store.persons.updateAll([[row, next]]);
    const record = changeRecordOf(call.request);
    await noteConsents(call, [[row, next]], record.consents);
    await noteCorrection(store, workspace.id, record, now);
  }
  await changePrice(call);
  if (next.email_key !== row.email_key) {
    await store.portalLinks.revoke(workspace.id, [row.id]);
    // the old address is informed, so that a mistaken change can be reported
    const isNotified = list.type === 'member' && row.confirmed && row.email && workspace.portal_status === 'enabled';
    const mail = {
      workspace_id: workspace.id,
      kind: 'email_changed',
      person_id: row.id,
      payload: { former: row.email },
    };
    if (isNotified) await store.outbox.enqueue(mail, now);
  }
  headers.set('etag', tagOf(next));
  return { data: personOf(next, shape.fields, data), meta: timesOf(next) };
};
