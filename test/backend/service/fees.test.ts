import { expect } from 'chai';
import type { Fee } from '../../../src/model/fee.js';
import type { PersonInput } from '../../../src/model/person.js';
import { isCreditorReference } from '../../../src/payments/index.js';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService, bob, dataOf, databaseDump, listIdByType, type Club } from '../../support/service-requests.js';

const withUnits = `${clubFile}
cost_units:
  - { name: Camps, categories: [Fees, Food] }
  - { name: Club, categories: [Dues] }
  - { name: Bare }
  - { name: Old, archived: true, categories: [Fees] }
`;

/** A club with Bob among its members and its campers, and Ada among its members. */
async function withMembers() {
  const club = await backend({ yaml: withUnits });
  const create = async (list_id: string, body: PersonInput) => (await club.api.createPerson({ list_id, body })).data.id;
  const camp = await club.listOf('camp');
  const ids = {
    bob: await create('member', { ...bob, external_id: 'bob' }),
    ada: await create('member', { name: ada.name, external_id: 'ada' }),
    camper: await create(camp, { name: { first_name: 'Cleo' }, external_id: 'cleo' }),
  };
  return { club, camp, ids };
}

const fee = { amount: 29_000, description: 'Camp 2027', person_external_id: 'bob' };

const post = (club: Club, data: unknown, { key, as = club.key }: { key?: string; as?: string } = {}) =>
  requestService(club, 'POST', '/fees', {
    body: { data },
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });

/** All fees that a person owes, as they are stored. */
async function feesOf({ store }: Club, ...person_ids: string[]) {
  const { id } = (await store.workspaces.bySlug('club'))!;
  return store.fees.ofPersons(id, person_ids);
}

describe('a fee', () => {
  it('is answered with 201 and all that the specification names', async () => {
    const { club, ids } = await withMembers();
    const response = await post(club, [fee]);
    const [createdFee] = await dataOf<Fee[]>(response);
    expect([response.status, Object.keys(createdFee!)]).to.deep.equal([
      201,
      ['id', 'reference', 'amount', 'description', 'person_name', 'person_id'],
    ]);
    expect(createdFee).to.include({
      amount: 29_000,
      description: 'Camp 2027',
      person_name: 'Bob Noyce',
      person_id: ids.bob,
    });
    expect(createdFee!.id).to.match(/^fee_[0-9a-z]{24}$/);
  });

  it('is stored as it was answered', async () => {
    const { club, ids } = await withMembers();
    const expense = { costunit_name: 'Camps', category_name: 'Food', sphere: 'ideal' };
    const [createdFee] = await dataOf<Fee[]>(await post(club, [{ ...fee, attached_expense: expense }]));
    const [stored] = await feesOf(club, ids.bob);
    const { id, reference, amount, description, attached_expense } = stored!;
    expect({ id, reference, amount, description }).to.deep.equal({
      id: createdFee!.id,
      reference: createdFee!.reference,
      amount: 29_000,
      description: 'Camp 2027',
    });
    expect(JSON.parse(attached_expense!)).to.deep.equal(expense);
  });

  for (const amount of [1, 29_000, 9007199254740991])
    it(`may be of ${amount} cents`, async () => {
      const { club, ids } = await withMembers();
      const [createdFee] = await dataOf<Fee[]>(await post(club, [{ ...fee, amount }]));
      expect([createdFee!.amount, (await feesOf(club, ids.bob))[0]!.amount]).to.deep.equal([amount, amount]);
    });

  it('keeps its description code point for code point', async () => {
    const { club } = await withMembers();
    const description = 'Zoë 🏕️ é \'"; drop table fee; -- <b>';
    expect((await dataOf<Fee[]>(await post(club, [{ ...fee, description }])))[0]!.description).to.equal(description);
  });

  for (const [name, expectedValue] of [
    [{ first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace'],
    [{ first_name: 'Ada' }, 'Ada'],
    [{ last_name: 'Lovelace' }, 'Lovelace'],
    [{ first_name: '', last_name: 'Lovelace' }, 'Lovelace'],
    [null, ''],
  ] as const)
    it(`names its person: "${expectedValue}" for ${JSON.stringify(name)}`, async () => {
      const club = await backend();
      const { data } = await club.api.createPerson({ list_id: 'member', body: { name } });
      const [createdFee] = await dataOf<Fee[]>(await post(club, [{ amount: 1, description: 'x', person_id: data.id }]));
      expect(createdFee!.person_name).to.equal(expectedValue);
    });

  it('is for a member, a participant or a contact, by either identifier', async () => {
    const { club, ids } = await withMembers();
    const friends = await listIdByType(club, 'contact');
    const { data: friend } = await club.api.createPerson({ list_id: friends, body: { external_id: 'eve' } });
    const { person_external_id: _, ...rest } = fee;
    const sent = [fee, { ...rest, person_id: ids.camper }, { ...rest, person_external_id: 'eve' }];
    const createdFee = await dataOf<Fee[]>(await post(club, sent));
    expect(createdFee.map(({ person_id }) => person_id)).to.deep.equal([ids.bob, ids.camper, friend.id]);
  });

  it('is for the member where the same external_id stands in an event’s list as well', async () => {
    const { club, camp, ids } = await withMembers();
    await club.api.createPerson({ list_id: camp, body: { ...bob, external_id: 'bob' } });
    const [createdFee] = await dataOf<Fee[]>(await post(club, [fee]));
    expect(createdFee!.person_id).to.equal(ids.bob);
  });

  it('is for somebody of the list that it names', async () => {
    const { club, camp, ids } = await withMembers();
    const { data: camper } = await club.api.createPerson({ list_id: camp, body: { ...bob, external_id: 'bob' } });
    const { data: friend } = await club.api.createPerson({
      list_id: await listIdByType(club, 'contact'),
      body: { ...bob, external_id: 'cleo' },
    });
    const sent = [
      { ...fee, list_id: camp },
      { ...fee, list_id: 'member' },
      { ...fee, list_id: await listIdByType(club, 'member') },
      { ...fee, list_id: null },
      { ...fee, person_external_id: 'cleo', list_id: await listIdByType(club, 'contact') },
      { ...fee, person_external_id: 'cleo', list_id: camp },
    ];
    const createdFee = await dataOf<Fee[]>(await post(club, sent));
    const { bob: member, camper: cleo } = ids;
    expect(createdFee.map(({ person_id }) => person_id)).to.deep.equal([
      ...[camper.id, member, member, member],
      ...[friend.id, cleo],
    ]);
  });

  it('may name the list of somebody who is named by id', async () => {
    const { club, camp, ids } = await withMembers();
    const { person_external_id: _, ...rest } = fee;
    const { status } = await post(club, [{ ...rest, person_id: ids.camper, list_id: camp }]);
    expect(status).to.equal(201);
  });

  for (const [what, attached_expense] of [
    ['a cost unit', { costunit_name: 'Camps' }],
    ['a cost unit without categories', { costunit_name: 'Bare' }],
    ['a cost unit and its category', { costunit_name: 'Club', category_name: 'Dues' }],
    ['a sphere', { sphere: 'assets' }],
    ['everything', { costunit_name: 'Camps', category_name: 'Fees', sphere: 'purpose' }],
    ['nothing', {}],
    ['null', null],
  ] as const)
    it(`may be booked on ${what}`, async () => {
      const { club } = await withMembers();
      expect((await post(club, [{ ...fee, attached_expense }])).status).to.equal(201);
    });
});

describe('many fees', () => {
  it('are answered in the order of the request, several for one person among them', async () => {
    const { club } = await withMembers();
    const who = ['cleo', 'bob', 'ada', 'bob', 'cleo', 'bob'];
    const sent = who.map((person_external_id, index) => ({
      amount: index + 1,
      description: `${index}`,
      person_external_id,
    }));
    const createdFee = await dataOf<Fee[]>(await post(club, sent));
    expect(createdFee.map(({ amount, description, person_name }) => [amount, description, person_name])).to.deep.equal(
      who.map((id, index) => [index + 1, `${index}`, { cleo: 'Cleo', bob: 'Bob Noyce', ada: 'Ada Lovelace' }[id]]),
    );
  });

  it('are all different, with references that a bank accepts', async () => {
    const { club, ids } = await withMembers();
    const createdFee = await dataOf<Fee[]>(
      await post(
        club,
        Array.from({ length: 1000 }, () => fee),
      ),
    );
    const stored = await feesOf(club, ids.bob);
    expect([
      new Set(createdFee.map(({ id }) => id)).size,
      new Set(createdFee.map(({ reference }) => reference)).size,
    ]).to.deep.equal([1000, 1000]);
    expect(createdFee.filter(({ reference }) => !isCreditorReference(reference))).to.deep.equal([]);
    expect(stored.map(({ id }) => id)).to.deep.equal(createdFee.map(({ id }) => id));
  });

  it('are 1000 at most', async () => {
    const { club, ids } = await withMembers();
    const response = await post(
      club,
      Array.from({ length: 1001 }, () => fee),
    );
    expect([response.status, await issuesIn(response), await feesOf(club, ids.bob)]).to.deep.equal([
      422,
      [['data', 'too_many']],
      [],
    ]);
  });

  it('may be none', async () => {
    const { club } = await withMembers();
    const response = await post(club, []);
    expect([response.status, await dataOf<Fee[]>(response)]).to.deep.equal([201, []]);
  });

  it('are made once for a key, however often it is sent', async () => {
    const { club, ids } = await withMembers();
    const first = await post(club, [fee, fee], { key: 'once' });
    const repeated = await post(club, [fee, fee], { key: 'once' });
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed'), await repeated.text()]).to.deep.equal([
      201,
      'true',
      await first.text(),
    ]);
    expect(await feesOf(club, ids.bob)).to.have.lengthOf(2);
  });

  it('are made once for a key that many send at once', async () => {
    const { club, ids } = await withMembers();
    await Promise.all(Array.from({ length: 20 }, () => post(club, [fee], { key: 'once' })));
    expect(await feesOf(club, ids.bob)).to.have.lengthOf(1);
  });

  it('are made once for a key, also for two whose names have changed since', async () => {
    const { club, ids } = await withMembers();
    await post(club, [fee], { key: 'once' });
    await club.api.updatePerson({ list_id: 'member', person_id: 'bob', body: { name: { first_name: 'Rob' } } });
    const repeated = await post(club, [fee], { key: 'once' });
    expect([repeated.status, (await feesOf(club, ids.bob)).length]).to.deep.equal([201, 1]);
  });

  it('are another request with another amount under the same key', async () => {
    const { club, ids } = await withMembers();
    await post(club, [fee], { key: 'once' });
    const other = await post(club, [{ ...fee, amount: 1 }], { key: 'once' });
    expect([other.status, await issuesIn(other), (await feesOf(club, ids.bob)).length]).to.deep.equal([
      422,
      [['Idempotency-Key', 'key_reused']],
      1,
    ]);
  });

  it('leave no name in what is stored for a retry', async () => {
    const { club } = await withMembers();
    await post(club, [{ ...fee, description: 'SENTINEL' }], { key: 'once' });
    const stored = await databaseDump(club);
    expect([stored.split('SENTINEL').length - 1, stored.includes('Bob Noyce')]).to.deep.equal([1, false]);
  });
});
