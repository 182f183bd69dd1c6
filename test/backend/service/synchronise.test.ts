import { expect } from 'chai';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, personsOf, personCountOf, synchronise, etagOf } from '../../support/service-requests.js';

interface Answer {
  data: { id: string; external_id: string | null; name: Record<string, unknown>; [field: string]: unknown }[];
  meta: { created: number; updated: number; unchanged: number; deleted?: number };
}

const answerIn = async (response: Promise<Response>) => (await (await response).json()) as Answer;

const address = { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' };

/** A club with Bob and Ada among its members; Bob is known by an identifier of the club's own. */
async function withTwo() {
  const club = await backend();
  const { data } = await club.api.createPerson({
    list_id: 'member',
    body: { ...bob, external_id: 'bob', phone: '+49 30 1', address, department: 'Row', membership_number: '7' },
  });
  const other = await club.api.createPerson({ list_id: 'member', body: { name: ada.name, email: ada.email } });
  return { club, bob: data, ada: other.data };
}

describe('the match of a person that is sent to a list', () => {
  it('is the one with the id', async () => {
    const { club, ada: there } = await withTwo();
    await synchronise(club, [{ id: there.id, phone: '+49 30 2' }]);
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: there.id });
    expect([data['phone'], await personCountOf(club)]).to.deep.equal(['+49 30 2', 2]);
  });

  it('is the one with the external_id', async () => {
    const { club, bob: there } = await withTwo();
    const { data } = await answerIn(synchronise(club, [{ external_id: 'bob', phone: '+49 30 2' }]));
    expect([data[0]!.id, data[0]!['phone'], await personCountOf(club)]).to.deep.equal([there.id, '+49 30 2', 2]);
  });

  it('is the one with the id where both are sent: the external_id becomes theirs', async () => {
    const { club, bob: there } = await withTwo();
    await synchronise(club, [{ id: there.id, external_id: 'robert' }]);
    const responses = await Promise.all(
      ['robert', 'bob'].map((person_id) => requestService(club, 'GET', `/lists/member/persons/${person_id}`)),
    );
    expect(responses.map(({ status }) => status)).to.deep.equal([200, 404]);
  });

  it('is somebody new where nobody has the external_id', async () => {
    const { club } = await withTwo();
    await synchronise(club, [{ ...bob, external_id: 'Bob' }]);
    expect((await personsOf(club)).map(({ external_id }) => external_id)).to.deep.equal(['bob', null, 'Bob']);
  });

  it('is somebody new where nothing says who', async () => {
    const { club } = await withTwo();
    const { data } = await answerIn(synchronise(club, [bob, bob, { ...bob, external_id: null }]));
    expect([new Set(data.map(({ id }) => id)).size, await personCountOf(club)]).to.deep.equal([3, 5]);
  });

  it('is nobody of another list, whose external_ids are its own', async () => {
    const { club, bob: there } = await withTwo();
    const camp = await club.listOf('camp');
    await synchronise(club, [{ ...ada, external_id: 'bob' }], { list: camp });
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: there.id });
    expect([data.email, (await personsOf(club, camp)).length]).to.deep.equal([bob.email, 1]);
  });

  it('is an applicant, too, who stays one', async () => {
    const { club } = await withTwo();
    await club.api.createPerson({
      list_id: 'member',
      body: { ...bob, external_id: 'new', creation_behaviour: 'unconfirmed' },
    });
    const { meta } = await answerIn(synchronise(club, [{ external_id: 'new', phone: '+49 30 2' }]));
    expect([meta.updated, await personCountOf(club), (await personsOf(club)).length]).to.deep.equal([1, 3, 2]);
  });

  it('is one person for two who synchronise the same at once', async () => {
    const club = await backend();
    const sent = [{ ...bob, external_id: 'bob' }];
    const metas = await Promise.all([1, 2, 3].map(async () => (await answerIn(synchronise(club, sent))).meta));
    expect([metas.map(({ created }) => created).sort(), await personCountOf(club)]).to.deep.equal([[0, 0, 1], 1]);
  });
});

describe('the answer to a synchronise', () => {
  it('counts who was created, updated and left as they were', async () => {
    const { club, ada: there } = await withTwo();
    const sent = [{ external_id: 'bob', phone: '+49 30 2' }, { id: there.id, email: ada.email }, { ...bob }];
    const response = await synchronise(club, sent);
    expect([response.status, (await answerIn(Promise.resolve(response))).meta]).to.deep.equal([
      200,
      { created: 1, updated: 1, unchanged: 1 },
    ]);
  });

  it('is in the order of the request, whoever is new among them', async () => {
    const { club, ada: there } = await withTwo();
    const sent = [
      { ...bob, external_id: 'z' },
      { external_id: 'bob' },
      { ...bob, external_id: 'a' },
      { id: there.id, external_id: 'm' },
    ];
    const { data } = await answerIn(synchronise(club, sent));
    expect(data.map(({ external_id }) => external_id)).to.deep.equal(['z', 'bob', 'a', 'm']);
  });

  it('gives each person as a read gives them', async () => {
    const { club } = await withTwo();
    const { data } = await answerIn(synchronise(club, [{ external_id: 'bob', phone: '+49 30 2' }, { ...bob }]));
    const read = await Promise.all(data.map(({ id }) => club.api.readPerson({ list_id: 'member', person_id: id })));
    expect(data).to.deep.equal(read.map((one) => one.data));
  });

  it('is empty to nothing, and nothing happens', async () => {
    const { club } = await withTwo();
    const answer = await answerIn(synchronise(club, []));
    expect([answer, await personCountOf(club)]).to.deep.equal([
      { data: [], meta: { created: 0, updated: 0, unchanged: 0 } },
      2,
    ]);
  });

  it('says the second time that nothing changed', async () => {
    const club = await backend();
    const sent = Array.from({ length: 50 }, (_, index) => ({
      ...bob,
      external_id: `m${index}`,
      address: { country: 'DE', city: 'Ulm' },
      department: 'Row',
    }));
    await synchronise(club, sent);
    const { meta } = await answerIn(synchronise(club, sent));
    expect(meta).to.deep.equal({ created: 0, updated: 0, unchanged: 50 });
  });
});

describe('a person that is synchronised', () => {
  for (const [what, sent, changed] of [
    ['nothing', {}, {}],
    ['a first name', { name: { first_name: 'Rob' } }, { name: { first_name: 'Rob', last_name: 'Noyce' } }],
    ['a last name away', { name: { last_name: null } }, { name: { first_name: 'Bob', last_name: null } }],
    ['an empty name', { name: {} }, {}],
    ['a telephone away', { phone: null }, { phone: null }],
    ['a town', { address: { city: 'Ulm' } }, { address: { ...address, city: 'Ulm' } }],
    ['a department', { department: 'Swim' }, { department: 'Swim' }],
    ['a membership number', { membership_number: '8' }, { membership_number: '8' }],
    ['an address away', { address: null }, { address: null }],
  ] as const)
    it(`changes in what was sent and in nothing else: ${what}`, async () => {
      const { club, bob: before } = await withTwo();
      await synchronise(club, [{ external_id: 'bob', ...sent }]);
      const { data } = await club.api.readPerson({ list_id: 'member', person_id: 'bob' });
      expect(data).to.deep.equal({ ...before, ...changed });
    });

  it('loses an external_id that is sent as null', async () => {
    const { club, bob: there } = await withTwo();
    await synchronise(club, [{ id: there.id, external_id: null }]);
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: there.id });
    expect(data.external_id).to.equal(null);
  });

  it('takes a column under its own id as well', async () => {
    const { club } = await withTwo();
    const { data: columns } = await club.api.listColumns({ list_id: 'member' });
    const { id } = columns.find(({ external_id }) => external_id === 'department')!;
    const { data } = await answerIn(synchronise(club, [{ external_id: 'bob', [id]: 'Swim' }]));
    expect([data[0]!['department'], Object.hasOwn(data[0]!, id)]).to.deep.equal(['Swim', false]);
  });

  it('has another entity tag only if something changed', async () => {
    const { club, ada: there } = await withTwo();
    const tags = async () => [await etagOf(club, 'bob'), await etagOf(club, there.id)];
    const before = await tags();
    await synchronise(club, [
      { external_id: 'bob', phone: '+49 30 2' },
      { id: there.id, email: ada.email },
    ]);
    const after = await tags();
    expect(after.map((tag, index) => tag === before[index])).to.deep.equal([false, true]);
  });

  it('comes back code point for code point, new or not', async () => {
    const club = await backend();
    const text = 'Z\ufeffoë é 👨‍👩‍👧 \u0130\u212A \u{10ffff} \'"; drop table person; -- \\u0041 ';
    const sent = {
      name: { first_name: `${text}1`, last_name: `${text}2` },
      internal_note: `${text}\n\t3`,
      external_id: 'é',
    };
    await synchronise(club, [sent]);
    await synchronise(club, [{ external_id: 'é', name: { first_name: `${text}4` } }, { external_id: 'é' }]);
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: 'é' });
    expect([data.name, data['internal_note'], data.external_id]).to.deep.equal([sent.name, sent.internal_note, 'é']);
  });

  it('may swap external_ids with another in one request', async () => {
    const { club, bob: one, ada: two } = await withTwo();
    await synchronise(club, [{ id: two.id, external_id: 'ada' }]);
    const { meta } = await answerIn(
      synchronise(club, [
        { id: one.id, external_id: 'ada' },
        { id: two.id, external_id: 'bob' },
      ]),
    );
    const read = async (person_id: string) => (await club.api.readPerson({ list_id: 'member', person_id })).data.id;
    expect([meta.updated, await read('ada'), await read('bob')]).to.deep.equal([2, one.id, two.id]);
  });

  it('may be handed on in a ring of a hundred', async () => {
    const club = await backend();
    const ids = Array.from({ length: 100 }, (_, index) => `m${index}`);
    const { data } = await answerIn(
      synchronise(
        club,
        ids.map((external_id) => ({ ...bob, external_id })),
      ),
    );
    const turned = data.map(({ id }, index) => ({ id, external_id: ids[(index + 1) % 100]! }));
    await synchronise(club, turned);
    expect((await personsOf(club)).map(({ external_id }) => external_id)).to.deep.equal([...ids.slice(1), ids[0]]);
  });
});
