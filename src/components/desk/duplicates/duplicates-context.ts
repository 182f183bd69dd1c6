import type { DeskDuplicatesWords } from '../../../i18n/desk-words.js';
import type { DeskContext } from '../desk-context.js';

/** Words and language of the screen. */
export interface DuplicatesContext extends DeskContext {
  readonly duplicatesWords: DeskDuplicatesWords;
}
