import type { Rate } from '../../store/index.js';
import { NETWORK_FACTOR } from './network-prefix.js';

const MINUTE_MS = 60_000;

/** Rate limits (docs/api-rules.md#rate-limits). A rate is a token bucket: after a quiet period all of it can be used at once. */
export const standardRates = {
  /** Requests with one key. A synchronise is one, however many persons it brings. */
  key: { limit: 1_200, periodMs: MINUTE_MS },
  /** Requests to the service from one address without a key that is known. */
  keyless: { limit: 120, periodMs: MINUTE_MS },
  // a school, a company or a mobile carrier is one address, and its people register in the same minute: this is room for
  // some 200 of them to open a form and for 120 to send it, and nothing that anybody does by hand
  /** Reads of visitors at one address. */
  reading: { limit: 600, periodMs: MINUTE_MS },
  /** Writes of visitors at one address. */
  writing: { limit: 120, periodMs: MINUTE_MS },
  /** Registrations through one form, wherever they come from: more than any opening rush, less than a disk can take. */
  form: { limit: 6_000, periodMs: MINUTE_MS },
  /**
   * The usual number of registrations through one form. From half of it on, everybody has to solve a proof of work, unless the
   * form has just opened. Never refused.
   */
  usual: { limit: 300, periodMs: MINUTE_MS },
  /** Sign-in links requested at one address, for any recipient. */
  links: { limit: 60, periodMs: 10 * MINUTE_MS },
  /** Codes typed at one address. */
  codes: { limit: 60, periodMs: 10 * MINUTE_MS },
  /** Codes typed for one mail address, known or not, right or wrong. Afterwards its codes are refused, and only the link signs in. */
  codesOfAddress: { limit: 20, periodMs: 24 * 60 * MINUTE_MS },
  /** New e-mail addresses of one member, and mails that are sent again for one. */
  emailChanges: { limit: 5, periodMs: 24 * 60 * MINUTE_MS },
  /** Sign-in links mailed to one mail address. Further ones are dropped without notice. */
  mails: { limit: 5, periodMs: 10 * MINUTE_MS },
  /** Sign-in and confirmation mails of one workspace: at most twice as many within any 24 hours. More are dropped, and logged. */
  workspaceMails: { limit: 2_500, periodMs: 24 * 60 * MINUTE_MS },
  /** Abuse signals at one address: refused form tokens, and answers in the honeypot. Never refused. */
  abuseSignals: { limit: 10, periodMs: 10 * MINUTE_MS },
} satisfies Record<string, Rate>;

/** Rates that count by address, and by the network of the address as well. */
export const KINDS_BY_ADDRESS: ReadonlySet<keyof typeof standardRates> = new Set([
  'keyless',
  'reading',
  'writing',
  'links',
  'codes',
]);

/** The rate of a whole network. */
export const networkRate = ({ limit, periodMs }: Rate): Rate => ({ limit: limit * NETWORK_FACTOR, periodMs });

export type Rates = Readonly<Record<keyof typeof standardRates, Rate>>;
