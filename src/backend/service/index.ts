import { headers as names, limits, service, type Service } from '../../contract/index.js';
import type { Addresses, Backend, Clock } from '../backend.js';
import {
  faults,
  needsAnotherLook,
  onceWith,
  readBody,
  routerOf,
  securityHeaders,
  type Match,
  type Outcome,
  type Seal,
} from '../layers/index.js';
import type { AccessKey, Store } from '../store/index.js';
import { addColumns } from './add-columns.js';
import { createPerson } from './create-person.js';
import { listColumns } from './list-columns.js';
import { listEvents } from './list-events.js';
import { listPersons } from './list-persons.js';
import { principalOf, requireScope } from './principal.js';
import { readPerson } from './read-person.js';
import type { Call, Route } from './route.js';

export { snippetOf } from './event-of.js';

/** One route per line of the contract; the compiler asks for each. */
const routes: { readonly [Name in keyof Service]: Route<Service[Name]> } = {
  listEvents,
  listPersons,
  createPerson,
  readPerson,
  listColumns,
  addColumns,
};

export interface ServiceOptions {
  store: Store;
  seal: Seal;
  addresses: Addresses;
  clock: Clock;
  /** Keys that live in this process only, by the hash of the key. */
  standing?: (hash: string) => AccessKey | undefined;
  /** Hears of what went wrong on our side. */
  report: (error: unknown) => void;
}

const json = 'application/json; charset=utf-8';

/** The specification: its paths relative to {base_url}, for workspace keys only. */
export function serviceOf({
  store,
  seal,
  addresses,
  clock,
  standing = () => undefined,
  report,
}: ServiceOptions): Backend {
  const find = routerOf(service);
  const once = onceWith(store, seal);

  async function write(
    call: Call,
    { name, endpoint }: Match<keyof Service>,
    request: Request,
    text: string,
  ): Promise<Outcome> {
    const key = endpoint.method === 'POST' ? request.headers.get(names.idempotencyKey) : null;
    const said = `${endpoint.method} ${new URL(request.url).pathname}\n${text}`;
    const attempt = { workspace_id: call.workspace.id, asker: call.key.id, key, said, now: call.now };
    try {
      return await once(attempt, async (tables) => {
        const answer = await (routes[name] as Route<never>)({ ...call, store: tables } as never);
        const { data } = answer as { data: { id?: string } };
        return { status: endpoint.status, body: JSON.stringify(answer), person_id: data.id };
      });
    } catch (error) {
      // two writers met between the look-up and the write
      if (store.taken(error)?.includes('external_id'))
        throw needsAnotherLook([{ field: 'external_id', code: 'taken' }]);
      throw error;
    }
  }

  const answer: Backend = async (request) => {
    const url = new URL(request.url);
    const key = await principalOf(request, store, standing);
    const match = find(request.method, url.pathname);
    requireScope(key, match.endpoint.scopes);
    const workspace = await store.workspaces.byId(key.workspace_id);
    if (!workspace) throw new Error('A key outlived its workspace');

    const headers = new Headers({ 'content-type': json });
    const { params, endpoint } = match;
    const call = {
      params,
      body: undefined,
      query: url.searchParams,
      workspace,
      key,
      store,
      addresses,
      seal,
      now: clock(),
      headers,
    };
    if (endpoint.method === 'GET') {
      const body = await (routes[match.name] as Route<never>)(call as never);
      return new Response(JSON.stringify(body), { headers });
    }

    const { value, text } = await readBody(request, endpoint.limit ?? limits.keyBody);
    const written = await write({ ...call, body: value } as never, match, request, text);
    if (written.replayed) headers.set(names.replayed, 'true');
    return new Response(written.body, { status: written.status, headers });
  };

  return securityHeaders(faults(report)(answer));
}
