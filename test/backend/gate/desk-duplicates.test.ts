import { expect } from 'chai';
import { comparedName, findPairs } from '../../../src/backend/gate/desk/duplicates/find-pairs.js';
import { campWith, nora, noraRepeated } from '../../support/desk-duplicates.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

describe('names of duplicates', () => {
  it('are compared without case, marks, hyphens and doubled spaces', () => {
    const spellings = [
      ['Nora', 'Müller-Quist'],
      [' nora ', 'MULLER  QUIST'],
      ['\uff2e\uff4f\uff52\uff41', 'Mu\u0308ller\u2010Quist'],
    ];
    expect(
      new Set(
        spellings.map(([first_name, last_name]) => comparedName({ first_name: first_name!, last_name: last_name! })),
      ).size,
    ).to.equal(1);
    expect(comparedName({ first_name: 'Łucja', last_name: 'Groß' })).to.equal(
      comparedName({ first_name: 'LUCJA', last_name: 'GROSS' }),
    );
    expect(comparedName({ first_name: null, last_name: null })).to.equal('');
  });

  it('alone make no pair, nor does an address alone, nor no name', () => {
    const person = (id: string, first_name: string, email_key: string | null, birthdate: string | null) => ({
      ...{ id, first_name, last_name: 'Quist', email_key, birthdate, registration: undefined },
    });
    expect(
      findPairs([person('1', 'Nora', 'a@x.example', '2015-03-09'), person('2', 'Nora', 'b@x.example', '2015-03-10')]),
    ).to.deep.equal([]);
    expect(
      findPairs([person('1', 'Nora', 'a@x.example', null), person('2', 'Ben', 'a@x.example', null)]),
    ).to.deep.equal([]);
    expect(
      findPairs([
        { ...person('1', '', 'a@x.example', null), last_name: '' },
        { ...person('2', '', 'a@x.example', null), last_name: '' },
      ]),
    ).to.deep.equal([]);
  });

  it('of somebody who is there a hundred times make some pairs, not thousands', () => {
    const persons = Array.from({ length: 100 }, (_, at) => ({
      ...{ id: String(at), first_name: 'Nora', last_name: 'Quist', email_key: 'a@x.example', birthdate: null },
      registration: undefined,
    }));
    expect(findPairs(persons)).to.have.length(5 * 100 - 15);
  });
});

describe('duplicates at the desk', () => {
  it('have the same name and birth date, or the same name and address; the earlier comes first', async () => {
    const { pairs } = await campWith([nora, noraRepeated, { ...nora, birthdate: '2015-09-03' }]);
    const emails = (await pairs()).map(({ persons, shared }) => [persons.map(({ values }) => values['email']), shared]);
    expect(emails).to.deep.equal([
      [['nora@example.org', 'dad@example.org'], 'birthdate'],
      [['nora@example.org', 'nora@example.org'], 'email'],
    ]);
    expect((await pairs())[0]!.persons.map(({ created_at }) => created_at)).to.satisfy(
      ([one, other]: string[]) => one! < other!,
    );
  });

  it('are no siblings who share an address, nor two of one name in a family', async () => {
    const family = 'family-of-nora-and-ben';
    const father = { ...nora, birthdate: '1980-01-01' };
    const { pairs } = await campWith([
      { ...nora, family },
      { ...nora, name: { first_name: 'Ben', last_name: 'Müller-Quist' }, birthdate: '2016-01-01', family },
      { ...father, family },
    ]);
    expect(await pairs()).to.deep.equal([]);
  });

  it('are merged: answers are chosen, the place is free, nobody is mailed, and the journal names nobody', async () => {
    const { club, idsOf, merge, rows, taken, pairs } = await campWith(
      [
        { ...nora, size: 'S', address: { street: 'Hafenweg 8', city: 'Kiel', postcode: '24103', country: 'DE' } },
        { ...noraRepeated, size: 'M', phone: '+49 30 7654321' },
      ],
      'owner@club.example',
    );
    const [keep, remove] = await idsOf();
    expect(await taken()).to.equal(2);
    await merge({ keep, remove, take: ['email', 'phone', 'size', 'name.first_name'] });
    const [row, ...furtherRows] = await rows();
    expect(furtherRows).to.deep.equal([]);
    expect(row!.person_id).to.equal(keep);
    expect(row!.values).to.deep.include({
      'name.first_name': 'NORA',
      'name.last_name': 'Müller-Quist',
      email: 'dad@example.org',
      phone: '+49 30 7654321',
      size: 'M',
      'address.street': 'Hafenweg 8',
    });
    expect([await taken(), await pairs()]).to.deep.equal([1, []]);
    expect(await club.deliverMails()).to.deep.equal([]);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    expect(
      (await club.store.deskJournal.newest(workspace.id, { limit: 5 })).map(({ action, person_id }) => [
        action,
        person_id,
      ]),
    ).to.deep.equal([['merge', remove]]);
    expect(await club.store.inspection.wrongPlaceCounts()).to.deep.equal([]);
  });

  it('are merged once, however often and at once that is sent, in either direction', async () => {
    const { client, idsOf, merge, rows, taken, club, list_id } = await campWith([nora, noraRepeated]);
    const [one, other] = await idsOf();
    const { client: owner } = await signInAtDesk(club, 'owner@club.example');
    const statuses = await Promise.all([
      statusOf(merge({ keep: one, remove: other })),
      statusOf(owner.mergeDuplicates({ list_id, body: { keep: other, remove: one } })),
      statusOf(merge({ keep: one, remove: other })),
    ]);
    const [kept] = await rows();
    const expected = kept!.person_id === one ? [200, 404, 200] : [404, 200, 404];
    expect(statuses).to.deep.equal(expected);
    expect([(await rows()).length, await taken()]).to.deep.equal([1, 1]);
    const entries = (await owner.readJournal()).data.filter(({ action }) => action === 'merge');
    expect(entries).to.have.length(1);
    expect(client).to.not.equal(owner);
  });

  it('leave consents as they were given, and take nothing that is no column', async () => {
    const { client, list_id, idsOf, merge } = await campWith([nora, { ...noraRepeated, photos: true }]);
    expect((await client.listDuplicates({ list_id })).data.fixed_columns).to.deep.equal(['photos']);
    const [keep, remove] = await idsOf();
    for (const body of [
      { keep, remove, take: ['photos'] },
      { keep, remove, take: ['id'] },
      { keep, remove, take: ['__proto__'] },
      { keep, remove: keep },
    ])
      expect(await statusOf(merge(body))).to.equal(422);
  });

  it('are not shown any more once they are two persons', async () => {
    const { client, club, list_id, idsOf, pairs } = await campWith([nora, noraRepeated]);
    const ids = await idsOf();
    const mark = (person_ids: string[]) => statusOf(client.markDistinct({ list_id, body: { person_ids } }));
    expect(await Promise.all([mark(ids), mark(ids.toReversed())])).to.deep.equal([200, 200]);
    expect(await pairs()).to.deep.equal([]);
    const { client: owner } = await signInAtDesk(club, 'owner@club.example');
    const { data } = await owner.readJournal();
    expect(data.map(({ action }) => action)).to.deep.equal(['distinct']);
    for (const id of ids) expect(JSON.stringify(data)).to.not.include(id);
    expect([await mark([ids[0]]), await mark([ids[0], 'per_nobody'])]).to.deep.equal([422, 404]);
  });

  it('are those of events: other lists, and persons of other lists, are none', async () => {
    const { club, idsOf, list_id, workspace } = await campWith([nora, noraRepeated]);
    const { client } = await signInAtDesk(club, 'owner@club.example');
    const member = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
    expect(await statusOf(client.listDuplicates({ list_id: member.id }))).to.equal(409);
    const { id } = (await club.api.createPerson({ list_id: member.id, body: nora })).data;
    const [keep] = await idsOf();
    expect(await statusOf(client.mergeDuplicates({ list_id, body: { keep, remove: id } }))).to.equal(404);
  });
});
