import type { RegistrationForm } from '../../model/registration-form.js';
import type { RegistrationApi } from '../../state/index.js';
import type { Source } from '../widget.js';

/** The address of a form, and the language to show it in. */
export interface FormSource extends Pick<Source, 'base' | 'slug' | 'signal'> {
  readonly language: string;
  /** The form is shown step by step. */
  readonly steps?: boolean;
}

/** A form and the API that takes its registrations. */
export interface LoadedForm {
  readonly form: RegistrationForm;
  readonly api: RegistrationApi;
}
