import type { ReviewReason, PendingReview, Store } from '../../store/index.js';
import { UsageError } from '../../workspace/index.js';

/** Reasons for a review, in words. */
export const reasons: Readonly<Record<ReviewReason, string>> = {
  note: 'something was written into the field that nobody sees',
};

/** The pending reviews with these ids, each once. Throws `UsageError` for an unknown id. */
export async function pendingReviewsById(
  store: Store,
  workspace_id: string,
  ids: readonly string[],
): Promise<PendingReview[]> {
  const reviews = new Map((await store.reviewQueue.all(workspace_id)).map((review) => [review.id, review]));
  return [...new Set(ids)].map((id) => {
    const review = reviews.get(id);
    if (!review) throw new UsageError(`No registration ${id} waits for review: turnout review list. Nothing was done.`);
    return review;
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a registration, one per line. */
export const linesOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isObject(value)
      ? linesOf(value, `${prefix}${name}.`)
      : [`  ${prefix}${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );

/** The name of a person, or their e-mail address. */
export function whoIs({ name, email }: Record<string, unknown>): string {
  const { first_name, last_name } = (name ?? {}) as { first_name?: string | null; last_name?: string | null };
  const parts = [first_name, last_name].filter(Boolean);
  return parts.join(' ') || String(email ?? 'somebody without a name');
}
