import { isApiError, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import type { EnsureFees, RegistrationFee } from '../backend.js';
import { PAYABLE_STATES, type FeeOwner, type Registration, type Store } from '../store/index.js';
import { feeInputOf } from './fee-input.js';

export interface FeeCreation {
  readonly store: Pick<Store, 'events' | 'fees' | 'forms' | 'registrationFees' | 'registrations'>;
  /**
   * A client of the service with a key that may read persons and create fees. With an owner, a client that assigns the new fee to the
   * registration, in one transaction if the service is the bundled one.
   */
  readonly feeApi: (workspace: Workspace, owner?: FeeOwner) => Promise<Client<Service>>;
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
    const fee = await feeInputOf(store, { workspace, registration, person }, due);
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
    if (created) await store.registrationFees.attachFee(workspace.id, owner, created.id);
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
