import { html, nothing } from 'lit';
import { formatEuros } from '../../../i18n/index.js';
import type { MoneyContext } from './money-context.js';
import { totalOf, type MoneyFailure, type MoneyNotice, type MoneyScreen } from './money-screen.js';

const countAndAmount = (count: number, amount: number, { language }: MoneyContext): [string, string] => [
  new Intl.NumberFormat(language).format(count),
  formatEuros(amount, language),
];

function failureText(failure: Exclude<MoneyFailure, 'day'>, { words, loginWords }: MoneyContext): string {
  if (failure === 'busy') return loginWords.busy;
  return failure === 'gone' || failure === 'full' ? words.changed : words[failure];
}

const noticeText = ({ isPaid, fee_ids, amount }: MoneyNotice, context: MoneyContext): string =>
  context.moneyWords[isPaid ? 'markedPaid' : 'markedOpen'](...countAndAmount(fee_ids.length, amount, context));

/** Result of marking fees, with a way back; undefined before. */
export function moneyNotice({ notice, failure, undo }: MoneyScreen, context: MoneyContext): unknown {
  if (notice)
    return html`<div class="notice outcome money-notice" role="status" tabindex="-1">
      <p>${noticeText(notice, context)}</p>
      ${notice.isPaid ? html`<button type="button" class="undo" @click=${undo}>${context.moneyWords.undo}</button>` : nothing}
    </div>`;
  if (!failure || failure === 'day') return nothing;
  return html`<div class="notice alert money-notice" role="alert" tabindex="-1">
    <p>${failureText(failure, context)}</p>
  </div>`;
}

function dayField(screen: MoneyScreen, { moneyWords }: MoneyContext): unknown {
  const isWrong = screen.failure === 'day';
  return html`<div class=${isWrong ? 'field wrong' : 'field'}>
    <label for="money-day">${moneyWords.paidDay}</label>
    <input
      part="control"
      type="date"
      id="money-day"
      max=${screen.today}
      .value=${screen.day}
      aria-invalid=${isWrong ? 'true' : nothing}
      aria-describedby=${isWrong ? 'money-day-issue' : nothing}
      @change=${({ currentTarget }: Event) => screen.setDay((currentTarget as HTMLInputElement).value)}
    />
    ${isWrong ? html`<p class="issue" id="money-day-issue">${moneyWords.wrongDay}</p>` : nothing}
  </div>`;
}

/** The selected fees, and the button that marks them. Nothing while none is selected. */
export function markTemplate(screen: MoneyScreen, context: MoneyContext): unknown {
  const { view, isBusy } = screen;
  const { selected, isPaid } = view;
  const { moneyWords, loginWords } = context;
  if (!selected.length) return nothing;
  return html`<div class="selection" role="group" aria-labelledby="selection">
    <p id="selection" role="status">
      ${moneyWords.selected(...countAndAmount(selected.length, totalOf(selected), context))}
    </p>
    <div class="tools">
      ${isPaid ? nothing : dayField(screen, context)}
      <button type="button" class="main mark" aria-disabled=${isBusy ? 'true' : nothing} @click=${screen.mark}>
        <span>${isBusy ? loginWords.loading : isPaid ? moneyWords.markOpen : moneyWords.markPaid}</span>
      </button>
      ${
        isPaid
          ? nothing
          : html`<button
              type="button"
              class="remind"
              aria-disabled=${screen.reminder.isBusy ? 'true' : nothing}
              @click=${screen.remind}
            >
              ${moneyWords.remind}
            </button>`
      }
      <button type="button" class="plain" @click=${() => view.selectAll(false)}>${moneyWords.clearSelection}</button>
    </div>
  </div>`;
}
