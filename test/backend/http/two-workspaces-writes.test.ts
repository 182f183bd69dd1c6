import { expect } from 'chai';
import { clientOf } from '../../../src/api/index.js';
import { digest } from '../../../src/backend/crypto/index.js';
import { service } from '../../../src/contract/index.js';
import type { PersonInput } from '../../../src/model/person.js';
import { ada, backend, club as clubFile, origin } from '../../support/backend.js';
import {
  requestService,
  databaseDump,
  listIdByType,
  responseParts,
  synchronise,
  type Club,
} from '../../support/service-requests.js';

const sentinel = 'SENTINEL';
const ownPerson = { name: ada.name, email: ada.email, external_id: 'ada' };
const otherPerson = { ...ownPerson, name: { first_name: sentinel, last_name: sentinel }, phone: '+49 30 1' };
const only = { ...otherPerson, external_id: 'only-theirs', email: 'only@theirs.example', membership_number: '99' };

const withUnit = (file: string, unit: string) => `${file}\ncost_units: [{ name: ${unit}, categories: [Fees] }]\n`;

/** Two clubs with equal slugs, external ids and addresses; what is only the other one's says so. */
async function twoClubs() {
  const club = await backend({ yaml: withUnit(clubFile, 'Camps') });
  await club.apply(
    withUnit(clubFile.replace('slug: club, name: Club', `slug: rival, name: ${sentinel}`), sentinel).replace(
      'name: Friends',
      `name: ${sentinel}`,
    ),
  );
  const other = clientOf(service, { base: `${origin}/api`, key: await club.keyFor('rival'), fetch: club.app });
  const camp = (await other.listEvents()).data.find(({ slug }) => slug === 'rival/camp')!.list_id;
  const create = async (list_id: string, body: PersonInput) => (await other.createPerson({ list_id, body })).data.id;
  const ids = {
    camp,
    member: await listIdByType(club, 'member', 'rival'),
    one: await create('member', otherPerson),
    two: await create('member', only),
    camper: await create(camp, otherPerson),
  };
  const own = await club.api.createPerson({ list_id: 'member', body: ownPerson });
  const { data: session } = await other.createPortalSession({ body: { email: ada.email } });
  await other.createFees({ body: { data: [{ amount: 5, description: sentinel, person_id: ids.one }] } });
  return { club, other, ids, own: own.data.id, theirLink: session.url };
}

const fee = { amount: 500, description: 'Flag' };

type Ids = Awaited<ReturnType<typeof twoClubs>>['ids'];

/** Requests that name what is the other club's, and the same for what nobody has. */
const requests: readonly [method: string, path: (ids: Ids) => string, body: (ids: Ids) => unknown][] = [
  ['PUT', ({ member }) => `/lists/${member}/persons`, () => ({ data: [ownPerson] })],
  ['PUT', ({ camp }) => `/lists/${camp}/persons?missing=delete`, () => ({ data: [ownPerson] })],
  ['PUT', () => '/lists/member/persons', ({ one }) => ({ data: [{ id: one, phone: '+49 30 2' }] })],
  ['PUT', ({ one }) => `/lists/member/persons/${one}`, () => ({ phone: '+49 30 2' })],
  ['PUT', ({ member, one }) => `/lists/${member}/persons/${one}`, () => ({ phone: '+49 30 2' })],
  ['DELETE', ({ one }) => `/lists/member/persons/${one}`, () => undefined],
  ['DELETE', ({ member }) => `/lists/${member}/persons/ada`, () => undefined],
  ['DELETE', ({ camp, camper }) => `/lists/${camp}/persons/${camper}`, () => undefined],
  ['POST', () => '/fees', ({ one }) => ({ data: [{ ...fee, person_id: one }] })],
  ['POST', () => '/fees', () => ({ data: [{ ...fee, person_external_id: only.external_id }] })],
  [
    'POST',
    () => '/fees',
    () => ({ data: [{ ...fee, person_external_id: 'ada', attached_expense: { costunit_name: sentinel } }] }),
  ],
  ['POST', () => '/member_portal_sessions', ({ two }) => ({ person_id: two })],
  ['POST', () => '/member_portal_sessions', () => ({ person_external_id: only.external_id })],
  ['POST', () => '/member_portal_sessions', () => ({ email: only.email })],
  ['POST', () => '/member_portal_sessions', () => ({ membership_number: only.membership_number })],
];

const sendRequest = (club: Club, method: string, path: string, body: unknown) =>
  requestService(club, method, path, body === undefined ? {} : { body });

describe('a resource of another club', () => {
  for (const [method, path, body] of requests) {
    const requestName = `${method} ${path({ camp: '{camp}', member: '{list}', one: '{one}', two: '{two}', camper: '{camper}' })}`;
    it(`does not exist for a key: ${requestName} ${JSON.stringify(body({} as Ids) ?? '')}`, async () => {
      const { club, ids } = await twoClubs();
      const unknownIds = { camp: 'lst_x', member: 'lst_x', one: 'per_x', two: 'per_x', camper: 'per_x' };
      const unknown = JSON.stringify(body(unknownIds) ?? '')
        .replace(only.external_id, 'nobody')
        .replace(only.email, 'nobody@example.org')
        .replace('"99"', '"98"')
        .replace(`"costunit_name":"${sentinel}"`, '"costunit_name":"Nothing"');
      const response = await responseParts(await sendRequest(club, method, path(ids), body(ids)));
      const missing = await responseParts(
        await sendRequest(club, method, path(unknownIds), unknown === '""' ? undefined : unknown),
      );
      expect([403, 404, 422]).to.include(response.status);
      expect(response).to.deep.equal(missing);
    });
  }

  it('is not changed by any of these requests', async () => {
    const { club, other, ids } = await twoClubs();
    const read = async () =>
      Promise.all([
        other.readPerson({ list_id: 'member', person_id: ids.one }),
        other.listPersons({ list_id: ids.camp }),
        other.listPersons({ list_id: 'member' }),
      ]);
    const before = await read();
    for (const [method, path, body] of requests) await sendRequest(club, method, path(ids), body(ids));
    expect(await read()).to.deep.equal(before);
  });

  it('appears in no response', async () => {
    const { club, own, ids } = await twoClubs();
    const answers = [
      await synchronise(club, [{ external_id: 'ada', phone: '+49 30 9' }, { external_id: only.external_id }]),
      await sendRequest(club, 'PUT', '/lists/member/persons/ada', { department: 'Row' }),
      await sendRequest(club, 'POST', '/fees', { data: [{ ...fee, person_external_id: 'ada' }] }),
      await sendRequest(club, 'POST', '/member_portal_sessions', { email: ada.email }),
      await sendRequest(club, 'GET', '/me', undefined),
      await sendRequest(club, 'DELETE', '/lists/member/persons/ada', undefined),
    ];
    const responseText = JSON.stringify(await Promise.all(answers.map(responseParts)));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 201, 201, 200, 204]);
    expect([sentinel, 'rival', ...Object.values(ids)].filter((text) => responseText.includes(text))).to.deep.equal([]);
    expect(responseText).to.include(own);
  });

  it('is not deleted by a synchronise of this club', async () => {
    const { club, ids } = await twoClubs();
    await synchronise(club, [{ external_id: 'new' }], { query: '?missing=delete' });
    const stored = await databaseDump(club);
    expect([ids.one, ids.two, ids.camper].filter((id) => !stored.includes(id))).to.deep.equal([]);
  });

  it('keeps its links and fees when a person with the same identifiers is deleted here', async () => {
    const { club, ids, theirLink } = await twoClubs();
    await sendRequest(club, 'PUT', '/lists/member/persons/ada', { email: 'ada@example.net' });
    await sendRequest(club, 'DELETE', '/lists/member/persons/ada', undefined);
    const { id } = (await club.store.workspaces.bySlug('rival'))!;
    const fees = await club.store.fees.ofPersons(id, [ids.one]);
    const link = await club.store.portalLinks.find(id, await digest(new URL(theirLink).hash.slice(1)), club.clock.now);
    expect([fees.length, link?.person_ids]).to.deep.equal([1, [ids.one]]);
  });

  it('does not make an external_id ambiguous', async () => {
    const { club, own } = await twoClubs();
    const response = await sendRequest(club, 'POST', '/fees', { data: [{ ...fee, person_external_id: 'ada' }] });
    const { data } = (await response.json()) as { data: { person_id: string }[] };
    expect([response.status, data[0]!.person_id]).to.deep.equal([201, own]);
  });
});
