import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import {
  requestService,
  bob,
  databaseDump,
  personsOf,
  personCountOf,
  synchronise,
  type Club,
} from '../../support/service-requests.js';

interface Answer {
  data: unknown[];
  meta: { created: number; updated: number; unchanged: number; deleted?: number };
}

const answerIn = async (response: Response) => (await response.json()) as Answer;
const personsWithIds = (...ids: string[]) => ids.map((external_id) => ({ ...bob, external_id }));
const members = (count: number) => personsWithIds(...Array.from({ length: count }, (_, index) => `m${index}`));
const nameless = { name: ada.name, email: ada.email };

/** A club with so many members that a program manages, `nameless` others, and an applicant. */
async function clubOf(count: number, namelessCount = 0) {
  const club = await backend();
  await synchronise(club, [...members(count), ...Array.from({ length: namelessCount }, () => nameless)]);
  const body = { ...bob, external_id: 'applicant', creation_behaviour: 'unconfirmed' as const };
  await club.api.createPerson({ list_id: 'member', body });
  return club;
}

const bring = (club: Club, body: object, query = '') =>
  requestService(club, 'PUT', `/lists/member/persons${query}`, { body });

async function refusalOf(response: Response) {
  const { issues } = (await response.clone().json()) as { issues: { params?: object }[] };
  return [response.status, await issuesIn(response), issues[0]?.params];
}

const deletionRequests = [
  ['missing', (data: object[]) => ({ data }), '?missing=delete'],
  ['delete_omitted', (data: object[]) => ({ data, delete_omitted: true }), '?'],
] as const;

describe('a synchronise that would delete many', () => {
  for (const [field, body, query] of deletionRequests) {
    it(`is refused where more than ten of a short list would go by ${field}`, async () => {
      const club = await clubOf(12);
      const before = await databaseDump(club);
      const response = await bring(club, body(personsWithIds('m0')), query);
      expect([await refusalOf(response), (await databaseDump(club)) === before]).to.deep.equal([
        [422, [[field, 'too_many_deletions']], { count: 11, max: 10 }],
        true,
      ]);
    });

    it(`deletes ten of a short list by ${field}`, async () => {
      const club = await clubOf(12);
      const { meta } = await answerIn(await bring(club, body(personsWithIds('m0', 'm1')), query));
      expect([meta.deleted, await personCountOf(club)]).to.deep.equal([10, 3]);
    });

    it(`deletes a tenth of a long list by ${field}, and not one more`, async () => {
      const club = await clubOf(250);
      const refusal = await bring(club, body(members(250).slice(26)), query);
      const { meta } = await answerIn(await bring(club, body(members(250).slice(25)), query));
      expect([await refusalOf(refusal), meta.deleted, (await personsOf(club)).length]).to.deep.equal([
        [422, [[field, 'too_many_deletions']], { count: 26, max: 25 }],
        25,
        225,
      ]);
    });

    it(`deletes as many by ${field} as max_deleted allows, and not one more`, async () => {
      const club = await clubOf(40);
      const refusal = await bring(club, body(personsWithIds('m0')), `${query}&max_deleted=38`);
      expect([await refusalOf(refusal), await personCountOf(club)]).to.deep.equal([
        [422, [[field, 'too_many_deletions']], { count: 39, max: 38 }],
        41,
      ]);
      const { meta } = await answerIn(await bring(club, body(personsWithIds('m0')), `${query}&max_deleted=39`));
      expect([meta.deleted, await personCountOf(club)]).to.deep.equal([39, 2]);
    });

    it(`deletes nobody by ${field} with max_deleted=0`, async () => {
      const club = await clubOf(3);
      const refusal = await bring(club, body(personsWithIds('m0', 'm1')), `${query}&max_deleted=0`);
      const allowed = await answerIn(await bring(club, body(members(3)), `${query}&max_deleted=0`));
      expect([refusal.status, allowed.meta.deleted, await personCountOf(club)]).to.deep.equal([422, 0, 4]);
    });

    it(`refuses to empty a list by ${field}, whatever is allowed`, async () => {
      const club = await clubOf(3);
      const response = await bring(club, body([]), `${query}&max_deleted=9999`);
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [['data', 'required']],
        4,
      ]);
    });
  }

  it('counts who is there when it is carried out', async () => {
    const club = await clubOf(20);
    const sent = members(20).slice(10);
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => synchronise(club, sent, { query: '?missing=delete' })),
      ...personsWithIds('n0', 'n1', 'n2').map((body) =>
        requestService(club, 'POST', '/lists/member/persons', { body }),
      ),
    ]);
    const metas = await Promise.all(responses.slice(0, 4).map(async (one) => (one.ok ? answerIn(one) : undefined)));
    const deleted = metas.reduce((sum, one) => sum + (one?.meta.deleted ?? 0), 0);
    expect([(await personsOf(club)).length, club.reports]).to.deep.equal([23 - deleted, []]);
    for (const one of metas) expect(one?.meta.deleted ?? 0).to.be.at.most(10);
  });

  for (const value of ['', '-1', '1.5', 'all', '1e3', ' 5', '%00', '9'.repeat(16)])
    it(`knows no max_deleted of "${value}"`, async () => {
      const club = await clubOf(2);
      const response = await synchronise(club, personsWithIds('m0'), { query: `?missing=delete&max_deleted=${value}` });
      expect([await issuesIn(response), await personCountOf(club)]).to.deep.equal([[['max_deleted', 'not_whole']], 3]);
    });
});

describe('a synchronise with delete_omitted', () => {
  it('deletes everybody who was not sent, external_id or not, and no applicant', async () => {
    const club = await clubOf(3, 2);
    const { meta } = await answerIn(await bring(club, { data: personsWithIds('m1', 'new'), delete_omitted: true }));
    const remainingIds = (await personsOf(club)).map(({ external_id }) => external_id);
    const applicant = await requestService(club, 'GET', '/lists/member/persons/applicant');
    expect([meta, remainingIds, applicant.status]).to.deep.equal([
      { created: 1, updated: 0, unchanged: 1, deleted: 4 },
      ['m1', 'new'],
      200,
    ]);
  });

  it('deletes the same beside ?missing=delete', async () => {
    const club = await clubOf(3, 2);
    const body = { data: personsWithIds('m1'), delete_omitted: true };
    const { meta } = await answerIn(await bring(club, body, '?missing=delete'));
    expect(meta.deleted).to.equal(4);
  });

  it('deletes nobody where it is false', async () => {
    const club = await clubOf(3, 2);
    const { meta } = await answerIn(await bring(club, { data: personsWithIds('m1'), delete_omitted: false }));
    expect([meta, await personCountOf(club)]).to.deep.equal([{ created: 0, updated: 0, unchanged: 1 }, 6]);
  });

  for (const value of [null, 'true', 1, [], {}])
    it(`knows no other value: ${JSON.stringify(value)}`, async () => {
      const club = await clubOf(3);
      const response = await bring(club, { data: personsWithIds('m1'), delete_omitted: value });
      expect([await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        [['delete_omitted', 'wrong_type']],
        4,
      ]);
    });
});

describe('a synchronise with ?dry_run=true', () => {
  it('answers the same meta, and stores nothing', async () => {
    const club = await clubOf(6, 2);
    const before = await databaseDump(club);
    const [first] = await personsOf(club);
    const data = [{ id: first!.id, phone: '+49 30 2' }, ...personsWithIds('m1', 'new', 'newer')];
    const body = { data, delete_omitted: true };
    const dry = await answerIn(await bring(club, body, '?dry_run=true'));
    const isUnchanged = (await databaseDump(club)) === before;
    const { meta } = await answerIn(await bring(club, body));
    expect([dry, isUnchanged]).to.deep.equal([{ data: [], meta }, true]);
    expect(meta).to.deep.equal({ created: 2, updated: 1, unchanged: 1, deleted: 6 });
  });

  it('tells how many would go, however many', async () => {
    const club = await clubOf(40);
    const { meta } = await answerIn(
      await synchronise(club, personsWithIds('m0'), { query: '?missing=delete&dry_run=true' }),
    );
    expect([meta.deleted, await personCountOf(club)]).to.deep.equal([39, 41]);
  });

  it('is held to max_deleted where that is sent', async () => {
    const club = await clubOf(40);
    const query = '?missing=delete&dry_run=true&max_deleted=38';
    expect(await refusalOf(await synchronise(club, personsWithIds('m0'), { query }))).to.deep.equal([
      422,
      [['missing', 'too_many_deletions']],
      { count: 39, max: 38 },
    ]);
  });

  it('is refused for what is wrong, like any other', async () => {
    const club = await clubOf(2);
    const response = await synchronise(club, [{ email: 'nobody' }], { query: '?dry_run=true' });
    expect(await issuesIn(response)).to.deep.equal([['data.0.email', 'wrong_format']]);
  });

  it('takes and frees no place of an event', async () => {
    const club = await backend();
    const list = await club.listOf('camp');
    await synchronise(club, members(4), { list });
    await synchronise(club, personsWithIds('m0', 'x'), { list, query: '?missing=delete&dry_run=true' });
    const { data } = await club.api.listEvents();
    expect(data.find(({ slug }) => slug === 'club/camp')!.persons_count).to.equal(4);
  });

  it('stores as ever where it is false', async () => {
    const club = await clubOf(1);
    await synchronise(club, personsWithIds('new'), { query: '?dry_run=false' });
    expect(await personCountOf(club)).to.equal(3);
  });

  for (const value of ['', '1', 'yes', 'TRUE'])
    it(`knows no other value: "${value}"`, async () => {
      const club = await clubOf(1);
      const response = await synchronise(club, personsWithIds('new'), { query: `?dry_run=${value}` });
      expect([await issuesIn(response), await personCountOf(club)]).to.deep.equal([[['dry_run', 'not_allowed']], 2]);
    });
});
