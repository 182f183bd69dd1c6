import { formatEuros, formatDay } from '../../i18n/index.js';
import type { PaymentDetails } from '../../model/fee.js';
import type { Lit } from '../lit.js';
import { accountView, type CopyOptions } from './account-view.js';

/** One transfer that somebody is asked to make. */
export interface OpenTransfer {
  /** Whom it is for, if there are several. */
  readonly name?: string | undefined;
  /** Cents. */
  readonly amount: number;
  /** The day by which it is to be paid, `YYYY-MM-DD`. */
  readonly due_at?: string | null;
  readonly reference: string;
  /** Null if the club has no bank account. */
  readonly payment: PaymentDetails | null;
}

export interface TransferOptions extends CopyOptions {
  /** Level of the heading; without one, the heading stands elsewhere. */
  readonly level?: number;
  /** Other transfers stand before these. */
  readonly isFollowing?: boolean;
}

/** How open fees are paid: amount, account and reference in words first, then as a QR code that banking apps read. */
export const paymentView = (lit: Pick<Lit, 'html' | 'nothing'>) => {
  const { html, nothing } = lit;
  const { account, copyStatus, referenceRow } = accountView(lit);

  function transfer(
    { name, amount, due_at, reference, payment }: OpenTransfer,
    isFirst: boolean,
    options: CopyOptions,
  ) {
    const { words, language } = options;
    return html`<div class="transfer">
      <p class="transfer-row amount-row sum">
        <span><bdi>${name ?? words.total}</bdi></span> <span>${formatEuros(amount, language)}</span>
      </p>
      ${due_at ? html`<p>${words.dueOn(formatDay(due_at, language))}</p>` : nothing}
      ${payment ? account(payment, isFirst, options) : referenceRow(reference, false, options)}
    </div>`;
  }

  /** All transfers, under a heading. */
  return (open: readonly OpenTransfer[], options: TransferOptions): unknown => {
    const { words, level, isFollowing } = options;
    const heading = level && html`<div class="label" role="heading" aria-level=${level}>${words.howToPay}</div>`;
    return html`${heading || nothing} ${open.map((one, index) => transfer(one, index === 0 && !isFollowing, options))}
    ${copyStatus(options)}`;
  };
};
