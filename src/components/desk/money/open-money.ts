import { deskWordsOf } from '../../../i18n/desk-words.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { MoneyScreen } from './money-screen.js';
import { moneyTemplate } from './money-template.js';

/** The screen with the fees, with its words. Rejects if they cannot be loaded. */
export async function openMoney(host: DeskScreenHost): Promise<DeskScreen> {
  const { deskMoney: moneyWords, deskMessage: messageWords } = await deskWordsOf(host.language);
  const screen = new MoneyScreen(host);
  return {
    open: () => void screen.load(),
    draw: (context) => (host.desk ? moneyTemplate(screen, host, { ...context, moneyWords, messageWords }) : undefined),
    clear: () => screen.clear(),
  };
}
