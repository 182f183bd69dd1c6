import { html } from 'hono/html';
import { marksOptional } from '../../forms/index.js';
import type { ClosedWords, FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';
import { hiddenControls, priceButtonName } from './form-credentials.js';
import { takesSeveral, type PlainFormView } from './plain-form-view.js';
import { plainPersons } from './plain-persons.js';
import { priceTable } from './price-table.js';
import { FEW_PLACES } from '../../model/club-event.js';

function introOf(view: PlainFormView): Html {
  const { form, formModel, words, closingTime } = view;
  const placesLeft = form.event?.places_left ?? null;
  return html`<div class="lead">
    ${formModel.intro ? html`<p><bdi>${formModel.intro}</bdi></p>` : ''}
    ${placesLeft !== null && placesLeft > 0 && placesLeft < FEW_PLACES ? html`<p><strong>${words.placesLeft(placesLeft)}</strong></p>` : ''}
    ${closingTime ? html`<p>${words.openUntil(closingTime)}</p>` : ''}
    ${marksOptional(formModel) ? html`<p>${words.requiredNote}</p>` : ''}
    ${form.layout?.prices ? html`<div class="script-off">${priceTable(form, formModel, view)}</div>` : ''}
  </div>`;
}

/** Shows the price of the answers, whatever is still missing. Not the first button, which Enter presses. */
const priceButton = ({ words }: PageContext): Html =>
  html`<button class="script-off" name="${priceButtonName}" value="1" formnovalidate>${words.showPrice}</button>`;

/** The button that Enter presses: without it, that would be the first one in the form, which adds or removes a person. */
const enterButton = html`<button class="honeypot" tabindex="-1" aria-hidden="true"></button>`;

/** The form of the server. It posts to its own address. */
export const plainForm = (view: PlainFormView): Html => {
  const { form, words, context, credentials, answers, persons } = view;
  const sendText = form.event ? words.send : words.apply;
  return html`<form
    class="${view.isReplaced ? 'plain until-element' : 'plain'}"
    method="post"
    action="${context.linkTo('', { plain: true })}"
    accept-charset="utf-8"
  >
    ${takesSeveral(form) ? enterButton : ''} ${introOf(view)} ${plainPersons(view)}
    ${hiddenControls(credentials, answers)} ${view.price ?? ''}
    <p class="actions">
      <button class="main">${persons.some(({ registered }) => registered) ? words.sendRest : sendText}</button>
      ${form.layout?.prices ? priceButton(context) : ''}
    </p>
  </form>`;
};

export interface ClosedFormOptions {
  readonly words: FormWords;
  readonly closedWords: ClosedWords;
  readonly formUrl: (form: string) => string;
  readonly clubUrl: string;
  /** When it opens, in words. */
  readonly openingTime: string | undefined;
  /** When it closed, in words. */
  readonly closingTime: string | undefined;
}

/** The message of a form that takes no registrations, in the element's words. */
export function closedForm(
  { state, waiting_list }: RegistrationForm,
  { words, closedWords, formUrl, clubUrl, openingTime, closingTime }: ClosedFormOptions,
): Html {
  const message = {
    full: waiting_list ? words.waitingList : closedWords.full,
    closed: closingTime ? closedWords.closedSince(closingTime) : words.closed,
    not_yet_open: closedWords.notYetOpen(openingTime),
    open: '',
  }[state];
  return html`<div class="notice" role="status">
    <p>${message}</p>
    ${state === 'full' && waiting_list ? html`<p><a class="main" href="${formUrl(waiting_list)}">${words.joinWaitingList}</a></p>` : ''}
    <p class="ways"><a href="${clubUrl}">${words.allEvents}</a></p>
  </div>`;
}
