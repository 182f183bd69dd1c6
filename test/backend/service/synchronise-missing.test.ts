import { expect } from 'chai';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import {
  requestService,
  bob,
  databaseDump,
  personsOf,
  personCountOf,
  synchronise,
  type Club,
} from '../../support/service-requests.js';

interface Meta {
  created: number;
  updated: number;
  unchanged: number;
  deleted?: number;
}

const metaIn = async (response: Response) => ((await response.json()) as { meta: Meta }).meta;
const query = '?missing=delete';
const personsWithIds = (...ids: string[]) => ids.map((external_id) => ({ ...bob, external_id }));

/** A club whose member list holds a, b and c, one without an external_id, and an applicant with one. */
async function withFive() {
  const club = await backend();
  await synchronise(club, [...personsWithIds('a', 'b', 'c'), { name: ada.name, email: ada.email }]);
  const body = { ...bob, external_id: 'applicant', creation_behaviour: 'unconfirmed' as const };
  await club.api.createPerson({ list_id: 'member', body });
  return club;
}

const externalIds = async (club: Club, list?: string) =>
  (await personsOf(club, list)).map(({ external_id }) => external_id);

describe('a synchronise with ?missing=delete', () => {
  it('deletes who carries an external_id and was not sent, and nobody else', async () => {
    const club = await withFive();
    const meta = await metaIn(await synchronise(club, personsWithIds('b', 'd'), { query }));
    expect([meta, await externalIds(club)]).to.deep.equal([
      { created: 1, updated: 0, unchanged: 1, deleted: 2 },
      ['b', null, 'd'],
    ]);
  });

  it('keeps who applies for membership, external_id or not', async () => {
    const club = await withFive();
    await synchronise(club, personsWithIds('b'), { query });
    const applicant = await requestService(club, 'GET', '/lists/member/persons/applicant');
    expect([applicant.status, await personCountOf(club)]).to.deep.equal([200, 3]);
  });

  it('keeps who was sent by id, whatever becomes of the external_id', async () => {
    const club = await withFive();
    const [a, b] = await personsOf(club);
    const sent = [{ id: a!.id }, { id: b!.id, external_id: null }];
    const { deleted } = await metaIn(await synchronise(club, sent, { query }));
    expect([deleted, await externalIds(club)]).to.deep.equal([1, ['a', null, null]]);
  });

  it('may hand on the external_id of somebody who goes', async () => {
    const club = await withFive();
    const [a] = await personsOf(club);
    const response = await synchronise(club, [{ id: a!.id, external_id: 'b' }], { query });
    expect([response.status, await externalIds(club)]).to.deep.equal([200, ['b', null]]);
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: 'b' });
    expect(data.id).to.equal(a!.id);
  });

  it('touches no other list', async () => {
    const club = await withFive();
    const camp = await club.listOf('camp');
    await synchronise(club, personsWithIds('x', 'y'), { list: camp });
    await synchronise(club, personsWithIds('a'), { query });
    expect(await externalIds(club, camp)).to.deep.equal(['x', 'y']);
  });

  it('touches no other club', async () => {
    const club = await withFive();
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    await synchronise(club, personsWithIds('a', 'z'), { as: await club.keyFor('other') });
    await synchronise(club, personsWithIds('a'), { query });
    expect(await personCountOf(club, 'other')).to.equal(2);
  });

  it('takes the fees and links of those who go with them', async () => {
    const club = await withFive();
    const [a] = await personsOf(club);
    await club.api.createFees({ body: { data: [{ amount: 5, description: 'Flag', person_external_id: 'a' }] } });
    await club.api.createPortalSession({ body: { person_external_id: 'a' } });
    await synchronise(club, personsWithIds('b'), { query });
    const stored = JSON.parse(await databaseDump(club)) as [string, unknown[]][];
    const tables = stored.filter(([, rows]) => JSON.stringify(rows).includes(a!.id)).map(([name]) => name);
    expect(tables).to.deep.equal(['latest_change']);
  });

  it('refuses to empty a list', async () => {
    const club = await withFive();
    const response = await synchronise(club, [], { query });
    expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
      422,
      [['data', 'required']],
      5,
    ]);
  });

  it('gets a list of ten thousand down to one', async () => {
    const club = await backend();
    await synchronise(club, personsWithIds(...Array.from({ length: 10_000 }, (_, index) => `m${index}`)));
    const allowed = { query: `${query}&max_deleted=9999` };
    const { deleted } = await metaIn(await synchronise(club, personsWithIds('m77'), allowed));
    expect([deleted, await externalIds(club)]).to.deep.equal([9_999, ['m77']]);
  });

  for (const other of ['', 'keep', 'Delete', 'DELETE', 'true', '1', 'delete%20', 'delete,delete', '%00'])
    it(`knows no other value: "${other}"`, async () => {
      const club = await withFive();
      const response = await synchronise(club, personsWithIds('a'), { query: `?missing=${other}` });
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [['missing', 'not_allowed']],
        5,
      ]);
    });

  it('deletes nobody where it was not asked to', async () => {
    const club = await withFive();
    const meta = await metaIn(await synchronise(club, personsWithIds('a')));
    expect([meta, await personCountOf(club)]).to.deep.equal([{ created: 0, updated: 0, unchanged: 1 }, 5]);
  });
});

describe('the places of an event whose persons are synchronised', () => {
  const three = clubFile.replace('max_persons: 100', 'max_persons: 3');

  async function withCamp(...ids: string[]) {
    const club = await backend({ yaml: three });
    const list = await club.listOf('camp');
    await synchronise(club, personsWithIds(...ids), { list });
    const personsCount = async () => {
      const { data } = await club.api.listEvents();
      return data.find(({ slug }) => slug === 'club/camp')!.persons_count;
    };
    return { club, list, personsCount };
  }

  it('are counted', async () => {
    const { personsCount } = await withCamp('a', 'b');
    expect(await personsCount()).to.equal(2);
  });

  it('are never exceeded: refused at the first for whom there is none, nobody stored', async () => {
    const { club, list, personsCount } = await withCamp('a', 'b');
    const response = await synchronise(club, personsWithIds('b', 'c', 'a', 'd', 'e'), { list });
    expect([
      response.status,
      await issuesIn(response),
      await personsCount(),
      await externalIds(club, list),
    ]).to.deep.equal([422, [['data.3', 'full']], 2, ['a', 'b']]);
  });

  it('are not taken by those who are there already', async () => {
    const { club, list, personsCount } = await withCamp('a', 'b', 'c');
    const response = await synchronise(club, personsWithIds('a', 'b', 'c'), { list });
    expect([response.status, await personsCount()]).to.deep.equal([200, 3]);
  });

  it('are free again for those who come when others go', async () => {
    const { club, list, personsCount } = await withCamp('a', 'b', 'c');
    const response = await synchronise(club, personsWithIds('c', 'd', 'e'), { list, query });
    expect([response.status, await personsCount(), await externalIds(club, list)]).to.deep.equal([
      200,
      3,
      ['c', 'd', 'e'],
    ]);
  });

  it('are all as before where too many come, whoever would have gone', async () => {
    const { club, list, personsCount } = await withCamp('a', 'b', 'c');
    const response = await synchronise(club, personsWithIds('c', 'd', 'e', 'f'), { list, query });
    expect([await issuesIn(response), await personsCount(), await externalIds(club, list)]).to.deep.equal([
      [['data.3', 'full']],
      3,
      ['a', 'b', 'c'],
    ]);
  });

  it('are not given away by a refusal in another row', async () => {
    const { club, list, personsCount } = await withCamp('a', 'b', 'c');
    await synchronise(club, [{ external_id: 'c' }, { email: 'x' }], { list, query });
    expect(await personsCount()).to.equal(3);
  });

  it('are never exceeded by several who synchronise, register and delete at once', async () => {
    const { club, list, personsCount } = await withCamp('a');
    const path = `/lists/${list}/persons`;
    await Promise.all([
      synchronise(club, personsWithIds('b', 'c', 'd'), { list }),
      synchronise(club, personsWithIds('e', 'f'), { list }),
      requestService(club, 'POST', path, { body: bob }),
      requestService(club, 'DELETE', `${path}/a`),
      requestService(club, 'POST', path, { body: bob }),
      synchronise(club, personsWithIds('g'), { list, query }),
      requestService(club, 'POST', path, { body: bob }),
    ]);
    const there = (await personsOf(club, list)).length;
    expect([await personsCount(), there <= 3, club.reports]).to.deep.equal([there, true, []]);
  });

  it('are no matter where the club names no limit', async () => {
    const club = await backend({ yaml: clubFile.replace('    max_persons: 100\n', '') });
    const response = await synchronise(club, personsWithIds('a', 'b'), { list: await club.listOf('camp') });
    expect(response.status).to.equal(200);
  });
});
