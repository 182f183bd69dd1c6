import type { Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import { withChangeRecord, withFeeOwner, withRegistration, type Backend } from '../backend.js';
import type { FeeOwner } from '../store/index.js';
import type { ServiceClients } from '../upstream/index.js';
import type { gateKeys } from './gate-keys.js';
import { serviceClientsOf } from './service-clients.js';

export interface BundledClients extends ServiceClients {
  /** Creates fees; with the registration that a fee is for. */
  readonly feeApi: (workspace: Workspace, owner?: FeeOwner) => Promise<Client<Service>>;
}

/**
 * In-process clients of the bundled service, for visitors, members and fees, each with a key of its own. Visitors' reads are cached
 * for `sharedMs` milliseconds.
 */
export function bundledClients(api: Backend, keys: ReturnType<typeof gateKeys>, sharedMs: number): BundledClients {
  const visitorClients = serviceClientsOf(api, keys.visitors, sharedMs);
  const memberClients = serviceClientsOf(api, keys.members);
  const feeClients = serviceClientsOf(api, keys.fees);
  return {
    visitorApi: (workspace, registration) =>
      visitorClients(workspace, registration && ((request) => withRegistration(registration, request))),
    memberApi: (workspace, record) =>
      memberClients(workspace, record && ((request) => withChangeRecord(record, request))),
    organiserApi: (workspace, registration) =>
      memberClients(workspace, (request) => withRegistration(registration, request)),
    // the bundled service ends them as it changes a person
    refreshMembers: async () => false,
    feeApi: (workspace, owner) => feeClients(workspace, owner && ((request) => withFeeOwner(owner, request))),
  };
}
