import { html, nothing } from 'lit';
import errorSummaryOf from '../../event-registration/error-summary.js';
import { formField } from '../../form/form-field.js';
import { conflictChoices } from '../../member-profile/conflict.js';
import { answersForm } from '../../registrations/answers-form.js';

/** The form that asks for answers, in the page of the desk. */
export const answersFormOfDesk = answersForm({
  html,
  nothing,
  formField,
  errorSummary: errorSummaryOf({ html, nothing }),
  conflictChoices,
});
