import { formatEuros, type FeeWords } from '../../i18n/index.js';
import type { PaymentDetails, QrCode } from '../../model/fee.js';
import { inGroupsOfFour } from '../../payments/index.js';
import type { Lit } from '../lit.js';

export interface CopyOptions {
  readonly words: FeeWords;
  readonly language: string;
  /** The text that was copied last. */
  readonly copiedText: string | undefined;
  readonly onCopy: (text: string, event: Event) => void;
}

/** The account that a fee is paid to and the reference of a transfer, with buttons that copy them, and a QR code for banking apps. */
export const accountView = ({ html, nothing }: Pick<Lit, 'html' | 'nothing'>) => {
  /** One part of a transfer, with a button that copies a text unless it is undefined. */
  function row(label: string, value: unknown, text: string | undefined, options: CopyOptions): unknown {
    const { words, copiedText, onCopy } = options;
    const action = copiedText === text ? words.copied : words.copy;
    const button =
      text === undefined
        ? nothing
        : html`<button type="button" aria-label="${action}: ${text}" @click=${(event: Event) => onCopy(text, event)}>
            ${action}
          </button>`;
    return html`<p class="transfer-row"><span class="help">${label}</span> <span>${value}</span> ${button}</p>`;
  }

  /** The reference of a transfer. `isPaid`: nobody has to copy it. */
  const referenceRow = (reference: string, isPaid: boolean, options: CopyOptions): unknown =>
    row(options.words.reference, html`<code dir="ltr">${reference}</code>`, isPaid ? undefined : reference, options);

  const qrCode = ({ size, path }: QrCode, isFirst: boolean, content: string, { words }: CopyOptions): unknown =>
    html`<details ?open=${isFirst || !matchMedia('(max-width: 40em)').matches}>
      <summary>${words.qrCode}</summary>
      <svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${content} shape-rendering="crispEdges">
        <rect width="100%" height="100%" fill="#fff"></rect>
        <path d=${path}></path>
      </svg>
    </details>`;

  /** The account of the club, the reference, and both as a QR code: on a phone, only the first of several is open at once. */
  function account(payment: PaymentDetails, isFirst: boolean, options: CopyOptions): unknown {
    const { words, language } = options;
    const { holder, iban, bic, bank, amount, reference, qr } = payment;
    const grouped = inGroupsOfFour(iban);
    const content = [holder, `IBAN ${grouped}`, formatEuros(amount, language), reference].join(', ');
    const bankText = [bic && `BIC: ${bic}`, bank].filter(Boolean).join(', ');
    const bankLine = bankText ? html`<br /><bdi class="optional">${bankText}</bdi>` : nothing;
    return html`${row(words.recipient, html`<bdi>${holder}</bdi>`, holder, options)}
    ${row('IBAN', html`<code dir="ltr">${grouped}</code>${bankLine}`, iban, options)}
    ${referenceRow(reference, false, options)} ${qr ? qrCode(qr, isFirst, content, options) : nothing}`;
  }

  /** Announces the text that was copied last. */
  const copyStatus = ({ words, copiedText }: CopyOptions): unknown =>
    html`<p class="note" role="status">${copiedText === undefined ? nothing : `${words.copied}: ${copiedText}`}</p>`;

  return { referenceRow, account, copyStatus };
};
