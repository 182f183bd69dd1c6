import type { CSSResult } from 'lit';
import type { Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { RegisteredPerson } from '../../state/index.js';

/** The element, as far as its confirmation sees it. */
export interface ConfirmationHost {
  readonly headingLevel: number;
  readonly language: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly words: FormWords;
  readonly retry: () => Promise<void>;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
  requestUpdate(): void;
  readonly updateComplete: Promise<unknown>;
}

/** How to pay, in a confirmation. */
export interface ConfirmationPayment {
  readonly template: unknown;
  /** The fee of each person, in the language of the page. */
  readonly fees: readonly string[];
  /** Loads what the template shows; never rejects. */
  load(): Promise<void>;
}

export interface ConfirmationOptions {
  readonly form: RegistrationForm;
  readonly persons: readonly RegisteredPerson[];
  /** The secret of the persons who were sent together. */
  readonly family: string;
  readonly payment?: ConfirmationPayment | undefined;
  /** The form that was sent. */
  readonly localizedForm: Form;
  readonly host: ConfirmationHost;
}
