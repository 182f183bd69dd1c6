/** The rate of a network is this multiple of the rate of one address (docs/api-rules.md#rate-limits). */
export const NETWORK_FACTOR = 10;

/**
 * The network of an address as `trusted-proxies.ts` gives it: the /24 of an IPv4 address, the /48 of an IPv6 /64, because
 * one customer gets up to a /48. Undefined if the address is unknown.
 */
export function networkPrefixOf(address: string): string | undefined {
  const [, dotted] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (dotted) return `${dotted}.0/24`;
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/i.exec(address) ?? [];
  return groups && `${groups}::/48`;
}
