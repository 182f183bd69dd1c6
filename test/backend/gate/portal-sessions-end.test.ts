import { expect } from 'chai';
import { club as clubFile } from '../../support/backend.js';
import { Kysely } from 'kysely';
import type { Schema } from '../../../src/backend/store/schema.js';
import type { Membership, PortalAccess } from '../../../src/model/portal-session.js';
import { requestService, dataOf, responseParts, type Club } from '../../support/service-requests.js';
import {
  portalClient,
  createLinkToken,
  requestMailedLink,
  sharedEmail,
  openMemberSession,
  clubWithMembers,
} from '../../support/member-sign-in.js';

const [minute, hour, day] = [60_000, 3600_000, 24 * 3600_000];
const current = '/portal/sessions/current';

/** The family's session, through the link that they share. */
async function family(yaml?: string) {
  const { club, ids } = await clubWithMembers(yaml);
  const link = (await requestMailedLink(club, sharedEmail))!;
  return { club, ids, link, ...(await openMemberSession(club, link)) };
}

/** Asks so often that nobody could call it idle, up to a moment. */
async function busyUntil(club: Club, sendRequest: (method: string, path: string) => Promise<Response>, moment: number) {
  while (club.clock.now + 20 * minute < moment) {
    club.clock.now += 20 * minute;
    await sendRequest('GET', current);
  }
  club.clock.now = moment;
  return (await sendRequest('GET', current)).status;
}

describe('a session of the portal', () => {
  for (const [what, after, status] of [
    ['lasts a millisecond less than twelve hours', 12 * hour - 1, 200],
    ['has ended after twelve hours', 12 * hour, 401],
  ] as const)
    it(`${what}, regardless of activity`, async () => {
      const { club, sendRequest } = await family();
      expect(await busyUntil(club, sendRequest, club.clock.now + after)).to.equal(status);
    });

  for (const [what, idle, status] of [
    ['lasts a millisecond less than half an hour', 30 * minute - 1, 200],
    ['has ended after half an hour', 30 * minute, 401],
  ] as const)
    it(`${what} without a request`, async () => {
      const { club, sendRequest } = await family();
      club.clock.now += idle;
      expect((await sendRequest('GET', current)).status).to.equal(status);
    });

  it('is extended by each request, by half an hour', async () => {
    const { club, ids, sendRequest } = await family();
    const statuses = [];
    for (const path of ['/portal/fees', `/lists/member/persons/${ids.ada}`, '/lists/member/persons/per_x', current]) {
      club.clock.now += 29 * minute;
      statuses.push((await sendRequest('GET', path)).status);
    }
    expect(statuses).to.deep.equal([200, 200, 404, 200]);
  });

  for (const [what, before, lasts] of [
    ['with its link, if that is sooner', 14 * day - hour, hour],
    ['after twelve hours, if its link is valid for longer', 14 * day - 13 * hour, 12 * hour],
  ] as const)
    it(`ends ${what}, and names that time`, async () => {
      const { club } = await clubWithMembers();
      const token = await createLinkToken(club, 'bob');
      club.clock.now += before;
      const opened = club.clock.now;
      const { data } = await portalClient(club).openSession({ body: { token } });
      const { expires_at, idle_ms, now }: PortalAccess = data;
      expect([Date.parse(expires_at) - opened, idle_ms, Date.parse(now)]).to.deep.equal([lasts, 30 * minute, opened]);
      const sendRequest = (method: string, path: string) =>
        club.request(method, `/public/club${path}`, { headers: { authorization: `Bearer ${data.token}` } });
      expect(await busyUntil(club, sendRequest, opened + lasts - 1)).to.equal(200);
      club.clock.now = opened + lasts;
      expect((await sendRequest('GET', current)).status).to.equal(401);
    });

  it('leaves no row once it is swept', async () => {
    const { club } = await family();
    club.clock.now += 30 * minute;
    await club.mailSender.sweep();
    const rows = await new Kysely<Schema>({ dialect: club.engine.dialect })
      .selectFrom('portal_session')
      .selectAll()
      .execute();
    expect(rows).to.deep.equal([]);
  });
});

describe('a session that is ended early', () => {
  const closed = (more: string) => clubFile.replace('name: Club,', `name: Club, ${more},`);

  const ends: Record<string, (place: Awaited<ReturnType<typeof family>>) => Promise<unknown>> = {
    'signing out': ({ sendRequest }) => sendRequest('DELETE', current),
    'signing out, where the link is kept': ({ sendRequest }) => sendRequest('DELETE', `${current}?end=session`),
    'signing out everywhere': ({ sendRequest }) => sendRequest('DELETE', `${current}?end=everywhere`),
    'another address of one of the family': ({ club }) =>
      requestService(club, 'PUT', '/lists/member/persons/ada', { body: { email: 'ada@example.net' } }),
    'no address any more': ({ club }) =>
      requestService(club, 'PUT', '/lists/member/persons/bob', { body: { email: null } }),
    'a deletion of one of the family': ({ club }) => requestService(club, 'DELETE', '/lists/member/persons/ada'),
    'a portal that is closed': ({ club }) => club.apply(closed('member_portal: { status: disabled }')),
    'a portal that has moved to the association': ({ club }) =>
      club.apply(closed('member_portal: { status: superordinate }')),
    'a plan without members': ({ club }) => club.apply(closed('subscription: { list_types: [event] }')),
  };

  for (const [what, end] of Object.entries(ends))
    it(`is refused with every request: ${what}`, async () => {
      const place = await family();
      const { ids, sendRequest } = place;
      const before = (await sendRequest('GET', current)).status;
      await end(place);
      const statuses = [];
      for (const [method, path] of [
        ['GET', current],
        ['GET', '/portal/fees'],
        ['GET', `/lists/member/persons/${ids.bob}`],
        ['GET', `/lists/member/persons/${ids.eve}`],
        ['DELETE', current],
      ] as const)
        statuses.push((await sendRequest(method, path)).status);
      const response = await sendRequest('PUT', `/lists/member/persons/${ids.bob}`, { body: { phone: '+49 30 1' } });
      expect([before, statuses, response.status]).to.deep.equal([200, [401, 401, 401, 401, 401], 401]);
    });

  it('does not end by the same action of another member', async () => {
    const { club, sendRequest } = await family();
    await requestService(club, 'PUT', '/lists/member/persons/eve', { body: { email: 'eve@example.net' } });
    await requestService(club, 'DELETE', '/lists/member/persons/eve');
    expect((await sendRequest('GET', current)).status).to.equal(200);
  });

  it('does not end by signing out elsewhere with the link kept', async () => {
    const { club, link, sendRequest } = await family();
    const otherSession = await openMemberSession(club, link);
    await otherSession.sendRequest('DELETE', `${current}?end=session`);
    expect([
      (await sendRequest('GET', current)).status,
      (await otherSession.sendRequest('GET', current)).status,
    ]).to.deep.equal([200, 401]);
  });

  it('gets the same response as an unknown token', async () => {
    const { club, sendRequest } = await family();
    await sendRequest('DELETE', current);
    const unknownToken = { authorization: `Bearer mem_${'x'.repeat(43)}` };
    expect(await responseParts(await sendRequest('GET', current))).to.deep.equal(
      await responseParts(await club.request('GET', `/public/club${current}`, { headers: unknownToken })),
    );
  });
});

describe('a token of a session at another club or endpoint', () => {
  it('is refused in another club, and at the service', async () => {
    const { club, token, ids } = await family();
    await club.apply(clubFile.replace('slug: club', 'slug: rival'));
    const headers = { authorization: `Bearer ${token}` };
    const statuses = [];
    for (const path of [
      `/public/rival${current}`,
      `/public/rival/lists/member/persons/${ids.bob}`,
      `/public/nobody${current}`,
      `/api/lists/member/persons/${ids.bob}`,
      `/public/club/lists/member/persons`,
    ])
      statuses.push((await club.request('GET', path, { headers })).status);
    expect(statuses).to.deep.equal([401, 401, 401, 401, 401]);
  });

  it('cannot delete, and opens no other lists', async () => {
    const { club, sendRequest, ids } = await family();
    const camp = await club.listOf('camp');
    const statuses = [
      (await sendRequest('DELETE', `/lists/member/persons/${ids.bob}`)).status,
      (await sendRequest('GET', `/lists/${camp}/persons/${ids.bob}`)).status,
      (await sendRequest('PUT', `/lists/${camp}/persons/${ids.bob}`, { body: { phone: '1' } })).status,
    ];
    const { persons } = await dataOf<Membership>(await sendRequest('GET', current));
    expect([statuses, persons.map(({ id }) => id)]).to.deep.equal([
      [401, 401, 401],
      [ids.bob, ids.ada],
    ]);
  });
});
