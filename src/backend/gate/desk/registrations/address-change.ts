import { emailKey } from '../../../../fields/index.js';
import { addressesOf, recipientAddress } from '../../../../forms/index.js';
import type { AddressChange } from '../../../backend.js';
import type { GateContext } from '../../gate-context.js';
import type { Correction } from '../../registrations/correction.js';
import { registeredPerson } from '../../registrations/own-registrations.js';

/** Whether the mails about a registration go to another address after a correction; undefined if not. */
export async function addressChangeIn(
  context: GateContext,
  { registration, formContext, merged }: Correction,
): Promise<AddressChange | undefined> {
  const family = (await context.store.registrations.ofFamily(registration)).filter(
    ({ state }) => state !== 'cancelled',
  );
  const persons = await Promise.all(family.map(async (one) => (await registeredPerson(context, one))?.person));
  const { formModel } = formContext;
  const answers = Object.fromEntries(formModel.fields.map(({ name }) => [name, merged[name] ?? null]));
  const at = family.findIndex(({ id }) => id === registration.id);
  const addressesWith = (all: readonly (object | undefined)[]) =>
    addressesOf(
      formModel,
      family.map(({ state }, index) => ({ state, person: all[index] })),
    ).map((address) => address && emailKey(address));
  const before = addressesWith(persons);
  const after = addressesWith(persons.map((person, index) => (index === at ? { ...person, ...answers } : person)));
  if (before[at] === after[at] || !after[at]) return undefined;
  const otherAddresses = persons
    .filter((_, index) => index !== at)
    .map((person) => recipientAddress(formModel, [person]));
  const isInFamily = otherAddresses.some((address) => address && emailKey(address) === before[at]);
  return { registration_id: registration.id, endsLinks: !isInFamily };
}
