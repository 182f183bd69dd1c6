import type { ProfileWords } from '../../i18n/index.js';
import type { DeskWords } from '../../i18n/desk-words.js';

/** Words and language of the desk, for its templates. */
export interface DeskContext {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly words: DeskWords;
  /** Words of the sign-in, and the labels of built-in fields. */
  readonly loginWords: ProfileWords;
}
