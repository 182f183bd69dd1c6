import { lookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

const DNS_TIMEOUT_MS = 2_000;

export type ResolveHost = (host: string, allowsPrivate: boolean) => Promise<LookupAddress[]>;

let lastLookup: Promise<unknown> = Promise.resolve();

/** Looks a name up as the system does: also in the file of hosts, and with its search domains. */
function lookUpLocally(host: string): Promise<LookupAddress[]> {
  // one at a time: each occupies a thread that compression needs, too
  const result = lastLookup.then(() => lookup(host, { all: true }));
  lastLookup = result.catch(() => {});
  return result;
}

/** The addresses of a host. Throws an error of `node:dns`. */
export const resolveHost: ResolveHost = async (host, allowsPrivate) => {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  if (allowsPrivate) return lookUpLocally(host);
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  const [first, second] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = [
    ...(first.status === 'fulfilled' ? first.value.map((address) => ({ address, family: 4 })) : []),
    ...(second.status === 'fulfilled' ? second.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (!addresses.length && first.status === 'rejected') throw first.reason;
  return addresses;
};
