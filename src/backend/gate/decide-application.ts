import type { Registration, Tables } from '../store/index.js';

/** The person of an application, and its registration if they came through a form. */
export interface ApplicationToDecide {
  readonly workspace_id: string;
  readonly list_id: string;
  readonly person_id: string;
  readonly registration: Registration | undefined;
  /** Sentence of the club for the mail about a decline. */
  readonly sentence?: string | undefined;
}

/** States in which nothing is to be decided: the address is not confirmed yet, or the person is about to be deleted. */
const NOT_DECIDABLE: readonly unknown[] = ['unconfirmed', 'declined', 'cancelled'];

/**
 * Makes a member of an application and enqueues the mail about it, in a transaction. False if it was decided before. The state is changed
 * first, so that of two decisions at once one counts.
 */
export async function acceptApplication(
  { persons, registrations }: Tables,
  { workspace_id, list_id, person_id, registration }: ApplicationToDecide,
  now: number,
): Promise<boolean> {
  if (NOT_DECIDABLE.includes(registration?.state)) return false;
  if (
    registration?.state === 'applied' &&
    !(await registrations.change(registration, { from: 'applied', to: 'accepted' }, now))
  )
    return false;
  return persons.confirm(workspace_id, list_id, person_id, now);
}

/**
 * Declines an application, in a transaction: the person is mailed, and deleted once that mail is sent; without a registration at once,
 * and nobody is mailed. False if it was decided before.
 */
export async function declineApplication(
  { erasures, registrations }: Tables,
  { workspace_id, list_id, person_id, registration, sentence }: ApplicationToDecide,
  now: number,
): Promise<boolean> {
  if (NOT_DECIDABLE.includes(registration?.state)) return false;
  if (registration?.state === 'applied')
    return registrations.change(registration, { from: 'applied', to: 'declined', sentence }, now);
  await erasures.erase(workspace_id, list_id, [person_id]);
  return true;
}
