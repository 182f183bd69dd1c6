import {
  extensions,
  headerNames,
  limits,
  service,
  takesBody,
  type Extensions,
  type Service,
} from '../../contract/index.js';
import { urlOf, type Addresses, type Clock } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import {
  canonicalJson,
  checkQuery,
  createHono,
  errorHandler,
  JSON_CONTENT_TYPE,
  idempotentWrites,
  rateHeaders,
  readBody,
  registerContract,
  type Match,
  type Outcome,
  type ConsumeRate,
} from '../http/middleware/index.js';
import type { AccessKey, SharedReads, Store } from '../store/index.js';
import { addColumns } from './add-columns.js';
import { createFees } from './create-fees.js';
import { createPerson, earlyRefusals } from './create-person.js';
import { createPortalSession } from './create-portal-session.js';
import { deletePerson } from './delete-person.js';
import { listChanges } from './list-changes.js';
import { listColumns } from './list-columns.js';
import { listEvents } from './list-events.js';
import { listFees } from './list-fees.js';
import { listPersons } from './list-persons.js';
import { authenticate, requireScope } from './principal.js';
import { readMe } from './read-me.js';
import { readPerson } from './read-person.js';
import { DryRun, textOf, type Call, type Route } from './route.js';
import { synchronisePersons } from './synchronise-persons.js';
import { updatePerson } from './update-person.js';

export { identifierFields } from './create-portal-session.js';
export { externalIdField } from './external-id.js';
export { feeFields } from './fee-fields.js';
export { isFull, snippetOf } from './event-of.js';
export { fieldsOf, personOf, tagOf } from './person-of.js';
export { noteConsents } from './consent-changes.js';
export { noteCorrection } from './registration.js';
export { newPerson, withValues } from './person-shape.js';
export { createPortalLink } from './portal-link.js';

/** The specification and the endpoints beside it. */
const endpoints = { ...service, ...extensions };
type Endpoints = Service & Extensions;

/** One route per endpoint of the contract; a missing route does not compile. */
const routes: { readonly [Name in keyof Endpoints]: Route<Endpoints[Name]> } = {
  listEvents,
  listPersons,
  synchronisePersons,
  createPerson,
  readPerson,
  updatePerson,
  deletePerson,
  listColumns,
  addColumns,
  createFees,
  readMe,
  createPortalSession,
  listChanges,
  listFees,
};

export interface ServiceOptions {
  /** Prefix of every path. */
  mount?: string;
  store: Store;
  signer: Signer;
  addresses: Addresses;
  clock: Clock;
  /** Finds a key that exists in this process only, by its hash. */
  internalKey?: (hash: string) => AccessKey | undefined;
  /** Cached reads for requests with such keys; default: the store. */
  sharedReads?: Pick<SharedReads, 'workspaceById' | 'eventOfList'>;
  consume: ConsumeRate;
  /** Called with internal errors. */
  report: (error: unknown) => void;
}

/** The Hono app of the specification, for workspace keys only; paths are relative to {base_url}. */
export function serviceOf({
  mount = '',
  store,
  signer,
  addresses,
  clock,
  internalKey = () => undefined,
  sharedReads,
  consume,
  report,
}: ServiceOptions) {
  const executeOnce = idempotentWrites(store, signer);
  const storedReads: typeof sharedReads = {
    workspaceById: (id) => store.workspaces.byId(id),
    eventOfList: (workspace_id, list_id) => store.events.ofList(workspace_id, list_id),
  };
  const readsFor = ({ hash }: AccessKey) => (sharedReads && internalKey(hash) ? sharedReads : storedReads);

  async function write(call: Call, { name, endpoint }: Match<keyof Endpoints>, text: string): Promise<Outcome> {
    const { request, workspace, key, headers, now } = call;
    const idempotency_key = endpoint.method === 'POST' ? request.headers.get(headerNames.idempotencyKey) : null;
    const earlyRefusal = earlyRefusals[name];
    const address = `${endpoint.method} ${urlOf(request).pathname.slice(mount.length)}\n`;
    const attempt = {
      workspace_id: workspace.id,
      callerId: key.id,
      // an internal key changes with a restart, and retries must still find their answer
      secret: internalKey(key.hash) ? '' : (request.headers.get('authorization') ?? '').replace(/^bearer/i, 'Bearer'),
      key: idempotency_key,
      canonicalRequest: idempotency_key === null ? '' : address + canonicalJson(call.body),
      verbatimRequest: address + text,
      ...(earlyRefusal ? { refusal: () => earlyRefusal(call, readsFor(key)) } : {}),
      now,
    };
    return executeOnce(attempt, async (tables) => {
      let person_ids: readonly string[] = [];
      const setPersonIds = (ids: readonly string[]) => (person_ids = ids);
      const answer: unknown = await (routes[name] as Route<never>)({ ...call, store: tables, setPersonIds } as never);
      return { status: endpoint.status, body: textOf(answer), etag: headers.get('etag') ?? undefined, person_ids };
    }).catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
      return { status: endpoint.status, body: textOf(error.answer), replayed: false };
    });
  }

  const app = createHono<{ Variables: { key: AccessKey } }>(mount);
  app.onError(errorHandler(report, store.isUnavailable));
  app.use(rateHeaders);
  // before the path is looked up: without a key, unknown paths answer 401 too
  app.use(async (context, next) => {
    context.set('key', await authenticate(context.req.raw, store, internalKey, consume));
    await next();
  });
  registerContract(app, endpoints, async (match, context) => {
    const request = context.req.raw;
    const key = context.get('key');
    const url = urlOf(request);
    requireScope(key, match.endpoint.scopes);
    checkQuery(url.searchParams, match.endpoint);
    const workspace = await readsFor(key).workspaceById(key.workspace_id);
    if (!workspace) throw new Error('A key outlived its workspace');

    const headers = new Headers({ 'content-type': JSON_CONTENT_TYPE });
    const { params, endpoint } = match;
    const call = {
      params,
      body: undefined,
      query: url.searchParams,
      request,
      workspace,
      key,
      store,
      addresses,
      signer,
      now: clock(),
      headers,
      setPersonIds: () => {},
    };
    if (endpoint.method === 'GET') {
      const body = await (routes[match.name] as Route<never>)(call as never);
      return new Response(textOf(body), { headers });
    }

    const { value, text } = takesBody(endpoint)
      ? await readBody(request, endpoint.limit ?? limits.keyBody, endpoint.entries)
      : { value: undefined, text: '' };
    const { status, body, etag, replayed } = await write({ ...call, body: value } as never, match, text);
    if (etag) headers.set('etag', etag);
    if (replayed) headers.set(headerNames.replayed, 'true');
    if (status === 204) {
      headers.delete('content-type');
      return new Response(null, { status, headers });
    }
    return new Response(body, { status, headers });
  });
  return app;
}
