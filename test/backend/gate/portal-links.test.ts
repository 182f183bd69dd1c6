import { expect } from 'chai';
import { Kysely } from 'kysely';
import { club as clubFile } from '../../support/backend.js';
import type { Schema } from '../../../src/backend/store/schema.js';
import { requestService, dataOf, databaseDump, responseParts, type Club } from '../../support/service-requests.js';
import {
  createLinkToken,
  requestMailedLink,
  sharedEmail,
  openMemberSession,
  clubWithMembers,
} from '../../support/member-sign-in.js';

const day = 24 * 3600_000;

const sessionsOf = ({ engine }: Club) =>
  new Kysely<Schema>({ dialect: engine.dialect }).selectFrom('portal_session').selectAll().execute();

const post = (club: Club, what: 'links' | 'sessions', token: unknown) =>
  club.request('POST', `/public/club/portal/${what}`, { body: { token } });

/** A page has another nonce each time. */
const withoutNonce = (text: string): string => text.replace(/nonce(-|=\\")[\w+/=-]+/g, 'nonce');

describe('a sign-in link that programs follow before its reader', () => {
  for (const [what, follow] of [
    ['fetched', (club: Club) => club.request('GET', '/portal/club')],
    ['asked about', (club: Club) => club.request('HEAD', '/portal/club')],
    ['fetched ahead', (club: Club) => club.request('GET', '/portal/club', { headers: { purpose: 'prefetch' } })],
    ['looked at', (club: Club, token: string) => post(club, 'links', token)],
    ['looked at by the wrong method', (club: Club) => club.request('GET', '/public/club/portal/links')],
    ['opened by the wrong method', (club: Club) => club.request('GET', '/public/club/portal/sessions')],
  ] as const)
    it(`stays valid and opens no session, ${what} 50 times`, async () => {
      const { club } = await clubWithMembers();
      const token = await createLinkToken(club, 'bob');
      const responses = [];
      for (let time = 0; time < 50; time++)
        responses.push(withoutNonce(JSON.stringify(await responseParts(await follow(club, token)))));
      expect([new Set(responses).size, await sessionsOf(club)]).to.deep.equal([1, []]);
      const opened = await post(club, 'sessions', token);
      expect([opened.status, (await sessionsOf(club)).length]).to.deep.equal([201, 1]);
    });

  it('opens a session with its own token for each press of the button', async () => {
    const { club } = await clubWithMembers();
    const token = await createLinkToken(club, 'bob');
    const tokens = new Set<string>();
    for (let time = 0; time < 3; time++) tokens.add((await openMemberSession(club, token)).token);
    expect([tokens.size, (await sessionsOf(club)).length]).to.deep.equal([3, 3]);
  });
});

describe('a sign-in link before it is used', () => {
  it('tells names and expiry, no id and no address', async () => {
    const { club } = await clubWithMembers();
    const createdAt = club.clock.now;
    const token = (await requestMailedLink(club, sharedEmail))!;
    const response = await post(club, 'links', token);
    const text = await response.clone().text();
    const { persons, expires_at } = await dataOf<{ persons: object[]; expires_at: string }>(response);
    expect(persons).to.deep.equal([
      { name: { first_name: 'Bob', last_name: 'Noyce' } },
      { name: { first_name: 'Ada', last_name: 'Noyce' } },
    ]);
    expect(Date.parse(expires_at)).to.be.within(createdAt + 14 * day, club.clock.now + 14 * day);
    expect([/@|per_/.test(text), response.headers.get('cache-control')]).to.deep.equal([false, 'no-store']);
  });

  it('is expired at 14 days, and valid a millisecond before', async () => {
    const { club } = await clubWithMembers();
    const token = await createLinkToken(club, 'bob');
    const createdAt = club.clock.now;
    const statuses = [];
    for (const at of [createdAt + 14 * day - 1, createdAt + 14 * day]) {
      club.clock.now = at;
      statuses.push((await post(club, 'links', token)).status, (await post(club, 'sessions', token)).status);
    }
    expect(statuses).to.deep.equal([200, 201, 404, 404]);
  });
});

describe('an unknown or expired token', () => {
  const wrong = {
    'one that nobody has': 'x'.repeat(43),
    'one that is too short': 'x'.repeat(42),
    'one that is too long': 'x'.repeat(44),
    'one with odd letters': `${'x'.repeat(42)}é`,
    'one that is empty': '',
    'one with spaces': ` ${'x'.repeat(43)}`,
    'what ends a statement': "' or '1'='1",
  };

  /** What each way to lose a link does. */
  const uselessTokens = {
    'whose person has another address': async (club: Club) =>
      requestService(club, 'PUT', '/lists/member/persons/bob', { body: { email: 'new@example.org' } }),
    'whose person is gone': async (club: Club) => requestService(club, 'DELETE', '/lists/member/persons/bob'),
    'of a portal that is closed': async (club: Club) =>
      club.apply(clubFile.replace('name: Club,', 'name: Club, member_portal: { status: disabled },')),
    'of a club without members in its plan': async (club: Club) =>
      club.apply(clubFile.replace('name: Club,', 'name: Club, subscription: { list_types: [event] },')),
  };

  for (const what of ['links', 'sessions'] as const) {
    it(`is the same 404 at ${what} for every fault`, async () => {
      const { club } = await clubWithMembers();
      const responses = await Promise.all(
        Object.values(wrong).map(async (token) => responseParts(await post(club, what, token))),
      );
      expect(responses).to.deep.equal(responses.map(() => responses[0]));
      expect([responses[0]!.status, await sessionsOf(club), club.reports]).to.deep.equal([404, [], []]);
    });

    for (const [how, lose] of Object.entries(uselessTokens))
      it(`is that 404 at ${what} for a link ${how}`, async () => {
        const { club } = await clubWithMembers();
        const token = await createLinkToken(club, 'bob');
        const unknownResponse = await responseParts(await post(club, what, 'x'.repeat(43)));
        await lose(club);
        expect(await responseParts(await post(club, what, token))).to.deep.equal(unknownResponse);
      });

    for (const token of [undefined, null, 5, ['x'], {}])
      it(`is refused at ${what} if it is no text: ${JSON.stringify(token)}`, async () => {
        const { club } = await clubWithMembers();
        expect((await post(club, what, token)).status).to.equal(422);
      });
  }
});

describe('the tokens of the portal', () => {
  it('are not stored, and appear in no other response', async () => {
    const { club } = await clubWithMembers();
    const link = (await requestMailedLink(club, sharedEmail))!;
    const { token, read } = await openMemberSession(club, link);
    const answers = JSON.stringify([await read('/portal/sessions/current'), await read('/portal/fees')]);
    const stored = (await databaseDump(club)) + answers;
    expect([link, token, token.slice(4)].filter((one) => stored.includes(one))).to.deep.equal([]);
    expect([link.length, token.length]).to.deep.equal([43, 47]);
  });
});
