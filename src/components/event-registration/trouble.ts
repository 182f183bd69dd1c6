import { html, type TemplateResult } from 'lit';
import { isApiError } from '../../api/index.js';
import type { Words } from '../../i18n/index.js';

/** Refusals that pass: tried again, the same may be accepted. */
const passing = [409, 429, 503];

/** What a visitor is told of a failure that no field is to blame for. */
export function troubleWith(error: unknown, words: Words): string {
  if (!isApiError(error)) return words.unavailable;
  if (error.silence) return words[error.silence];
  if (error.status === 404) return words.missing;
  return passing.includes(error.status) ? words.busy : words.unavailable;
}

export interface NotSentOptions {
  readonly words: Words;
  /** Who got through all the same. */
  readonly some: unknown;
  /** It may be stored: it has gone out, and no answer has said that it is not. */
  readonly sent: boolean;
  /** What is sent again is stored once. */
  readonly retryProof: boolean;
}

/** Sending failed for a reason that no field is to blame for. */
export function notSent(error: unknown, { words, some, sent, retryProof }: NotSentOptions): TemplateResult {
  return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
    ${some}
    <p>${troubleWith(error, words)}</p>
    <p>${sent ? (retryProof ? words.perhapsSent : words.perhapsSentOnce) : words.notSent}</p>
  </div>`;
}
