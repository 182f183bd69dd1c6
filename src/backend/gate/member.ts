import { ApiError } from '../../api/index.js';
import { memberRegistrations, portal } from '../../contract/index.js';
import { defaultProfile } from '../../forms/index.js';
import type { Layout } from '../../model/registration-form.js';
import type { Person, PersonName } from '../../model/person.js';
import { isPortalOpen, type Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import { pathPattern, Refusal } from '../http/middleware/index.js';
import type { PortalLink, PortalSession } from '../store/index.js';
import type { GateContext } from './gate-context.js';

/** The same 401 for every request (decision 30). */
export const unauthorized = () => new Refusal(401, 'This needs a sign-in.', [], { 'www-authenticate': 'Bearer' });

const { readSession, closeSession, readFees, readMember, updateMember, resendEmailChange, cancelEmailChange } = portal;

const membersOnly = [
  readSession,
  closeSession,
  readFees,
  readMember,
  updateMember,
  resendEmailChange,
  cancelEmailChange,
  ...Object.values(memberRegistrations),
];
const memberEndpoints = membersOnly.map(({ method, path }) => ({
  method,
  at: pathPattern(path),
}));

/** Whether an endpoint needs a session. */
export const isMemberEndpoint = (method: string, path: string): boolean =>
  memberEndpoints.some((one) => one.method === method && one.at.test(path));

/** The session token of a request, not checked yet. */
export const sessionTokenOf = (request: Request): string | undefined =>
  /^Bearer (mem_[\w-]{43})$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The same 404 for persons that do not exist, were deleted or are not of the session. */
export const noMember = () => new Refusal(404, 'There is no such person.');

/** The session of a request as it is stored, and the hash of its token: enough to end it. 401 if there is none. */
export async function requireStoredSession({
  request,
  workspace,
  store,
  now,
}: GateContext): Promise<PortalSession & { hash: string }> {
  const token = sessionTokenOf(request);
  if (!token || !isPortalOpen(workspace)) throw unauthorized();
  const hash = await digest(token);
  const session = await store.portalSessions.find(workspace.id, hash, now);
  if (!session) throw unauthorized();
  return { ...session, hash };
}

/** The session of a request, whose members are up to date with the service. 401 if there is none. */
export async function requireSession(context: GateContext): Promise<PortalSession & { hash: string }> {
  const session = await requireStoredSession(context);
  return (await context.refreshMembers(session.person_ids)) ? requireStoredSession(context) : session;
}

/** The sign-in link of a request, whose members are up to date with the service; undefined if it is not valid. */
export async function validLink(
  { workspace, store, now, refreshMembers }: GateContext,
  hash: string,
): Promise<PortalLink | undefined> {
  if (!isPortalOpen(workspace)) return undefined;
  const find = () => store.portalLinks.find(workspace.id, hash, now);
  const link = await find();
  return link && (await refreshMembers(link.person_ids)) ? find() : link;
}

/** The id of the requested person, if the session contains it. 404 otherwise. */
export const requireOwnMember = async (context: GateContext): Promise<string> =>
  ownMemberId(await requireSession(context), context);

/** The same for a session that was looked up already. */
export function ownMemberId({ person_ids }: Pick<PortalSession, 'person_ids'>, context: GateContext): string {
  const id = person_ids.find((one) => one === context.params['person_id']);
  if (!id) throw noMember();
  return id;
}

/** The layout of the member profile. */
export const profileIn = ({ portal: { profile } }: Workspace): Layout => profile ?? defaultProfile;

/** Turns 404 of the service into `noMember`; rethrows other errors. */
export const rethrowAsNoMember = (error: unknown): never => {
  throw error instanceof ApiError && error.status === 404 ? noMember() : error;
};

/** Reads persons in order; leaves out deleted ones. */
export async function personsOf({ memberApi }: GateContext, ids: readonly string[]): Promise<Person[]> {
  const api = await memberApi();
  const responses = await Promise.all(
    ids.map((person_id) =>
      api.readPerson({ list_id: 'member', person_id }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }),
    ),
  );
  return responses.flatMap((one) => (one ? [one.data] : []));
}

/** The names of persons in order; leaves out deleted ones. */
export const namesOf = async (
  context: GateContext,
  ids: readonly string[],
): Promise<{ id: string; name: PersonName }[]> => (await personsOf(context, ids)).map(({ id, name }) => ({ id, name }));
