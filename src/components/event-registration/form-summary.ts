import type { CSSResult } from 'lit';
import type { Lit } from '../lit.js';
import errorSummaryOf, { type ErrorSummary } from './error-summary.js';
import { summaryStyles } from './summary-styles.js';

/** The element that the styles are for. */
interface StyledHost {
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
}

/** The error summary of a form, with its styles: most visitors need neither. */
export default (lit: Pick<Lit, 'css' | 'html' | 'nothing'>, host: StyledHost): ErrorSummary => {
  host.adoptStyles('summary', [summaryStyles(lit)]);
  return errorSummaryOf(lit);
};
