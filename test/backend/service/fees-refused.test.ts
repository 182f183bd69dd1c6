import { expect } from 'chai';
import { backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService, bob, databaseDump, listIdByType, type Club } from '../../support/service-requests.js';

const units = `${clubFile}
cost_units:
  - { name: Camps, categories: [Fees, Food] }
  - { name: Club, categories: [Dues] }
  - { name: Old, archived: true, categories: [Fees] }
`;

/** A club with Bob among its members, and Cleo among its campers and its friends. */
async function withPersons(yaml = units) {
  const club = await backend({ yaml });
  const create = async (list_id: string, external_id: string) =>
    (await club.api.createPerson({ list_id, body: { name: bob.name, external_id } })).data.id;
  const [camp, friends] = [await club.listOf('camp'), await listIdByType(club, 'contact')];
  const ids = {
    bob: await create('member', 'bob'),
    camper: await create(camp, 'cleo'),
    friend: await create(friends, 'cleo'),
  };
  return { club, camp, friends, ids };
}

const fee = { amount: 500, description: 'Flag', person_external_id: 'bob' };

/** Sends fees with one that is wrong in the middle, and says: status, what is wrong, and whether nothing was stored. */
async function refusalOf(club: Club, wrong: unknown, as = club.key) {
  const before = await databaseDump(club);
  const body =
    typeof wrong === 'string'
      ? `{"data":[${JSON.stringify(fee)},${wrong}]}`
      : JSON.stringify({ data: [fee, wrong, fee] });
  const response = await requestService(club, 'POST', '/fees', { body, as });
  return [response.status, await issuesIn(response), (await databaseDump(club)) === before];
}

const { person_external_id: _, ...feeWithoutPerson } = fee;
const { amount: __, ...free } = fee;
const { description: ___, ...silent } = fee;

describe('a fee that is refused takes all others of the request with it', () => {
  for (const [amount, code] of [
    ['0', 'out_of_range'],
    ['-0', 'out_of_range'],
    ['-1', 'out_of_range'],
    ['1.5', 'not_whole'],
    ['"5"', 'wrong_type'],
    ['1e21', 'out_of_range'],
    ['1e400', 'not_whole'],
    ['9007199254740992', 'out_of_range'],
    ['9007199254740993', 'out_of_range'],
    ['null', 'required'],
    ['true', 'wrong_type'],
    ['[5]', 'wrong_type'],
    ['{}', 'wrong_type'],
  ] as const)
    it(`for an amount of ${amount}`, async () => {
      const { club } = await withPersons();
      const wrong = `{"amount":${amount},"description":"Flag","person_external_id":"bob"}`;
      expect(await refusalOf(club, wrong)).to.deep.equal([422, [['data.1.amount', code]], true]);
    });

  for (const [what, wrong, field, code] of [
    ['no amount', free, 'amount', 'required'],
    ['no description', silent, 'description', 'required'],
    ['a description of spaces', { ...fee, description: '  ' }, 'description', 'required'],
    ['a description that is a number', { ...fee, description: 5 }, 'description', 'wrong_type'],
    ['a description with a line break', { ...fee, description: 'a\nb' }, 'description', 'unreadable_characters'],
    ['nobody', feeWithoutPerson, 'person_id', 'exactly_one'],
    ['both identifiers', { ...fee, person_id: 'per_1' }, 'person_id', 'exactly_one'],
    ['both identifiers, one of them null', { ...fee, person_id: null }, 'person_id', 'exactly_one'],
    ['an identifier that is null', { ...feeWithoutPerson, person_id: null }, 'person_id', 'required'],
    ['an identifier that is empty', { ...feeWithoutPerson, person_external_id: '' }, 'person_external_id', 'required'],
    [
      'an identifier that is a number',
      { ...feeWithoutPerson, person_external_id: 7 },
      'person_external_id',
      'wrong_type',
    ],
    ['an identifier that is a list', { ...feeWithoutPerson, person_id: ['per_1'] }, 'person_id', 'wrong_type'],
    ['an id that nobody has', { ...feeWithoutPerson, person_id: 'per_unknown' }, 'person_id', 'unknown'],
    ['an external_id that nobody has', { ...fee, person_external_id: 'BOB' }, 'person_external_id', 'unknown'],
    ['an external_id as an id', { ...feeWithoutPerson, person_id: 'bob' }, 'person_id', 'unknown'],
    ['a list that there is not', { ...fee, list_id: 'lst_none' }, 'list_id', 'unknown'],
    ['a list that is empty', { ...fee, list_id: '' }, 'list_id', 'required'],
    ['a list that is a number', { ...fee, list_id: 7 }, 'list_id', 'wrong_type'],
    ['an external_id in two lists', { ...fee, person_external_id: 'cleo' }, 'person_external_id', 'ambiguous'],
    ['a key that a fee has not', { ...fee, paid: true }, 'paid', 'unknown'],
    ['a reference of one’s own', { ...fee, reference: 'RF18539007547034' }, 'reference', 'unknown'],
  ] as const)
    it(`for ${what}`, async () => {
      const { club } = await withPersons();
      expect(await refusalOf(club, wrong)).to.deep.equal([422, [[`data.1.${field}`, code]], true]);
    });

  for (const [what, attached_expense, field, code] of [
    ['an unknown cost unit', { costunit_name: 'Moon' }, 'costunit_name', 'unknown'],
    ['a cost unit in other letters', { costunit_name: 'camps' }, 'costunit_name', 'unknown'],
    ['an archived cost unit', { costunit_name: 'Old' }, 'costunit_name', 'archived'],
    [
      'an archived cost unit, with its category',
      { costunit_name: 'Old', category_name: 'Fees' },
      'costunit_name',
      'archived',
    ],
    ['a category without a cost unit', { category_name: 'Fees' }, 'costunit_name', 'required'],
    [
      'a category with null for a cost unit',
      { costunit_name: null, category_name: 'Fees' },
      'costunit_name',
      'required',
    ],
    [
      'a category of another cost unit',
      { costunit_name: 'Camps', category_name: 'Dues' },
      'category_name',
      'not_allowed',
    ],
    ['an unknown category', { costunit_name: 'Camps', category_name: '' }, 'category_name', 'not_allowed'],
    ['an unknown sphere', { sphere: 'private' }, 'sphere', 'not_allowed'],
    ['a sphere in other letters', { sphere: 'Purpose' }, 'sphere', 'not_allowed'],
    ['a sphere that is a list', { sphere: ['ideal'] }, 'sphere', 'wrong_type'],
    ['a cost unit that is a number', { costunit_name: 4 }, 'costunit_name', 'wrong_type'],
    ['a key that an expense has not', { account: '4711' }, 'account', 'unknown'],
  ] as const)
    it(`for an expense with ${what}`, async () => {
      const { club } = await withPersons();
      expect(await refusalOf(club, { ...fee, attached_expense })).to.deep.equal([
        422,
        [[`data.1.attached_expense.${field}`, code]],
        true,
      ]);
    });

  for (const expense of ['Camps', ['Camps'], 7, true])
    it(`for an expense that is ${JSON.stringify(expense)}`, async () => {
      const { club } = await withPersons();
      expect(await refusalOf(club, { ...fee, attached_expense: expense })).to.deep.equal([
        422,
        [['data.1.attached_expense', 'wrong_type']],
        true,
      ]);
    });

  it('for a cost unit of another club', async () => {
    const { club } = await withPersons();
    const other = units
      .replace('slug: club', 'slug: other')
      .replace('name: Club, categories', 'name: Theirs, categories');
    await club.apply(other);
    expect(await refusalOf(club, { ...fee, attached_expense: { costunit_name: 'Theirs' } })).to.deep.equal([
      422,
      [['data.1.attached_expense.costunit_name', 'unknown']],
      true,
    ]);
  });

  it('for two things in two fees, each by its path', async () => {
    const { club } = await withPersons();
    const data = [{ ...fee, amount: 0 }, fee, { ...fee, attached_expense: { sphere: 'x' } }];
    const response = await requestService(club, 'POST', '/fees', { body: { data } });
    expect(await issuesIn(response)).to.deep.equal([
      ['data.0.amount', 'out_of_range'],
      ['data.2.attached_expense.sphere', 'not_allowed'],
    ]);
  });

  for (const [what, body, expectedIssues] of [
    ['no data', {}, [['data', 'required']]],
    ['data that is one fee', { data: fee }, [['data', 'wrong_type']]],
    ['no fee at all', { data: [null] }, [['data.0', 'wrong_type']]],
    ['another key beside', { data: [fee], dry_run: true }, [['dry_run', 'unknown']]],
  ] as const)
    it(`for ${what}`, async () => {
      const { club } = await withPersons();
      const response = await requestService(club, 'POST', '/fees', { body });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, expectedIssues]);
    });
});

describe('a fee for somebody whom the key may not touch', () => {
  it('is 403, and nobody else’s is made', async () => {
    const { club, ids } = await withPersons();
    const as = await club.keyFor('club', { lists: [await listIdByType(club, 'member')] });
    expect(await refusalOf(club, { ...feeWithoutPerson, person_id: ids.camper }, as)).to.deep.equal([403, [], true]);
  });

  it('is 403 by external_id as well, though two have it', async () => {
    const { club } = await withPersons();
    const as = await club.keyFor('club', { lists: [await listIdByType(club, 'member')] });
    expect(await refusalOf(club, { ...fee, person_external_id: 'cleo' }, as)).to.deep.equal([403, [], true]);
  });

  it('is 403 where the plan has no such lists', async () => {
    const yaml = units.replace('name: Club,', 'name: Club, subscription: { list_types: [member, contact, event] },');
    const { club, ids } = await withPersons(yaml);
    await club.apply(yaml.replace('[member, contact, event]', '[member, contact]'));
    expect(await refusalOf(club, { ...feeWithoutPerson, person_id: ids.camper })).to.deep.equal([403, [], true]);
  });

  it('is 403 where it names a list that the key may not touch', async () => {
    const { club, camp } = await withPersons();
    const as = await club.keyFor('club', { lists: [await listIdByType(club, 'member')] });
    expect(await refusalOf(club, { ...fee, person_external_id: 'cleo', list_id: camp }, as)).to.deep.equal([
      403,
      [],
      true,
    ]);
  });

  it('is 422 where the list that it names has nobody of that external_id', async () => {
    const { club, friends } = await withPersons();
    expect(await refusalOf(club, { ...fee, list_id: friends })).to.deep.equal([
      422,
      [['data.1.person_external_id', 'unknown']],
      true,
    ]);
  });

  it('does not make an external_id ambiguous that only one has whom the key may touch', async () => {
    const { club, friends, ids } = await withPersons();
    const as = await club.keyFor('club', { lists: [friends] });
    const body = { data: [{ ...fee, person_external_id: 'cleo' }] };
    const response = await requestService(club, 'POST', '/fees', { body, as });
    const { data } = (await response.json()) as { data: { person_id: string }[] };
    expect([response.status, data[0]!.person_id]).to.deep.equal([201, ids.friend]);
  });
});
