import { html, nothing } from 'lit';
import { deskWordsOf } from '../../../i18n/desk-words.js';
import { registrationWordsOf } from '../../../i18n/registration-words.js';
import type { RegistrationWords } from '../../../i18n/server-words.js';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import { answersFormOfDesk } from '../answers/answers-form-of-desk.js';
import type { DeskContext } from '../desk-context.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { AddScreen } from './add-screen.js';

/** The way to the waiting list, once the event turned out to be full. */
const waitingListButton = (screen: AddScreen): unknown =>
  screen.offeredList === undefined
    ? nothing
    : html`<div class="actions">
        <button type="button" class="to-waiting-list" @click=${screen.moveToWaitingList}>
          ${screen.words.toWaitingList}
        </button>
      </div>`;

function addTemplate(screen: AddScreen, registrationWords: RegistrationWords, context: DeskContext): unknown {
  const { words, loginWords, language } = context;
  const { edit, error } = screen;
  if (error)
    return notice(
      'alert',
      errorMessage(error, loginWords),
      html`<button type="button" @click=${screen.open}>${loginWords.retry}</button>`,
    );
  if (!edit) return undefined;
  screen.beforeDraw();
  const formWords = { ...registrationWords, save: words.add };
  return html`${heading(1, words.add)}
    <p class="help">${screen.words.help}</p>
    ${waitingListButton(screen)}
    <div class="answers-of-person card">
      ${answersFormOfDesk(screen, edit, { language, words: formWords, formWords: loginWords, conflictWords: loginWords })}
    </div>`;
}

/** The screen that adds somebody to a list, with its words. Rejects if they cannot be loaded. */
export async function openAdd(host: DeskScreenHost): Promise<DeskScreen> {
  const [{ deskAdd }, registrationWords] = await Promise.all([
    deskWordsOf(host.language),
    registrationWordsOf(host.language),
  ]);
  const screen = new AddScreen(host, deskAdd);
  return {
    open: () => void screen.open(),
    draw: (context) => addTemplate(screen, registrationWords, context),
    clear: () => screen.clear(),
  };
}
