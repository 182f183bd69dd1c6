import { registrations } from '../../../contract/index.js';
import { digest } from '../../crypto/index.js';
import { pathPattern, Refusal } from '../../http/middleware/index.js';
import type { Registration, RegistrationSession, StoredForm } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { unauthorized } from '../member.js';

const {
  readRegistrationLink: _,
  openRegistrationSession: __,
  confirmRegistration: ___,
  resendConfirmation: ____,
  ...withSession
} = registrations;
const sessionEndpoints = Object.values(withSession).map(({ method, path }) => ({ method, at: pathPattern(path) }));

/** True if an endpoint needs a registration session. */
export const isRegistrationEndpoint = (method: string, path: string): boolean =>
  sessionEndpoints.some((one) => one.method === method && one.at.test(path));

/** The session token of a request, not checked yet. */
export const registrationTokenOf = (request: Request): string | undefined =>
  /^Bearer (rgs_[\w-]{43})$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The same 404 for registrations that do not exist, were cancelled, or are of another family. */
export const noRegistration = () => new Refusal(404, 'There is no such registration.');

/** The session of a request. Throws 401. */
export async function requireRegistrationSession({
  request,
  workspace,
  store,
  now,
}: GateContext): Promise<RegistrationSession & { hash: string }> {
  const token = registrationTokenOf(request);
  if (!token) throw unauthorized();
  const hash = await digest(token);
  const session = await store.registrationSessions.find(workspace.id, hash, now);
  if (!session) throw unauthorized();
  return { ...session, hash };
}

/** The registrations of one family at one form. */
export interface OpenFamily {
  readonly form: StoredForm;
  readonly family: string;
  /** Without cancelled ones. */
  readonly registrations: readonly Registration[];
  /** Cancelled ones, until they are deleted. */
  readonly cancelled: readonly Registration[];
}

/** Finds the family of the requested registration. Throws 401 without a registration session, 404 if it is not of the session. */
export type FindFamily = (context: GateContext) => Promise<OpenFamily>;

/** The registrations of a request's session. Throws 401 without a session. */
export async function requireFamily(context: GateContext): Promise<OpenFamily> {
  const session = await requireRegistrationSession(context);
  const all = await context.store.registrations.ofFamily(session);
  const isCancelled = ({ state }: Registration) => state === 'cancelled';
  const form = await context.reads.formBySlug(context.workspace.id, session.slug);
  if (!form) throw unauthorized();
  const registrations = all.filter((one) => !isCancelled(one));
  return { form, family: session.family, registrations, cancelled: all.filter(isCancelled) };
}

/** Whether the requested registration has been cancelled: then the request is a retry after a lost answer. */
export const wasCancelled = ({ cancelled }: OpenFamily, { params }: GateContext): boolean =>
  cancelled.some(({ id }) => id === params['registration_id']);

/** The requested registration of the session. Throws 404. */
export function requireRegistration({ registrations: family }: OpenFamily, { params }: GateContext): Registration {
  const registration = family.find(({ id }) => id === params['registration_id']);
  if (!registration) throw noRegistration();
  return registration;
}
