/** The permits of one bucket that this process holds. Times are milliseconds of a clock that only goes forward. */
export interface Share {
  permits: number;
  /** The permits left in the bucket when these were fetched. */
  remaining: number;
  /** Until when the permits are good. */
  expiresAt: number;
  /** The time until which the bucket is empty. */
  closedUntil: number;
  pendingRequest?: Promise<void>;
}

/** The shares of this process, by the names of their buckets. At most `maxBuckets`, so that a flood of addresses cannot fill the memory. */
export function permitShares(maxBuckets: number) {
  const shares = new Map<string, Share>();
  return {
    /** The share of a bucket, which is empty at first. */
    of(name: string): Share {
      const existingShare = shares.get(name);
      if (existingShare) return existingShare;
      if (shares.size >= maxBuckets) shares.delete(shares.keys().next().value!);
      const share = { permits: 0, remaining: 0, expiresAt: 0, closedUntil: 0 };
      shares.set(name, share);
      return share;
    },

    /** Forgets the shares that say nothing any more. */
    sweep(now: number): void {
      for (const [name, { expiresAt, closedUntil, pendingRequest }] of shares)
        if (!pendingRequest && expiresAt <= now && closedUntil <= now) shares.delete(name);
    },
  };
}
