import type { PortalSession } from '../../model/portal-session.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses } from '../backend.js';
import { digest } from '../crypto/index.js';
import { LINK_LIFETIME_MS, newSecret, type Tables } from '../store/index.js';

/** Creates a sign-in link for members. It is returned once; only the SHA-256 of its token is stored. */
export async function createPortalLink(
  { portalLinks }: Pick<Tables, 'portalLinks'>,
  { workspace, person_ids }: { readonly workspace: Workspace; readonly person_ids: string[] },
  { portal_url }: Pick<Addresses, 'portal_url'>,
  now: number,
): Promise<PortalSession> {
  const token = newSecret();
  await portalLinks.insert({
    workspace_id: workspace.id,
    token_hash: await digest(token),
    created_at: now,
    expires_at: now + LINK_LIFETIME_MS,
    person_ids,
  });
  return { url: `${portal_url}/${workspace.slug}#${token}`, person_ids };
}
