import { deskWordsOf } from '../../../i18n/desk-words.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { BankScreen } from './bank-screen.js';
import { bankTemplate } from './bank-template.js';

/** The screen that reads a bank file, with its words. Rejects if they cannot be loaded. */
export async function openBank(host: DeskScreenHost): Promise<DeskScreen> {
  const { deskMoney: moneyWords, deskBank: bankWords } = await deskWordsOf(host.language);
  const screen = new BankScreen(host);
  return {
    // what an earlier file said may be out of date
    open: () => screen.clear(),
    draw: (context) => (host.desk ? bankTemplate(screen, host, { ...context, moneyWords, bankWords }) : undefined),
    clear: () => screen.clear(),
  };
}
