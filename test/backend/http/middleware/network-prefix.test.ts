import { expect } from 'chai';
import { createBackend } from '../../../../src/backend/http/app.js';
import { withClientAddress } from '../../../../src/backend/backend.js';
import { networkPrefixOf } from '../../../../src/backend/http/middleware/network-prefix.js';
import { backend, issuesIn, origin } from '../../../support/backend.js';
import { bob } from '../../../support/service-requests.js';

const minute = 60_000;
const rate = (count: number) => ({ limit: count, periodMs: minute });
const v4 = (host: number, network = '203.0.113') => `${network}.${host}`;
const v6 = (host: number, network = '2001:db8:1') => `${network}:${host.toString(16)}::/64`;

describe('the network of an address', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['unknown', undefined],
    ['', undefined],
  ] as const)
    it(`of "${address}" is ${network}`, () => {
      expect(networkPrefixOf(address)).to.equal(network);
    });
});

describe('a network with changing addresses', () => {
  for (const [family, address, otherAddress] of [
    ['IPv4 /24', v4, v4(1, '198.51.100')],
    ['IPv6 /48', v6, v6(1, '2001:db8:2')],
  ] as const)
    for (const [kind, method, path] of [
      ['reading', 'GET', '/public/club/events'],
      ['reading', 'POST', '/public/club/forms/none/token'],
      ['writing', 'POST', '/public/club/lists/none/persons'],
      ['keyless', 'GET', '/api/me'],
      ['links', 'POST', '/public/club/portal/link-requests'],
    ] as const) {
      it(`has ten times the limit of one address: ${kind}, ${family}`, async () => {
        const { request } = await backend({ rates: { [kind]: rate(2) } });
        const body = kind === 'links' ? { email: 'nobody@example.org' } : undefined;
        const send = async (from: string) => (await request(method, path, { address: from, body })).status;
        const statuses = [];
        for (let host = 0; host < 25; host++) statuses.push(await send(address(host)));
        expect(statuses.filter((status) => status === 429)).to.have.length(5);
        expect(statuses.slice(0, 20)).to.not.include(429);
        expect(await send(otherAddress)).to.not.equal(429);
      });
    }

  it('is not exhausted by one address', async () => {
    const { request } = await backend({ rates: { reading: rate(2) } });
    const read = async (address: string) => (await request('GET', '/public/club/events', { address })).status;
    for (let time = 0; time < 50; time++) await read(v4(1));
    expect(await read(v4(2))).to.equal(200);
  });

  it('is the same network at every process', async () => {
    const rates = { reading: rate(2) };
    const { request, store, clock } = await backend({ rates });
    for (let host = 0; host < 20; host++) await request('GET', '/public/club/events', { address: v4(host) });
    const second = await createBackend({ store, origin, clock: () => clock.now, rates });
    const { status } = await second(withClientAddress(v4(99), new Request(`${origin}/public/club/events`)));
    expect(status).to.equal(429);
  });
});

describe('an unusually busy form', () => {
  const opening = (opens_at?: string) =>
    `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2099-07-24${opens_at ? `, opens_at: "${opens_at}"` : ''} }
  - { slug: trip, title: Trip, published: true, start_date: 2099-07-24 }
`;

  /** A club whose forms usually take ten registrations a minute, and who registers there, each from a network of their own. */
  async function busyClub(opens_at?: string) {
    const club = await backend({ yaml: opening(opens_at), rates: { usual: rate(40) } });
    const from = club.clock.now;
    const register = async (visitor: number) => {
      // all at one moment: a token takes two seconds
      club.clock.now = from;
      const response = await club.register(bob, { address: v6(visitor, `2001:db8:${visitor.toString(16)}`) });
      return [response.status, ...(await issuesIn(response))];
    };
    const workFor = async (slug: string) => (await club.visitor.readFormToken({ slug })).data.work?.bits;
    const registerMany = async (count: number) => {
      const answers = [];
      for (let visitor = 1; visitor <= count; visitor++) answers.push(await register(visitor));
      club.clock.now = from;
      return answers;
    };
    return { ...club, registerMany, workFor };
  }

  it('requires work from every address', async () => {
    const { registerMany, workFor } = await busyClub();
    const answers = await registerMany(30);
    expect(answers.filter(([status]) => status === 201).length).to.be.within(18, 22);
    expect(answers.at(-1)).to.deep.equal([422, ['Form-Work', 'form_token']]);
    expect([await workFor('camp'), await workFor('trip')]).to.deep.equal([16, undefined]);
  });

  it('requires no work after a quiet time', async () => {
    const { registerMany, workFor, clock } = await busyClub();
    await registerMany(30);
    clock.now += minute;
    expect(await workFor('camp')).to.equal(undefined);
  });

  it('requires no work just after it has opened', async () => {
    const { registerMany, workFor } = await busyClub('2026-11-21T11:59:00Z');
    const answers = await registerMany(60);
    expect([new Set(answers.map(([status]) => status)), await workFor('camp')]).to.deep.equal([
      new Set([201]),
      undefined,
    ]);
  });

  it('requires work again a quarter of an hour after it has opened', async () => {
    const { registerMany, workFor } = await busyClub('2026-11-21T11:44:00Z');
    await registerMany(30);
    expect(await workFor('camp')).to.equal(16);
  });
});
