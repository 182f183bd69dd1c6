import { expect } from 'chai';
import { isPublicAddress } from '../../../src/backend/webhooks/public-address.js';
import { parseWebhookUrl } from '../../../src/backend/webhooks/webhook-url.js';

const refusedAddresses = {
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.178.1', 'fd00::1', 'fc00::1', 'fec0::1'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'link-local': ['169.254.1.1', 'fe80::1'],
  'metadata of clouds': ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
  'a carrier’s network': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'none, broadcast, reserved': ['0.0.0.0', '0.1.2.3', '255.255.255.255', '240.0.0.1', '192.0.2.1', '198.18.0.1', '::'],
  'IPv4 in IPv6': ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::a00:1'],
  'tunnels and documentation': ['2002:7f00:1::', '2001::1', '2001:db8::1', '100::1'],
  'no address': ['', 'example.org', '1.2.3', '10.0.0.1/8'],
};

describe('the addresses of webhooks', () => {
  for (const [kind, addresses] of Object.entries(refusedAddresses))
    it(`exclude ${kind}`, () => {
      expect(addresses.filter(isPublicAddress)).to.deep.equal([]);
    });

  it('are those of the internet, also behind a translator of IPv4', () => {
    const addresses = ['93.184.215.14', '2606:2800:21f:cb07::1', '::ffff:93.184.215.14', '64:ff9b::5db8:d70e'];
    expect(addresses.filter(isPublicAddress)).to.deep.equal(addresses);
  });

  for (const [url, reason] of [
    ['crm.example.org', /must read like/],
    ['ftp://crm.example.org/', /must read like/],
    ['https://user:secret@crm.example.org/', /user name or password/],
    ['https://crm.example.org/#x', /fragment/],
    ['http://crm.example.org/', /https/],
    ['https://10.0.0.1/', /10\.0\.0\.1 is in a private network/],
    ['https://0x7f.1/', /127\.0\.0\.1 is in a private network/],
    ['https://2130706433/', /private network/],
    ['https://[::ffff:192.168.0.1]/', /private network/],
    ['https://localhost/', /private network/],
    ['https://turnout.localhost./', /private network/],
    ['http://127.0.0.1:8080/', /private network/],
  ] as const)
    it(`are refused at creation: ${url}`, () => {
      expect(() => parseWebhookUrl(url, false)).to.throw(reason);
    });

  it('may be private where that is allowed, and without TLS on this machine only', () => {
    for (const url of ['https://10.0.0.1/', 'http://127.0.0.1:8080/hook', 'http://localhost/', 'http://[::1]/'])
      expect(parseWebhookUrl(url, true).href).to.equal(url);
    for (const url of ['http://10.0.0.1/', 'http://crm.example.org/'])
      expect(() => parseWebhookUrl(url, true)).to.throw(/https/);
  });
});
