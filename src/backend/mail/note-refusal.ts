import { noticeSettings } from '../../model/notice-settings.js';
import type { RegistrationMailKind } from '../../model/workspace.js';
import type { AbandonedMail, Store } from '../store/index.js';

type RefusalStore = Pick<Store, 'forms' | 'registrations' | 'reviewQueue' | 'transaction' | 'workspaces'>;

/** The registration that a mail is about; undefined for other mails. */
async function subjectOf(
  store: RefusalStore,
  { workspace_id, kind, person_id, payload }: AbandonedMail,
): Promise<{ slug: string; state: RegistrationMailKind } | undefined> {
  if (kind === 'registration_held') {
    const review = (await store.reviewQueue.all(workspace_id)).find(({ id }) => id === person_id);
    return review && { slug: review.slug, state: 'review' };
  }
  const { registration: id } = payload as { registration?: unknown };
  return ['registration', 'registration_price'].includes(kind) && typeof id === 'string'
    ? store.registrations.find(workspace_id, id)
    : undefined;
}

/**
 * Notes that a mail about a registration reached nobody and never will, and tells the organiser, in one transaction with `end`,
 * which ends the tries; nothing happens if that resolves to false. The address is in neither.
 */
export async function noteRefusal(
  store: RefusalStore,
  mail: AbandonedMail,
  now: number,
  end: (tables: Pick<Store, 'outbox'>) => Promise<boolean>,
): Promise<void> {
  const { workspace_id, row_key, person_id } = mail;
  const subject = await subjectOf(store, mail);
  const form = subject && (await store.forms.find(workspace_id, subject.slug));
  const workspace = await store.workspaces.byId(workspace_id);
  await store.transaction(async (tables) => {
    if (!(await end(tables))) return;
    // organisers are not told about addresses that a stranger may have typed
    if (!subject || person_id === undefined || subject.state === 'unconfirmed') return;
    const { slug, state } = subject;
    const isNew = await tables.refusedMails.insert({ workspace_id, row_key, person_id, slug, state, refused_at: now });
    if (!isNew || !form || !workspace || !noticeSettings(form, workspace)) return;
    await tables.outbox.enqueue({ workspace_id, kind: 'organiser_refusal', person_id, payload: { slug, state } }, now);
  });
}
