import type { FormWords } from '../../i18n/index.js';
import type { RegistrationWords } from '../../i18n/server-words.js';

/** The context that every part of the page is rendered with. */
export interface TemplateContext {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly words: RegistrationWords;
  readonly formWords: FormWords;
}
