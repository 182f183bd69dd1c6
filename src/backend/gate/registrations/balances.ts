import type { MemberFee } from '../../../model/fee.js';
import type { Person } from '../../../model/person.js';
import type { Registration } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { memberFeeOf } from '../member-fee.js';
import { offerPriceIn, type OfferContext } from './offer-price.js';

/** A registration with its person. */
export interface PersonOfRegistration {
  readonly registration: Registration;
  readonly person: Person;
}

/** What somebody owes for a registration. Cents. */
export interface Balance {
  readonly amount: number | null;
  readonly fees: readonly MemberFee[];
  readonly credit: number;
}

/** The context in which the terms of an offered place are computed. */
export const offerContextOf = async ({ workspace, store, reads, memberApi }: GateContext): Promise<OfferContext> => ({
  workspace,
  store,
  formBySlug: reads.formBySlug,
  api: await memberApi(),
});

/** The price of an offered place with the answers of a person, in cents. */
export const priceOfOffer = (
  { workspace, store, reads, memberApi }: GateContext,
  registration: Registration,
  person: Person,
): Promise<number | null> =>
  offerPriceIn({ store, formBySlug: reads.formBySlug, memberApi: () => memberApi() })(workspace, registration, person);

/** The balances of registrations by the ids of the registrations. Creates fees that are missing. */
export async function balancesFor(
  context: GateContext,
  registered: readonly PersonOfRegistration[],
): Promise<ReadonlyMap<string, Balance>> {
  const { workspace, store, ensureFees } = context;
  const registrations = registered.map(({ registration }) => registration);
  const fees = await ensureFees(workspace, registrations);
  const person_ids = registrations.map(({ person_id }) => person_id);
  const credits = person_ids.length ? await store.credits.ofPersons(workspace.id, person_ids) : [];
  const balances = new Map<string, Balance>();
  for (const { registration, person } of registered) {
    const { id, state, amount } = registration;
    balances.set(id, {
      amount: state === 'offered' ? await priceOfOffer(context, registration, person) : amount,
      fees: (fees.get(id) ?? []).map((fee) => memberFeeOf(context, fee, person)),
      credit: credits.find(({ registration_id }) => registration_id === id)?.amount ?? 0,
    });
  }
  return balances;
}
