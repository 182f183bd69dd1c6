import { isApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { AttachedExpense, FeeInput } from '../../model/fee.js';
import type { Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import { PAYABLE_STATES, type FeeRow, type Registration, type Store } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** The fee of a registration. */
export type RegistrationFee = Pick<FeeRow, 'id' | 'amount' | 'reference'> & Partial<Pick<FeeRow, 'due_at' | 'paid_at'>>;

/**
 * Creates the fees of registrations that have none yet. Returns the fees by the ids of the registrations; those that cost
 * nothing, or need not be paid, have none. Repeatable at any time: nobody gets a second fee.
 */
export type CreateFeesOf = (
  workspace: Workspace,
  registrations: readonly Registration[],
) => Promise<ReadonlyMap<string, RegistrationFee>>;

export interface FeeCreation {
  readonly store: Pick<Store, 'events' | 'fees' | 'forms' | 'registrations'>;
  /** A client of the service with a key that may read persons and create fees. */
  readonly treasurer: (workspace: Workspace) => Promise<Client<Service>>;
}

/** The longest description of a fee, in code points. */
const MAX_DESCRIPTION_LENGTH = 250;

const shorten = (text: string): string => [...text].slice(0, MAX_DESCRIPTION_LENGTH).join('');

/** Registrations looked at in one query. */
const BATCH_SIZE = 500;

/** The title of the event and what its fees are booked on. */
interface FeeSubject {
  readonly title: string;
  readonly attached_expense?: AttachedExpense;
}

async function subjectOf(
  { events, forms }: FeeCreation['store'],
  { workspace_id, slug, list_id }: Registration,
): Promise<FeeSubject> {
  const form = await forms.find(workspace_id, slug);
  const event = (await events.all(workspace_id)).find((one) => one.list_id === list_id);
  const { cost_unit, category } = form?.layout?.prices ?? {};
  return {
    title: event?.title ?? form?.title ?? slug,
    ...(cost_unit === undefined
      ? {}
      : {
          attached_expense: {
            costunit_name: cost_unit,
            ...(category === undefined ? {} : { category_name: category }),
          },
        }),
  };
}

/** Title and name, in the first language of the club; a person without a name is the first, second … of the family. */
async function descriptionOf(
  title: string,
  { name }: { readonly name?: { readonly first_name?: string | null; readonly last_name?: string | null } | null },
  { position }: Registration,
  { languages }: Workspace,
): Promise<string> {
  const fullName = [name?.first_name, name?.last_name].filter(Boolean).join(' ');
  const label = fullName || (await wordsOf(languages[0]!, 'form')).participant(position + 1);
  return shorten(`${title}: ${label}`);
}

const isPayable = ({ state, amount }: Registration): boolean =>
  PAYABLE_STATES.includes(state) && amount !== null && amount > 0;

/**
 * Creates fees through POST /fees (docs/workspace.md#prices). The Idempotency-Key depends on nothing but the registration, so
 * several processes, and retries after a lost answer or a crash, create one fee. Keys are known for a day; a fee that was created
 * before is found by its person, amount and title.
 */
export function feesOfRegistrations({ store, treasurer }: FeeCreation): CreateFeesOf {
  /** By registration. A key that is in flight is refused with 409, so callers in this process share one request. */
  const inFlight = new Map<string, Promise<RegistrationFee | undefined>>();

  /** The fee, created unless there is one; undefined where the person is gone. */
  async function createFeeOf(
    workspace: Workspace,
    registration: Registration,
    fees: readonly FeeRow[],
  ): Promise<RegistrationFee | undefined> {
    const { id, list_id, person_id, amount, created_at, fee_id } = registration;
    if (fee_id !== null) return fees.find((fee) => fee.id === fee_id);
    const { title, attached_expense } = await subjectOf(store, registration);
    const existing = fees.find(
      (fee) =>
        fee.person_id === person_id &&
        fee.amount === amount &&
        fee.created_at >= created_at &&
        fee.description.startsWith(shorten(title)),
    );
    if (existing) return existing;
    const api = await treasurer(workspace);
    const person = await api.readPerson({ list_id, person_id }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (isApiError(error) && error.status === 404) return undefined;
        throw error;
      },
    );
    if (!person) return undefined;
    const fee: FeeInput = {
      amount: amount!,
      description: await descriptionOf(title, person, registration, workspace),
      person_id,
      ...(attached_expense ? { attached_expense } : {}),
    };
    const idempotency_key = await digest(`fee\n${workspace.id}\n${id}`);
    const { data } = await api.createFees({ body: { data: [fee] }, idempotency_key });
    return data[0];
  }

  function feeOf(...[workspace, registration, fees]: Parameters<typeof createFeeOf>) {
    const { id } = registration;
    const fee = inFlight.get(id) ?? createFeeOf(workspace, registration, fees).finally(() => inFlight.delete(id));
    inFlight.set(id, fee);
    return fee;
  }

  return async (workspace, registrations) => {
    const payable = registrations.filter(isPayable);
    const created = new Map<string, RegistrationFee>();
    if (!payable.length) return created;
    const fees = await store.fees.ofPersons(
      workspace.id,
      payable.map(({ person_id }) => person_id),
    );
    for (const registration of payable) {
      const fee = await feeOf(workspace, registration, fees);
      if (!fee) continue;
      created.set(registration.id, fee);
      if (registration.fee_id === null) await store.registrations.setFee(registration, fee.id);
    }
    return created;
  };
}

/** Creates the fees of all registrations that have none. One that the service refuses does not hold up the others. */
export const createFees = (createFeesOf: CreateFeesOf): LifecycleTask => ({
  intervalMs: 15_000,
  async run({ store, log }) {
    const errors: unknown[] = [];
    for (let after = '', more = true; more;) {
      const registrations = await store.registrations.withoutFee(after, BATCH_SIZE);
      for (const registration of registrations) {
        const { workspace_id, slug } = registration;
        const workspace = await store.workspaces.byId(workspace_id);
        if (!workspace) continue;
        try {
          const { size } = await createFeesOf(workspace, [registration]);
          if (size) log({ event: 'created the fee of a registration', workspace_id, slug });
        } catch (error) {
          errors.push(error);
        }
      }
      after = registrations.at(-1)?.id ?? after;
      more = registrations.length === BATCH_SIZE;
    }
    if (errors.length) throw errors[0];
  },
});
