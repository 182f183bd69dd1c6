import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { untrustedPeer } from './trusted-proxies.js';

/** Private networks. Any other address may be a visitor's and is not logged. */
const privateNetworks = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  privateNetworks.addSubnet(network, bits, family);

const isPrivate = (address: string): boolean => privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const LOCAL_ORIGIN = /^https?:\/\/(localhost|[^/]*\.localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** A public host name: a name with a dot, no IP address. */
const PUBLIC_HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/i;

export interface SetupWarningsOptions {
  readonly origin: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: BlockList | undefined;
  readonly warn: (entry: { event: string; hint: string }) => void;
}

/**
 * Warns once, with the setting to add, when `X-Forwarded-For` comes from an address that is not listed, and when the origin is
 * local while visitors use another host.
 */
export function setupWarningsOf({ origin, proxies, warn }: SetupWarningsOptions) {
  let looksForProxy = true;
  let looksForHost = LOCAL_ORIGIN.test(origin);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void => {
    if (looksForProxy && headers['x-forwarded-for'] !== undefined) {
      const peer = untrustedPeer(socket.remoteAddress, proxies);
      if (peer !== undefined) {
        looksForProxy = false;
        const proxyAddress = isPrivate(peer) ? peer : 'ADDRESS';
        warn({
          event: 'X-Forwarded-For from an address that is not listed',
          hint: `Behind a proxy all visitors count as one until it is listed, after a comma where others are: TURNOUT_PROXIES=${proxyAddress}`,
        });
      }
    }
    if (looksForHost && PUBLIC_HOST.test(headers.host ?? '') && !/\.localhost(:\d+)?$/i.test(headers.host!)) {
      looksForHost = false;
      warn({
        event: 'visitors ask for another host than the origin',
        hint: `Every address that is handed out begins with ${origin}. If visitors come by this name: TURNOUT_ORIGIN=https://${headers.host!.toLowerCase()}`,
      });
    }
  };
}
