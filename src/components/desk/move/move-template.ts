import { html, nothing } from 'lit';
import { labelOf } from '../../../forms/index.js';
import { formatDayRange, formatEuros } from '../../../i18n/index.js';
import type { RegistrationWords } from '../../../i18n/server-words.js';
import type { MoveForm, MoveTarget } from '../../../model/desk-move.js';
import type { AnswersEdit } from '../../registrations/answers-edit.js';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import { fullName } from '../../registrations/full-name.js';
import { answersFormOfDesk } from '../answers/answers-form-of-desk.js';
import type { DeskContext } from '../desk-context.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { isolatedList } from '../isolated-list.js';
import type { MoveScreen } from './move-screen.js';

export interface MoveContext extends DeskContext {
  readonly registrationWords: RegistrationWords;
}

function placesText({ free_places }: MoveTarget, { words }: MoveScreen, language: string): string {
  if (free_places === null) return words.unlimited;
  return free_places ? words.freePlaces(new Intl.NumberFormat(language).format(free_places)) : words.full;
}

/** An event, with the button that chooses it; of a full one, the button for its waiting list. */
function targetCard(target: MoveTarget, screen: MoveScreen, language: string): unknown {
  const { list_id, title, start_date, end_date, free_places, waiting_list_id } = target;
  const id = `target-${list_id}`;
  return html`<li class="card">
    <h2 id=${id}>
      ${
        free_places === 0
          ? html`<bdi class="sold-out">${title}</bdi>`
          : html`<button type="button" class="plain" data-target=${list_id} @click=${() => screen.choose(list_id)}>
              <bdi>${title}</bdi>
            </button>`
      }
    </h2>
    <div class="facts">
      <p>${formatDayRange(start_date, end_date, language)}</p>
      <p>${placesText(target, screen, language)}</p>
    </div>
    ${
      waiting_list_id === null
        ? nothing
        : html`<div class="actions">
            <button
              type="button"
              data-target=${waiting_list_id}
              aria-describedby=${id}
              @click=${() => screen.choose(waiting_list_id)}
            >
              ${screen.words.toWaitingList}
            </button>
          </div>`
    }
  </li>`;
}

function choice(screen: MoveScreen, { language }: MoveContext): unknown {
  const { targets = [], words } = screen;
  if (!targets.length) return html`<p>${words.noEvents}</p>`;
  return html`<p>${words.choose}</p>
    <ul class="cards">
      ${targets.map((target) => targetCard(target, screen, language))}
    </ul>`;
}

/** The price so far, and what was paid of it. */
function priceTemplate({ price }: MoveForm, screen: MoveScreen, context: MoveContext): unknown {
  if (!price?.amount && !price?.paid) return nothing;
  const { words, registrationWords, language } = context;
  const fact = (label: string, cents: number) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${formatEuros(cents, language)}</dd>
    </div>`;
  return html`<dl>
      ${fact(registrationWords.formerPrice, price.amount)} ${price.paid ? fact(words.feePaid, price.paid) : nothing}
    </dl>
    ${price.paid ? html`<p class="help">${screen.words.paidHelp}</p>` : nothing}`;
}

/** The questions whose answers do not go along. */
function leftOutNotice({ left_out }: MoveForm, { words }: MoveScreen, { language, loginWords }: MoveContext): unknown {
  if (!left_out.length) return nothing;
  const labels = left_out.map(({ name, label }) => label ?? labelOf({ name }, loginWords));
  return notice('status', words.leftOut(isolatedList(labels, language)));
}

const waitingListButton = ({ offeredList, choose, words }: MoveScreen): unknown =>
  offeredList === undefined
    ? nothing
    : html`<div class="actions">
        <button type="button" class="to-waiting-list" @click=${() => choose(offeredList)}>
          ${words.toWaitingListInstead}
        </button>
      </div>`;

function form(screen: MoveScreen, data: MoveForm, edit: AnswersEdit, from: string, context: MoveContext): unknown {
  const { loginWords, registrationWords, language, words } = context;
  screen.beforeDraw();
  const formWords = { ...registrationWords, save: words.moveToEvent, priceCheck: screen.words.priceCheck };
  return html`<p>${screen.words.between(from, data.title)}</p>
    <div class="actions">
      <button type="button" class="other-event" @click=${screen.otherEvent}>${screen.words.otherEvent}</button>
    </div>
    ${leftOutNotice(data, screen, context)} ${priceTemplate(data, screen, context)}
    <p class="help">${screen.words.help}</p>
    ${waitingListButton(screen)}
    <div class="answers-of-person card">
      ${answersFormOfDesk(screen, edit, { language, words: formWords, formWords: loginWords, conflictWords: loginWords })}
    </div>`;
}

/** The choice of an event, and then its form. Undefined until they are loaded. */
export function moveTemplate(screen: MoveScreen, host: DeskScreenHost, context: MoveContext): unknown {
  const { words, loginWords } = context;
  const { error, name, targets, edit, form: data } = screen;
  if (error)
    return notice(
      'alert',
      errorMessage(error, loginWords),
      html`<button type="button" @click=${screen.open}>${loginWords.retry}</button>`,
    );
  if (!name || !targets) return undefined;
  return html`${heading(1, words.moveToEvent)}
    <p class="state-line">
      <strong><bdi>${fullName({ name })}</bdi></strong>
    </p>
    ${data && edit ? form(screen, data, edit, host.list?.title ?? '', context) : choice(screen, context)}`;
}
