import type { CSSResult } from 'lit';
import type { Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { RegisteredPerson } from '../../state/index.js';

/** The element, as far as its confirmation sees it. */
export interface ConfirmationHost {
  readonly headingLevel: number;
  readonly language: string;
  readonly words: FormWords;
  readonly retry: () => Promise<void>;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
  requestUpdate(): void;
}

export interface ConfirmationOptions {
  readonly form: RegistrationForm;
  readonly persons: readonly RegisteredPerson[];
  /** The form that was sent. */
  readonly localizedForm: Form;
  readonly host: ConfirmationHost;
}
