import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** The metadata service of Azure has a public address; those of other clouds are link-local, private or of a carrier. */
const METADATA_ADDRESSES = ['168.63.129.16'];

/** The only IPv6 addresses in use that are global (RFC 4291, section 2.4). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

type Address = ReturnType<typeof ipaddr.parse>;

/** The IPv4 address that an IPv6 address stands for: mapped (RFC 4291, 2.5.5.2), or behind a translator (RFC 6052, 2.1). */
function embeddedIPv4(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  const isEmbedded = address.isIPv4MappedAddress() || address.range() === 'rfc6052';
  return isEmbedded ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

const parse = (text: string): Address | undefined => (isIP(text) ? embeddedIPv4(ipaddr.parse(text)) : undefined);

/**
 * Whether an IP address is in the public internet: not private, loopback, link-local, of a carrier's network, multicast, reserved
 * or of a tunnel (IANA special-purpose address registries).
 */
export function isPublicAddress(text: string): boolean {
  const address = parse(text);
  if (!address || address.range() !== 'unicast' || METADATA_ADDRESSES.includes(address.toString())) return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}

export const isLoopbackAddress = (text: string): boolean => parse(text)?.range() === 'loopback';
