import { serviceClient, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import type { Backend } from '../backend.js';
import { shortCache } from './caches/short-cache.js';
import type { internalKeys } from './internal-keys.js';

/** A client that caches the requests that all visitors make, for `ms` milliseconds. */
function withReadCache(client: Client<Service>, ms: number): Client<Service> {
  const events = shortCache<Awaited<ReturnType<typeof client.listEvents>>>(ms);
  const columns = shortCache<Awaited<ReturnType<typeof client.listColumns>>>(ms);
  return {
    ...client,
    listEvents: () => events('', () => client.listEvents()),
    listColumns: (listQuery) => columns(listQuery.list_id, () => client.listColumns(listQuery)),
  };
}

const SERVICE_BASE = 'http://service.invalid/api';

/** In-process clients of the service, one per workspace, each with an internal key. */
export function serviceClientsOf(api: Backend, keys: ReturnType<typeof internalKeys>, sharedMs = 0) {
  const clients = new Map<string, Promise<{ key: string; client: Client<Service> }>>();
  const create = async (workspace: Workspace) => {
    const key = await keys.keyOf(workspace);
    return { key, client: withReadCache(serviceClient({ base: SERVICE_BASE, key, fetch: api }), sharedMs) };
  };
  /** Returns the client; with `prepare`, one whose requests it prepares. */
  return async (workspace: Workspace, prepare?: (request: Request) => Request): Promise<Client<Service>> => {
    const entry = clients.get(workspace.id) ?? create(workspace);
    clients.set(workspace.id, entry);
    const { key, client } = await entry;
    if (!prepare) return client;
    const fetch: Backend = (request) => api(prepare(request));
    return serviceClient({ base: SERVICE_BASE, key, fetch });
  };
}
