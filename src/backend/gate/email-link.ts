import { isApiError } from '../../api/index.js';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import type { Person } from '../../model/person.js';
import { isPortalOpen } from '../../model/workspace.js';
import type { EmailChange } from '../store/index.js';
import { invalidLink } from './link-token.js';
import type { GateContext } from './gate-context.js';

/** The member of an e-mail link. */
export interface LinkedMember {
  /** Undefined if the person was deleted. */
  readonly person: Person | undefined;
  /** Sets the address; throws `ApiError` 412 if the person has changed since it was read. */
  readonly setEmail: (email: string | null) => Promise<unknown>;
}

/** The e-mail change of a link, by the hash of its token. 404 if the link cannot be used. */
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

/** Reads the member of an e-mail change. */
export async function memberOfChange({ memberApi }: GateContext, { person_id }: EmailChange): Promise<LinkedMember> {
  const api = await memberApi();
  const member = { list_id: 'member', person_id };
  let if_match: string | undefined;
  const response = await api
    .readPerson({ ...member, onResponse: ({ headers }) => (if_match = headers.get('etag') ?? undefined) })
    .catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return undefined;
      throw error;
    });
  return {
    person: response?.data,
    setEmail: (email) => api.updatePerson({ ...member, body: { email }, ...(if_match ? { if_match } : {}) }),
  };
}
