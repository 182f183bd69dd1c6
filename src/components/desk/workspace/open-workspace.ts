import { deskWordsOf } from '../../../i18n/desk-words.js';
import { wordsOf } from '../../../i18n/index.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { WorkspaceScreen } from './workspace-screen.js';
import { workspaceTemplate } from './workspace-template.js';

/** The screen with the settings of the club, with its words. Rejects if they cannot be loaded. */
export async function openWorkspace(host: DeskScreenHost): Promise<DeskScreen> {
  const { language } = host;
  const [{ deskWorkspace: workspaceWords, deskListSettings: listWords }, feeWords] = await Promise.all([
    deskWordsOf(language),
    wordsOf(language, 'fees'),
  ]);
  const words = { workspaceWords, listWords, feeWords };
  const screen = new WorkspaceScreen(host);
  return {
    open: () => void screen.load(),
    draw: (context) =>
      host.desk
        ? workspaceTemplate(screen, { ...context, ...words, timeZone: host.desk.time_zone, now: host.desk.now })
        : undefined,
    clear: () => screen.clear(),
  };
}
