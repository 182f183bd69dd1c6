import { html, nothing, svg } from 'lit';
import type { FeeWords } from '../../i18n/index.js';
import type { MemberFee, PaymentDetails, QrCode } from '../../model/fee.js';
import { inGroupsOfFour } from '../../payments/index.js';
import { formatDay } from '../dates.js';
import { formatEuros } from '../../i18n/index.js';

export interface FeesOptions {
  readonly fees: readonly MemberFee[];
  readonly words: FeeWords;
  readonly language: string;
  /** Several persons are managed together. */
  readonly hasSeveralPersons: boolean;
  readonly level: number;
  /** The text that was copied last. */
  readonly copiedText: string | undefined;
  readonly onCopy: (text: string, event: Event) => void;
}

/** One part of a transfer, with a button that copies it. */
function transferRow(
  label: string,
  value: { shown: unknown; copied: string | undefined },
  options: FeesOptions,
): unknown {
  const { words, copiedText, onCopy } = options;
  const { shown, copied } = value;
  const action = copiedText === copied ? words.copied : words.copy;
  return html`<p class="reference">
    <span>${label}: ${shown}</span>
    ${
      copied === undefined
        ? nothing
        : html`<button
            type="button"
            aria-label="${action}: ${copied}"
            @click=${(event: Event) => onCopy(copied, event)}
          >
            ${action}
          </button>`
    }
  </p>`;
}

/** The account of the club, in words first and then as a code that banking apps read. */
function paymentView(
  { holder, iban, bic, bank, amount, reference, qr }: PaymentDetails,
  options: FeesOptions,
): unknown {
  const { words, language, level } = options;
  const account = inGroupsOfFour(iban);
  const contained = [holder, `IBAN ${account}`, formatEuros(amount, language), reference].join(', ');
  return html`<div class="payment">
    <div class="label" role="heading" aria-level=${level + 2}>${words.howToPay}</div>
    ${transferRow(words.recipient, { shown: html`<bdi>${holder}</bdi>`, copied: holder }, options)}
    ${transferRow('IBAN', { shown: html`<code>${account}</code>`, copied: iban }, options)}
    ${bic || bank ? html`<p class="reference"><bdi>${[bic && `BIC: ${bic}`, bank].filter(Boolean).join(', ')}</bdi></p>` : nothing}
    ${qr ? qrView(qr, contained) : nothing}
  </div>`;
}

/** A QR code; `contained` is its text for screen readers. */
const qrView = ({ size, path }: QrCode, contained: string): unknown =>
  html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="QR: ${contained}"
    shape-rendering="crispEdges"
  >
    ${svg`<rect width="100%" height="100%" fill="#fff"></rect><path d=${path} fill="#000"></path>`}
  </svg>`;

function feeView(fee: MemberFee, options: FeesOptions): unknown {
  const { words, language, hasSeveralPersons } = options;
  const { amount, description, reference, person_name, open_since, due_at, paid_at, payment } = fee;
  const state = paid_at
    ? words.paidOn(formatDay(paid_at, language))
    : due_at
      ? words.dueOn(formatDay(due_at, language))
      : words.openSince(formatDay(open_since, language));
  return html`<li part="fee">
    <p class="what">
      <span><bdi>${description}</bdi></span>
      <strong>${formatEuros(amount, language)}</strong>
    </p>
    ${hasSeveralPersons ? html`<p class="optional"><bdi>${person_name}</bdi></p>` : nothing}
    <p class="optional">${state}</p>
    ${transferRow(words.reference, { shown: html`<code>${reference}</code>`, copied: paid_at ? undefined : reference }, options)}
    ${payment ? paymentView(payment, options) : nothing}
  </li>`;
}

/** Open and paid fees by person, with payment details. The total is of open fees. */
export function feesOf(options: FeesOptions): unknown {
  const { fees, words, language, copiedText } = options;
  const open = fees.filter(({ paid_at }) => paid_at === null);
  const total = open.reduce((sum, { amount }) => sum + amount, 0);
  return html`<ul>
      ${fees.map((fee) => feeView(fee, options))}
    </ul>
    ${open.length > 1 ? html`<p class="what total"><span>${words.total}</span> <strong>${formatEuros(total, language)}</strong></p>` : nothing}
    <p class="announcement" role="status">${copiedText === undefined ? nothing : `${words.copied}: ${copiedText}`}</p>`;
}
