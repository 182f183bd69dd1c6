import type { Clock, MailRefusal } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { mailCapsOf, unlimitedMails } from '../mail/index.js';
import type { Store } from '../store/index.js';
import type { AppOptions } from './app-options.js';
import { abuseScoreIn, noAbuseScore, noRateLimit, rateLimiter, standardRates } from './middleware/index.js';

export interface LimitsOptions {
  readonly store: Store;
  readonly signer: Signer;
  readonly clock: Clock;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
  /** Rates that differ from the standard; false for no limits. */
  readonly rates: NonNullable<AppOptions['rates']>;
  readonly report: (error: unknown) => void;
  readonly mailRefused: (reason: MailRefusal) => void;
}

/** The limits of an installation: rates of requests, the score of abuse, and caps of mails (docs/api-rules.md#rate-limits). */
export function limitsOf({ rates, mailRefused, ...options }: LimitsOptions) {
  if (!rates) return { consume: noRateLimit, abuseScore: noAbuseScore, mailCaps: unlimitedMails };
  const limits = { ...options, rates: { ...standardRates, ...rates } };
  const consume = rateLimiter(limits);
  const { store, signer, report } = options;
  return {
    consume,
    abuseScore: abuseScoreIn(limits),
    mailCaps: mailCapsOf({ store, signer, consume, report, onRefusal: mailRefused }),
  };
}
