import { formatDay } from '../../i18n/index.js';
import type { FeeWords } from '../../i18n/index.js';
import type { MemberFee } from '../../model/fee.js';

export interface FeeStateOptions {
  readonly words: FeeWords;
  readonly language: string;
  /** The club's current day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The day on which a fee was paid, on which it is or was due, or since which it is open. */
export function feeState(
  { paid_at, due_at, open_since }: Pick<MemberFee, 'paid_at' | 'due_at' | 'open_since'>,
  { words, language, today }: FeeStateOptions,
): string {
  const day = formatDay(paid_at ?? due_at ?? open_since, language);
  if (paid_at) return words.paidOn(day);
  if (!due_at) return words.openSince(day);
  return due_at < today ? words.wasDueOn(day) : words.dueOn(day);
}
