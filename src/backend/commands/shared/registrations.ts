import type { RegistrationState } from '../../../model/own-registration.js';
import type { Registration, Store } from '../../store/index.js';
import { formatLocalTime, UsageError } from '../../workspace/index.js';
import { CommandError } from './faults.js';
import { whoIs } from './pending-reviews.js';

/** A registration and the name of its person. */
export interface NamedRegistration {
  readonly registration: Registration;
  readonly who: string;
}

/** The registrations of a list in some states, the oldest first, with names. */
export async function registrationsOf(
  { registrations, persons }: Pick<Store, 'registrations' | 'persons'>,
  workspace_id: string,
  list_id: string,
  states: readonly RegistrationState[],
): Promise<NamedRegistration[]> {
  const rows = await Promise.all(states.map((state) => registrations.inState(workspace_id, list_id, state)));
  const all = rows.flat().sort((one, other) => one.created_at - other.created_at);
  const rowsOfPersons = await persons.findAll(
    workspace_id,
    'id',
    all.map(({ person_id }) => person_id),
    list_id,
  );
  const byId = new Map(rowsOfPersons.map((person) => [person.id, person]));
  return all.flatMap((registration) => {
    const person = byId.get(registration.person_id);
    if (!person) return [];
    const { first_name, last_name, email } = person;
    return [{ registration, who: whoIs({ name: { first_name, last_name }, email }) }];
  });
}

/** The registrations with these ids, each once. Throws `UsageError` if one is not among them. */
export function registrationsById<Named extends NamedRegistration>(
  all: readonly Named[],
  ids: readonly string[],
  listCommand: string,
): Named[] {
  return [...new Set(ids)].map((id) => {
    const match = all.find(({ registration }) => registration.id === id);
    if (!match) throw new UsageError(`There is no registration ${id}: ${listCommand}. Nothing was done.`);
    return match;
  });
}

/** The state of a registration as lists print it: one that ends by itself with its end, by the clocks of the club. */
export const stateUntil = (
  { state, deadline_at }: Pick<Registration, 'state' | 'deadline_at'>,
  time_zone: string,
): string =>
  deadline_at !== null && ['offered', 'unconfirmed'].includes(state)
    ? `${state} until ${formatLocalTime(deadline_at, time_zone)}`
    : state;

/** Throws `CommandError` if the address of a registration is not confirmed: a stranger may have typed it. */
export function requireConfirmed(
  id: string,
  registration: Pick<Registration, 'state' | 'deadline_at'> | undefined,
  time_zone: string,
): void {
  if (registration?.state !== 'unconfirmed') return;
  const state = stateUntil(registration, time_zone);
  throw new CommandError(`The e-mail address of ${id} is not confirmed yet: ${state}. Nothing was done.`);
}
