import { DEFAULT_OFFER_HOURS } from '../../model/registration-form.js';
import type { Store } from './store.js';
import type { EventWithWaitingList } from './waiting-lists.js';

const HOUR_MS = 3600_000;

/** Until when a place that is offered now has to be accepted: no longer than the event takes registrations. */
export async function offerDeadline(
  { forms }: Pick<Store, 'forms'>,
  { workspace_id, slug, closes_at }: EventWithWaitingList,
  now: number,
): Promise<number> {
  const { layout } = (await forms.find(workspace_id, slug)) ?? { layout: null };
  return Math.min(closes_at, now + (layout?.offer_hours ?? DEFAULT_OFFER_HOURS) * HOUR_MS);
}
