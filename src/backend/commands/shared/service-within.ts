import { isApiError, serviceClient, type Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import type { Scope, Workspace } from '../../../model/workspace.js';
import { addressesAt, withRegistration, type RegistrationRecord } from '../../backend.js';
import { signerWith } from '../../crypto/index.js';
import { backendOf, noRateLimit } from '../../http/middleware/index.js';
import { serviceOf } from '../../service/index.js';
import { internalKeys } from '../../http/internal-keys.js';
import type { Store } from '../../store/index.js';

/** The service inside a command, for what it does better than the store: all its checks, and once however often it is asked. `registrationApi` gives a client that stores a
 * registration together with the person that it creates. */
export async function withService<Result>(
  store: Store,
  workspace: Workspace,
  scopes: readonly Scope[],
  work: (
    api: Client<Service>,
    registrationApi: (registration: RegistrationRecord) => Promise<Client<Service>>,
  ) => Promise<Result>,
): Promise<Result> {
  const keys = internalKeys(scopes);
  const key = await keys.keyOf(workspace);
  const faults: unknown[] = [];
  const base = 'http://service.invalid/api';
  const service = serviceOf({
    mount: '/api',
    store,
    signer: signerWith(await store.settings.secret()),
    addresses: addressesAt('http://service.invalid'),
    clock: Date.now,
    internalKey: keys.byHash,
    consume: noRateLimit,
    report: (error) => faults.push(error),
  });
  try {
    const fetch = backendOf(service);
    const registrationApi = async (registration: RegistrationRecord) =>
      serviceClient({ base, key, fetch: (request) => fetch(withRegistration(registration, request)) });
    return await work(serviceClient({ base, key, fetch }), registrationApi);
  } catch (error) {
    // what went wrong below is what there is to tell, not that the service answered 500
    throw isApiError(error) && error.status >= 500 ? (faults.at(-1) ?? error) : error;
  }
}
