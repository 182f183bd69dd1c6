import { expect } from 'chai';
import { digest } from '../../../src/backend/crypto/index.js';
import type { PersonInput } from '../../../src/model/person.js';
import { ada, backend, club as clubFile, issuesIn, origin } from '../../support/backend.js';
import {
  requestService,
  bob,
  dataOf,
  databaseDump,
  personsOfLink,
  listIdByType,
  type Club,
} from '../../support/service-requests.js';

interface Session {
  url: string;
  person_ids: string[];
}

const post = (club: Club, body: unknown, { key, as = club.key }: { key?: string; as?: string } = {}) =>
  requestService(club, 'POST', '/member_portal_sessions', {
    body,
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });

const tokenOf = (url: string) => new URL(url).hash.slice(1);
const day = 24 * 3600_000;

/** A club with Bob, who has every identifier, and Ada, who shares his address. */
async function withFamily(yaml = clubFile) {
  const club = await backend({ yaml });
  const create = async (body: PersonInput) => (await club.api.createPerson({ list_id: 'member', body })).data.id;
  const ids = {
    bob: await create({ ...bob, external_id: 'bob', membership_number: '7' }),
    ada: await create({ name: ada.name, email: bob.email, external_id: 'ada' }),
  };
  return { club, ids };
}

describe('a portal session', () => {
  it('is a link to the portal of the club, and whom it is for', async () => {
    const { club, ids } = await withFamily();
    const response = await post(club, { person_external_id: 'bob' });
    const data = await dataOf<Session>(response);
    expect([response.status, Object.keys(data), data.person_ids]).to.deep.equal([
      201,
      ['url', 'person_ids'],
      [ids.bob],
    ]);
    expect(data.url.slice(0, data.url.indexOf('#'))).to.equal(`${origin}/portal/club`);
  });

  it('has a token of 256 bits, in the fragment and nowhere else', async () => {
    const { club } = await withFamily();
    const url = new URL((await dataOf<Session>(await post(club, { person_external_id: 'bob' }))).url);
    expect(url.hash).to.match(/^#[\w-]{43,}$/);
    expect([url.search, url.pathname, url.username]).to.deep.equal(['', '/portal/club', '']);
  });

  it('has another token each time', async () => {
    const { club } = await withFamily();
    const urls = await Promise.all(Array.from({ length: 50 }, () => post(club, { person_external_id: 'bob' })));
    const tokens = await Promise.all(urls.map(async (response) => tokenOf((await dataOf<Session>(response)).url)));
    expect(new Set(tokens).size).to.equal(50);
  });

  it('leads to its persons', async () => {
    const { club, ids } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { email: bob.email }));
    expect(await personsOfLink(club, url)).to.deep.equal([ids.bob, ids.ada]);
  });

  it('is stored as SHA-256 of its token and in no other form', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { email: bob.email }, { key: 'once' }));
    const token = tokenOf(url);
    const stored = await databaseDump(club);
    const forms = [token, token.slice(0, 20), token.slice(-20), btoa(token).slice(0, 24), `#${token.slice(0, 8)}`];
    expect([forms.filter((form) => stored.includes(form)), stored.includes(await digest(token))]).to.deep.equal([
      [],
      true,
    ]);
  });

  it('is told again to who sends the same key, though it is stored nowhere', async () => {
    const { club } = await withFamily();
    const first = await post(club, { email: bob.email }, { key: 'once' });
    const repeated = await post(club, { email: bob.email }, { key: 'once' });
    expect([repeated.headers.get('Idempotency-Replayed'), await repeated.text()]).to.deep.equal([
      'true',
      await first.text(),
    ]);
  });

  it('is told again however the word before the key is written', async () => {
    const { club } = await withFamily();
    const send = (word: string) =>
      club.request('POST', '/api/member_portal_sessions', {
        body: { email: bob.email },
        headers: { authorization: `${word} ${club.key}`, 'Idempotency-Key': 'once' },
      });
    const first = await send('Bearer');
    const repeated = await send('bearer');
    expect([repeated.status, await repeated.text()]).to.deep.equal([201, await first.text()]);
  });

  it('is told to no other key of the club', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { email: bob.email }, { key: 'once' }));
    const other = await post(club, { email: bob.email }, { key: 'once', as: await club.keyFor('club') });
    expect([other.status, (await dataOf<Session>(other)).url === url]).to.deep.equal([201, false]);
  });

  it('is valid until a millisecond before two weeks are over', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { person_external_id: 'bob' }));
    club.clock.now += 14 * day - 1;
    expect(await personsOfLink(club, url)).to.have.lengthOf(1);
  });

  it('is not valid when two weeks are over', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { person_external_id: 'bob' }));
    club.clock.now += 14 * day;
    expect(await personsOfLink(club, url)).to.equal(undefined);
  });

  it('is gone from the store once it is over and another is made', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { person_external_id: 'bob' }));
    club.clock.now += 14 * day;
    await post(club, { person_external_id: 'bob' });
    expect(await databaseDump(club)).to.not.include(await digest(tokenOf(url)));
  });

  it('stays valid beside a newer one', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { person_external_id: 'bob' }));
    club.clock.now += day;
    await post(club, { person_external_id: 'bob' });
    expect(await personsOfLink(club, url)).to.have.lengthOf(1);
  });

  it('is no way into another club', async () => {
    const { club } = await withFamily();
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    const { url } = await dataOf<Session>(await post(club, { person_external_id: 'bob' }));
    const other = (await club.store.workspaces.bySlug('other'))!;
    expect(await club.store.portalLinks.find(other.id, await digest(tokenOf(url)), club.clock.now)).to.equal(undefined);
  });

  it('of a family ends when one of them is deleted', async () => {
    const { club } = await withFamily();
    const { url } = await dataOf<Session>(await post(club, { email: bob.email }));
    await club.api.deletePerson({ list_id: 'member', person_id: 'ada' });
    expect(await personsOfLink(club, url)).to.equal(undefined);
  });
});

describe('a portal session is refused', () => {
  for (const status of ['disabled', 'superordinate'])
    it(`with 403 where the portal is ${status}`, async () => {
      const yaml = clubFile.replace('name: Club,', `name: Club, member_portal: { status: ${status} },`);
      const { club } = await withFamily(yaml);
      const response = await post(club, { person_external_id: 'bob' });
      expect([response.status, (await databaseDump(club)).includes('expires_at')]).to.deep.equal([403, false]);
    });

  it('with 402 where the plan has no members', async () => {
    const { club } = await withFamily();
    await club.apply(clubFile.replace('name: Club,', 'name: Club, subscription: { list_types: [event, contact] },'));
    expect((await post(club, { person_external_id: 'bob' })).status).to.equal(402);
  });

  it('with 403 for a key that may not touch the member list, whoever is asked for', async () => {
    const { club } = await withFamily();
    const as = await club.keyFor('club', { lists: [await listIdByType(club, 'contact')] });
    const answers = [await post(club, { person_external_id: 'bob' }, { as }), await post(club, { email: 'x' }, { as })];
    expect(answers.map(({ status }) => status)).to.deep.equal([403, 403]);
  });

  it('with 404 in a club without members', async () => {
    const club = await backend({ yaml: 'workspace: { slug: club, name: Club }\n' });
    expect((await post(club, { email: bob.email })).status).to.equal(404);
  });

  for (const [what, body, expectedIssues] of [
    ['nothing', {}, [['person_id', 'exactly_one']]],
    ['two', { person_id: 'per_1', email: bob.email }, [['person_id', 'exactly_one']]],
    ['two, one of them null', { email: bob.email, person_id: null }, [['person_id', 'exactly_one']]],
    [
      'three',
      { person_external_id: 'bob', email: bob.email, membership_number: '7' },
      [['person_external_id', 'exactly_one']],
    ],
    [
      'all four',
      { person_id: 'x', person_external_id: 'bob', email: bob.email, membership_number: '7' },
      [['person_id', 'exactly_one']],
    ],
    ['null', { email: null }, [['email', 'required']]],
    ['an empty text', { membership_number: '' }, [['membership_number', 'required']]],
    ['a number', { membership_number: 7 }, [['membership_number', 'wrong_type']]],
    ['a list', { email: [bob.email] }, [['email', 'wrong_type']]],
    ['an empty list', { person_id: [] }, [['person_id', 'wrong_type']]],
    ['an object', { person_external_id: { $ne: '' } }, [['person_external_id', 'wrong_type']]],
    ['an unknown key', { email: bob.email, valid_for: 99 }, [['valid_for', 'unknown']]],
    ['a line break', { email: 'bob@example.org\r\nBcc: x@y.zz' }, [['email', 'unreadable_characters']]],
  ] as const)
    it(`with 422 for ${what}`, async () => {
      const { club } = await withFamily();
      const response = await post(club, body);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, expectedIssues]);
    });
});
