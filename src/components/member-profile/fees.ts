import { html, nothing } from 'lit';
import type { ProfileWords } from '../../i18n/index.js';
import type { Fee } from '../../model/fee.js';
import { formatEuros } from '../format-euros.js';

export interface FeesOptions {
  readonly fees: readonly Fee[];
  readonly words: ProfileWords;
  readonly language: string;
  /** Several persons are managed together. */
  readonly hasSeveralPersons: boolean;
  readonly level: number;
  /** The reference that was copied last. */
  readonly copiedReference: string | undefined;
  readonly onCopy: (reference: string) => void;
}

/** What is owed, by whom, and what a transfer has to name. */
export function feesOf({
  fees,
  words,
  language,
  hasSeveralPersons: hasSeveralPersons,
  level,
  copiedReference: copiedReference,
  onCopy: onCopy,
}: FeesOptions): unknown {
  const total = fees.reduce((sum, { amount }) => sum + amount, 0);
  const item = ({ amount, description, reference, person_name }: Fee) =>
    html`<li part="fee">
      <p class="what">
        <span><bdi>${description}</bdi></span>
        <strong>${formatEuros(amount, language)}</strong>
      </p>
      ${hasSeveralPersons ? html`<p class="optional"><bdi>${person_name}</bdi></p>` : nothing}
      <p class="reference">
        <span>${words.reference}: <code>${reference}</code></span>
        ${
          // on plain-http pages nothing can be copied that way
          navigator.clipboard
            ? html`<button
                type="button"
                aria-label="${copiedReference === reference ? words.copied : words.copy}: ${reference}"
                @click=${() => onCopy(reference)}
              >
                ${copiedReference === reference ? words.copied : words.copy}
              </button>`
            : nothing
        }
      </p>
    </li>`;
  return html`<section class="fees">
    <div class="title2" role="heading" aria-level=${level + 1}>${words.fees}</div>
    ${
      fees.length
        ? html`<ul>
              ${fees.map(item)}
            </ul>
            ${fees.length > 1 ? html`<p class="what total"><span>${words.total}</span> <strong>${formatEuros(total, language)}</strong></p>` : nothing}
            <p class="help">${words.referenceHint}</p>`
        : html`<p>${words.noFees}</p>`
    }
  </section>`;
}
