import { isApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { AttachedExpense, FeeInput } from '../../model/fee.js';
import type { Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import type { EnsureFees, RegistrationFee } from '../backend.js';
import { PAYABLE_STATES, type FeeOwner, type Registration, type Store } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

export interface FeeCreation {
  readonly store: Pick<Store, 'events' | 'fees' | 'forms' | 'registrationFees' | 'registrations'>;
  /**
   * A client of the service with a key that may read persons and create fees. With an owner, a client that assigns the new fee to the
   * registration, in one transaction if the service is the bundled one.
   */
  readonly feeApi: (workspace: Workspace, owner?: FeeOwner) => Promise<Client<Service>>;
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
 * Creates fees through POST /fees (docs/workspace.md#prices). The Idempotency-Key depends on nothing but the registration and the
 * number of its fees so far, so several processes, and retries after a lost answer or a crash, create one fee. The bundled service
 * notes the owner of the fee in the transaction that stores it; with a hosted one it is noted right after, and found
 * through the Idempotency-Key for 24 hours.
 */
export function feeCreator({ store, feeApi }: FeeCreation): EnsureFees {
  /** By registration. A key that is in flight is refused with 409, so callers in this process share one request. */
  const inFlight = new Map<string, Promise<RegistrationFee | undefined>>();

  /** Whether a registration has had another fee, costs something else or has ended since it was read. */
  async function hasChanged(before: Registration): Promise<boolean> {
    const now = await store.registrations.find(before.workspace_id, before.id);
    return (['fee_number', 'fee_id', 'amount', 'state'] as const).some((name) => now?.[name] !== before[name]);
  }

  /** Creates the fee that a registration lacks; undefined if it lacks none, or the person is gone. */
  async function createFeeOf(workspace: Workspace, { id }: Registration): Promise<RegistrationFee | undefined> {
    const registration = await store.registrations.find(workspace.id, id);
    if (!registration || !isPayable(registration) || registration.fee_id !== null) return undefined;
    const { list_id, person_id, amount, fee_number } = registration;
    const due = amount! - (await store.registrationFees.receivedFor(registration));
    const api = await feeApi(workspace);
    const person = await api.readPerson({ list_id, person_id }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (isApiError(error) && error.status === 404) return undefined;
        throw error;
      },
    );
    if (!person || due <= 0) return undefined;
    const { title, attached_expense } = await subjectOf(store, registration);
    const fee: FeeInput = {
      amount: due,
      description: await descriptionOf(title, person, registration, workspace),
      person_id,
      ...(attached_expense ? { attached_expense } : {}),
    };
    const owner: FeeOwner = { registration_id: id, fee_number, amount: amount! };
    const idempotency_key = await digest(`fee\n${workspace.id}\n${id}\n${fee_number}`);
    const created = await (
      await feeApi(workspace, owner)
    )
      .createFees({ body: { data: [fee] }, idempotency_key })
      .then(({ data }) => data[0])
      .catch(async (error: unknown) => {
        // another process was faster, or a correction came between: whoever looks next finds what is owed by then
        if (isApiError(error) && [409, 422].includes(error.status) && (await hasChanged(registration)))
          return undefined;
        throw error;
      });
    if (created) await store.registrationFees.adopt(workspace.id, owner, created.id);
    return created;
  }

  function feeOf(workspace: Workspace, registration: Registration) {
    const { id } = registration;
    const fee = inFlight.get(id) ?? createFeeOf(workspace, registration).finally(() => inFlight.delete(id));
    inFlight.set(id, fee);
    return fee;
  }

  return async (workspace, registrations) => {
    const payable = registrations.filter(isPayable);
    const feesByRegistration = new Map<string, readonly RegistrationFee[]>();
    for (const registration of payable) {
      const created = registration.fee_id === null ? await feeOf(workspace, registration) : undefined;
      if (created) feesByRegistration.set(registration.id, [created]);
    }
    const fees = payable.length
      ? await store.fees.ofPersons(
          workspace.id,
          payable.map(({ person_id }) => person_id),
        )
      : [];
    for (const { id } of payable) {
      const own = fees.filter(({ registration_id }) => registration_id === id);
      if (own.length) feesByRegistration.set(id, own);
    }
    return feesByRegistration;
  };
}

/** Creates the fees of all registrations that have none. One that the service refuses does not hold up the others. */
export const createFees = (ensureFees: EnsureFees): LifecycleTask => ({
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
          const { size } = await ensureFees(workspace, [registration]);
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
