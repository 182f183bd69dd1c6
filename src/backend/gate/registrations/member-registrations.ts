import { addressesOf } from '../../../forms/index.js';
import type { RegistrationState } from '../../../model/own-registration.js';
import { emailKey, type Family, type PortalSession, type Registration } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { personsOf, requireSession } from '../member.js';
import { formContextOf, registeredPerson, type RegistrationFormContext } from './own-registrations.js';
import { noRegistration, type FindFamily, type OpenFamily } from './session.js';

/** The registrations of a family that a member may see, and their form. */
export interface MemberFamily extends OpenFamily {
  readonly formContext: RegistrationFormContext;
}

/**
 * The address that a session's link was mailed to, in the form that addresses are compared in; undefined if it was mailed to none, or the
 * members have another one by now.
 */
async function addressOf(context: GateContext, { email_key, person_ids }: PortalSession): Promise<string | undefined> {
  if (email_key === null) return undefined;
  const persons = await personsOf(context, person_ids);
  return persons.some(({ email }) => emailKey(email) === email_key) ? email_key : undefined;
}

/** An accepted application is a member; an address that was never confirmed may have been typed by a stranger. */
const HIDDEN_STATES: readonly RegistrationState[] = ['cancelled', 'accepted', 'unconfirmed'];

/** Those of a family whose mails go to an address. */
async function visibleIn(context: GateContext, family: Family, address: string): Promise<MemberFamily | undefined> {
  const form = await context.reads.formBySlug(context.workspace.id, family.slug);
  if (!form) return undefined;
  const formContext = await formContextOf(context, form);
  const all = await context.store.registrations.ofFamily(family);
  const persons = await Promise.all(all.map((one) => registeredPerson(context, one)));
  const addresses = addressesOf(
    formContext.formModel,
    all.map(({ state }, index) => ({ state, person: persons[index]?.person })),
  );
  const visible = all.filter((_, index) => persons[index] && emailKey(addresses[index] ?? null) === address);
  return {
    form,
    formContext,
    family: family.family,
    registrations: visible.filter(({ state }) => !HIDDEN_STATES.includes(state)),
    cancelled: visible.filter(({ state }) => state === 'cancelled'),
  };
}

/**
 * The registrations that a member's session may see (decision 15): exactly those whose mails go to the address that the sign-in
 * link was mailed to. A session from a link that nobody was mailed sees none.
 */
export async function memberFamilies(context: GateContext, session: PortalSession): Promise<MemberFamily[]> {
  const address = await addressOf(context, session);
  if (address === undefined) return [];
  const families = await context.store.registrationAddresses.familiesAt(context.workspace.id, address);
  const visible = await Promise.all(families.map((family) => visibleIn(context, family, address)));
  return visible.filter((family) => family !== undefined);
}

/**
 * The family of the requested registration, as far as the member may see it. Throws 401 without a session; the same 404 if there is no such registration,
 * and if it is not the member's.
 */
export const requireMemberFamily: FindFamily = async (context) => {
  const families = await memberFamilies(context, await requireSession(context));
  const isRequested = ({ id }: Registration) => id === context.params['registration_id'];
  const family = families.find((one) => [...one.registrations, ...one.cancelled].some(isRequested));
  if (!family) throw noRegistration();
  return family;
};
