import type { Client } from '../../api/index.js';
import { headerNames, type Service } from '../../contract/index.js';
import type { Person } from '../../model/person.js';
import {
  clientAddressOf,
  monotonicClock,
  type Clock,
  type RegistrationRecord,
  type WithdrawRelease,
} from '../backend.js';
import { digest, type Signer } from '../crypto/index.js';
import { canonicalJson, jsonResponse, idempotentWrites } from '../http/middleware/index.js';
import { newId, type JournalEntry, type PendingReview, type Store, type Tables } from '../store/index.js';
import type { QueueForReview } from './gate-context.js';
import { arrivalOf, newFamily } from './registration-record.js';
import { stateIssue } from './state-issue.js';

/** Stores registrations for review, once per idempotency key (docs/gate.md#abuse). */
export function reviewQueueIn(store: Pick<Store, 'transaction' | 'idempotency'>, signer: Signer): QueueForReview {
  const writeOnce = idempotentWrites(store, signer);
  return async (
    { workspace, request, now, abuseScore, onRegistration },
    { visibleForm, body, registration, values, key, originalBody },
  ) => {
    const { form, state } = visibleForm;
    const workspace_id = workspace.id;
    const attempt = {
      workspace_id,
      callerId: 'gate',
      secret: '',
      key,
      canonicalRequest: `${form.list_id}\n${canonicalJson(originalBody)}`,
      now,
    };
    const {
      status,
      body: answer,
      replayed,
    } = await writeOnce(attempt, async ({ reviewQueue }) => {
      // a pending review takes no place, so it needs an open form
      if (state !== 'open') throw stateIssue(state);
      const id = newId('rev');
      await reviewQueue.insert({
        workspace_id,
        id,
        list_id: form.list_id,
        slug: form.slug,
        reason: 'note',
        body,
        created_at: now,
        family: registration.family,
        language: registration.language,
        consents: registration.consents ?? [],
        amount: registration.amount,
      });
      return { status: 201, body: JSON.stringify({ data: { ...values, id, held: true } }), person_ids: [id] };
    });
    if (!replayed) {
      onRegistration('held');
      await abuseScore.note(clientAddressOf(request));
    }
    const headers: Record<string, string> = replayed ? { [headerNames.replayed]: 'true' } : {};
    return jsonResponse(answer, { status, headers });
  };
}

/** The idempotency key under which a review is released, however often. */
export const releaseKeyOf = ({ workspace_id, id }: Pick<PendingReview, 'workspace_id' | 'id'>): Promise<string> =>
  digest(`released\n${workspace_id}\n${id}`);

/**
 * Accepts a registration under review: creates the person through the service. Idempotent, also after an interruption.
 *
 * @throws ApiError if the service refuses; the registration then stays in the queue
 */
export async function releaseReview(
  store: Pick<Store, 'transaction'>,
  api: Client<Service>,
  {
    workspace_id,
    id,
    list_id,
    slug,
    body,
    family,
    language,
    position,
    amount,
    consents: givenConsents = [],
    created_at,
  }: PendingReview,
  now = Date.now(),
  journal?: JournalEntry,
): Promise<Person> {
  const idempotency_key = await releaseKeyOf({ workspace_id, id });
  const { data } = await api.createPerson({ list_id, body, idempotency_key });
  await store.transaction(async ({ consents, deskJournal, forms, lists, registrations, reviewQueue }) => {
    // the bundled service has ended the review with the person
    if (!(await reviewQueue.markReleased(workspace_id, id, data.id))) return;
    if (journal) await deskJournal.note(journal);
    // the service has stored it with the person
    if ((await registrations.ofPersons(workspace_id, [data.id])).length) return;
    const list = (await lists.find(workspace_id, list_id))!;
    const all = await forms.all(workspace_id);
    const { layout = null } = all.find((form) => form.slug === slug) ?? {};
    const arrival = arrivalOf(all, { slug, list_id, layout }, now);
    const registration = { slug, family: family ?? newFamily(), language, position, amount, ...arrival };
    await registrations.register({ ...registration, workspace_id, list_id: list.id, person_id: data.id }, now);
    await consents.give({ workspace_id, person_id: data.id }, givenConsents, created_at);
  });
  return data;
}

/** The registration of a review that is released, for services that store it together with its person. */
export async function releasedRecord(
  { forms }: Pick<Store, 'forms'>,
  { workspace_id, id, list_id, slug, family, language, position, amount, consents = [], created_at }: PendingReview,
  now: number,
  journal?: JournalEntry,
): Promise<RegistrationRecord> {
  const all = await forms.all(workspace_id);
  const { layout = null } = all.find((form) => form.slug === slug) ?? {};
  return {
    ...{ slug, family: family ?? newFamily(), language, amount, consents },
    ...arrivalOf(all, { slug, list_id, layout }, now),
    review: { id, position, created_at },
    journal,
  };
}

/** Result of the deletion of a review. */
export interface DeletedReview {
  /** False if another transaction has ended the review in the meantime. */
  readonly isDeleted: boolean;
  /** The person, if the review was released before: they stay registered. */
  readonly person_id?: string | undefined;
}

/** Deletes a review, in a transaction. `withdraw` takes back a release whose outcome is not known. */
export async function deleteReview(
  tables: Tables,
  { workspace_id, id, list_id }: Pick<PendingReview, 'workspace_id' | 'id' | 'list_id'>,
  withdraw: WithdrawRelease,
  now: number,
): Promise<DeletedReview> {
  const idempotency_key = await releaseKeyOf({ workspace_id, id });
  const person_id = await withdraw(tables, { workspace_id, list_id, idempotency_key }, now);
  const count = await tables.erasures.erasePendingReviews(workspace_id, [id]);
  return { isDeleted: count > 0, person_id };
}

/** Deletes expired reviews. Returns their number. */
export async function deleteExpiredReviews(
  { reviewQueue, transaction }: Pick<Store, 'reviewQueue' | 'transaction'>,
  now: number,
): Promise<number> {
  let count = 0;
  for (const { workspace_id, id } of await reviewQueue.expired(now))
    count += await transaction(({ erasures }) => erasures.erasePendingReviews(workspace_id, [id]));
  return count;
}

/** Interval between two sweeps. */
const SWEEP_INTERVAL_MS = 3600_000;

/** Deletes expired reviews once an hour, when called by a request. */
export function reviewSweeper(
  store: Pick<Store, 'reviewQueue' | 'transaction'>,
  clock: Clock,
  report: (error: unknown) => void,
  elapsed: Clock = monotonicClock,
): () => Promise<void> {
  let next = -Infinity;
  return async () => {
    const time = elapsed();
    if (time < next) return;
    next = time + SWEEP_INTERVAL_MS;
    await deleteExpiredReviews(store, clock()).catch(report);
  };
}
