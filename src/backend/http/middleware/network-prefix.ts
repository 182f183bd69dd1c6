/** A network may do so many times what one of its addresses may (design.md section 3, "Rate limits"). */
export const NETWORK_FACTOR = 10;

/**
 * The network of an address as `trusted-proxies.ts` gives it: the /24 of an IPv4 address, the /48 of an IPv6 /64, for that much one
 * customer gets. Undefined where the address is not known.
 */
export function networkPrefixOf(address: string): string | undefined {
  const [, dotted] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (dotted) return `${dotted}.0/24`;
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/i.exec(address) ?? [];
  return groups && `${groups}::/48`;
}
