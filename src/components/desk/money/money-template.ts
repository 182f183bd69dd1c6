import { html, nothing } from 'lit';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { feeRows } from './fee-rows.js';
import { feesCsv } from './fees-csv.js';
import { markTemplate, moneyNotice } from './mark-template.js';
import type { MoneyContext } from './money-context.js';
import type { MoneyScreen } from './money-screen.js';
import { reminderNotice, reminderQuestion } from './reminder-template.js';
import { moneySums } from './money-sums.js';

const valueOf = ({ currentTarget }: Event): string => (currentTarget as HTMLInputElement | HTMLSelectElement).value;

function listField(screen: MoneyScreen, { desk }: DeskScreenHost, { words }: MoneyContext): unknown {
  const { lists } = desk!;
  if (lists.length < 2) return nothing;
  return html`<div class="field">
    <label for="money-list">${words.journal.list}</label>
    <select part="control" id="money-list" @change=${(event: Event) => screen.filter(valueOf(event))}>
      <option value="" ?selected=${!screen.list_id}>${words.anyState}</option>
      ${lists.map(
        ({ list_id, title }) =>
          html`<option value=${list_id} ?selected=${screen.list_id === list_id}>${title}</option>`,
      )}
    </select>
  </div>`;
}

const searchFields = (screen: MoneyScreen, { words }: MoneyContext): unknown =>
  html`<div class="tools">
    <div class="field grow">
      <label for="money-search">${words.search}</label>
      <input
        part="control"
        type="search"
        id="money-search"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="search"
        .value=${screen.view.query}
        @input=${(event: Event) => screen.view.search(valueOf(event))}
      />
    </div>
    <div class="field">
      <label for="money-state">${words.state}</label>
      <select
        part="control"
        id="money-state"
        .value=${screen.view.isPaid ? 'paid' : 'open'}
        @change=${(event: Event) => screen.show(valueOf(event) === 'paid')}
      >
        <option value="open" ?selected=${!screen.view.isPaid}>${words.feeOpen}</option>
        <option value="paid" ?selected=${screen.view.isPaid}>${words.feePaid}</option>
      </select>
    </div>
  </div>`;

/** How many fees are shown, and how far loading has come. */
function progress({ loader, view, error, load }: MoneyScreen, context: MoneyContext): unknown {
  const { words, language, loginWords } = context;
  const format = new Intl.NumberFormat(language);
  const failure = loader.error ?? error;
  if (failure)
    return notice(
      'alert',
      errorMessage(failure, loginWords),
      html`<button type="button" @click=${load}>${loginWords.retry}</button>`,
    );
  if (!loader.isComplete)
    return html`<p role="status" class="count">
      ${loader.fees.length ? words.loadingRows(format.format(loader.fees.length)) : loginWords.loading}
    </p>`;
  if (!view.totalCount) return nothing;
  return html`<p role="status" class="count">
    ${words.shown(format.format(view.fees.length), format.format(view.totalCount))}
  </p>`;
}

function fees(screen: MoneyScreen, host: DeskScreenHost, context: MoneyContext): unknown {
  const { view, loader } = screen;
  const { words, moneyWords } = context;
  if (view.fees.length) return feeRows(view, host, context);
  if (!loader.isComplete) return nothing;
  if (!view.totalCount) return html`<p role="status">${view.isPaid ? moneyWords.nonePaid : moneyWords.noneOpen}</p>`;
  return html`<p>${words.noMatch}</p>
    <div class="actions"><button type="button" @click=${() => view.search('')}>${words.showAll}</button></div>`;
}

/** Saves the fees that are shown as a file. */
function saveCsv({ view, today }: MoneyScreen, { desk }: DeskScreenHost, context: MoneyContext): void {
  const titles = new Map(desk!.lists.map(({ list_id, title }) => [list_id, title]));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([feesCsv(view.fees, titles, context)], { type: 'text/csv' }));
  link.download = `${context.words.money}-${today}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Selects the open fees that are due, where some are not yet. */
const dueButton = ({ view, today }: MoneyScreen, { moneyWords }: MoneyContext): unknown =>
  !view.isPaid && view.fees.some(({ due_on }) => due_on !== null)
    ? html`<div class="actions">
        <button type="button" class="select-due" @click=${() => view.selectDue(today)}>${moneyWords.selectDue}</button>
      </div>`
    : nothing;

/** Once all fees are there: a file with a part of them would make a wrong cash book. */
const csvButton = (screen: MoneyScreen, host: DeskScreenHost, context: MoneyContext): unknown =>
  screen.loader.isComplete && screen.view.fees.length
    ? html`<div class="actions">
        <button type="button" class="save-csv" @click=${() => saveCsv(screen, host, context)}>
          ${context.moneyWords.saveCsv}
        </button>
      </div>`
    : nothing;

const importButton = (host: DeskScreenHost, { moneyWords }: MoneyContext): unknown =>
  html`<button type="button" class="open-bank" @click=${() => host.goTo({ screen: 'bank' })}>
    ${moneyWords.importFile}
  </button>`;

/** The fees of the organiser's lists: sums, and those that are open or paid, to select and to mark. */
export const moneyTemplate = (screen: MoneyScreen, host: DeskScreenHost, context: MoneyContext): unknown =>
  html`${heading(1, context.words.money)} ${moneyNotice(screen, context)} ${reminderNotice(screen, context)}
    <div class="tools">${listField(screen, host, context)} ${importButton(host, context)}</div>
    ${screen.sums ? moneySums(screen.sums, host.isWide, context) : nothing} ${searchFields(screen, context)}
    ${progress(screen, context)} ${dueButton(screen, context)} ${fees(screen, host, context)}
    ${csvButton(screen, host, context)} ${reminderQuestion(screen, context)}
    ${screen.reminder.preview ? nothing : markTemplate(screen, context)}`;
