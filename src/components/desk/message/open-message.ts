import { deskWordsOf } from '../../../i18n/desk-words.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { MessageScreen } from './message-screen.js';
import { messageTemplate } from './message-template.js';

/** The screen that writes to a list, with its words. Rejects if they cannot be loaded. */
export async function openMessage(host: DeskScreenHost): Promise<DeskScreen> {
  const { deskMessage: messageWords } = await deskWordsOf(host.language);
  const screen = new MessageScreen(host);
  return {
    open: screen.open,
    draw: (context) =>
      host.desk && host.list ? messageTemplate(screen, host, { ...context, messageWords }) : undefined,
    clear: () => screen.clear(),
  };
}
