import type { Service } from '../../contract/index.js';
import type { Issue } from '../../model/issue.js';
import type { List } from '../../model/workspace.js';
import { registrationOf } from '../backend.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import type { SharedReads } from '../store/index.js';
import { isFull } from './event-of.js';
import { normalizeExternalId } from './external-id.js';
import { lockEventsOfMove, moveRegistration } from './move-registration.js';
import { acceptOffer, register } from './registration.js';
import { personOf, tagOf, timesOf } from './person-of.js';
import { newPerson, shapeOf, withValues } from './person-shape.js';
import { listIn, todayOf, type Call, type Route } from './route.js';

type CreateCall = Call<Service['createPerson']>;

function checkBehaviour(value: unknown, list: List): Issue[] {
  const allowed = list.type === 'member' ? ['default', 'unconfirmed'] : ['default'];
  return allowed.includes(value as string) ? [] : [{ field: 'creation_behaviour', code: 'not_allowed' }];
}

/** Restricts a key that may only register to event lists and membership applications; 403 otherwise. */
function requireRegistration({ key }: CreateCall, list: List, unconfirmed: boolean): boolean {
  const onlyRegisters = !key.scopes.includes('persons:write');
  if (onlyRegisters && list.type !== 'event' && !(list.type === 'member' && unconfirmed))
    throw new Refusal(403, 'This key may only register for events and apply for membership.');
  return onlyRegisters;
}

const eventFull = () => unprocessable([{ field: 'list_id', code: 'full' }]);

/** Takes the person's place in the event, in the transaction that stores the person. */
async function takePlace({ store, workspace, now }: CreateCall, list: List, onlyRegisters: boolean): Promise<void> {
  if (await store.events.takePlaces(workspace.id, list.id, 1, onlyRegisters ? now : undefined)) return;
  const event = await store.events.ofList(workspace.id, list.id);
  if (event && isFull(event)) throw eventFull();
  throw new Refusal(404, 'List not found.');
}

/**
 * Refuses a registration for a full event without a transaction, because most requests of an opening rush end this way. Returns
 * undefined when a place is free, or when another check comes first.
 */
async function refuseIfFull(
  { request, workspace, key, params }: Pick<Call, 'request' | 'workspace' | 'key' | 'params'>,
  { eventOfList }: Pick<SharedReads, 'eventOfList'>,
) {
  const { list_id = '' } = params as { list_id?: string };
  if (registrationOf(request)?.offer) return undefined;
  if (key.scopes.includes('persons:write') || key.lists || !workspace.subscription.list_types.includes('event'))
    return undefined;
  const event = await eventOfList(workspace.id, list_id);
  return event && isFull(event) ? eventFull() : undefined;
}

/** Refusals that need no transaction, by endpoint. */
export const earlyRefusals: Partial<Record<string, typeof refuseIfFull>> = { createPerson: refuseIfFull };

/** specification: POST /lists/{list_id}/persons */
export const createPerson: Route<Service['createPerson']> = async (call) => {
  const { body, workspace, store, now, headers } = call;
  const list = await listIn(call);
  const shape = shapeOf(list, await store.columns.of(workspace.id, list.id), workspace);
  const { creation_behaviour = 'default', ...fieldValues } = body;
  const values = shape.clean(fieldValues);
  const external_id = normalizeExternalId(values['external_id'] ?? null);

  const issues = [...checkBehaviour(creation_behaviour, list), ...shape.check(values, todayOf(call))];
  const isExternalIdTaken =
    typeof external_id === 'string' && (await store.persons.hasExternalId(workspace.id, list.id, external_id));
  if (isExternalIdTaken) issues.push({ field: 'external_id', code: 'taken' });
  if (issues.length) throw unprocessable(issues);

  const onlyRegisters = requireRegistration(call, list, creation_behaviour === 'unconfirmed');
  const registration = registrationOf(call.request);
  if (registration?.move) await lockEventsOfMove(call, registration.move, list.id);
  if (list.type === 'event' && !registration?.offer) await takePlace(call, list, onlyRegisters);
  else if (registration && !registration.offer)
    await store.registrations.lockForm({ workspace_id: workspace.id, list_id: list.id, slug: registration.slug });

  const emptyPerson = newPerson(
    { workspace_id: workspace.id, list_id: list.id, now },
    creation_behaviour === 'default',
  );
  const { row, data } = withValues(emptyPerson, shape.toFieldNames(values), {
    external_id: external_id as string | null,
    now,
  });
  await store.persons.insert(row);
  if (registration?.offer) await acceptOffer(call, registration, row);
  else if (registration?.move) await moveRegistration(call, registration, row);
  else if (registration) await register(call, registration, row);
  call.setPersonIds([row.id]);
  headers.set('etag', tagOf(row));
  return { data: personOf(row, shape.fields, data), meta: timesOf(row) };
};
