import { loadRegions } from '../../fields/index.js';
import { addressesAt, monotonicClock, type Backend } from '../backend.js';
import { signerWith } from '../crypto/index.js';
import { gateOf, offerPriceIn } from '../gate/index.js';
import { feeCreator } from '../lifecycle/index.js';
import {
  exampleOf,
  readAddresses,
  reminderExampleOf,
  mailSender,
  senderAddress,
  nullTransport,
} from '../mail/index.js';
import { documentationOf } from '../openapi/index.js';
import { pagesOf } from '../pages/index.js';
import { serviceOf } from '../service/index.js';
import type { App, AppOptions } from './app-options.js';
import { appRoutes, overloadedRoutes } from './app-routes.js';
import { bundledClients } from './bundled-clients.js';
import { readCache } from './caches/read-cache.js';
import { gateKeys } from './gate-keys.js';
import { limitsOf } from './limits.js';
import { overloadedResponse } from './load-shedding.js';
import { backendOf, rateHeadersOf, type ConsumeRate } from './middleware/index.js';

export type { App, AppOptions } from './app-options.js';

/** Counts reads that a cache answers. An error is no verdict: the backend that answers checks again. */
const readAdmission =
  (consume: ConsumeRate): App['admits'] =>
  (address) =>
    consume('reading', address).then(
      (status) => (status ? rateHeadersOf(status) : {}),
      () => undefined,
    );

/** The options with their defaults, and what all parts of the backend share. */
async function partsOf({
  store,
  origin,
  clock: customClock,
  elapsed = customClock ?? monotonicClock,
  rates = {},
  report = () => {},
  mailRefused = () => {},
}: AppOptions) {
  await loadRegions();
  const signer = signerWith(await store.settings.secret());
  const shared = { store, signer, addresses: addressesAt(origin), clock: customClock ?? Date.now, report };
  return { shared, elapsed, mailRefused, limits: limitsOf({ ...shared, elapsed, rates, mailRefused }) };
}

/** The backend alone, without sending mails. */
export const createBackend = async (options: AppOptions): Promise<Backend> => (await createApp(options)).backend;

/** Creates the app of service, gate, pages and mails at one origin. */
export async function createApp(options: AppOptions): Promise<App> {
  const { store, origin, hosted, mailFrom, sharedMs = 0, onRegistration = () => {} } = options;
  const { wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) } = options;
  const { shared, elapsed, mailRefused, limits } = await partsOf(options);
  const { consume, abuseScore, mailCaps } = limits;
  const { addresses, clock, report } = shared;

  const sender = { host: new URL(origin).hostname, ...(mailFrom === undefined ? {} : { from: mailFrom }) };
  const keys = gateKeys();
  const reads = readCache(store, sharedMs);
  const api = serviceOf({ ...shared, mount: '/api', internalKey: keys.byHash, sharedReads: reads, consume });
  const bundled = bundledClients(backendOf(api), keys, sharedMs);
  const clients = hosted?.clientsOver(bundled, addresses) ?? bundled;
  const { visitorApi, memberApi, organiserApi, refreshMembers } = clients;
  const ensureFees = feeCreator({ store, feeApi: bundled.feeApi });
  const gate = gateOf({
    ...shared,
    mount: '/public',
    reads,
    visitorApi,
    memberApi,
    organiserApi,
    refreshMembers,
    hasAllFees: hosted === undefined,
    ensureFees,
    confirmRegistrations: hosted?.confirmRegistrations,
    withdrawRelease: hosted?.withdrawRelease,
    messageMails: {
      exampleOf,
      readAddresses,
      reminderExampleOf,
      senderOf: (workspace) => senderAddress(sender, workspace),
    },
    elapsed,
    consume,
    abuseScore,
    onRegistration,
  });
  const pageOptions = { addresses, clock, wait, report };
  const pages = pagesOf({ ...pageOptions, gate: backendOf(gate), brandingOf: store.workspaces.bySlug });
  const overloadedPages = pagesOf({
    ...pageOptions,
    gate: async () => overloadedResponse(),
    brandingOf: async () => undefined,
  });

  return {
    backend: appRoutes({
      origin,
      service: hosted ? undefined : { api, documentation: documentationOf(addresses) },
      gate,
      pages,
      report,
      isUnavailable: store.isUnavailable,
    }),
    admits: readAdmission(consume),
    mailSender: mailSender({
      store,
      memberApi,
      ensureFees,
      offerPrice: offerPriceIn({ store, formBySlug: store.forms.find, memberApi }),
      signer: shared.signer,
      transport: options.mailTransport ?? nullTransport,
      addresses,
      caps: mailCaps,
      clock,
      report,
      onRefusal: mailRefused,
      ...sender,
    }),
    ensureFees,
    refuse: overloadedRoutes({ origin, pages: overloadedPages, report }),
  };
}
