import { html, nothing } from 'lit';
import { isApiError } from '../api/index.js';
import type { SharedWords } from '../i18n/index.js';
import { notice } from './notice.js';

/** Temporary refusals: a retry of the same request may be accepted. */
const TEMPORARY_STATUSES = [409, 429, 503];

/** The message of a failure that concerns no field. */
export function errorMessage(error: unknown, words: SharedWords): string {
  if (!isApiError(error)) return words.unavailable;
  if (error.reason) return words[error.reason];
  if (error.status === 404) return words.missing;
  return TEMPORARY_STATUSES.includes(error.status) ? words.busy : words.unavailable;
}

/** The element whose content cannot be loaded. */
export interface FailedElement {
  readonly words: SharedWords;
  /** The hosted page with the same content. */
  readonly page: string | undefined;
  /** The link to other events, in place of content that does not exist. */
  eventsLink?(): unknown;
  retry(): void;
}

/** The notice in place of content that cannot be loaded: the reason, a retry button, and the hosted page. */
export function errorNotice(error: unknown, failedElement: FailedElement): unknown {
  const { words, page } = failedElement;
  const message = errorMessage(error, words);
  if (message === words.missing) return notice('alert', message, failedElement.eventsLink?.());
  return notice(
    'alert',
    message === words.unavailable ? message : `${words.unavailable} ${message}`,
    html`<div class="actions">
      <button type="button" @click=${() => failedElement.retry()}>${words.retry}</button>
      ${page ? html`<a href=${page} target="_blank" rel="noopener">${words.elsewhere}</a>` : nothing}
    </div>`,
  );
}
