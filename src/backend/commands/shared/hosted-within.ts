import type { Client } from '../../../api/index.js';
import { isApiError } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import type { Scope, Workspace } from '../../../model/workspace.js';
import { addressesAt, type RegistrationRecord } from '../../backend.js';
import type { Store } from '../../store/index.js';
import { hostedService } from '../../upstream/index.js';
import type { Call } from './command.js';
import { CommandError } from './faults.js';
import { withService } from './service-within.js';
import { upstreamFrom, type upstreamOptions } from './upstream-options.js';

/** The service that has the persons of a command's data, and what the command needs there. */
interface RegisteringWork {
  readonly workspace: Workspace;
  readonly scopes: readonly Scope[];
}

type RegistrationApi = (registration: RegistrationRecord) => Promise<Client<Service>>;

/** Throws `CommandError` for a hosted service that does not answer: what was begun goes on in the gate. */
function requireAnswer(error: unknown): never {
  if (isApiError(error) && error.status >= 500)
    throw new CommandError(
      'The service did not answer. What was begun is carried out by turnout gate once it answers; the command can be repeated.',
      { cause: error },
    );
  throw error;
}

/**
 * The same as `withService`, for data of a gate too: there, `registrationApi` stores persons at the service that the options of the command
 * name. Throws `UsageError` without those.
 */
export async function withRegistrations<Result>(
  call: Pick<Call<typeof upstreamOptions>, 'options' | 'sourceOf'>,
  store: Store,
  { workspace, scopes }: RegisteringWork,
  work: (api: Client<Service>, registrationApi: RegistrationApi) => Promise<Result>,
): Promise<Result> {
  if (!(await store.settings.isGate())) return withService(store, workspace, scopes, work);
  const { upstream } = upstreamFrom(call);
  const hosted = await hostedService({ store, upstream, report: () => {} });
  try {
    return await withService(store, workspace, scopes, (api) => {
      const { visitorApi } = hosted.clientsOver(
        { visitorApi: async () => api, memberApi: async () => api, refreshMembers: async () => false },
        addressesAt('http://service.invalid'),
      );
      return work(api, (registration) => visitorApi(workspace, registration));
    });
  } catch (error) {
    return requireAnswer(error);
  } finally {
    await hosted.settled();
  }
}
