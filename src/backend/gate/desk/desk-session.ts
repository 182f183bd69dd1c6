import { emailKey } from '../../../fields/index.js';
import type { Organiser } from '../../../model/desk.js';
import { digest } from '../../crypto/index.js';
import { Refusal } from '../../http/middleware/index.js';
import type { DeskSessionRow } from '../../store/index.js';
import type { GateContext } from '../gate-context.js';
import { unauthorized } from '../member.js';
import { deskTokenOf } from './desk-endpoints.js';

/** The organiser of an address; undefined if the club names none. */
export const organiserOf = (organisers: readonly Organiser[], email_key: string): Organiser | undefined =>
  organisers.find(({ email }) => emailKey(email) === email_key);

export interface OrganiserSession {
  readonly session: DeskSessionRow;
  readonly organiser: Organiser;
}

/**
 * The session of a request and its organiser, as workspace.yaml names them at this moment. 401 if there is none: also for an
 * organiser who is not named any more.
 */
export async function requireOrganiser({ request, workspace, store, now }: GateContext): Promise<OrganiserSession> {
  const token = deskTokenOf(request);
  if (!token) throw unauthorized();
  const session = await store.deskSessions.find(workspace.id, await digest(token), now);
  // not the shared workspace, which may be a moment old
  const current = session && (await store.workspaces.byId(workspace.id));
  const organiser = current && organiserOf(current.organisers, session.email_key);
  if (!session || !organiser) throw unauthorized();
  return { session, organiser };
}

/** The same 404 for lists that do not exist and lists of others. */
export const noSuchList = () => new Refusal(404, 'There is no such list.');
