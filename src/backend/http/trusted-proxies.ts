import ipaddr from 'ipaddr.js';
import { BlockList, isIP } from 'node:net';
import { UsageError } from '../workspace/index.js';

/** Normalizes an address: without a zone, and IPv4 in dotted form; undefined for anything else. */
function normalizeAddress(text: string): string | undefined {
  // some proxies write the port as well: `203.0.113.7:4711`, `[2001:db8::1]:443`
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? text.trim()).split('%');
  if (isIP(address) !== 6) return isIP(address) ? address : undefined;
  const parsed = ipaddr.IPv6.parse(address);
  // IPv4-mapped (RFC 4291, 2.5.5.2), and IPv4 behind a translator (RFC 6052, 2.1): each of these is one IPv4 address
  const holdsIPv4 = parsed.isIPv4MappedAddress() || parsed.range() === 'rfc6052';
  return holdsIPv4 ? new ipaddr.IPv4(parsed.toByteArray().slice(12)).toString() : parsed.toNormalizedString();
}

/** Longest chain of proxies that is followed. */
const MAX_PROXIES = 20;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Proxies as TURNOUT_PROXIES names them: addresses and ranges (`10.0.0.0/8`), commas between. Throws `UsageError`.
 */
export function parseTrustedProxies(text: string): BlockList {
  const proxies = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, written = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const address = normalizeAddress(written);
    const maxBits = isIP(written) === 6 ? 128 : 32;
    // a range of IPv4 addresses written as IPv6 would count its bits from elsewhere
    const mixed = bits !== undefined && address !== undefined && isIP(address) !== isIP(written);
    if (!address || mixed || Number(bits ?? 0) > maxBits)
      throw new UsageError(`TURNOUT_PROXIES must list addresses like 10.0.0.5 or 10.0.0.0/8, not ${entry}.`);
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
}

/**
 * The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, which is one household
 * (docs/api-rules.md#rate-limits).
 */
const rateLimitAddress = (address: string): string =>
  isIP(address) === 6 ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;

/** The address of the connection, unless it is one of our proxies. */
export function untrustedPeer(peer: string | undefined, proxies?: BlockList): string | undefined {
  const address = normalizeAddress(peer ?? '');
  return address && !proxies?.check(address, familyOf(address)) ? address : undefined;
}

/**
 * The address of the client. `X-Forwarded-For` is trusted only as far as our own proxies wrote it: the rightmost entry that is
 * none of them counts. Entries of others are ignored.
 */
export function clientAddressFrom(peer: string | undefined, forwardedFor: string | null, proxies?: BlockList): string {
  const address = normalizeAddress(peer ?? '');
  if (!address) return 'unknown';
  const trusted = (address: string) => !!proxies?.check(address, familyOf(address));
  if (!trusted(address) || !forwardedFor) return rateLimitAddress(address);
  // from the right to the first entry that is no proxy of ours: anybody may have written the entries left of it
  for (const entry of forwardedFor.split(',').reverse().slice(0, MAX_PROXIES)) {
    const address = normalizeAddress(entry);
    if (address === undefined) break;
    if (!trusted(address)) return rateLimitAddress(address);
  }
  return rateLimitAddress(address);
}
