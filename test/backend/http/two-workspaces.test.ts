import { expect } from 'chai';
import { clientOf } from '../../../src/api/index.js';
import { service } from '../../../src/contract/index.js';
import { ada, backend, club as clubFile, origin } from '../../support/backend.js';
import {
  requestService,
  listIdByType,
  responseParts,
  personCountOf,
  type Club,
} from '../../support/service-requests.js';

const sentinel = 'SENTINEL';
// the same slugs, titles apart: a byte of the other club shows itself
const otherFile = clubFile
  .replace('slug: club, name: Club', `slug: rival, name: ${sentinel} club`)
  .replaceAll(/title: (\w+)/g, `title: ${sentinel} $1`)
  .replaceAll(/name: (Department|Note|T-shirt|Courses|Notes)/g, `name: ${sentinel} $1`)
  .replaceAll('allowed_values: [Canoe, Theatre]', `allowed_values: [${sentinel}]`);

const person = { name: ada.name, email: ada.email, external_id: 'ada' };

/** Two clubs with the same slugs, external ids and e-mail addresses; what is the second one's says so. */
async function twoClubs() {
  const club = await backend();
  await club.apply(otherFile);
  const otherKey = await club.keyFor('rival');
  const other = clientOf(service, { base: `${origin}/api`, key: otherKey, fetch: club.app });
  const { data: events } = await other.listEvents();
  const list_id = events.find(({ slug }) => slug === 'rival/camp')!.list_id;
  const ids = { camp: list_id, member: await listIdByType(club, 'member', 'rival'), camper: '', memberOne: '' };

  const camp = await club.listOf('camp');
  await club.api.createPerson({ list_id: camp, body: { ...person, size: 'M', notes: 'ours' } });
  await club.api.createPerson({ list_id: 'member', body: { ...person, internal_note: 'ours' } });
  const camper = await other.createPerson({ list_id, body: { ...person, notes: sentinel } });
  const member = await other.createPerson({ list_id: 'member', body: { ...person, internal_note: sentinel } });
  return { club, other, otherKey, camp, ids: { ...ids, camper: camper.data.id, memberOne: member.data.id } };
}

/** Everything that an address of one club leads to, found by following it. */
async function crawl(club: Club, camp: string): Promise<string> {
  const asVisitor = [
    'events',
    'events.ics',
    'events/camp.ics',
    'forms/camp',
    'forms/join',
    'forms/full',
    'forms/later',
    'forms/over',
    'portal',
  ];
  const lists = ['member', camp, await club.listOf('full'), await listIdByType(club, 'contact')];
  const asKey = [
    '/events',
    ...lists.flatMap((list) => [
      `/lists/${list}/persons`,
      `/lists/${list}/custom_columns`,
      `/lists/${list}/persons/ada`,
    ]),
  ];
  const answers = [
    ...asVisitor.map((path) => club.request('GET', `/public/club/${path}`)),
    club.request('POST', '/public/club/forms/camp/token'),
    club.request('GET', '/portal/club'),
    ...[camp, 'member'].map((list) => club.request('GET', `/public/club/lists/${list}/custom_columns`)),
    ...asKey.map((path) => requestService(club, 'GET', path)),
    club.register({ ...ada, courses: ['Chess'] }),
    club.register(ada),
    requestService(club, 'POST', `/lists/${camp}/persons`, { body: { ...person, size: 'M' } }),
  ];
  const texts = await Promise.all(answers.map(async (answer) => responseParts(await answer)));
  return JSON.stringify(texts);
}

describe('two clubs with the same slugs, external ids and addresses', () => {
  it('show nothing of each other to a key and to visitors', async () => {
    const { club, camp, ids } = await twoClubs();
    const texts = await crawl(club, camp);
    expect([sentinel, 'rival', ...Object.values(ids)].filter((secret) => texts.includes(secret))).to.deep.equal([]);
  });

  it('show their own data to a key', async () => {
    const { club, camp } = await twoClubs();
    expect(await crawl(club, camp)).to.include('ours');
  });

  it('have each a person of their own under the same external id', async () => {
    const { club, other, camp, ids } = await twoClubs();
    const [ownResponse, otherResponse] = [
      await club.api.readPerson({ list_id: camp, person_id: 'ada' }),
      await other.readPerson({ list_id: ids.camp, person_id: 'ada' }),
    ];
    expect([ownResponse.data['notes'], otherResponse.data['notes']]).to.deep.equal(['ours', sentinel]);
  });

  it('answer 404 for ids of the other, as for unknown ids', async () => {
    const { club, camp, ids } = await twoClubs();
    const paths = [
      `/lists/${ids.camp}/persons`,
      `/lists/${ids.member}/persons`,
      `/lists/${ids.camp}/custom_columns`,
      `/lists/${ids.camp}/persons/${ids.camper}`,
      `/lists/${camp}/persons/${ids.camper}`,
      `/lists/member/persons/${ids.memberOne}`,
      `/lists/${ids.member}/persons/ada`,
    ];
    const answers = [];
    for (const path of paths) {
      const unknown = path.replaceAll(/(lst|per)_\w+/g, (id) => (id === camp ? id : 'lst_unknown'));
      const [otherResponse, unknownResponse] = [
        await requestService(club, 'GET', path),
        await requestService(club, 'GET', unknown),
      ];
      answers.push([otherResponse.status, (await otherResponse.text()) === (await unknownResponse.text())]);
    }
    expect(answers).to.deep.equal(paths.map(() => [404, true]));
  });

  it('add nothing to a list of the other', async () => {
    const { club, ids } = await twoClubs();
    const before = await personCountOf(club, 'rival');
    const responses = [
      await requestService(club, 'POST', `/lists/${ids.camp}/persons`, { body: { ...ada, external_id: 'new' } }),
      await requestService(club, 'PUT', `/lists/${ids.camp}/custom_columns`, {
        body: { data: [{ name: 'Mine', type: 'string' }] },
      }),
      await club.register(ada, { list_id: ids.camp }),
    ];
    expect([responses.map(({ status }) => status), await personCountOf(club, 'rival')]).to.deep.equal([
      [404, 404, 404],
      before,
    ]);
  });

  it('count their own places', async () => {
    const { club, otherKey } = await twoClubs();
    await club.register({ name: ada.name, email: ada.email }, { form: 'full' });
    const response = await requestService(club, 'GET', '/events', { as: otherKey });
    const { data } = (await response.json()) as { data: { slug: string; persons_count: number }[] };
    expect(data.find(({ slug }) => slug === 'rival/full')!.persons_count).to.equal(0);
  });

  it('have their own list "member"', async () => {
    const { club, otherKey } = await twoClubs();
    const response = await requestService(club, 'GET', '/lists/member/persons/ada', { as: otherKey });
    expect(((await response.json()) as { data: object }).data).to.include({ internal_note: sentinel });
  });
});
