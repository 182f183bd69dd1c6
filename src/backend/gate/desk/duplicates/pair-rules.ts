import type { RegistrationState } from '../../../../model/own-registration.js';
import type { FeeRow, Registration } from '../../../store/index.js';

/** States of registrations that count, those with most first. Persons whom the club has added have a place. */
const RANKS: readonly RegistrationState[] = ['registered', 'offered', 'waiting', 'lapsed', 'unconfirmed'];

/** Whether a person can be one of a pair: a registration that has ended is none. */
export const canBePaired = (registration: Registration | undefined): boolean =>
  !registration || RANKS.includes(registration.state);

const rankOf = (registration: Registration | undefined): number =>
  registration ? RANKS.indexOf(registration.state) : 0;

/** The facts that decide which of two persons can be kept. */
export interface MergeSide {
  readonly registration: Registration | undefined;
  readonly fees: readonly FeeRow[];
  /** Whether the club owes something back. */
  readonly hasCredit: boolean;
}

/** Whether money has come in for a person. */
export const hasPaid = ({ fees, hasCredit }: MergeSide): boolean =>
  hasCredit || fees.some(({ paid_at }) => paid_at !== null);

/**
 * Why one person cannot be kept and another removed; undefined if they can. What was paid is never removed, nor is a place for an entry of
 * a lower rank.
 */
export function mergeObstacle(
  keep: MergeSide,
  remove: MergeSide,
): 'both_paid' | 'other_paid' | 'other_counts' | undefined {
  if (hasPaid(remove)) return hasPaid(keep) ? 'both_paid' : 'other_paid';
  return rankOf(keep.registration) > rankOf(remove.registration) && !hasPaid(keep) ? 'other_counts' : undefined;
}
