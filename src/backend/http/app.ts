import { serviceClient, type Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import { loadRegions } from '../../fields/index.js';
import type { Workspace } from '../../model/workspace.js';
import {
  addressesAt,
  monotonicClock,
  withRegistration,
  type Addresses,
  type Backend,
  type Clock,
  type RegistrationOutcome,
  type RegistrationRecord,
} from '../backend.js';
import { shortCache } from './caches/short-cache.js';
import { gateOf } from '../gate/index.js';
import { sealWith } from '../crypto/index.js';
import {
  backendOf,
  canonicalAddresses,
  createHono,
  errorHandler,
  rateLimiter,
  Refusal,
  securityHeaders,
  standardRates,
  abuseScoreIn,
  noRateLimit,
  noAbuseScore,
  type Rates,
} from './middleware/index.js';
import {
  mailCapsOf,
  mailSender,
  nullTransport,
  unlimitedMails,
  type MailSender,
  type MailRefusal,
  type MailTransport,
} from '../mail/index.js';
import { documentationOf } from '../openapi/index.js';
import { overloadedResponse } from './load-shedding.js';
import { pagesOf } from '../pages/index.js';
import { serviceOf } from '../service/index.js';
import { readCache } from './caches/read-cache.js';
import { internalKeys } from './internal-keys.js';
import type { Store } from '../store/index.js';

export interface AppOptions {
  store: Store;
  /** Where visitors reach this installation: `https://turnout.example.org`. */
  origin: string;
  clock?: Clock;
  /** Tells how old something is. Milliseconds of a clock that only goes forward; default: `clock` where there is one. */
  elapsed?: Clock;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** How often one may ask, where that is not the standard; false for as often as one likes. */
  rates?: Partial<Rates> | false;
  /**
   * For how many milliseconds the gate goes by what it has read of events, columns, forms and the workspace. The service
   * decides by what is stored, whatever the gate went by.
   */
  sharedMs?: number;
  /** Hears of what went wrong on our side. */
  report?: (error: unknown) => void;
  /** Hears of registrations; not of whom. */
  onRegistration?: (news: RegistrationOutcome) => void;
  /** Hears of mails that were not sent, and why; not of whom they were for. */
  mailRefused?: (reason: MailRefusal) => void;
  /** How mails leave. Where absent they wait in the outbox. */
  mailTransport?: MailTransport;
  /** Whom mails are from where a club has no address of its own, or may not send under it: `portal@turnout.example.org`. */
  mailFrom?: string;
}

const visitorScopes = ['events:read', 'columns:read', 'registrations:write'] as const;
const memberScopes = ['columns:read', 'persons:read', 'persons:write', 'portal_sessions:write'] as const;

/** A client that reads what all visitors ask for once in so many milliseconds. */
function withReadCache(client: Client<Service>, ms: number): Client<Service> {
  const events = shortCache<Awaited<ReturnType<typeof client.listEvents>>>(ms);
  const columns = shortCache<Awaited<ReturnType<typeof client.listColumns>>>(ms);
  return {
    ...client,
    listEvents: () => events('', () => client.listEvents()),
    listColumns: (asked) => columns(asked.list_id, () => client.listColumns(asked)),
  };
}

const SERVICE_BASE = 'http://service.invalid/api';

/** The service of each workspace for those in the same process, with a key that nobody else has. */
function serviceClientsOf(api: Backend, keys: ReturnType<typeof internalKeys>, sharedMs = 0) {
  const clients = new Map<string, Promise<{ key: string; client: Client<Service> }>>();
  const create = async (workspace: Workspace) => {
    const key = await keys.keyOf(workspace);
    return { key, client: withReadCache(serviceClient({ base: SERVICE_BASE, key, fetch: api }), sharedMs) };
  };
  /** With a registration: a client that stores it with the person that it creates. */
  return async (workspace: Workspace, registration?: RegistrationRecord): Promise<Client<Service>> => {
    const known = clients.get(workspace.id) ?? create(workspace);
    clients.set(workspace.id, known);
    const { key, client } = await known;
    if (!registration) return client;
    const fetch: Backend = (request) => api(withRegistration(registration, request));
    return serviceClient({ base: SERVICE_BASE, key, fetch });
  };
}

/** The whole backend: what answers requests, and what sends mails meanwhile. */
export interface App {
  readonly backend: Backend;
  /** Counts a request of somebody who only reads, for an answer that is ready; false where there were too many. */
  readonly admits: (address: string) => Promise<boolean>;
  readonly mailSender: MailSender;
  /** Answers without any look-up that there is too much to do: 503, for a hosted page in words. */
  readonly refuse: Backend;
}

/** What answers requests alone, for who sends no mails. */
export const createBackend = async (options: AppOptions): Promise<Backend> => (await createApp(options)).backend;

/** Service, gate, pages and mails behind one address, wherever that is. */
export async function createApp({
  store,
  origin,
  clock: ownClock,
  elapsed = ownClock ?? monotonicClock,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  rates = {},
  sharedMs = 0,
  report = () => {},
  onRegistration = () => {},
  mailRefused = () => {},
  mailTransport = nullTransport,
  mailFrom,
}: AppOptions): Promise<App> {
  const clock = ownClock ?? Date.now;
  await loadRegions();
  const addresses: Addresses = addressesAt(origin);
  const seal = sealWith(await store.settings.secret());
  const limits = rates && { store, seal, clock, elapsed, rates: { ...standardRates, ...rates }, report };
  const consume = limits ? rateLimiter(limits) : noRateLimit;
  const abuseScore = limits ? abuseScoreIn(limits) : noAbuseScore;
  // whom visitors have to do with may register them; whom members have to do with may read and change members
  const keys = { visitors: internalKeys(visitorScopes), members: internalKeys(memberScopes) };
  const standing = (hash: string) => keys.visitors.byHash(hash) ?? keys.members.byHash(hash);
  const reads = readCache(store, sharedMs);
  const api = serviceOf({
    mount: '/api',
    store,
    seal,
    addresses,
    clock,
    internalKey: standing,
    sharedReads: reads,
    consume,
    report,
  });
  const clientFor = serviceClientsOf(backendOf(api), keys.visitors, sharedMs);
  const members = serviceClientsOf(backendOf(api), keys.members);

  const visitors = gateOf({
    mount: '/public',
    store,
    reads,
    upstream: clientFor,
    members,
    addresses,
    seal,
    clock,
    elapsed,
    consume,
    abuseScore,
    report,
    onRegistration,
  });
  const documentation = documentationOf(addresses);
  const pages = (gate: Backend) => pagesOf({ gate, addresses, clock, wait, report });

  const app = createHono();
  app.onError(errorHandler(report, store.isUnavailable));
  app.use(securityHeaders(origin));
  app.use(async ({ req }, next) => {
    // methods that a Request cannot be made of
    if (/^(TRACE|TRACK|CONNECT)$/i.test(req.method))
      throw new Refusal(405, 'There is no such method here.', [], { allow: 'GET, HEAD, POST, PUT, DELETE' });
    await next();
  });
  app.use(canonicalAddresses);
  app.use('/api/*', async ({ req }, next) => documentation(req.raw) ?? next());
  app.route('/', api);
  app.route('/', visitors);
  app.route('/', pages(backendOf(visitors)));

  const overloaded = createHono();
  overloaded.onError(errorHandler(report));
  overloaded.use(securityHeaders(origin));
  // the same words as where the gate refuses, and the same care: what was typed is on the page, to be sent again
  overloaded.route(
    '/',
    pages(async () => overloadedResponse()),
  );
  overloaded.notFound(overloadedResponse);

  const from = mailFrom === undefined ? {} : { from: mailFrom };
  const caps = limits ? mailCapsOf({ store, seal, consume, report, onRefusal: mailRefused }) : unlimitedMails;
  const sender = mailSender({
    ...{ store, members, transport: mailTransport, addresses, caps, clock, report, onRefusal: mailRefused },
    ...{ host: new URL(origin).hostname, ...from },
  });
  // where that cannot be told, whoever answers finds out
  const admits = (address: string) =>
    consume('reading', address).then(
      () => true,
      () => false,
    );
  return {
    admits,
    backend: backendOf(app),
    mailSender: sender,
    refuse: backendOf(overloaded),
  };
}
