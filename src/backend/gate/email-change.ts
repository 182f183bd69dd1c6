import { parseAccept } from 'hono/utils/accept';
import type { Person } from '../../model/person.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { emailKey, type EmailChange, type PortalSession, type Tables } from '../store/index.js';
import { rethrowAsNoMember as isGone, noMember } from './member.js';
import type { GateContext } from './gate-context.js';

/** A change of the e-mail address needs a session opened within this time (decision 23). */
export const FRESH_LINK_FOR_MS = 10 * 60_000;

/** More of `Accept-Language` is not read. Characters. */
const MAX_HEADER_LENGTH = 200;

const needsFreshLink = () =>
  new Refusal(403, 'For this, please sign in again by a fresh link.', [
    { field: 'email', code: 'fresh_link_required' },
  ]);

/** Whether two addresses have the same comparison key (decision 9). */
export const isSameMailbox = (left: string | null, right: string | null): boolean => emailKey(left) === emailKey(right);

/**
 * The new address in a change, if one must be confirmed first (decision 23).
 *
 * @throws Refusal 403 if the session was not opened by a fresh link, 422 if the address would be removed, 429 after too many
 *   changes
 */
export async function newEmailIn(
  body: Readonly<Record<string, unknown>>,
  before: Person,
  session: PortalSession,
  { now, consume, workspace }: GateContext,
): Promise<string | undefined> {
  if (!Object.hasOwn(body, 'email')) return undefined;
  const email = (body['email'] as string | null) || null;
  if (isSameMailbox(email, before.email)) return undefined;
  // without an address the member could not sign in any more
  if (email === null) throw unprocessable([{ field: 'email', code: 'required' }]);
  if (now - session.created_at > FRESH_LINK_FOR_MS) throw needsFreshLink();
  await consume('emailChanges', `${workspace.id}\n${before.id}`);
  return email;
}

/** The language of the club's mails that the browser prefers (`Accept-Language`, RFC 9110 section 12.5.4). */
const languageOf = ({ request, workspace }: GateContext): string | null => {
  const accepted = parseAccept((request.headers.get('accept-language') ?? '').slice(0, MAX_HEADER_LENGTH));
  const tags = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
  return tags.flatMap((tag) => [tag, tag.replace(/-.*$/, '')]).find((tag) => workspace.languages.includes(tag)) ?? null;
};

/** Puts a mail about a change into the outbox. Its text and recipient are looked up when it is sent. Gives the key of its row. */
const enqueueMail = (
  { outbox }: Pick<Tables, 'outbox'>,
  kind: 'email_confirmation' | 'email_requested',
  { workspace_id, person_id, id, language }: EmailChange,
  now: number,
): Promise<string> =>
  outbox.enqueue({ workspace_id, person_id, kind, payload: { change: id, ...(language ? { language } : {}) } }, now);

/** The changes that are still pending: the person does not have their address yet. */
export const pendingChangesOf = (changes: readonly EmailChange[], persons: readonly Pick<Person, 'id' | 'email'>[]) =>
  changes.filter(({ person_id, email }) =>
    persons.some((person) => person.id === person_id && !isSameMailbox(person.email, email)),
  );

/** The pending change of one of the session's persons. 404 if there is none. */
export async function requirePendingChange(context: GateContext, person_id: string): Promise<EmailChange[]> {
  const { store, workspace, now, memberApi } = context;
  const api = await memberApi();
  const { data: person } = await api.readPerson({ list_id: 'member', person_id }).catch(isGone);
  const pending = pendingChangesOf(await store.emailChanges.pending(workspace.id, [person_id], now), [person]);
  if (!pending.length) throw noMember();
  return pending;
}

/** Stores a new address until it is confirmed, and mails both addresses. */
export async function proposeEmail(context: GateContext, before: Person, email: string): Promise<void> {
  const { store, workspace, now } = context;
  const change = { workspace_id: workspace.id, person_id: before.id, former: before.email, email };
  await store.transaction(async (tables) => {
    const pending = await tables.emailChanges.propose({ ...change, language: languageOf(context) }, now);
    await enqueueMail(tables, 'email_confirmation', pending, now);
    if (before.email) await enqueueMail(tables, 'email_requested', pending, now);
  });
}

/** Sends the confirmation mail again. 404 if no change is pending. */
export async function resendConfirmation(context: GateContext, person_id: string): Promise<void> {
  const { store, workspace, now, consume } = context;
  const [pending] = await requirePendingChange(context, person_id);
  await consume('emailChanges', `${workspace.id}\n${person_id}`);
  await store.transaction((tables) => enqueueMail(tables, 'email_confirmation', pending!, now));
}
