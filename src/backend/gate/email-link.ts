import { isApiError } from '../../api/index.js';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import type { Person } from '../../model/person.js';
import type { EmailChange } from '../store/index.js';
import { invalidLink } from './link-token.js';
import { isPortalOpen } from './member.js';
import type { GateContext } from './gate-context.js';

/** A member as a link about their e-mail address finds them. */
export interface LinkedMember {
  /** Undefined where the person is deleted. */
  readonly person: Person | undefined;
  /** Sets the address; throws `ApiError` 412 where somebody has changed the person since they were read. */
  readonly setEmail: (email: string | null) => Promise<unknown>;
}

/** The change that a link is for, by the hash of its token. Refused with 404 where the link cannot be used. */
export async function changeOfLink(
  { store, workspace, now }: GateContext,
  hash: string,
  purpose: EmailChangePurpose,
): Promise<EmailChange> {
  const change = isPortalOpen(workspace)
    ? await store.emailChanges.byToken(workspace.id, hash, purpose, now)
    : undefined;
  if (!change) throw invalidLink();
  return change;
}

/** Reads the member whom a change is about. */
export async function memberOfChange({ members }: GateContext, { person_id }: EmailChange): Promise<LinkedMember> {
  const api = await members();
  const member = { list_id: 'member', person_id };
  let if_match: string | undefined;
  const found = await api
    .readPerson({ ...member, onResponse: ({ headers }) => (if_match = headers.get('etag') ?? undefined) })
    .catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return undefined;
      throw error;
    });
  return {
    person: found?.data,
    setEmail: (email) => api.updatePerson({ ...member, body: { email }, ...(if_match ? { if_match } : {}) }),
  };
}
