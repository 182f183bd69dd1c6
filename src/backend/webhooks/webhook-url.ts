import { isIP } from 'node:net';
import { UsageError } from '../workspace/index.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isLocalName = (host: string): boolean => /^(?:.+\.)?localhost\.?$/i.test(host);

/**
 * Checks the URL of a new webhook. Where its name leads is checked at each request.
 *
 * @throws `UsageError`
 */
export function parseWebhookUrl(text: string, allowsPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError('--url must read like https://crm.example.org/turnout.');
  // a secret in the address would stand in every log of the receiver
  if (url.username || url.password) throw new UsageError('--url must not contain a user name or password.');
  if (url.hash) throw new UsageError('--url must not contain a fragment (#…).');
  const host = hostOf(url);
  const isLoopback = isLocalName(host) || isLoopbackAddress(host);
  if (!allowsPrivate && (isLoopback || (isIP(host) && !isPublicAddress(host))))
    throw new UsageError(`${host} is in a private network. --allow-private allows it.`);
  if (url.protocol === 'http:' && !isLoopback)
    throw new UsageError('--url must begin with https://; http:// is for this machine only, with --allow-private.');
  return url;
}
