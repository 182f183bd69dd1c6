import type { FeeWords, FieldWords, ProfileWords } from '../../i18n/index.js';
import type { RegistrationWords } from '../../i18n/server-words.js';

/** The context that every view of registrations is rendered with. */
export interface TemplateContext {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly words: RegistrationWords;
  readonly formWords: FieldWords;
  readonly feeWords: FeeWords;
  readonly conflictWords: ProfileWords;
  /** Level of the heading with the name of a person. */
  readonly level: number;
  /** Answers and transfers are shown when the visitor opens them. */
  readonly isCompact: boolean;
}
