import { isApiError } from '../../api/index.js';
import type { Words } from '../../i18n/index.js';

export interface Trouble {
  /** What happened, in the visitor's words. */
  readonly sentence: string;
  /** Trying again can help. */
  readonly retry: boolean;
  /** Nobody can say whether a write was done. */
  readonly lost: boolean;
}

/** What a visitor is told of a failure that no field is to blame for. */
export function troubleWith(error: unknown, words: Words): Trouble {
  const { status, silence } = isApiError(error) ? error : { status: 0, silence: undefined };
  if (silence === 'offline') return { sentence: words.offline, retry: true, lost: true };
  if (silence === 'too_slow') return { sentence: words.tooSlow, retry: true, lost: true };
  if (silence === 'garbled') return { sentence: words.garbled, retry: true, lost: true };
  if (status === 404) return { sentence: words.missing, retry: false, lost: false };
  if (status === 409 || status === 429 || status === 503)
    return { sentence: words.busy, retry: true, lost: status === 409 };
  return { sentence: words.unavailable, retry: true, lost: status === 0 || status >= 500 };
}
