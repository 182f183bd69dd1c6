import { isApiError } from '../../api/index.js';
import type { Words } from '../../i18n/index.js';

export interface Trouble {
  /** What happened, in the visitor's words. */
  readonly sentence: string;
  /** Nobody can say whether a write was done. */
  readonly lost: boolean;
}

/** Refusals that pass: tried again, the same may be accepted. */
const passing = [409, 429, 503];

/** What a visitor is told of a failure that no field is to blame for. */
export function troubleWith(error: unknown, words: Words): Trouble {
  const { status, silence } = isApiError(error) ? error : { status: 0, silence: undefined };
  if (silence) return { sentence: words[silence], lost: true };
  if (status === 404) return { sentence: words.missing, lost: false };
  const busy = passing.includes(status);
  return {
    sentence: busy ? words.busy : words.unavailable,
    lost: status === 409 || (!busy && (!status || status >= 500)),
  };
}
