import { expect } from 'chai';
import type { PersonInput } from '../../../src/model/person.js';
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

interface Problem {
  errors: Record<string, string[]>;
  issues: { field: string; code: string }[];
}

const numberedPersons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...bob, external_id: `m${index}` }));

/** A club with a member of each kind: known by an external_id, known by none, and applying. */
async function withThree() {
  const club = await backend();
  const create = async (body: PersonInput) => (await club.api.createPerson({ list_id: 'member', body })).data.id;
  const ids = {
    bob: await create({ ...bob, external_id: 'bob' }),
    ada: await create({ name: ada.name, email: ada.email }),
    applicant: await create({ ...bob, external_id: 'applicant', creation_behaviour: 'unconfirmed' }),
    camper: (await club.api.createPerson({ list_id: await club.listOf('camp'), body: { external_id: 'camper' } })).data
      .id,
  };
  return { club, ids };
}

/** Sends and says: the status, what is wrong, and whether anything at all is stored otherwise than before. */
async function refusalOf(club: Club, data: unknown, query = '') {
  const before = await databaseDump(club);
  const response = await synchronise(club, data, { query });
  return [response.status, await issuesIn(response), (await databaseDump(club)) === before];
}

describe('a synchronise that is wrong in one row', () => {
  it('stores nothing, however many rows are fine', async () => {
    const { club } = await withThree();
    const sent: object[] = [
      { external_id: 'bob', phone: '+49 30 2' },
      ...numberedPersons(4998),
      { email: 'nobody' },
      ...numberedPersons(1),
    ];
    expect(await refusalOf(club, sent)).to.deep.equal([422, [['data.4999.email', 'wrong_format']], true]);
  });

  it('deletes nobody either', async () => {
    const { club } = await withThree();
    const sent = [{ external_id: 'new' }, { email: 'nobody' }];
    expect(await refusalOf(club, sent, '?missing=delete')).to.deep.equal([
      422,
      [['data.1.email', 'wrong_format']],
      true,
    ]);
  });

  it('says so by path, in words and for machines', async () => {
    const { club } = await withThree();
    const response = await synchronise(club, [bob, { email: 'a@b', name: { first_name: 7 }, department: 'Chess' }]);
    const { errors, issues } = (await response.json()) as Problem;
    const paths = ['data.1.name.first_name', 'data.1.email', 'data.1.department'];
    expect([issues.map(({ field }) => field), Object.keys(errors)]).to.deep.equal([paths, paths]);
    expect(Object.values(errors).flat()).to.satisfy((all: string[]) => all.every((sentence) => sentence.length > 10));
  });

  it('tells of every row that is wrong', async () => {
    const { club } = await withThree();
    const sent = [{ email: 'x' }, bob, { email: 'y' }, { email: 'z' }];
    const response = await synchronise(club, sent);
    expect((await issuesIn(response)).map(([field]) => field)).to.deep.equal([
      'data.0.email',
      'data.2.email',
      'data.3.email',
    ]);
  });

  for (const [what, row, expectedIssues] of [
    ['a key that no field has', { nickname: 'B' }, ['data.0.nickname', 'unknown']],
    ['creation_behaviour', { creation_behaviour: 'default' }, ['data.0.creation_behaviour', 'unknown']],
    ['__proto__', JSON.parse('{"__proto__":{"email":"x@y.zz"}}') as object, ['data.0.__proto__', 'unknown']],
    ['constructor', { constructor: {} }, ['data.0.constructor', 'unknown']],
    ['a column of another list', { size: 'M' }, ['data.0.size', 'unknown']],
    ['another type', { department: ['Row'] }, ['data.0.department', 'wrong_type']],
    ['a name in one piece', { name: 'Bob Noyce' }, ['data.0.name', 'wrong_type']],
    ['a part that a name has not', { name: { middle: 'X' } }, ['data.0.name.middle', 'unknown']],
    ['an external_id that is a number', { external_id: 7 }, ['data.0.external_id', 'wrong_type']],
    ['an external_id that is empty', { external_id: '' }, ['data.0.external_id', 'required']],
    ['an external_id like an id', { external_id: 'per_7' }, ['data.0.external_id', 'reserved']],
    ['an external_id with a slash', { external_id: 'a/b' }, ['data.0.external_id', 'unreadable_characters']],
    ['a long external_id', { external_id: 'x'.repeat(192) }, ['data.0.external_id', 'too_long']],
    ['an id that is a list', { id: ['per_1'] }, ['data.0.id', 'wrong_type']],
    ['an id that nobody has', { id: 'per_unknown' }, ['data.0.id', 'unknown']],
    ['an external_id as an id', { id: 'bob' }, ['data.0.id', 'unknown']],
    ['no row at all', null, ['data.0', 'wrong_type']],
    ['a list', [bob], ['data.0', 'wrong_type']],
    ['a text', 'bob', ['data.0', 'wrong_type']],
  ] as const)
    it(`is refused for ${what}`, async () => {
      const { club } = await withThree();
      expect(await refusalOf(club, [row, { ...bob, external_id: 'new' }])).to.deep.equal([422, [expectedIssues], true]);
    });
});

describe('a synchronise that is not clear about who is who', () => {
  for (const [what, rows, expectedIssues] of [
    ['an external_id twice', () => [{ external_id: 'x' }, bob, { external_id: 'x' }], ['data.2.external_id', 'taken']],
    [
      'somebody twice, by external_id',
      () => [{ external_id: 'bob' }, { external_id: 'bob' }],
      ['data.1.external_id', 'taken'],
    ],
    ['somebody twice, by id', ({ ada: id }) => [{ id }, { id, phone: '+49 30 2' }], ['data.1.id', 'taken']],
    [
      'somebody twice, by id and by external_id',
      ({ bob: id }) => [{ id, external_id: 'old' }, { external_id: 'bob' }],
      ['data.1.external_id', 'taken'],
    ],
    [
      'somebody twice, by external_id and by id',
      ({ bob: id }) => [{ external_id: 'bob' }, { id, external_id: null }],
      ['data.1.id', 'taken'],
    ],
    [
      'an external_id that somebody has who was not sent',
      ({ ada: id }) => [bob, { id, external_id: 'bob' }],
      ['data.1.external_id', 'taken'],
    ],
    [
      'an external_id that an applicant has',
      ({ ada: id }) => [{ id, external_id: 'applicant' }],
      ['data.0.external_id', 'taken'],
    ],
    [
      'an external_id that goes to somebody and to somebody new',
      ({ ada: id }) => [{ id, external_id: 'x' }, { external_id: 'x' }],
      ['data.1.external_id', 'taken'],
    ],
    [
      'an external_id that its owner keeps',
      ({ ada: id, bob: owner }) => [{ id: owner }, { id, external_id: 'bob' }],
      ['data.1.external_id', 'taken'],
    ],
    ['the id of a person of another list', ({ camper: id }) => [{ id }], ['data.0.id', 'unknown']],
  ] as readonly (readonly [string, (ids: Record<string, string>) => object[], readonly [string, string]])[])
    it(`is refused: ${what}`, async () => {
      const { club, ids } = await withThree();
      expect(await refusalOf(club, rows(ids))).to.deep.equal([422, [expectedIssues], true]);
    });

  it('gives an applicant’s external_id to nobody, even where the missing are deleted', async () => {
    const { club, ids } = await withThree();
    const sent = [{ id: ids.ada, external_id: 'applicant' }];
    expect(await refusalOf(club, sent, '?missing=delete')).to.deep.equal([
      422,
      [['data.0.external_id', 'taken']],
      true,
    ]);
  });

  it('is refused where ten thousand rows are the same new person', async () => {
    const { club } = await withThree();
    const response = await synchronise(
      club,
      Array.from({ length: 10_000 }, () => ({ external_id: 'x' })),
    );
    expect([response.status, await personCountOf(club)]).to.deep.equal([422, 4]);
  });
});

describe('how much can be synchronised at once', () => {
  it('is 10 000 persons', async () => {
    const club = await backend();
    const response = await synchronise(club, numberedPersons(10_000));
    const { data } = (await response.json()) as { data: { external_id: string }[] };
    expect([response.status, await personCountOf(club), data[9_999]!.external_id]).to.deep.equal([
      200,
      10_000,
      'm9999',
    ]);
    expect(await personsOf(club)).to.have.lengthOf(10_000);
  });

  it('is not one more', async () => {
    const club = await backend();
    const response = await synchronise(club, numberedPersons(10_001));
    expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
      422,
      [['data', 'too_many']],
      0,
    ]);
  });

  it('is 16 MiB', async () => {
    const club = await backend();
    const body = JSON.stringify({ data: numberedPersons(1) });
    const send = async (length: number) =>
      (await requestService(club, 'PUT', '/lists/member/persons', { body: body.padEnd(length, ' ') })).status;
    const limit = 16 * 1024 * 1024;
    expect([await send(limit), await send(limit + 1)]).to.deep.equal([200, 413]);
  });

  for (const [what, body, expectedIssues] of [
    ['no data', {}, [['data', 'required']]],
    ['data that is null', { data: null }, [['data', 'wrong_type']]],
    ['data that is an object', { data: { 0: bob } }, [['data', 'wrong_type']]],
    ['another key beside', { data: [bob], missing: 'delete' }, [['missing', 'unknown']]],
  ] as const)
    it(`is not ${what}`, async () => {
      const club = await backend();
      const response = await requestService(club, 'PUT', '/lists/member/persons', { body });
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        expectedIssues,
        0,
      ]);
    });
});
