import { expect } from 'chai';
import type { IncomingMessage } from 'node:http';
import { parseTrustedProxies } from '../../../src/backend/http/trusted-proxies.js';
import { setupWarningsOf } from '../../../src/backend/http/setup-warnings.js';
import { observed } from '../observability/observed-backend.js';

const origin = 'https://turnout.example.org';

/** What is said after requests: from a peer, with headers. */
function saidAfter(
  options: { origin?: string; proxies?: string },
  ...requests: (readonly [peer: string, headers: Record<string, string>])[]
): string[] {
  const hints: string[] = [];
  const proxies = options.proxies === undefined ? undefined : parseTrustedProxies(options.proxies);
  const look = setupWarningsOf({ origin, ...options, proxies, warn: ({ hint }) => hints.push(hint) });
  for (const [remoteAddress, headers] of requests) look({ headers, socket: { remoteAddress } } as IncomingMessage);
  return hints;
}

describe('a proxy that is not listed', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  for (const [peer, line] of [
    ['10.0.0.5', 'TURNOUT_PROXIES=10.0.0.5'],
    ['::ffff:172.18.0.4', 'TURNOUT_PROXIES=172.18.0.4'],
    ['127.0.0.1', 'TURNOUT_PROXIES=127.0.0.1'],
    ['fd00::5', 'TURNOUT_PROXIES=fd00:0:0:0:0:0:0:5'],
  ] as const)
    it(`is logged once, with the line to add: ${line}`, () => {
      const hints = saidAfter(
        { proxies: '192.168.0.1' },
        [peer, forwarded],
        [peer, forwarded],
        ['10.9.9.9', forwarded],
      );
      expect(hints).to.have.length(1);
      expect(hints[0]!.endsWith(line)).to.equal(true);
    });

  it('is logged without an address if that may be a visitor’s', () => {
    const [hint] = saidAfter({}, ['198.51.100.9', forwarded]);
    expect(hint)
      .to.match(/TURNOUT_PROXIES=ADDRESS$/)
      .and.not.include('198.51.100.9');
  });

  it('is not logged if it is listed, or forwards nothing', () => {
    expect(saidAfter({ proxies: '10.0.0.0/8' }, ['10.0.0.5', forwarded], ['10.0.0.6', {}])).to.deep.equal([]);
    expect(saidAfter({}, ['10.0.0.5', {}])).to.deep.equal([]);
  });
});

describe('a local origin with visitors at another host', () => {
  const local = { origin: 'http://localhost:8080' };
  const visitorAt = (host: string) => ['203.0.113.7', { host }] as const;

  it('is logged once, with the line to add', () => {
    const hints = saidAfter(local, visitorAt('Club.example.org'), visitorAt('other.example.org'));
    expect(hints).to.have.length(1);
    expect(hints[0]).to.match(/TURNOUT_ORIGIN=https:\/\/club\.example\.org$/);
  });

  for (const host of [
    'localhost:8080',
    '127.0.0.1:8080',
    'one:8080',
    '[::1]:8080',
    'app.localhost',
    '',
    'evil.example/\u001b[31m',
    'a b.example',
  ])
    it(`is not logged for a health check or an invalid host: ${JSON.stringify(host)}`, () => {
      expect(saidAfter(local, visitorAt(host))).to.deep.equal([]);
    });

  it('is not logged if the origin is public', () => {
    expect(saidAfter({}, visitorAt('club.example.org'))).to.deep.equal([]);
  });
});

describe('a misconfigured server', () => {
  it('logs both once, before its first response', async () => {
    const place = await observed('errors');
    try {
      const request =
        'GET /healthz HTTP/1.1\r\nHost: club.example.org\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n';
      for (let count = 0; count < 3; count++) await place.raw(request);
      const lines = (await place.lines(2)) as unknown as { level: string; hint: string }[];
      expect(lines.map(({ level, hint }) => [level, hint.split(' ').at(-1)])).to.deep.equal([
        ['warn', 'TURNOUT_PROXIES=127.0.0.1'],
        ['warn', 'TURNOUT_ORIGIN=https://club.example.org'],
      ]);
    } finally {
      await place.close();
    }
  });
});
