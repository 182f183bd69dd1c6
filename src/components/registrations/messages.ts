import type { RegistrationWords } from '../../i18n/server-words.js';
import { errorMessage } from '../error-notice.js';
import { boldFirstSentence } from '../first-sentence.js';
import type { Notice, RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** The sentence of a notice. `title` is that of the event. */
function noticeText(notice: Notice, title: string, { states, ...words }: RegistrationWords): string {
  if (notice === 'repriced') return words.priceMail(title);
  if (notice === 'lapsed') return `${states.lapsed}.`;
  return notice === 'accepted' ? `${states.registered}.` : words[notice];
}

/**
 * The message of a page in live regions. They are drawn before there is a message, so that screen readers announce it. `isHere`
 * tells whether the message stands at this place of the page.
 */
export const messages =
  ({ html, nothing }: Pick<RegistrationsKit, 'html' | 'nothing'>) =>
  (
    { notice, failure, messageTitle }: RegistrationsController,
    isHere: boolean,
    { words, formWords }: TemplateContext,
  ): unknown =>
    html`<div role="status">
        ${notice && isHere ? html`<p class="notice said" tabindex="-1">${noticeText(notice, messageTitle, words)}</p>` : nothing}
      </div>
      <div role="alert">
        ${
          failure && isHere
            ? html`<p class="notice alert failure" tabindex="-1">
                ${boldFirstSentence(html, errorMessage(failure, formWords))}
              </p>`
            : nothing
        }
      </div>`;
