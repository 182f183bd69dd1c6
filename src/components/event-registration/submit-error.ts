import { html, nothing, type TemplateResult } from 'lit';
import type { FormWords } from '../../i18n/index.js';
import { errorMessage } from '../error-notice.js';
import { boldFirstSentence } from '../first-sentence.js';

/** It may be stored. `safe`: what is sent again is stored once; not if what is sensitive is gone after a reload. */
export const maybeStoredText = (words: FormWords, isIdempotent: boolean): string =>
  isIdempotent ? words.maybeStored : words.maybeStoredOnce;

export interface SubmitErrorOptions {
  readonly words: FormWords;
  /** The notice about persons who are registered. */
  readonly partialSuccess: unknown;
  /** The request was sent, and no response says that it was not stored. */
  readonly maybeStored: boolean;
  /** A repeated request is stored once. */
  readonly isIdempotent: boolean;
}

/** Sending failed for a reason that no field is to blame for. */
export function submitError(
  error: unknown,
  { words, partialSuccess, maybeStored, isIdempotent }: SubmitErrorOptions,
): TemplateResult {
  const message = errorMessage(error, words);
  // the form is shown: if that sentence is all there is to say, whether it may be stored says more
  return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
    ${partialSuccess} ${message === words.unavailable ? nothing : html`<p>${boldFirstSentence(html, message)}</p>`}
    <p>${maybeStored ? maybeStoredText(words, isIdempotent) : words.notSent}</p>
  </div>`;
}
