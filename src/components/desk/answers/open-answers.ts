import { html } from 'lit';
import { registrationWordsOf } from '../../../i18n/registration-words.js';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import { fullName } from '../../registrations/full-name.js';
import { answersFormOfDesk } from './answers-form-of-desk.js';
import type { DeskContext } from '../desk-context.js';
import type { DeskScreen, DeskScreenHost } from '../desk-screen.js';
import { AnswersScreen } from './answers-screen.js';

/** The answers of a person in the form that asks for them. */
function answersTemplate(screen: AnswersScreen, { language, loginWords }: DeskContext): unknown {
  const { registration, edit, error, words } = screen;
  if (error)
    return notice(
      'alert',
      errorMessage(error, loginWords),
      html`<button type="button" @click=${screen.open}>${loginWords.retry}</button>`,
    );
  if (!registration || !edit) return undefined;
  screen.beforeDraw();
  return html`${heading(1, html`<bdi>${fullName(registration)}</bdi>`)}
    <div class="answers-of-person card">
      ${answersFormOfDesk(screen, edit, { language, words, formWords: loginWords, conflictWords: loginWords })}
    </div>`;
}

/** The screen that corrects answers, with its words. Rejects if they cannot be loaded. */
export async function openAnswers(host: DeskScreenHost): Promise<DeskScreen> {
  const screen = new AnswersScreen(host, await registrationWordsOf(host.language));
  return {
    open: () => void screen.open(),
    draw: (context) => answersTemplate(screen, context),
    clear: () => screen.clear(),
  };
}
