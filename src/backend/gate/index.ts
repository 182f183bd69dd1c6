import { ApiError, type Client } from '../../api/index.js';
import {
  calendars,
  closedToVisitors,
  gate,
  isSafe,
  limits,
  portal,
  type Calendars,
  type Endpoint,
  type Gate,
  type PaymentsContract,
  type PortalContract,
  memberRegistrations,
  payments,
  registrations,
  type MemberRegistrationsContract,
  type RegistrationsContract,
  type Service,
} from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import {
  clientAddressOf,
  urlOf,
  type Addresses,
  type Clock,
  type ChangeNotes,
  type RegistrationOutcome,
  type RegistrationRecord,
} from '../backend.js';
import type { Signer } from '../crypto/index.js';
import {
  createHono,
  errorHandler,
  pathPattern,
  readBody,
  Refusal,
  retryAfter,
  registerContract,
  noRateLimit,
  noAbuseScore,
  type AbuseScore,
  type ConsumeRate,
} from '../http/middleware/index.js';
import type { SharedReads, Store } from '../store/index.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { closeSession } from './close-session.js';
import { confirmEmail } from './confirm-email.js';
import { createPerson } from './create-person.js';
import { crossOrigin } from './cors.js';
import { reviewQueueIn, reviewSweeper } from './review-queue.js';
import { listColumns } from './list-columns.js';
import { listEvents } from './list-events.js';
import { sessionTokenOf, isMemberEndpoint, unauthorized } from './member.js';
import { openSession } from './open-session.js';
import { readCalendar } from './read-calendar.js';
import { readEventCalendar } from './read-event-calendar.js';
import { readFees } from './read-fees.js';
import { readForm } from './read-form.js';
import { readFormToken } from './read-form-token.js';
import { readLink } from './read-link.js';
import { readMember } from './read-member.js';
import { readPayments } from './read-payments.js';
import { readPortal } from './read-portal.js';
import { readSession } from './read-session.js';
import { requestLink } from './request-link.js';
import { resendEmailChange } from './resend-email-change.js';
import { undoEmail } from './undo-email.js';
import type { FeesOf, GateContext, GateRoute } from './gate-context.js';
import { updateMember } from './update-member.js';
import { answerMemberOffer, answerOffer } from './registrations/answer-offer.js';
import { cancelMemberRegistration, cancelRegistration } from './registrations/cancel-registration.js';
import { closeRegistrationSession } from './registrations/close-session.js';
import { confirmRegistration } from './registrations/confirm-registration.js';
import { openRegistrationSession } from './registrations/open-session.js';
import { readMemberRegistrations } from './registrations/read-member-registrations.js';
import { readCorrectionPrice, readMemberCorrectionPrice } from './registrations/read-price.js';
import { readRegistrationLink } from './registrations/read-link.js';
import { readRegistrations } from './registrations/read-registrations.js';
import { resendConfirmation } from './registrations/resend-confirmation.js';
import { isRegistrationEndpoint, registrationTokenOf } from './registrations/session.js';
import { updateMemberRegistration, updateRegistration } from './registrations/update-registration.js';
import { noSuchForm } from './visible-forms.js';

export { acceptOffer } from './registrations/accept-offer.js';
export { releaseReview, deleteExpiredReviews } from './review-queue.js';

type Endpoints = Gate &
  Calendars &
  PortalContract &
  PaymentsContract &
  RegistrationsContract &
  MemberRegistrationsContract;

/** One route per line of the contract; the compiler checks that none is missing. */
const routes: { readonly [Name in keyof Endpoints]: GateRoute } = {
  listEvents,
  listColumns,
  createPerson,
  readForm,
  readPayments,
  readFormToken,
  readCalendar,
  readEventCalendar,
  readPortal,
  requestLink,
  readLink,
  openSession,
  readSession,
  closeSession,
  confirmEmail,
  undoEmail,
  resendEmailChange,
  cancelEmailChange,
  readFees,
  readMember,
  updateMember,
  readRegistrationLink,
  confirmRegistration,
  resendConfirmation,
  openRegistrationSession,
  closeRegistrationSession,
  readRegistrations,
  updateRegistration,
  readCorrectionPrice,
  cancelRegistration,
  answerOffer,
  readMemberRegistrations,
  updateMemberRegistration,
  readMemberCorrectionPrice,
  cancelMemberRegistration,
  answerMemberOffer,
};

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
  upstream: (workspace: Workspace, registration?: RegistrationRecord) => Promise<Client<Service>>;
  /** The same with a key that may read and change members; with notes, one that stores them together with a change. */
  members: (workspace: Workspace, notes?: ChangeNotes) => Promise<Client<Service>>;
  /** Creates the fees of registrations that lack one. Returns all fees by the ids of the registrations; default: none. */
  feesOf?: FeesOf;
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

const closedEndpoints = closedToVisitors.map(([method, path]) => ({ method, at: pathPattern(path) }));

/** Endpoints that change nothing although their method is not GET. */
const safeEndpoints = Object.values<Endpoint>({ ...gate, ...payments, ...registrations, ...memberRegistrations })
  .filter((endpoint) => endpoint.method !== 'GET' && isSafe(endpoint))
  .map(({ method, path }) => ({ method, at: pathPattern(path) }));

/** The rate limit that a request counts against. */
const rateOf = (method: string, path: string): 'reading' | 'writing' =>
  /^(GET|HEAD)$/.test(method) || safeEndpoints.some((one) => one.method === method && one.at.test(path))
    ? 'reading'
    : 'writing';

/** Translates an error of the service for visitors; hides plans, keys and internal faults. */
function visitorError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 412) return new Refusal(412, 'Somebody has changed this meanwhile.');
  if (error.status === 422) return new Refusal(422, 'Some fields need another look.', error.issues);
  if (error.status === 402 || error.status === 403 || error.status === 404) return noSuchForm();
  const wait =
    error.retryAfter === undefined ? retryAfter() : { 'retry-after': String(Math.ceil(error.retryAfter / 1000)) };
  if (error.status === 409 || error.status === 429)
    return new Refusal(error.status, 'Please try again shortly.', [], wait);
  return new Refusal(503, 'The service cannot be reached at the moment.', [], wait);
}

/** The gate (docs/gate.md): the specification narrowed to visitors and members. Paths begin with the workspace's slug. */
export function gateOf({
  mount = '',
  store,
  reads,
  upstream,
  members,
  feesOf = async () => new Map(),
  addresses,
  signer,
  clock,
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
    await consume(rateOf(req.method, path), clientAddressOf(req.raw));
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    // the same 401 for everyone, before any look-up (decision 30)
    const isAllowed = isMemberEndpoint(method, path)
      ? sessionTokenOf(req.raw)
      : isRegistrationEndpoint(method, path)
        ? registrationTokenOf(req.raw)
        : !closedEndpoints.some((one) => one.method === method && one.at.test(path));
    if (!isAllowed) throw unauthorized();
    await next();
  });
  registerContract(
    app,
    { ...gate, ...calendars, ...portal, ...payments, ...registrations, ...memberRegistrations },
    async ({ name, endpoint, params }, { req }) => {
      const request = req.raw;
      const { slug = '', path = '' } = pathIn(request);
      const workspace = await reads.workspaceBySlug(slug);
      const isPersonal = isMemberEndpoint(endpoint.method, path) || isRegistrationEndpoint(endpoint.method, path);
      if (!workspace) throw isPersonal ? unauthorized() : noSuchForm();
      await sweep();
      const body = () => readBody(request, endpoint.limit ?? limits.visitorBody);
      const api = await upstream(workspace);
      const common = { store, reads, feesOf, addresses, signer, consume, abuseScore, queueForReview, onRegistration };
      const asMember = (notes?: ChangeNotes) => members(workspace, notes);
      const registering = (registration: RegistrationRecord) => upstream(workspace, registration);
      return routes[name]({
        ...common,
        params,
        request,
        workspace,
        api,
        registering,
        members: asMember,
        now: clock(),
        body,
      });
    },
    '/:club',
  );
  return app;
}
