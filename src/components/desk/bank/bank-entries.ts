import { html, nothing } from 'lit';
import { commaOf, formatDay, formatEuros } from '../../../i18n/index.js';
import type { DeskBankEntry } from '../../../model/desk-bank.js';
import { widthClass } from '../half-width.js';
import type { BankContext } from './bank-context.js';
import type { BankScreen } from './bank-screen.js';

/** A column beside the first one and the amount. */
interface EntryColumn {
  readonly label: string;
  readonly text: (entry: DeskBankEntry) => string;
}

interface EntryList {
  /** Heads the list. */
  readonly id: string;
  readonly entries: readonly DeskBankEntry[];
  readonly firstLabel: string;
  readonly first: (entry: DeskBankEntry) => unknown;
  readonly columns: readonly EntryColumn[];
  readonly isSelected?: (entry: DeskBankEntry) => boolean;
}

const amountText = ({ amount, currency }: DeskBankEntry, language: string): string =>
  currency === 'EUR'
    ? formatEuros(amount, language)
    : `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount / 100)}\u00a0${currency}`;

const namesOf = ({ fees }: DeskBankEntry, { words, language }: BankContext): string =>
  fees.map(({ person_name }) => person_name || words.noAnswer).join(commaOf(language));

const dayColumn = ({ bankWords, language }: BankContext): EntryColumn => ({
  label: bankWords.day,
  text: ({ day }) => formatDay(day, language, { dateStyle: 'medium' }),
});

const className = ({ isSelected }: EntryList, entry: DeskBankEntry): string => (isSelected?.(entry) ? 'selected' : '');

const asTable = (list: EntryList, { moneyWords, language }: BankContext): unknown =>
  html`<div class="scroll" tabindex="0" role="region" aria-labelledby=${list.id}>
    <table>
      <thead>
        <tr>
          <th scope="col">${list.firstLabel}</th>
          <th scope="col" class="number">${moneyWords.amount}</th>
          ${list.columns.map(({ label }) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${list.entries.map(
          (entry) =>
            html`<tr class=${className(list, entry)}>
              <th scope="row">${list.first(entry)}</th>
              <td class="number">${amountText(entry, language)}</td>
              ${list.columns.map(({ text }) => html`<td><bdi>${text(entry)}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const asCards = (list: EntryList, { language }: BankContext): unknown =>
  html`<ul class="rows">
    ${list.entries.map(
      (entry) =>
        html`<li class="row ${className(list, entry)}">
          <div class="row-head">${list.first(entry)} <span>${amountText(entry, language)}</span></div>
          <dl>
            ${list.columns.map(({ label, text }) => {
              const value = text(entry);
              return value
                ? html`<div class=${widthClass(value)}>
                    <dt>${label}</dt>
                    <dd><bdi>${value}</bdi></dd>
                  </div>`
                : nothing;
            })}
          </dl>
        </li>`,
    )}
  </ul>`;

const checkbox = (entry: DeskBankEntry, screen: BankScreen, context: BankContext): unknown =>
  html`<label class="option">
    <input
      type="checkbox"
      data-entry=${entry.entry_id}
      .checked=${screen.isSelected(entry)}
      ?disabled=${screen.isSelectionFull && !screen.isSelected(entry)}
      @change=${({ currentTarget }: Event) => screen.select(entry, (currentTarget as HTMLInputElement).checked)}
    />
    <bdi>${namesOf(entry, context)}</bdi>
  </label>`;

/** Payments that pay fees, to select. */
export function matchedEntries(screen: BankScreen, isWide: boolean, context: BankContext): unknown {
  const { matched, selected } = screen;
  if (!matched.length) return nothing;
  const { words, moneyWords, bankWords } = context;
  const list: EntryList = {
    id: 'bank-matched',
    entries: matched,
    firstLabel: words.name,
    first: (entry) => checkbox(entry, screen, context),
    columns: [
      { label: moneyWords.purpose, text: ({ fees }) => fees.map(({ description }) => description).join(', ') },
      { label: bankWords.payer, text: ({ payer }) => payer },
      { label: moneyWords.reference, text: ({ fees }) => fees.map(({ reference }) => reference).join(', ') },
      dayColumn(context),
    ],
    isSelected: (entry) => screen.isSelected(entry),
  };
  return html`<section class="bank-entries" tabindex="-1">
    <h2 id="bank-matched">${bankWords.matched}</h2>
    <label class="option select-all">
      <input
        type="checkbox"
        id="select-all"
        .checked=${selected.length === matched.length}
        .indeterminate=${selected.length > 0 && selected.length < matched.length}
        @change=${({ currentTarget }: Event) => screen.selectAll((currentTarget as HTMLInputElement).checked)}
      />
      <span>${moneyWords.selectAll}</span>
    </label>
    ${(isWide ? asTable : asCards)(list, context)}
  </section>`;
}

/** Payments that pay nothing, with the reason. */
export function unmatchedEntries(screen: BankScreen, isWide: boolean, context: BankContext): unknown {
  const { unmatched, drawnCount } = screen;
  if (!unmatched.length) return nothing;
  const { words, moneyWords, bankWords } = context;
  const list: EntryList = {
    id: 'bank-unmatched',
    entries: unmatched.slice(0, drawnCount),
    firstLabel: bankWords.payer,
    first: ({ payer }) => html`<bdi>${payer || words.noAnswer}</bdi>`,
    columns: [
      { label: bankWords.reason, text: ({ outcome }) => (outcome === 'paid' ? '' : bankWords.reasons[outcome]) },
      { label: words.name, text: (entry) => namesOf(entry, context) },
      { label: moneyWords.reference, text: ({ text }) => text },
      dayColumn(context),
    ],
  };
  return html`<section class="bank-entries" tabindex="-1">
    <h2 id="bank-unmatched">${bankWords.unmatched}</h2>
    ${(isWide ? asTable : asCards)(list, context)}
    ${
      unmatched.length > drawnCount
        ? html`<div class="actions">
            <button type="button" data-more-entries @click=${screen.showMore}>${words.more}</button>
          </div>`
        : nothing
    }
  </section>`;
}
