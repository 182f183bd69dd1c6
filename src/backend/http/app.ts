import type { MiddlewareHandler } from 'hono';
import { loadRegions } from '../../fields/index.js';
import {
  addressesAt,
  monotonicClock,
  withChangeRecord,
  withFeeOwner,
  withRegistration,
  type Addresses,
  type Backend,
  type Clock,
  type ConfirmRegistrations,
  type EnsureFees,
  type RegistrationOutcome,
} from '../backend.js';
import { gateOf, offerPriceIn } from '../gate/index.js';
import { signerWith } from '../crypto/index.js';
import {
  backendOf,
  canonicalAddresses,
  createHono,
  errorHandler,
  rateHeadersOf,
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
import { feeCreator } from '../lifecycle/index.js';
import { documentationOf } from '../openapi/index.js';
import { overloadedResponse } from './load-shedding.js';
import { pagesOf } from '../pages/index.js';
import { serviceOf } from '../service/index.js';
import { readCache } from './caches/read-cache.js';
import { gateKeys } from './gate-keys.js';
import { serviceClientsOf } from './service-clients.js';
import type { Store } from '../store/index.js';
import type { ServiceClients } from '../upstream/index.js';

export interface AppOptions {
  store: Store;
  /** The public origin of this installation: `https://turnout.example.org`. */
  origin: string;
  clock?: Clock;
  /** Monotonic clock in milliseconds, for ages; default: `clock` if given. */
  elapsed?: Clock;
  /** Resolves after the given number of milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Rate limits that differ from the standard; false for no limits. */
  rates?: Partial<Rates> | false;
  /**
   * Milliseconds for which the gate caches events, columns, forms and the workspace. The service decides by stored data,
   * whatever the gate has cached.
   */
  sharedMs?: number;
  /** Called with internal errors. */
  report?: (error: unknown) => void;
  /** Called for each registration, without personal data. */
  onRegistration?: (outcome: RegistrationOutcome) => void;
  /** Called for each mail that was not sent, with the reason and without the recipient. */
  mailRefused?: (reason: MailRefusal) => void;
  /** Sends the mails; without it, mails wait in the outbox. */
  mailTransport?: MailTransport;
  /** Puts a hosted service in the place of the bundled one, which then only answers for it from its replica, and not over the network. */
  hosted?: {
    clientsOver(local: ServiceClients, addresses: Addresses): ServiceClients;
    readonly confirmRegistrations: ConfirmRegistrations;
  };
  /** Sender for clubs without an address, or that may not send under it: `portal@turnout.example.org`. */
  mailFrom?: string;
}

/** The whole backend: it answers requests and sends mails. */
export interface App {
  readonly backend: Backend;
  /** Counts a read request that a cache answers. Returns the headers about its limit; undefined above it. */
  readonly admits: (address: string) => Promise<Readonly<Record<string, string>> | undefined>;
  readonly mailSender: MailSender;
  readonly ensureFees: EnsureFees;
  /** Answers 503 without any look-up; a hosted page answers with a page. */
  readonly refuse: Backend;
}

/** Answers 503 without any look-up; hosted pages keep the values of a form, so that they can be sent again. */
function overloadedApp(origin: string, report: (error: unknown) => void, pages: ReturnType<typeof pagesOf>) {
  const app = createHono();
  app.onError(errorHandler(report));
  app.use(securityHeaders(origin));
  app.route('/', pages);
  app.notFound(overloadedResponse);
  return app;
}

/** Refuses methods that a `Request` cannot have. */
const refuseMethods: MiddlewareHandler = async ({ req }, next) => {
  if (/^(TRACE|TRACK|CONNECT)$/i.test(req.method))
    throw new Refusal(405, 'There is no such method here.', [], { allow: 'GET, HEAD, POST, PUT, DELETE' });
  await next();
};

/** The backend alone, without sending mails. */
export const createBackend = async (options: AppOptions): Promise<Backend> => (await createApp(options)).backend;

/** Creates the app of service, gate, pages and mails at one origin. */
export async function createApp({
  store,
  origin,
  clock: customClock,
  elapsed = customClock ?? monotonicClock,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  rates = {},
  sharedMs = 0,
  report = () => {},
  onRegistration = () => {},
  mailRefused = () => {},
  mailTransport = nullTransport,
  mailFrom,
  hosted,
}: AppOptions): Promise<App> {
  const clock = customClock ?? Date.now;
  await loadRegions();
  const addresses: Addresses = addressesAt(origin);
  const signer = signerWith(await store.settings.secret());
  const limits = rates && { store, signer, clock, elapsed, rates: { ...standardRates, ...rates }, report };
  const consume = limits ? rateLimiter(limits) : noRateLimit;
  const abuseScore = limits ? abuseScoreIn(limits) : noAbuseScore;
  const keys = gateKeys();
  const reads = readCache(store, sharedMs);
  const api = serviceOf({
    mount: '/api',
    store,
    signer,
    addresses,
    clock,
    internalKey: keys.byHash,
    sharedReads: reads,
    consume,
    report,
  });
  const visitorClients = serviceClientsOf(backendOf(api), keys.visitors, sharedMs);
  const memberClients = serviceClientsOf(backendOf(api), keys.members);
  const bundled: ServiceClients = {
    visitorApi: (workspace, registration) =>
      visitorClients(workspace, registration && ((request) => withRegistration(registration, request))),
    memberApi: (workspace, record) =>
      memberClients(workspace, record && ((request) => withChangeRecord(record, request))),
    // the bundled service ends them as it changes a person
    refreshMembers: async () => false,
  };
  const { visitorApi, memberApi, refreshMembers } = hosted?.clientsOver(bundled, addresses) ?? bundled;
  const feeClients = serviceClientsOf(backendOf(api), keys.fees);
  const ensureFees = feeCreator({
    store,
    feeApi: (workspace, owner) => feeClients(workspace, owner && ((request) => withFeeOwner(owner, request))),
  });

  const visitors = gateOf({
    mount: '/public',
    store,
    reads,
    visitorApi,
    memberApi,
    refreshMembers,
    hasReviews: hosted === undefined,
    hasAllFees: hosted === undefined,
    ensureFees,
    confirmRegistrations: hosted?.confirmRegistrations,
    addresses,
    signer,
    clock,
    elapsed,
    consume,
    abuseScore,
    report,
    onRegistration,
  });
  const documentation = documentationOf(addresses);
  const pages = (gate: Backend, accentOf: (club: string) => Promise<string | null>) =>
    pagesOf({ gate, addresses, clock, wait, report, accentOf });

  const app = createHono();
  app.onError(errorHandler(report, store.isUnavailable));
  app.use(securityHeaders(origin));
  app.use(refuseMethods);
  app.use(canonicalAddresses);
  if (!hosted) {
    app.use('/api/*', async ({ req }, next) => documentation(req.raw) ?? next());
    app.route('/', api);
  }
  app.route('/', visitors);
  app.route(
    '/',
    pages(backendOf(visitors), async (club) => (await store.workspaces.bySlug(club))?.accent_color ?? null),
  );

  const overloadedPages = pages(
    async () => overloadedResponse(),
    async () => null,
  );

  const senderAddress = mailFrom === undefined ? {} : { from: mailFrom };
  const caps = limits ? mailCapsOf({ store, signer, consume, report, onRefusal: mailRefused }) : unlimitedMails;
  const queueSender = mailSender({
    store,
    memberApi,
    ensureFees,
    offerPrice: offerPriceIn({ store, formBySlug: store.forms.find, memberApi }),
    transport: mailTransport,
    addresses,
    caps,
    clock,
    report,
    onRefusal: mailRefused,
    host: new URL(origin).hostname,
    ...senderAddress,
  });
  // an error here is no verdict: the backend that answers checks again
  const admits = (address: string) =>
    consume('reading', address).then(
      (status) => (status ? rateHeadersOf(status) : {}),
      () => undefined,
    );
  return {
    admits,
    backend: backendOf(app),
    mailSender: queueSender,
    ensureFees,
    refuse: backendOf(overloadedApp(origin, report, overloadedPages)),
  };
}
