import type { DeskMessageWords, DeskMoneyWords } from '../../../i18n/desk-words.js';
import type { DeskContext } from '../desk-context.js';

/** Words and language of the screen with the fees. */
export interface MoneyContext extends DeskContext {
  readonly moneyWords: DeskMoneyWords;
  /** A reminder is asked for in the words of a message. */
  readonly messageWords: DeskMessageWords;
}
