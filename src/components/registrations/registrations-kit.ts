import type { conflictChoices } from '../member-profile/conflict.js';
import type { ErrorSummary } from '../event-registration/error-summary.js';
import type { formField } from '../form/form-field.js';
import type { isolate } from '../../i18n/index.js';
import type { Lit } from '../lit.js';
import type { paymentView } from '../payment/payment-view.js';

/** Everything that the views of registrations take from the script that shows them: Lit, and templates. */
export interface RegistrationsKit extends Pick<Lit, 'html' | 'nothing'> {
  readonly isolate: typeof isolate;
  readonly formField: typeof formField;
  readonly errorSummary: ErrorSummary;
  readonly conflictChoices: typeof conflictChoices;
  readonly paymentView: typeof paymentView;
}
