import { deskWordsOf } from '../../../i18n/desk-words.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { DuplicatesScreen } from './duplicates-screen.js';
import { duplicatesTemplate } from './duplicates-template.js';

/** The screen with those who are probably twice in a list, with its words. Rejects if they cannot be loaded. */
export async function openDuplicates(host: DeskScreenHost): Promise<DeskScreen> {
  const { deskDuplicates: duplicatesWords } = await deskWordsOf(host.language);
  const screen = new DuplicatesScreen(host);
  return {
    open: screen.open,
    draw: (context) =>
      host.desk && host.list ? duplicatesTemplate(screen, host, { ...context, duplicatesWords }) : undefined,
    clear: () => screen.clear(),
  };
}
