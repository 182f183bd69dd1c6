import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type NodeOptions, type Running } from '../../../src/backend/node.js';
import { clientAddressFrom, parseTrustedProxies } from '../../../src/backend/http/trusted-proxies.js';
import { applyWorkspace, readWorkspaceFile, UsageError } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { idleLoop } from '../../support/idle-loop.js';

describe('the origin address of a request', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, 2001:db8:aaaa::/48, 192.0.2.1');

  for (const [what, peer, forwardedFor, expected] of [
    ['a visitor without a proxy', '203.0.113.7', null, '203.0.113.7'],
    ['a visitor who says to be somebody else', '203.0.113.7', '198.51.100.9', '203.0.113.7'],
    ['a visitor who says to come through a proxy', '203.0.113.7', '198.51.100.9, 10.0.0.1', '203.0.113.7'],
    ['a proxy itself', '10.1.2.3', null, '10.1.2.3'],
    ['a visitor behind a proxy', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['a visitor behind one who forged an entry', '10.1.2.3', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['a visitor behind a chain', '192.0.2.1', '203.0.113.7, 10.9.9.9, 2001:db8:aaaa::1', '203.0.113.7'],
    [
      'a visitor behind one who forged a chain',
      '10.1.2.3',
      '10.0.0.7, 198.51.100.9, 203.0.113.7,10.0.0.2',
      '203.0.113.7',
    ],
    ['one of the proxies behind another', '10.1.2.3', '10.0.0.7', '10.1.2.3'],
    ['an entry that is no address, and a forged one left of it', '10.1.2.3', '203.0.113.7, unknown', '10.1.2.3'],
    ['an entry with a port', '10.1.2.3', '203.0.113.7:4711', '203.0.113.7'],
    ['an IPv6 entry with a port', '10.1.2.3', '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['odd entries left of what our proxy wrote', '10.1.2.3', '<script>, ::g, , 203.0.113.7', '203.0.113.7'],
    ['nothing but such entries', '10.1.2.3', 'unknown, _hidden', '10.1.2.3'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', null, '203.0.113.7'],
    ['the same in hexadecimal', '::FFFF:cb00:7107', null, '203.0.113.7'],
    ['the same behind a proxy that is written so', '::ffff:10.1.2.3', '::ffff:203.0.113.7', '203.0.113.7'],
    ['an IPv4 address behind a translator', '64:ff9b::203.0.113.7', null, '203.0.113.7'],
    ['an IPv4 address written as IPv6, with a zone', '::ffff:203.0.113.7%eth0', null, '203.0.113.7'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
    ['another of the same household', '2001:DB8:1:2::9', null, '2001:db8:1:2::/64'],
    ['one with a zone', 'fe80::1%eth0', null, 'fe80:0:0:0::/64'],
    ['an IPv6 address behind a proxy', '10.1.2.3', '2001:db8::1', '2001:db8:0:0::/64'],
    ['a connection that is gone', undefined, '203.0.113.7', 'unknown'],
  ] as const)
    it(`is recognised: ${what}`, () => {
      expect(clientAddressFrom(peer, forwardedFor, proxies)).to.equal(expected);
    });

  it('is the remote address of the connection without proxies', () => {
    expect(clientAddressFrom('127.0.0.1', '203.0.113.7')).to.equal('127.0.0.1');
  });
});

describe('TURNOUT_PROXIES', () => {
  for (const text of ['', ' ', '127.0.0.1', '::1', '10.0.0.0/8,192.0.2.1', 'fd00::/8 , ::ffff:10.0.0.1', '0.0.0.0/0'])
    it(`accepts "${text}"`, () => {
      expect(() => parseTrustedProxies(text)).to.not.throw();
    });

  for (const text of [
    'localhost',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0/8',
    '10.0.0.1 10.0.0.2',
    '::ffff:10.0.0.0/104',
    '/8',
  ])
    it(`refuses "${text}" in one sentence`, () => {
      expect(() => parseTrustedProxies(`127.0.0.1, ${text}`)).to.throw(
        UsageError,
        `TURNOUT_PROXIES must list addresses like 10.0.0.5 or 10.0.0.0/8, not ${text}.`,
      );
    });
});

describe('an address behind a port', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-proxies-'));
  const open: Running[] = [];

  /** Three requests for everybody, behind a port of its own. */
  async function listen(options: Pick<NodeOptions, 'proxies' | 'origin'> = {}) {
    const data = mkdtempSync(join(folder, 'data-'));
    const rates = { reading: { limit: 3, periodMs: 60_000 } };
    const running = await serve({
      data,
      port: 0,
      host: '127.0.0.1',
      loopDelay: idleLoop,
      scripts: folder,
      rates,
      ...options,
    });
    open.push(running);
    await applyWorkspace(running.store, readWorkspaceFile(club));
    /** The statuses of a request for each of some headers. */
    return async (each: Record<string, string>[]) => {
      const statuses = [];
      for (const headers of each)
        statuses.push((await fetch(`${running.origin}/public/club/events`, { headers })).status);
      return statuses;
    };
  }
  after(async () => {
    await Promise.all(open.map((running) => running.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  const each = (name: string, values: string[]) => values.map((value) => ({ [name]: value }));
  const four = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];

  it('is that of the connection, with any headers', async () => {
    const sendRequest = await listen();
    expect(await sendRequest(each('x-forwarded-for', four))).to.deep.equal([200, 200, 200, 429]);
  });

  it('cannot be set from outside', async () => {
    const sendRequest = await listen();
    expect(await sendRequest(each('X-Turnout-Address', four))).to.deep.equal([200, 200, 200, 429]);
  });

  it('is the one that a listed proxy sends', async () => {
    const sendRequest = await listen({ proxies: parseTrustedProxies('127.0.0.1') });
    expect(await sendRequest(each('x-forwarded-for', four))).to.deep.equal([200, 200, 200, 200]);
  });

  it('is the last entry that the proxy has added', async () => {
    const sendRequest = await listen({ proxies: parseTrustedProxies('127.0.0.1') });
    const forged = four.map((address) => `${address}, 198.51.100.9`);
    expect(await sendRequest(each('x-forwarded-for', forged))).to.deep.equal([200, 200, 200, 429]);
  });

  it('is the same for a whole /64', async () => {
    const sendRequest = await listen({ proxies: parseTrustedProxies('127.0.0.1') });
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::', '2001:db8:1:2:3:4:5:6'];
    expect(await sendRequest(each('x-forwarded-for', [...household, '2001:db8:1:3::1']))).to.deep.equal([
      200, 200, 200, 429, 200,
    ]);
  });

  it('is not read from any other header', async () => {
    const sendRequest = await listen({ proxies: parseTrustedProxies('127.0.0.1') });
    const ignoredHeaders = ['forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip'].map((name) => ({
      [name]: four[0]!,
    }));
    expect(await sendRequest(ignoredHeaders)).to.deep.equal([200, 200, 200, 429]);
  });
});
