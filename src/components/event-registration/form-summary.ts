import type { CSSResult } from 'lit';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { Lit } from '../lit.js';
import errorSummaryOf, { type ErrorSummaryOptions } from './error-summary.js';
import type { RenderedField } from './participants.js';
import { summaryStyles } from './summary-styles.js';
import { waitingListOf, type WaitingListKit, type WaitingListOptions } from './waiting-list.js';

/** The element that the styles are for. */
interface StyledHost {
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
}

/** Draws everything that needs another look in a form. */
export type FormSummary = (
  issues: readonly Issue[],
  renderedFields: readonly RenderedField[],
  options: ErrorSummaryOptions & WaitingListOptions & { readonly words: FormWords },
) => unknown;

/**
 * The error summary of a form, with its styles, and the way to the waiting list when the last place is gone: most visitors need
 * none of them.
 */
export default (kit: WaitingListKit & Pick<Lit, 'css'>, host: StyledHost): FormSummary => {
  const errorSummary = errorSummaryOf(kit);
  const { waitingListOffer } = waitingListOf(kit);
  host.adoptStyles('summary', [summaryStyles(kit)]);
  return (issues, renderedFields, options) =>
    kit.html`${errorSummary(issues, renderedFields, options)}${waitingListOffer(options)}`;
};
