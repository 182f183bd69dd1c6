import { dueDeletions, hasAnswers, hasReviewAnswers } from '../../store/index.js';
import type { DueDeletion, PersonRow, Store } from '../../store/index.js';
import { formatCount } from './size.js';

export interface OverdueCounts {
  readonly persons: number;
  /** Other persons who have answers that are due. */
  readonly answers: number;
  /** Registrations that wait for review, and are due or have answers that are. */
  readonly reviews: number;
}

/** Data that is overdue for deletion after an event. A running server deletes it within minutes. */
export class OverdueDeletions {
  readonly #due = new Map<string, DueDeletion>();
  #persons = 0;
  #answers = 0;
  #reviews = 0;

  static async of(store: Store): Promise<OverdueDeletions> {
    const all = new OverdueDeletions();
    for (const workspace of await store.workspaces.all()) {
      for (const due of await dueDeletions(store, workspace, Date.now()))
        all.#due.set(`${due.workspace_id} ${due.list_id}`, due);
      // a body that is no JSON is a finding of its own
      const reviews = await store.reviewQueue.all(workspace.id).catch(() => []);
      all.#reviews += reviews.filter((review) => {
        const due = all.#due.get(`${review.workspace_id} ${review.list_id}`);
        return due && (due.persons || hasReviewAnswers(review, due.answers));
      }).length;
    }
    return all;
  }

  add(row: PersonRow): void {
    const due = this.#due.get(`${row.workspace_id} ${row.list_id}`);
    if (due?.persons) this.#persons++;
    else if (due && hasAnswers(row, due.answers)) this.#answers++;
  }

  get counts(): OverdueCounts {
    return { persons: this.#persons, answers: this.#answers, reviews: this.#reviews };
  }

  notes(): string[] {
    const { persons, answers, reviews } = this.counts;
    if (!persons && !answers && !reviews) return [];
    const parts = [
      formatCount(persons, 'person'),
      `the answers of ${formatCount(answers, 'other person')}`,
      `${formatCount(reviews, 'registration')} for review`,
    ];
    const all = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return [`${all} are to be deleted after an event (delete_after): a running server does it within minutes`];
  }
}
