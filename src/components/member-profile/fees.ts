import { html, nothing } from 'lit';
import { formatEuros } from '../../i18n/index.js';
import type { MemberFee } from '../../model/fee.js';
import { accountView, type CopyOptions } from '../payment/account-view.js';
import { feeState } from '../payment/fee-state.js';

export interface FeesOptions extends CopyOptions {
  readonly fees: readonly MemberFee[];
  /** Several persons are managed together. */
  readonly hasSeveralPersons: boolean;
  readonly level: number;
  /** The club's current day, `YYYY-MM-DD`. */
  readonly today: string;
}

const { account, copyStatus, referenceRow } = accountView({ html, nothing });

function feeView(fee: MemberFee, isFirst: boolean, options: FeesOptions): unknown {
  const { words, language, hasSeveralPersons, level } = options;
  const { amount, description, reference, person_name, paid_at, payment } = fee;
  return html`<li part="fee">
    <p class="transfer-row amount-row">
      <span><bdi>${description}</bdi></span>
      <strong>${formatEuros(amount, language)}</strong>
    </p>
    ${hasSeveralPersons ? html`<p class="help"><bdi>${person_name}</bdi></p>` : nothing}
    <p class="help">${feeState(fee, options)}</p>
    ${
      payment
        ? html`<div class="group">
            <div class="label" role="heading" aria-level=${level + 2}>${words.howToPay}</div>
            ${account(payment, isFirst, options)}
          </div>`
        : referenceRow(reference, !!paid_at, options)
    }
  </li>`;
}

/** Open and paid fees by person, with payment details. The total is of open fees. */
export function feesOf(options: FeesOptions): unknown {
  const { fees, words, language } = options;
  const open = fees.filter(({ paid_at }) => paid_at === null);
  const total = open.reduce((sum, { amount }) => sum + amount, 0);
  return html`<ul>
      ${fees.map((fee) => feeView(fee, fee === open[0], options))}
    </ul>
    ${open.length > 1 ? html`<p class="transfer-row amount-row total"><span>${words.total}</span> <strong>${formatEuros(total, language)}</strong></p>` : nothing}
    ${copyStatus(options)}`;
}
