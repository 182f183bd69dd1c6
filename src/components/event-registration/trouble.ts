import { html, nothing, type TemplateResult } from 'lit';
import { isApiError } from '../../api/index.js';
import type { Words } from '../../i18n/index.js';
import { notice } from '../notice.js';

/** Refusals that pass: tried again, the same may be accepted. */
const passing = [409, 429, 503];

/** What a visitor is told of a failure that no field is to blame for. */
export function troubleWith(error: unknown, words: Words): string {
  if (!isApiError(error)) return words.unavailable;
  if (error.silence) return words[error.silence];
  if (error.status === 404) return words.missing;
  return passing.includes(error.status) ? words.busy : words.unavailable;
}

/** It may be stored. `safe`: what is sent again is stored once; not where what is sensitive is gone after a reload. */
export const perhapsSent = (words: Words, safe: boolean): string => (safe ? words.perhapsSent : words.perhapsSentOnce);

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
  const trouble = troubleWith(error, words);
  // the form is shown: where that sentence is all there is to say, whether it may be stored says more
  return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
    ${some} ${trouble === words.unavailable ? nothing : html`<p>${trouble}</p>`}
    <p>${sent ? perhapsSent(words, retryProof) : words.notSent}</p>
  </div>`;
}

/** The form could not be had: what happened, another try, and a way around. */
export function unavailable(
  error: unknown,
  { words, page, retry }: { words: Words; page: string | undefined; retry: () => void },
): unknown {
  const sentence = troubleWith(error, words);
  if (sentence === words.missing) return notice('alert', sentence);
  return notice(
    'alert',
    sentence === words.unavailable ? sentence : `${words.unavailable} ${sentence}`,
    html`<div class="actions">
      <button type="button" @click=${retry}>${words.retry}</button>
      ${page ? html`<a href=${page} target="_blank" rel="noopener">${words.elsewhere}</a>` : nothing}
    </div>`,
  );
}
