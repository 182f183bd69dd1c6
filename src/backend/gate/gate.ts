import type { Client } from '../../api/index.js';
import { limits, type Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import {
  clientAddressOf,
  urlOf,
  type Addresses,
  type ChangeRecord,
  type ConfirmRegistrations,
  type Clock,
  type EnsureFees,
  type RegistrationOutcome,
  type RegistrationRecord,
  type WithdrawRelease,
} from '../backend.js';
import type { Signer } from '../crypto/index.js';
import {
  createHono,
  errorHandler,
  noAbuseScore,
  noRateLimit,
  noteRate,
  rateHeaders,
  readBody,
  Refusal,
  registerContract,
  type AbuseScore,
  type ConsumeRate,
} from '../http/middleware/index.js';
import type { SharedReads, Store } from '../store/index.js';
import { confirmIn } from './registrations/confirm-registration.js';
import { crossOrigin } from './cors.js';
import { hasNeededToken, isPersonalEndpoint, rateOf } from './endpoint-rules.js';
import { isDeskPath, refuseOtherOrigins } from './desk/desk-endpoints.js';
import type { MessageMails, GateContext } from './gate-context.js';
import { unauthorized } from './member.js';
import { reviewQueueIn, reviewSweeper } from './review-queue.js';
import { endpoints, routes } from './routes.js';
import { noSuchForm } from './visible-forms.js';
import { visitorError } from './visitor-error.js';

export interface GateOptions {
  /** Prefix of every path. */
  mount?: string;
  store: GateContext['store'] & Pick<Store, 'reviewQueue' | 'idempotency' | 'isUnavailable'>;
  /** Cached reads of workspaces and forms. */
  reads: Pick<SharedReads, 'workspaceBySlug' | 'formBySlug' | 'formsOf'>;
  /**
   * Creates a client of the service for a workspace, bundled or hosted; with a registration, one that stores it together with
   * the person that it creates.
   */
  visitorApi: (workspace: Workspace, registration?: RegistrationRecord) => Promise<Client<Service>>;
  /** The same with a key that may read and change members; with a record, one that stores it together with the change of a person. */
  memberApi: (workspace: Workspace, record?: ChangeRecord) => Promise<Client<Service>>;
  /** The same for organisers, who may register persons while the event takes no registrations. */
  organiserApi: (workspace: Workspace, registration: RegistrationRecord) => Promise<Client<Service>>;
  /** Ends links and sessions of members as the service has changed or deleted them; true if some may have ended; default: none. */
  refreshMembers?: (workspace: Workspace, person_ids: readonly string[]) => Promise<boolean>;
  /** Whether the store has all fees of members; default: true. */
  hasAllFees?: boolean;
  /** Creates the fees of registrations that lack one. Returns all fees by the ids of the registrations; default: none. */
  ensureFees?: EnsureFees;
  /** Confirms registrations at a hosted service first; default: in the store alone. */
  confirmRegistrations?: ConfirmRegistrations | undefined;
  /** Takes back a release from review at a hosted service; default: there is none. */
  withdrawRelease?: WithdrawRelease | undefined;
  messageMails: MessageMails;
  addresses: Addresses;
  signer: Signer;
  clock: Clock;
  /** Monotonic clock in milliseconds. */
  elapsed?: Clock | undefined;
  consume?: ConsumeRate;
  /** Scores addresses for proof of work; none is needed if absent. */
  abuseScore?: AbuseScore;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
  /** Called with outcomes of registrations, without persons. */
  onRegistration?: (outcome: RegistrationOutcome) => void;
}

/** The gate (docs/gate.md): the specification narrowed to visitors and members. Paths begin with the workspace's slug. */
export function gateOf({
  mount = '',
  store,
  reads,
  visitorApi,
  memberApi,
  organiserApi,
  refreshMembers = async () => false,
  hasAllFees = true,
  ensureFees = async () => new Map(),
  addresses,
  signer,
  clock,
  confirmRegistrations = confirmIn(store),
  withdrawRelease = async () => undefined,
  messageMails,
  elapsed,
  consume = noRateLimit,
  abuseScore = noAbuseScore,
  report,
  onRegistration = () => {},
}: GateOptions) {
  const queueForReview = reviewQueueIn(store, signer);
  const sweep = reviewSweeper(store, clock, report, elapsed);

  const app = createHono(mount);
  const respond = errorHandler(report, store.isUnavailable);
  app.onError((error) => {
    const translated = visitorError(error);
    // the visitor is not told that the service itself failed
    if (translated instanceof Refusal && translated.status === 503) report(error);
    return respond(translated);
  });
  app.use(rateHeaders);
  const ownOrigin = new URL(addresses.portal_url).origin;
  const pathIn = (request: Request) =>
    /^\/(?<slug>[^/]+)(?<path>\/.*)?$/.exec(urlOf(request).pathname.slice(mount.length))?.groups ?? {};
  app.use(
    crossOrigin(
      (request) => pathIn(request)['path'] ?? '',
      async (request) => (await reads.workspaceBySlug(pathIn(request)['slug'] ?? ''))?.portal_origins ?? [],
    ),
  );
  app.use(async ({ req }, next) => {
    const { path = '' } = pathIn(req.raw);
    if (isDeskPath(path)) refuseOtherOrigins(req.raw, ownOrigin);
    noteRate(req.raw, await consume(rateOf(req.method, path), clientAddressOf(req.raw)));
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    // the same 401 for everyone, before any look-up (decision 30)
    if (!hasNeededToken(req.raw, method, path)) throw unauthorized();
    await next();
  });
  registerContract(
    app,
    endpoints,
    async ({ name, endpoint, params }, { req }) => {
      const request = req.raw;
      const { slug = '', path = '' } = pathIn(request);
      const workspace = await reads.workspaceBySlug(slug);
      if (!workspace) throw isPersonalEndpoint(endpoint.method, path) ? unauthorized() : noSuchForm();
      await sweep();
      let requestBody: ReturnType<typeof readBody> | undefined;
      const body = () => (requestBody ??= readBody(request, endpoint.limit ?? limits.visitorBody));
      const api = await visitorApi(workspace);
      const common = {
        store,
        reads,
        ensureFees,
        hasAllFees,
        confirmRegistrations,
        withdrawRelease,
        messageMails,
        addresses,
        signer,
        consume,
        abuseScore,
        queueForReview,
        onRegistration,
      };
      const memberApiOf = (record?: ChangeRecord) => memberApi(workspace, record);
      const registrationApi = (registration: RegistrationRecord) => visitorApi(workspace, registration);
      return routes[name]({
        ...common,
        params,
        request,
        workspace,
        api,
        registrationApi,
        memberApi: memberApiOf,
        organiserApi: (registration) => organiserApi(workspace, registration),
        refreshMembers: (person_ids) => refreshMembers(workspace, person_ids),
        now: clock(),
        body,
      });
    },
    '/:club',
  );
  return app;
}
