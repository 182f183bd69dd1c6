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
  /** The registrations that are open: each of them is one line that opens to its details. Undefined: all stand open. */
  readonly openIds: Set<string> | undefined;
}
