import { html, nothing } from 'lit';
import { formatEuros } from '../../../i18n/index.js';
import { MAX_BANK_FILE_BYTES } from '../../../model/desk-bank.js';
import { heading } from '../../heading.js';
import type { DeskScreenHost } from '../desk-screen.js';
import type { BankContext } from './bank-context.js';
import { matchedEntries, unmatchedEntries } from './bank-entries.js';
import type { BankFailure, BankScreen } from './bank-screen.js';

const numberIn = (count: number, language: string): string => new Intl.NumberFormat(language).format(count);

const maxSize = (language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(MAX_BANK_FILE_BYTES / 1024 / 1024);

function failureText(failure: BankFailure, { words, loginWords, bankWords, language }: BankContext): string {
  switch (failure) {
    case 'tooLarge':
      return bankWords.tooLarge(maxSize(language));
    case 'empty':
    case 'otherFormat':
    case 'unreadable':
      return bankWords[failure];
    case 'busy':
      return loginWords.busy;
    case 'gone':
    case 'full':
      return words.changed;
    default:
      return words[failure];
  }
}

/** Result of the last request; undefined before. */
function outcome({ failure, notice, matches }: BankScreen, context: BankContext): unknown {
  const { moneyWords, bankWords, language } = context;
  const say = (role: 'alert' | 'status', text: string) =>
    html`<div class="notice ${role === 'alert' ? 'alert' : 'outcome'} bank-notice" role=${role} tabindex="-1">
      <p>${text}</p>
    </div>`;
  if (failure) return say('alert', failureText(failure, context));
  if (notice)
    return say('status', moneyWords.markedPaid(numberIn(notice.count, language), formatEuros(notice.amount, language)));
  return matches && !matches.entries.length ? say('status', bankWords.none) : nothing;
}

function fileField(screen: BankScreen, { bankWords, language }: BankContext): unknown {
  const choose = ({ currentTarget }: Event) => {
    const input = currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void screen.choose(file);
    // the same file can be chosen again after it was changed
    input.value = '';
  };
  return html`<div class="field">
    <label for="bank-file">${bankWords.file}</label>
    <input
      part="control"
      type="file"
      id="bank-file"
      accept=".xml,.csv,.txt,application/xml,text/xml,text/csv"
      aria-describedby="bank-help"
      ?disabled=${screen.isBusy}
      @change=${choose}
    />
    <p class="help" id="bank-help">${bankWords.help(maxSize(language))}</p>
  </div>`;
}

/** The selected payments, and the button that confirms them. Nothing while none is selected. */
function confirmation(screen: BankScreen, context: BankContext): unknown {
  const { selected, isBusy } = screen;
  const { moneyWords, loginWords, language } = context;
  if (!selected.length) return nothing;
  const amount = selected.reduce((sum, entry) => sum + entry.amount, 0);
  return html`<div class="selection" role="group" aria-labelledby="selection">
    <p id="selection" role="status">
      ${moneyWords.selected(numberIn(selected.length, language), formatEuros(amount, language))}
    </p>
    <div class="tools">
      <button type="button" class="main confirm" aria-disabled=${isBusy ? 'true' : nothing} @click=${screen.confirm}>
        <span>${isBusy ? loginWords.loading : moneyWords.markPaid}</span>
      </button>
      <button type="button" class="plain" @click=${() => screen.selectAll(false)}>${moneyWords.clearSelection}</button>
    </div>
  </div>`;
}

/** A bank file, the fees that its payments pay, and the payments that pay none. */
export function bankTemplate(screen: BankScreen, host: DeskScreenHost, context: BankContext): unknown {
  const { moneyWords, bankWords, loginWords, language } = context;
  const { matches, isBusy } = screen;
  return html`${heading(1, moneyWords.importFile)} ${fileField(screen, context)}
  ${isBusy && !matches ? html`<p role="status">${loginWords.loading}</p>` : nothing} ${outcome(screen, context)}
  ${matches?.is_other_account ? html`<div class="notice alert other-account"><p>${bankWords.otherAccount}</p></div>` : nothing}
  ${matchedEntries(screen, host.isWide, context)} ${confirmation(screen, context)}
  ${unmatchedEntries(screen, host.isWide, context)}
  ${matches?.debits ? html`<p class="help">${bankWords.debits(numberIn(matches.debits, language))}</p>` : nothing}`;
}
