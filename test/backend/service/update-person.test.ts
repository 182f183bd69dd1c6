import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, bob, databaseDump, personCountOf, etagOf, type Club } from '../../support/service-requests.js';

const address = { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' };
const whole = { ...bob, external_id: 'bob', phone: '+49 30 1', birthdate: '1927-12-12', address, department: 'Row' };

const withBob = async () => {
  const club = await backend();
  const { data } = await club.api.createPerson({ list_id: 'member', body: { ...whole, membership_number: '7' } });
  return { club, there: data };
};

const updatePerson = (club: Club, body: unknown, { person_id = 'bob', headers = {} as Record<string, string> } = {}) =>
  requestService(club, 'PUT', `/lists/member/persons/${person_id}`, { body, headers });

describe('a person that is updated', () => {
  for (const [what, sent, changed] of [
    ['nothing', {}, {}],
    ['an e-mail address', { email: 'bob@example.net' }, { email: 'bob@example.net' }],
    ['an e-mail address away', { email: null }, { email: null }],
    ['a first name', { name: { first_name: 'Rob' } }, { name: { first_name: 'Rob', last_name: 'Noyce' } }],
    ['a last name', { name: { last_name: 'Sun' } }, { name: { first_name: 'Bob', last_name: 'Sun' } }],
    ['a last name away', { name: { last_name: null } }, { name: { first_name: 'Bob', last_name: null } }],
    ['no part of a name', { name: {} }, {}],
    ['a name away', { name: null }, { name: { first_name: null, last_name: null } }],
    ['a town', { address: { city: 'Ulm' } }, { address: { ...address, city: 'Ulm' } }],
    ['no part of an address', { address: {} }, {}],
    ['an address away', { address: null }, { address: null }],
    [
      'an address away, part by part',
      { address: { street: null, postcode: null, city: null, country: null } },
      { address: null },
    ],
    ['a column', { department: 'Swim' }, { department: 'Swim' }],
    ['a column away', { department: null }, { department: null }],
    ['a column that had none', { internal_note: 'x' }, { internal_note: 'x' }],
    ['a birthdate', { birthdate: '1927-12-13' }, { birthdate: '1927-12-13' }],
    ['a membership number', { membership_number: '007' }, { membership_number: '007' }],
    ['an external_id', { external_id: 'robert' }, { external_id: 'robert' }],
    ['an external_id away', { external_id: null }, { external_id: null }],
  ] as const)
    it(`changes in what was sent and in nothing else: ${what}`, async () => {
      const { club, there } = await withBob();
      await updatePerson(club, sent);
      const { data } = await club.api.readPerson({ list_id: 'member', person_id: there.id });
      expect(data).to.deep.equal({ ...there, ...changed });
    });

  it('loses one part of the address that is sent as null', async () => {
    const { club } = await withBob();
    await updatePerson(club, { address: { street: null } });
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: 'bob' });
    const { street: _, ...rest } = address;
    expect(
      Object.fromEntries(Object.entries(data['address'] as object).filter(([, part]) => part !== null)),
    ).to.deep.equal(rest);
  });

  it('is answered as a read gives it, with 200', async () => {
    const { club } = await withBob();
    const response = await updatePerson(club, { phone: '+49 30 2' });
    const read = await club.api.readPerson({ list_id: 'member', person_id: 'bob' });
    expect([response.status, await response.json()]).to.deep.equal([200, read]);
  });

  it('is the same one under its id and under its external_id', async () => {
    const { club, there } = await withBob();
    await updatePerson(club, { phone: '+49 30 2' }, { person_id: there.id });
    const { data } = await club.api.updatePerson({ list_id: 'member', person_id: 'bob', body: { department: null } });
    expect([data.id, data['phone'], await personCountOf(club)]).to.deep.equal([there.id, '+49 30 2', 1]);
  });

  it('stays an applicant', async () => {
    const club = await backend();
    await club.api.createPerson({ list_id: 'member', body: { ...whole, creation_behaviour: 'unconfirmed' } });
    const response = await updatePerson(club, { department: 'Swim' });
    const { data } = await club.api.listPersons({ list_id: 'member' });
    expect([response.status, data]).to.deep.equal([200, []]);
  });

  it('takes no place of an event', async () => {
    const club = await backend();
    const list_id = await club.listOf('full');
    await club.api.createPerson({ list_id, body: { ...bob, external_id: 'bob' } });
    const response = await requestService(club, 'PUT', `/lists/${list_id}/persons/bob`, {
      body: { phone: '+49 30 2' },
    });
    const { data } = await club.api.listEvents();
    expect([response.status, data.find(({ slug }) => slug === 'club/full')!.persons_count]).to.deep.equal([200, 1]);
  });

  it('is found by the new e-mail address and no more by the old one', async () => {
    const { club } = await withBob();
    await updatePerson(club, { email: 'New@Example.org' });
    const sendRequest = async (email: string) =>
      (await requestService(club, 'POST', '/member_portal_sessions', { body: { email } })).status;
    expect([await sendRequest('new@example.org'), await sendRequest(bob.email)]).to.deep.equal([201, 404]);
  });
});

describe('an update that is refused', () => {
  for (const [what, body, expectedIssues] of [
    ['a key that no field has', { nickname: 'B' }, [['nickname', 'unknown']]],
    ['the id', { id: 'per_1' }, [['id', 'not_allowed']]],
    ['creation_behaviour', { creation_behaviour: 'default' }, [['creation_behaviour', 'unknown']]],
    ['__proto__', JSON.parse('{"__proto__":{"email":"x@y.zz"}}') as object, [['__proto__', 'unknown']]],
    ['a column of another list', { size: 'M' }, [['size', 'unknown']]],
    ['an e-mail address that is none', { email: 'bob' }, [['email', 'wrong_format']]],
    ['an e-mail address that is a list', { email: [bob.email] }, [['email', 'wrong_type']]],
    ['a department that there is not', { department: 'Chess' }, [['department', 'not_allowed']]],
    ['a number for a name', { name: { first_name: 7 } }, [['name.first_name', 'wrong_type']]],
    ['a part that an address has not', { address: { planet: 'X' } }, [['address.planet', 'unknown']]],
    ['a country that there is not', { address: { country: 'XX' } }, [['address.country', 'not_allowed']]],
    ['a list for an address', { address: [] }, [['address', 'wrong_type']]],
    ['a day that there is not', { birthdate: '2001-02-29' }, [['birthdate', 'not_a_date']]],
    ['an external_id that is empty', { external_id: '' }, [['external_id', 'required']]],
    ['an external_id like an id', { external_id: 'per_1' }, [['external_id', 'reserved']]],
    ['an external_id that is a number', { external_id: 7 }, [['external_id', 'wrong_type']]],
    ['an external_id of somebody else', { external_id: 'ada' }, [['external_id', 'taken']]],
    [
      'several things at once',
      { email: 'x', external_id: 'ada', nickname: 'B' },
      [
        ['email', 'wrong_format'],
        ['nickname', 'unknown'],
        ['external_id', 'taken'],
      ],
    ],
  ] as const)
    it(`names the path and changes nothing: ${what}`, async () => {
      const { club } = await withBob();
      await club.api.createPerson({ list_id: 'member', body: { name: ada.name, external_id: 'ada' } });
      const before = await databaseDump(club);
      const response = await updatePerson(club, { ...body, phone: '+49 30 2' });
      expect([response.status, await issuesIn(response), (await databaseDump(club)) === before]).to.deep.equal([
        422,
        expectedIssues,
        true,
      ]);
    });

  it('is not one where the external_id is the person’s own', async () => {
    const { club } = await withBob();
    expect((await updatePerson(club, { external_id: 'bob' })).status).to.equal(200);
  });

  it('is not one where the external_id is of somebody in another list', async () => {
    const { club } = await withBob();
    await club.api.createPerson({ list_id: await club.listOf('camp'), body: { external_id: 'ada' } });
    expect((await updatePerson(club, { external_id: 'ada' })).status).to.equal(200);
  });

  it('leaves one external_id to one of two who ask for it at once', async () => {
    const { club } = await withBob();
    const other = await club.api.createPerson({ list_id: 'member', body: { name: ada.name } });
    const answers = await Promise.all([
      updatePerson(club, { external_id: 'new' }),
      updatePerson(club, { external_id: 'new' }, { person_id: other.data.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
  });

  for (const person_id of ['nobody', 'per_unknown', 'BOB', 'bob%20'])
    it(`is 404 for ${person_id}, and creates nobody`, async () => {
      const { club } = await withBob();
      const response = await updatePerson(club, { phone: '+49 30 2' }, { person_id });
      expect([response.status, await personCountOf(club)]).to.deep.equal([404, 1]);
    });
});

describe('the entity tag of a person that is updated', () => {
  it('is another one, and the one that a read gives', async () => {
    const { club } = await withBob();
    const before = await etagOf(club, 'bob');
    const etag = (await updatePerson(club, { phone: '+49 30 2' })).headers.get('etag');
    expect([etag === before, etag]).to.deep.equal([false, await etagOf(club, 'bob')]);
  });

  it('is the same where nothing changes', async () => {
    const { club } = await withBob();
    const before = await etagOf(club, 'bob');
    const etag = (
      await updatePerson(club, { ...whole, name: { first_name: 'Bob' }, address: { city: 'Dresden' } })
    ).headers.get('etag');
    expect([etag, await etagOf(club, 'bob')]).to.deep.equal([before, before]);
  });
});

describe('when a person changed', () => {
  it('is when it was created, then when a value of it changed last', async () => {
    const club = await backend();
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const { data } = await club.api.createPerson({ list_id: 'member', body: whole });
    const list = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
    const times = async () => {
      const row = await club.store.persons.find(workspace.id, list.id, data.id);
      return [row!.created_at, row!.changed_at];
    };
    const created = club.clock.now;
    club.clock.now += 60_000;
    await updatePerson(club, { phone: whole.phone });
    expect(await times()).to.deep.equal([created, created]);
    await updatePerson(club, { phone: '+49 30 2' });
    expect(await times()).to.deep.equal([created, created + 60_000]);
    club.clock.now += 60_000;
    await requestService(club, 'PUT', '/lists/member/persons', { body: { data: [{ id: data.id, phone: null }] } });
    expect(await times()).to.deep.equal([created, created + 120_000]);
  });
});
