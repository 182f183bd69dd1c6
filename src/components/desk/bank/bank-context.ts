import type { DeskBankWords } from '../../../i18n/desk-words.js';
import type { MoneyContext } from '../money/money-context.js';

/** Words and language of the screen that reads a bank file. */
export interface BankContext extends Omit<MoneyContext, 'messageWords'> {
  readonly bankWords: DeskBankWords;
}
