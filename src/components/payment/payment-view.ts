import { formatEuros, type FeeWords } from '../../i18n/index.js';
import type { PaymentDetails, QrCode } from '../../model/fee.js';
import { inGroupsOfFour } from '../../payments/index.js';
import type { Lit } from '../lit.js';

/** One transfer that somebody is asked to make. */
export interface OpenTransfer {
  /** Whom it is for, if there are several. */
  readonly name?: string | undefined;
  readonly payment: PaymentDetails;
}

export interface TransferOptions {
  readonly words: FeeWords;
  readonly language: string;
  /** Level of the heading. */
  readonly level: number;
  /** Other transfers stand before these. */
  readonly isFollowing?: boolean;
  /** The text that was copied last. */
  readonly copiedText: string | undefined;
  readonly onCopy: (text: string, event: Event) => void;
}

/** On a phone, only the first QR code of several is open. */
const isPhone = (): boolean => matchMedia('(max-width: 40em)').matches;

/** How open fees are paid: amount, account and reference in words first, then as a QR code that banking apps read. */
export const paymentView = ({ html, nothing }: Pick<Lit, 'html' | 'nothing'>) => {
  function row(label: string, value: unknown, copied: string, { words, copiedText, onCopy }: TransferOptions): unknown {
    const action = copiedText === copied ? words.copied : words.copy;
    return html`<p class="row">
      <span>${label}: ${value}</span>
      <button type="button" aria-label="${action}: ${copied}" @click=${(event: Event) => onCopy(copied, event)}>
        ${action}
      </button>
    </p>`;
  }

  const qrCode = ({ size, path }: QrCode, isOpen: boolean, contained: string, { words }: TransferOptions): unknown =>
    html`<details ?open=${isOpen}>
      <summary>${words.qrCode}</summary>
      <svg
        viewBox="0 0 ${size} ${size}"
        role="img"
        aria-label="${words.qrCode}: ${contained}"
        shape-rendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff"></rect>
        <path d=${path} fill="#000"></path>
      </svg>
    </details>`;

  function transfer({ name, payment }: OpenTransfer, isQrOpen: boolean, options: TransferOptions): unknown {
    const { words, language } = options;
    const { holder, iban, bic, bank, amount, reference, qr } = payment;
    const [account, sum] = [inGroupsOfFour(iban), formatEuros(amount, language)];
    return html`<div class="transfer">
      <p class="row sum">
        <span><bdi>${name ?? words.total}</bdi></span> <span>${sum}</span>
      </p>
      ${row(words.recipient, html`<bdi>${holder}</bdi>`, holder, options)}
      ${row('IBAN', html`<code>${account}</code>`, iban, options)}
      ${bic || bank ? html`<p class="row"><bdi>${[bic && `BIC: ${bic}`, bank].filter(Boolean).join(', ')}</bdi></p>` : nothing}
      ${row(words.reference, html`<code>${reference}</code>`, reference, options)}
      ${qr ? qrCode(qr, isQrOpen, [holder, `IBAN ${account}`, sum, reference].join(', '), options) : nothing}
    </div>`;
  }

  return (transfers: readonly OpenTransfer[], options: TransferOptions): unknown => {
    const { words, level, copiedText, isFollowing = false } = options;
    const areAllOpen = !isPhone();
    return html`<div class="label" role="heading" aria-level=${level}>${words.howToPay}</div>
      ${transfers.map((one, index) => transfer(one, areAllOpen || (index === 0 && !isFollowing), options))}
      <p role="status">${copiedText === undefined ? nothing : `${words.copied}: ${copiedText}`}</p>`;
  };
};
