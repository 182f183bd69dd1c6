import { html, nothing } from 'lit';
import { formatEuros } from '../../../i18n/index.js';
import type { DeskCostUnit, DeskMoney } from '../../../model/desk-money.js';
import type { MoneyContext } from './money-context.js';

const sum = (label: string, cents: number, language: string, count?: string): unknown =>
  html`<div>
    <dt>${label}</dt>
    <dd class="amount">
      <span class="sum">${formatEuros(cents, language)}</span>
      ${count ? html`<span class="help">${count}</span>` : nothing}
    </dd>
  </div>`;

const unitName = ({ cost_unit }: DeskCostUnit, { moneyWords }: MoneyContext): unknown =>
  cost_unit === null ? moneyWords.noCostUnit : html`<bdi>${cost_unit}</bdi>`;

const unitsAsTable = (units: readonly DeskCostUnit[], context: MoneyContext): unknown =>
  html`<div class="scroll" tabindex="0" role="region" aria-label=${context.moneyWords.costUnit}>
    <table>
      <thead>
        <tr>
          <th scope="col">${context.moneyWords.costUnit}</th>
          <th scope="col" class="number">${context.words.feeOpen}</th>
          <th scope="col" class="number">${context.words.feePaid}</th>
        </tr>
      </thead>
      <tbody>
        ${units.map(
          (unit) =>
            html`<tr>
              <th scope="row">${unitName(unit, context)}</th>
              <td class="number">${formatEuros(unit.open, context.language)}</td>
              <td class="number">${formatEuros(unit.paid, context.language)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const unitsAsCards = (units: readonly DeskCostUnit[], context: MoneyContext): unknown =>
  html`<ul class="rows">
    ${units.map(
      (unit) =>
        html`<li class="row">
          <b>${unitName(unit, context)}</b>
          <dl>
            ${sum(context.words.feeOpen, unit.open, context.language)}
            ${sum(context.words.feePaid, unit.paid, context.language)}
          </dl>
        </li>`,
    )}
  </ul>`;

/** Sums of open and paid fees, in all and by cost unit. */
export function moneySums(sums: DeskMoney, isWide: boolean, context: MoneyContext): unknown {
  const hasCostUnits = sums.cost_units.some(({ cost_unit }) => cost_unit !== null);
  const { words, moneyWords, language } = context;
  const count = (fees: number) => `${words.money}: ${new Intl.NumberFormat(language).format(fees)}`;
  return html`<dl class="sums">
      ${sum(words.feeOpen, sums.open, language, count(sums.open_count))}
      ${sum(words.feePaid, sums.paid, language, count(sums.paid_count))}
      ${sums.owed_back ? sum(moneyWords.owedBack, sums.owed_back, language) : nothing}
    </dl>
    ${sums.is_incomplete ? html`<p class="help">${moneyWords.incomplete}</p>` : nothing}
    ${hasCostUnits ? (isWide ? unitsAsTable : unitsAsCards)(sums.cost_units, context) : nothing}`;
}
