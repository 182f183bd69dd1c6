import { html, nothing, svg } from 'lit';
import type { ProfileWords } from '../../i18n/index.js';
import type { MemberFee, PaymentDetails, QrCode } from '../../model/fee.js';
import { inGroupsOfFour } from '../../payments/index.js';
import { formatDay } from '../dates.js';
import { formatEuros } from '../format-euros.js';

export interface FeesOptions {
  readonly fees: readonly MemberFee[];
  readonly words: ProfileWords;
  readonly language: string;
  /** Several persons are managed together. */
  readonly hasSeveralPersons: boolean;
  readonly level: number;
  /** The text that was copied last. */
  readonly copiedText: string | undefined;
  readonly onCopy: (text: string) => void;
}

/** A button that copies a text; none on plain-http pages, where nothing can be copied that way. */
function copyButton(text: string, { words, copiedText, onCopy }: FeesOptions): unknown {
  if (!navigator.clipboard) return nothing;
  const label = copiedText === text ? words.copied : words.copy;
  return html`<button type="button" aria-label="${label}: ${text}" @click=${() => onCopy(text)}>${label}</button>`;
}

/** The account of the club, in words first and then as a code that banking apps read. */
function paymentView(
  { holder, iban, bic, bank, amount, reference, qr }: PaymentDetails,
  options: FeesOptions,
): unknown {
  const account = inGroupsOfFour(iban);
  const contained = [holder, `IBAN ${account}`, formatEuros(amount, options.language), reference].join(', ');
  return html`<p class="reference"><bdi>${holder}</bdi>${copyButton(holder, options)}</p>
    <p class="reference">
      <span>IBAN: <code>${account}</code></span>
      ${copyButton(iban, options)}
    </p>
    ${bic || bank ? html`<p class="reference"><bdi>${[bic && `BIC: ${bic}`, bank].filter(Boolean).join(', ')}</bdi></p>` : nothing}
    ${qr ? qrView(qr, contained) : nothing}`;
}

/** A QR code; `contained` is for those who do not see it. */
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
    <p class="reference">
      <span>${words.reference}: <code>${reference}</code></span>
      ${paid_at ? nothing : copyButton(reference, options)}
    </p>
    ${payment ? paymentView(payment, options) : nothing}
  </li>`;
}

/** What is owed and what was paid, by whom, and how to pay. The total is of open fees. */
export function feesOf(options: FeesOptions): unknown {
  const { fees, words, language, level } = options;
  const open = fees.filter(({ paid_at }) => paid_at === null);
  const total = open.reduce((sum, { amount }) => sum + amount, 0);
  return html`<section class="fees">
    <div class="title2" role="heading" aria-level=${level + 1}>${words.fees}</div>
    ${
      fees.length
        ? html`<ul>
              ${fees.map((fee) => feeView(fee, options))}
            </ul>
            ${open.length > 1 ? html`<p class="what total"><span>${words.total}</span> <strong>${formatEuros(total, language)}</strong></p>` : nothing}`
        : html`<p>${words.noFees}</p>`
    }
  </section>`;
}
