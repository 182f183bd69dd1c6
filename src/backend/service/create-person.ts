import type { Service } from '../../contract/index.js';
import { check, fieldOf, only, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { Issue } from '../../model/issue.js';
import type { PersonName } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { needsAnotherLook, Refusal } from '../layers/index.js';
import { emailKey, newId, newRowKey, type PersonRow } from '../store/index.js';
import { checkPersonExternalId } from './external-id.js';
import { fieldsOf, personOf, tagOf } from './person-of.js';
import { listIn, type Call, type Route } from './route.js';

type CreateCall = Call<Service['createPerson']>;

/** Custom values are written under the column's `external_id` or its `id`: each field under the name that was sent. */
const asSent = (list: List, columns: readonly Column[], values: object): Field[] => {
  const byId = new Map(columns.map((column) => [fieldOf(column).name, column.id]));
  return fieldsOf(list, columns).map((field) => {
    const id = byId.get(field.name);
    return id !== undefined && Object.hasOwn(values, id) && !Object.hasOwn(values, field.name)
      ? { ...field, name: id }
      : field;
  });
};

function checkBehaviour(value: unknown, list: List): Issue[] {
  const allowed = list.type === 'member' ? ['default', 'unconfirmed'] : ['default'];
  return allowed.includes(value as string) ? [] : [{ field: 'creation_behaviour', code: 'not_allowed' }];
}

/** A key that may only register: 403 for anything but an event's list or a membership application. */
function requireRegistration({ key }: CreateCall, list: List, unconfirmed: boolean): boolean {
  const onlyRegisters = !key.scopes.includes('persons:write');
  if (onlyRegisters && list.type !== 'event' && !(list.type === 'member' && unconfirmed))
    throw new Refusal(403, 'This key may only register for events and apply for membership.');
  return onlyRegisters;
}

/** Takes the person's place in the event, in the transaction that stores the person. */
async function takePlace({ store, workspace, now }: CreateCall, list: List, onlyRegisters: boolean): Promise<void> {
  if (await store.events.takePlace(workspace.id, list.id, onlyRegisters ? now : undefined)) return;
  const event = await store.events.ofList(workspace.id, list.id);
  if (event && event.max_persons !== null && event.persons_count >= event.max_persons)
    throw needsAnotherLook([{ field: 'list_id', code: 'full' }]);
  throw new Refusal(404, 'List not found.');
}

/** specification.md: POST /lists/{list_id}/persons */
export const createPerson: Route<Service['createPerson']> = async (call) => {
  const { body, workspace, store, now, headers } = call;
  const list = await listIn(call);
  const columns = await store.columns.of(workspace.id, list.id);
  const { creation_behaviour = 'default', external_id = null, ...values } = body;
  const fields = asSent(list, columns, values);

  const issues = [
    ...checkBehaviour(creation_behaviour, list),
    ...checkPersonExternalId(external_id),
    ...check(values, fields),
  ];
  const taken =
    typeof external_id === 'string' && (await store.persons.hasExternalId(workspace.id, list.id, external_id));
  if (taken) issues.push({ field: 'external_id', code: 'taken' });
  if (issues.length) throw needsAnotherLook(issues);

  const onlyRegisters = requireRegistration(call, list, creation_behaviour === 'unconfirmed');
  if (list.type === 'event') await takePlace(call, list, onlyRegisters);

  const canonical = new Map(columns.map((column) => [column.id, fieldOf(column).name]));
  const { name, email = null, membership_number = null, ...rest } = only(fields, values);
  const { first_name = null, last_name = null } = (name ?? {}) as Partial<PersonName>;
  const row: PersonRow = {
    workspace_id: workspace.id,
    list_id: list.id,
    row_key: newRowKey(now),
    id: newId('per'),
    external_id: external_id as string | null,
    first_name,
    last_name,
    email: email as string | null,
    email_key: emailKey(email as string | null),
    membership_number: membership_number as string | null,
    data: JSON.stringify(
      Object.fromEntries(Object.entries(rest).map(([key, value]) => [canonical.get(key) ?? key, value])),
    ),
    confirmed: creation_behaviour === 'unconfirmed' ? 0 : 1,
    version: 1,
    created_at: now,
  };
  await store.persons.insert(row);
  headers.set('etag', tagOf(row));
  return { data: personOf(row, fieldsOf(list, columns)) };
};
