import type { Form } from '../../forms/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { FormCredentials } from './form-credentials.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';
import type { FieldContext } from './plain-field.js';
import type { FormPerson } from './submitted-persons.js';

/** The data of a form without JavaScript: its persons and fields, the answers so far, and the issues of the last submission. */
export interface PlainFormView extends FieldContext {
  readonly form: RegistrationForm;
  readonly formModel: Form;
  readonly persons: readonly FormPerson[];
  readonly context: PageContext;
  readonly credentials: FormCredentials;
  /** The closing time in words, if it is near. */
  readonly closingTime?: string | undefined;
  /** Messages that concern no field; shown first. */
  readonly messages?: readonly unknown[];
  /** The element replaces the form when it is ready: only where scripts are off, all questions are shown. */
  readonly isReplaced?: boolean;
  /** The price of the answers. */
  readonly price?: Html;
}

/** Whether a form takes several persons. */
export const takesSeveral = ({ layout }: Pick<RegistrationForm, 'layout'>): boolean => (layout?.participants ?? 1) > 1;
