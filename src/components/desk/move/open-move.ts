import { deskWordsOf } from '../../../i18n/desk-words.js';
import { registrationWordsOf } from '../../../i18n/registration-words.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { MoveScreen } from './move-screen.js';
import { moveTemplate } from './move-template.js';

/** The screen that moves somebody to another event, with its words. Rejects if they cannot be loaded. */
export async function openMove(host: DeskScreenHost): Promise<DeskScreen> {
  const { language } = host;
  const [{ deskMove, desk }, registrationWords] = await Promise.all([
    deskWordsOf(language),
    registrationWordsOf(language),
  ]);
  const screen = new MoveScreen(host, deskMove, desk.changed);
  return {
    open: () => void screen.open(),
    draw: (context) => moveTemplate(screen, host, { ...context, registrationWords }),
    clear: () => screen.clear(),
  };
}
