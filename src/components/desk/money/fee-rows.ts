import { html, nothing } from 'lit';
import { formatDay, formatEuros } from '../../../i18n/index.js';
import type { DeskFeeRow } from '../../../model/desk-money.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { widthClass } from '../half-width.js';
import type { FeeView } from './fee-view.js';
import type { MoneyContext } from './money-context.js';

/** A column beside name and amount. */
interface FeeColumn {
  readonly label: string;
  readonly text: (fee: DeskFeeRow) => string;
}

const dayText = (day: string | null, language: string): string =>
  day === null ? '' : formatDay(day, language, { dateStyle: 'medium' });

/** The columns that have a value in some fee. */
function columnsOf(
  view: FeeView,
  { desk }: DeskScreenHost,
  { words, moneyWords, language }: MoneyContext,
): FeeColumn[] {
  const titles = new Map(desk!.lists.map(({ list_id, title }) => [list_id, title]));
  // most purposes begin with the title of the list
  const titleBesidePurpose = ({ list_id, description }: DeskFeeRow) => {
    const title = titles.get(list_id) ?? '';
    return description.includes(title) ? '' : title;
  };
  const reminded: FeeColumn = {
    label: moneyWords.lastReminded,
    text: ({ reminded_on, reminder_undelivered }) => {
      const day = dayText(reminded_on, language);
      return reminder_undelivered ? moneyWords.notDelivered(day) : day;
    },
  };
  const columns: FeeColumn[] = [
    { label: moneyWords.purpose, text: ({ description }) => description },
    { label: words.journal.list, text: titleBesidePurpose },
    { label: moneyWords.costUnit, text: ({ cost_unit }) => cost_unit ?? '' },
    { label: moneyWords.reference, text: ({ reference }) => reference },
    view.isPaid
      ? { label: moneyWords.paidDay, text: ({ paid_on }) => dayText(paid_on, language) }
      : { label: moneyWords.due, text: ({ due_on }) => dayText(due_on, language) },
    ...(view.isPaid ? [] : [reminded]),
  ];
  return columns.filter(({ text }) => view.fees.some((fee) => text(fee)));
}

/** The name, with the checkbox that selects the fee. */
const selection = (fee: DeskFeeRow, view: FeeView, { words }: MoneyContext): unknown =>
  html`<label class="option">
    <input
      type="checkbox"
      data-fee=${fee.fee_id}
      .checked=${view.isSelected(fee)}
      ?disabled=${view.isSelectionFull && !view.isSelected(fee)}
      @change=${({ currentTarget }: Event) => view.select(fee, (currentTarget as HTMLInputElement).checked)}
    />
    <bdi>${fee.person_name || words.noAnswer}</bdi>
  </label>`;

const drawnFees = ({ fees, drawnCount }: FeeView): readonly DeskFeeRow[] => fees.slice(0, drawnCount);

function asTable(view: FeeView, columns: readonly FeeColumn[], context: MoneyContext): unknown {
  const { words, moneyWords, language } = context;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.money}>
    <table aria-rowcount=${view.fees.length + 1}>
      <thead>
        <tr>
          <th scope="col">${words.name}</th>
          <th scope="col" class="number">${moneyWords.amount}</th>
          ${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${drawnFees(view).map(
          (fee) =>
            html`<tr class=${view.isSelected(fee) ? 'selected' : ''}>
              <th scope="row">${selection(fee, view, context)}</th>
              <td class="number">${formatEuros(fee.amount, language)}</td>
              ${columns.map(({ text }) => html`<td><bdi>${text(fee)}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const asCards = (view: FeeView, columns: readonly FeeColumn[], context: MoneyContext): unknown =>
  html`<ul class="rows">
    ${drawnFees(view).map(
      (fee) =>
        html`<li class="row ${view.isSelected(fee) ? 'selected' : ''}">
          <div class="row-head">
            ${selection(fee, view, context)} <span>${formatEuros(fee.amount, context.language)}</span>
          </div>
          <dl>
            ${columns.map(({ label, text }) => {
              const value = text(fee);
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

/** The fees: a table in a wide window, cards on a phone. */
export function feeRows(view: FeeView, host: DeskScreenHost, context: MoneyContext): unknown {
  const columns = columnsOf(view, host, context);
  return html`<label class="option select-all">
      <input
        type="checkbox"
        id="select-all"
        .checked=${view.selected.length === view.fees.length}
        .indeterminate=${view.selected.length > 0 && view.selected.length < view.fees.length}
        @change=${({ currentTarget }: Event) => view.selectAll((currentTarget as HTMLInputElement).checked)}
      />
      <span>${context.moneyWords.selectAll}</span>
    </label>
    ${(host.isWide ? asTable : asCards)(view, columns, context)}
    ${
      view.fees.length > view.drawnCount
        ? html`<div class="actions">
            <button type="button" data-more-fees @click=${view.showMore}>${context.words.more}</button>
          </div>`
        : nothing
    }`;
}
