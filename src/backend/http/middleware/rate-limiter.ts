import { monotonicClock, type Clock } from '../../backend.js';
import { NETWORK_FACTOR, networkPrefixOf } from './network-prefix.js';
import type { Rate, Store } from '../../store/index.js';
import type { Signer } from '../../crypto/index.js';
import { rateHeadersOf, secondsOf, type RateStatus } from './rate-headers.js';
import { Refusal } from './refusal.js';

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
const KINDS_BY_ADDRESS: ReadonlySet<keyof typeof standardRates> = new Set(['keyless', 'reading', 'writing', 'links']);

/** The rate of a whole network. */
export const networkRate = ({ limit, periodMs }: Rate): Rate => ({ limit: limit * NETWORK_FACTOR, periodMs });

export type Rates = Readonly<Record<keyof typeof standardRates, Rate>>;

/**
 * Counts one more request of somebody, and tells what is left; undefined without limits. Throws 429 with `Retry-After` when
 * there were too many.
 */
export type ConsumeRate = (kind: keyof Rates, subject: string) => Promise<RateStatus | undefined>;

export const noRateLimit: ConsumeRate = async () => undefined;

// names may be long; the digests that are stored are short
const nameOf = (kind: keyof Rates, subject: string): string => `${kind}\n${subject.slice(0, 200)}`;

const bucketNamed = async (signer: Signer, name: string): Promise<string> =>
  (await signer.sign(`rate\n${name}`)).slice(0, 22);

/** The name of a bucket in the store. */
export const bucketOf = (signer: Signer, kind: keyof Rates, subject: string): Promise<string> =>
  bucketNamed(signer, nameOf(kind, subject));

/** The permits of one bucket that this process holds. Times are milliseconds of a clock that only goes forward. */
interface Share {
  permits: number;
  /** The permits left in the bucket when these were fetched. */
  remaining: number;
  /** Until when the permits are good. */
  expiresAt: number;
  /** The time until which the bucket is empty. */
  closedUntil: number;
  pendingRequest?: Promise<void>;
}

interface PermitRequest {
  readonly name: string;
  readonly rate: Rate;
  readonly share: Share;
}

interface Batch {
  readonly permitRequests: PermitRequest[];
  readonly done: Promise<void>;
}

/** From this period on, permits are fetched singly. */
const LONG_PERIOD_MS = 60 * MINUTE_MS;

/**
 * Permits fetched at once: the twentieth of a rate, so that a request costs no write of its own. Those unused are lost when the
 * process ends, so a rate of hours or days has none to spare: restarts would use up the day's limit of mails.
 */
const batchOf = ({ limit, periodMs }: Rate): number =>
  periodMs >= LONG_PERIOD_MS ? 1 : Math.max(1, Math.floor(limit / 20));

/** The maximum number of buckets in one transaction, so that it delays no other for long. */
const MAX_BUCKETS_PER_TRANSACTION = 200;

/** How often full buckets are swept away. Milliseconds. */
const SWEEP_INTERVAL_MS = MINUTE_MS;

const tooMany = (name: string, rate: Rate, waitMs: number) =>
  new Refusal(429, 'These are too many requests. Please try again shortly.', [], {
    'retry-after': secondsOf(waitMs),
    ...rateHeadersOf({ name, rate, remaining: 0, waitMs }),
  });

export interface LimiterOptions {
  store: Pick<Store, 'transaction' | 'isUnavailable'>;
  signer: Signer;
  clock: Clock;
  /** Tells how long permits are good. Milliseconds of a clock that only goes forward. */
  elapsed?: Clock;
  rates: Rates;
  report: (error: unknown) => void;
  /** The most buckets that are kept in memory. */
  maxBuckets?: number;
}

/**
 * Rate limits that all processes of a database share. Permits are taken in transactions of their own, outside of what the
 * request does, so one that is refused counts too. The database learns of no address: a bucket is named by a keyed digest.
 */
export function rateLimiter({
  store,
  signer,
  clock,
  elapsed = monotonicClock,
  rates,
  report,
  maxBuckets = 10_000,
}: LimiterOptions): ConsumeRate {
  const shares = new Map<string, Share>();
  let lastSweep = elapsed();
  let openBatch: Batch | undefined;
  let previousBatch: Promise<void> = Promise.resolve();

  const sweepShares = (now: number) => {
    for (const [name, { expiresAt, closedUntil, pendingRequest }] of shares)
      if (!pendingRequest && expiresAt <= now && closedUntil <= now) shares.delete(name);
  };

  async function fetchPermits(permitRequests: readonly PermitRequest[]): Promise<void> {
    const now = elapsed();
    const isSweepDue = now - lastSweep >= SWEEP_INTERVAL_MS;
    try {
      const buckets = await Promise.all(permitRequests.map(({ name }) => bucketNamed(signer, name)));
      const consumptions = await store.transaction(async (tables) => {
        const bucketRequests = permitRequests.map(({ rate }, index) => ({
          bucket: buckets[index]!,
          rate,
          amount: batchOf(rate),
        }));
        const newBuckets = await tables.rates.consumeNew(bucketRequests, clock());
        const answers = [];
        for (const { bucket, rate, amount } of bucketRequests) {
          answers.push(newBuckets.get(bucket) ?? (await tables.rates.consume(bucket, rate, amount, clock())));
          // a further request for the same bucket uses the present entry
          newBuckets.delete(bucket);
        }
        if (isSweepDue) await tables.rates.sweep(clock());
        return answers;
      });
      for (const [index, { rate, share }] of permitRequests.entries()) {
        const { granted, remaining, waitMs } = consumptions[index]!;
        if (granted) Object.assign(share, { permits: granted, remaining, expiresAt: elapsed() + rate.periodMs });
        // as long as the answer says, so that a flood asks the store once a second
        else share.closedUntil = now + Math.max(1, Math.ceil(waitMs / 1000)) * 1000;
      }
    } catch (error) {
      if (!store.isUnavailable(error)) throw error;
      report(error);
      // a full disk is no reason to refuse reads; a write fails by itself
      for (const { rate, share } of permitRequests)
        Object.assign(share, { permits: batchOf(rate), remaining: 0, expiresAt: elapsed() + rate.periodMs });
    }
    if (!isSweepDue) return;
    lastSweep = now;
    sweepShares(now);
  }

  /** Requests that arrive during a transaction share the next one. */
  function joinBatch(requestPermits: PermitRequest): Promise<void> {
    if (!openBatch || openBatch.permitRequests.length >= MAX_BUCKETS_PER_TRANSACTION) {
      const permitRequests: PermitRequest[] = [];
      const done = previousBatch.then(() => {
        if (openBatch?.permitRequests === permitRequests) openBatch = undefined;
        return fetchPermits(permitRequests);
      });
      previousBatch = done.catch(() => {});
      openBatch = { permitRequests, done };
    }
    openBatch.permitRequests.push(requestPermits);
    return openBatch.done;
  }

  async function requestPermits(name: string, rate: Rate, share: Share): Promise<void> {
    try {
      await joinBatch({ name, rate, share });
    } finally {
      delete share.pendingRequest;
    }
  }

  function shareOf(name: string): Share {
    const existingShare = shares.get(name);
    if (existingShare) return existingShare;
    // a flood of addresses must not fill the memory
    if (shares.size >= maxBuckets) shares.delete(shares.keys().next().value!);
    const share = { permits: 0, remaining: 0, expiresAt: 0, closedUntil: 0 };
    shares.set(name, share);
    return share;
  }

  /** `policy` is the name of the limit for those who are told. */
  async function takeOne(policy: string, name: string, rate: Rate): Promise<RateStatus> {
    const share = shareOf(name);
    for (;;) {
      const now = elapsed();
      if (share.closedUntil > now) throw tooMany(policy, rate, share.closedUntil - now);
      if (share.permits > 0 && share.expiresAt > now) {
        share.permits--;
        return { name: policy, rate, remaining: share.permits + share.remaining };
      }
      await (share.pendingRequest ??= requestPermits(name, rate, share));
    }
  }

  return async (kind, subject) => {
    const status = await takeOne(kind, nameOf(kind, subject), rates[kind]);
    // a refused request of one address takes nothing from its network
    const network = KINDS_BY_ADDRESS.has(kind) ? networkPrefixOf(subject) : undefined;
    if (network) await takeOne(`${kind}-network`, nameOf(kind, network), networkRate(rates[kind]));
    return status;
  };
}
