import type { ClubEvent } from '../../../model/club-event.js';
import type { Workspace } from '../../../model/workspace.js';
import { digest } from '../../crypto/index.js';
import { newSecret, type Registration } from '../../store/index.js';
import type { MailContext } from './message-kind.js';

const DAY_MS = 24 * 3600_000;

/** A link opens its registrations for this long after its mail was sent, and after the last day of the event. */
export const REGISTRATION_LINK_LIFETIME_MS = 30 * DAY_MS;

/**
 * Creates a link to the page of a family's registrations, with a token of its own: each mail has one, and each try to send it. Only
 * the SHA-256 of the token is stored.
 */
export async function createRegistrationLink(
  { store, addresses, clock }: MailContext,
  workspace: Workspace,
  { slug, family }: Registration,
  { event, language }: { event: Pick<ClubEvent, 'end_date'> | undefined; language: string },
): Promise<string> {
  const token = newSecret();
  const now = clock();
  const eventEnd = event ? Date.parse(event.end_date) + DAY_MS : now;
  await store.registrationLinks.insert({
    workspace_id: workspace.id,
    slug,
    family,
    token_hash: await digest(token),
    created_at: now,
    expires_at: Math.max(now, eventEnd) + REGISTRATION_LINK_LIFETIME_MS,
  });
  return `${addresses.portal_url}/${workspace.slug}/${slug}?lang=${language}#${token}`;
}
