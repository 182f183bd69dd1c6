import type { RegistrationForm } from '../model/registration-form.js';

/** A sentence of what happens after a registration. */
export type NextStep = 'payNow' | 'onWaitingList' | 'clubReplies' | 'changeLater' | 'quoteNumber';

/**
 * The next steps after a registration, in order, of persons who were accepted or wait for review (`rev_…`).
 *
 * @param isPayable - How to pay is shown with it.
 */
export function nextStepsOf(
  { event }: Pick<RegistrationForm, 'event'>,
  persons: readonly { readonly id: string; readonly waiting?: unknown }[],
  { isPayable }: { readonly isPayable: boolean },
): readonly NextStep[] {
  if (persons.some(({ id }) => id.startsWith('rev_'))) return ['clubReplies'];
  if (!event) return ['clubReplies', 'quoteNumber'];
  if (persons.some(({ waiting }) => waiting)) return ['onWaitingList', 'changeLater', 'quoteNumber'];
  return [...(isPayable ? (['payNow'] as const) : []), 'changeLater', 'quoteNumber'];
}
