import { parseAccept } from 'hono/utils/accept';
import type { Person } from '../../model/person.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { emailKey, type EmailChange, type PortalSession, type Tables } from '../store/index.js';
import { rethrowAsNoMember as isGone, noMember } from './member.js';
import type { GateContext } from './gate-context.js';

/** Who gives another e-mail address has used a sign-in link within this time (requirements.md 68). Milliseconds. */
export const FRESH_LINK_FOR_MS = 10 * 60_000;

/** More of `Accept-Language` is not read. Characters. */
const MAX_HEADER_LENGTH = 200;

const needsFreshLink = () =>
  new Refusal(403, 'For this, please sign in again by a fresh link.', [
    { field: 'email', code: 'fresh_link_required' },
  ]);

/** Whether both are the same mailbox, as addresses are compared everywhere. */
export const isSameMailbox = (one: string | null, other: string | null): boolean => emailKey(one) === emailKey(other);

/**
 * The new address in a change, where there is one that has to be confirmed first. Refused with 403 where the session did not
 * come from a fresh link, with 422 where the address would be taken away, and with 429 where there were too many.
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
  // without an address nobody could sign in any more, and there is none that could confirm it
  if (email === null) throw unprocessable([{ field: 'email', code: 'required' }]);
  if (now - session.created_at > FRESH_LINK_FOR_MS) throw needsFreshLink();
  await consume('emailChanges', `${workspace.id}\n${before.id}`);
  return email;
}

/** Of the languages in which the club writes, the one that the browser prefers (`Accept-Language`). */
const languageOf = ({ request, workspace }: GateContext): string | null => {
  const accepted = parseAccept((request.headers.get('accept-language') ?? '').slice(0, MAX_HEADER_LENGTH));
  const tags = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
  return tags.flatMap((tag) => [tag, tag.replace(/-.*$/, '')]).find((tag) => workspace.languages.includes(tag)) ?? null;
};

/** Puts a mail about a change into the outbox. What it says, and where it goes, is looked up when it is sent. */
const enqueueMail = (
  { outbox }: Pick<Tables, 'outbox'>,
  kind: 'email_confirmation' | 'email_requested',
  { workspace_id, person_id, id, language }: EmailChange,
  now: number,
): Promise<void> =>
  outbox.enqueue({ workspace_id, person_id, kind, payload: { change: id, ...(language ? { language } : {}) } }, now);

/** Those of some changes that still wait: a person who has the address by now waits for nothing. */
export const pendingChangesOf = (changes: readonly EmailChange[], persons: readonly Pick<Person, 'id' | 'email'>[]) =>
  changes.filter(({ person_id, email }) =>
    persons.some((person) => person.id === person_id && !isSameMailbox(person.email, email)),
  );

/** The pending change of one of the session's persons. Refused with 404 where there is none. */
export async function requirePendingChange(visit: GateContext, person_id: string): Promise<EmailChange[]> {
  const { store, workspace, now, members } = visit;
  const api = await members();
  const { data: person } = await api.readPerson({ list_id: 'member', person_id }).catch(isGone);
  const waiting = pendingChangesOf(await store.emailChanges.pending(workspace.id, [person_id], now), [person]);
  if (!waiting.length) throw noMember();
  return waiting;
}

/** Notes a new address that counts once it is confirmed: mails go to it, and to the one that counts until then. */
export async function proposeEmail(visit: GateContext, before: Person, email: string): Promise<void> {
  const { store, workspace, now } = visit;
  const change = { workspace_id: workspace.id, person_id: before.id, former: before.email, email };
  await store.transaction(async (tables) => {
    const pending = await tables.emailChanges.propose({ ...change, language: languageOf(visit) }, now);
    await enqueueMail(tables, 'email_confirmation', pending, now);
    if (before.email) await enqueueMail(tables, 'email_requested', pending, now);
  });
}

/** Sends the mail to the new address once more. Refused with 404 where nothing is pending. */
export async function resendConfirmation(visit: GateContext, person_id: string): Promise<void> {
  const { store, workspace, now, consume } = visit;
  const [waiting] = await requirePendingChange(visit, person_id);
  await consume('emailChanges', `${workspace.id}\n${person_id}`);
  await store.transaction((tables) => enqueueMail(tables, 'email_confirmation', waiting!, now));
}
