import { dueDeletions, hasAnswers, type DueDeletion, type PersonRow, type Store } from '../store/index.js';
import type { LifecycleContext, LifecycleTask } from './lifecycle-task.js';

/** Persons read and deleted in one transaction. */
const PAGE_SIZE = 200;

/** Deletes the persons of an event, page by page. Returns how many this process deleted. */
async function deletePersons(store: Store, { workspace_id, list_id }: DueDeletion): Promise<number> {
  let count = 0;
  for (;;) {
    const page = await store.persons.page(workspace_id, list_id, { back: false, count: PAGE_SIZE });
    if (!page.length) return count;
    const ids = page.map(({ id }) => id);
    count += await store.transaction(({ erasures }) => erasures.erase(workspace_id, list_id, ids));
  }
}

/** Deletes the history of consents in some fields, of those persons too whose answers are gone already. */
async function deleteConsents(
  store: Store,
  { workspace_id, answers }: DueDeletion,
  page: readonly { readonly id: string }[],
): Promise<void> {
  const names = new Set(answers.map((name) => name.normalize()));
  const ids = page.map(({ id }) => id);
  const consents = (await store.consents.ofPersons(workspace_id, ids)).filter(({ field }) =>
    names.has(field.normalize()),
  );
  const [persons, fields] = [consents.map(({ person_id }) => person_id), consents.map(({ field }) => field)];
  if (consents.length)
    await store.transaction(({ answerErasures }) =>
      answerErasures.ofConsents(workspace_id, [...new Set(persons)], [...new Set(fields)]),
    );
}

/**
 * Deletes the answers of persons to some fields, page by page, and what is left of answers that persons have emptied themselves since the
 * last time. Returns how many persons had such answers.
 */
async function deleteAnswers(store: Store, due: DueDeletion, now: number): Promise<number> {
  const { workspace_id, list_id } = due;
  const answers = [...due.answers].sort();
  const last = await store.settings.deletedAnswers(workspace_id, list_id);
  const isFirst = JSON.stringify(last?.fields) !== JSON.stringify(answers);
  let [count, hasChanges] = [0, isFirst];
  for (let from: string | undefined, more = true; more;) {
    const page = await store.persons.page(workspace_id, list_id, { from, back: false, count: PAGE_SIZE });
    await deleteConsents(store, due, page);
    const ids = page.map(({ id }) => id);
    const isTouched = (row: PersonRow) => isFirst || row.changed_at >= last!.at || hasAnswers(row, answers);
    if ((await store.persons.findAll(workspace_id, 'id', ids, list_id)).some(isTouched)) {
      hasChanges = true;
      count += await store.transaction(async ({ persons, answerErasures }) => {
        const rows = (await persons.findAll(workspace_id, 'id', ids, list_id)).filter(isTouched);
        await answerErasures.ofFormerAnswers(rows, answers);
        return answerErasures.ofPersons(rows, answers, now);
      });
    }
    from = page.at(-1)?.row_key;
    more = page.length === PAGE_SIZE;
  }
  if (hasChanges)
    await store.transaction(({ settings }) =>
      settings.noteDeletedAnswers(workspace_id, list_id, { fields: answers, at: now }),
    );
  return count;
}

/** Deletes registrations for an event that were never reviewed, or their answers. Returns how many. */
async function deletePendingReviews(store: Store, due: DueDeletion): Promise<number> {
  const { workspace_id, list_id, answers } = due;
  const pending = (await store.reviewQueue.all(workspace_id)).filter((review) => review.list_id === list_id);
  if (!pending.length) return 0;
  return store.transaction(async ({ erasures, answerErasures }) =>
    due.persons
      ? erasures.erasePendingReviews(
          workspace_id,
          pending.map(({ id }) => id),
        )
      : answerErasures.ofPendingReviews(workspace_id, list_id, answers),
  );
}

async function carryOut({ store, now, log }: LifecycleContext, due: DueDeletion): Promise<void> {
  const { workspace_id, slug } = due;
  const persons = due.persons ? await deletePersons(store, due) : 0;
  const answers = due.persons ? 0 : await deleteAnswers(store, due, now);
  const reviews = await deletePendingReviews(store, due);
  if (persons || answers || reviews)
    log({ event: 'deleted after an event', workspace_id, slug, persons, answers_of_persons: answers, reviews });
}

/**
 * Deletes data of events so many days after their last day, as DELETE does: no byte of it stays in the files
 * (docs/workspace.md#deletion). The whole list is looked through each time, since persons may be added after the event.
 */
export const deleteAfter: LifecycleTask = {
  intervalMs: 600_000,
  async run(context) {
    const { store, now } = context;
    for (const workspace of await store.workspaces.all())
      for (const due of await dueDeletions(store, workspace, now)) await carryOut(context, due);
  },
};
