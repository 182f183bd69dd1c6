import type { RegistrationState } from '../../../model/own-registration.js';
import type { Workspace } from '../../../model/workspace.js';
import type { EventWithWaitingList, Store } from '../../store/index.js';
import { workspaceIn } from '../../workspace/index.js';
import { registrationsOf, type NamedRegistration } from './registrations.js';

/** Everybody on the waiting lists of a workspace, with the event they wait for; the longest waiting first. */
export interface Waiting extends NamedRegistration {
  readonly event: EventWithWaitingList;
}

/** States of persons on a waiting list. */
const STATES: readonly RegistrationState[] = ['unconfirmed', 'waiting', 'offered', 'lapsed'];

/** Reads the waiting lists of a workspace. */
export async function waitingIn(
  store: Store,
  slug: string | undefined,
): Promise<{ workspace: Workspace; waiting: Waiting[] }> {
  const workspace = await workspaceIn(store, slug);
  const waiting: Waiting[] = [];
  for (const { list_id } of await store.events.all(workspace.id)) {
    const event = await store.waitingLists.eventOf(workspace.id, list_id);
    if (!event) continue;
    const registrations = await registrationsOf(store, workspace.id, list_id, STATES);
    waiting.push(...registrations.map((one) => ({ ...one, event })));
  }
  return { workspace, waiting };
}
