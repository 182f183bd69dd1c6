import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, bob, listIdByType, personCountOf, type Club } from '../../support/service-requests.js';

const control = (code: number): [string, string, string] => [
  `the control character U+${code.toString(16).padStart(4, '0')}`,
  `a${String.fromCharCode(code)}b`,
  'unreadable_characters',
];

const refusal: [string, unknown, string][] = [
  ['the prefix of our own ids', 'per_1', 'reserved'],
  ['nothing but that prefix', 'per_', 'reserved'],
  ['a slash', 'a/b', 'unreadable_characters'],
  ['only a slash', '/', 'unreadable_characters'],
  ...Array.from({ length: 32 }, (_, code) => control(code)),
  control(0x7f),
  control(0x85),
  control(0x9f),
  ['half of a surrogate pair', 'a\ud800', 'unreadable_characters'],
  ['192 characters', 'x'.repeat(192), 'too_long'],
  ['192 characters of two units each', '🏕'.repeat(192), 'too_long'],
  ['no character', '', 'required'],
  ['one dot, which is another place', '.', 'reserved'],
  ['two dots, which are another place', '..', 'reserved'],
  ['a number', 7, 'wrong_type'],
  ['true', true, 'wrong_type'],
  ['an array', ['a'], 'wrong_type'],
  ['an object', { id: 'a' }, 'wrong_type'],
];

const accepted: [string, string][] = [
  ['191 characters', 'x'.repeat(191)],
  ['191 characters of two units each', '🏕'.repeat(191)],
  ['the prefix in capitals', 'PER_1'],
  ['the prefix inside', 'x-per_1'],
  ['a space and letters of the world', 'Zoë Öztürk 山'],
  ['what means something in an address', 'a?b#c%2Fd&e=f+g'],
  ['a backslash', 'a\\b'],
  ['quotes', `a'b"c`],
  ['three dots', '...'],
  ['what every object inherits', '__proto__'],
];

describe('the identifier that a client gives a person', () => {
  let club: Club;
  let list_id: string;
  before(async () => {
    club = await backend();
    list_id = await club.listOf('camp');
  });

  const create = (external_id: unknown) =>
    requestService(club, 'POST', `/lists/${list_id}/persons`, { body: { ...ada, external_id } });

  for (const [what, external_id, code] of refusal)
    it(`may not be ${what}`, async () => {
      const before = await personCountOf(club);
      const response = await create(external_id);
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [['external_id', code]],
        before,
      ]);
    });

  for (const [what, external_id] of accepted)
    it(`may be ${what}, and is found by it`, async () => {
      await create(external_id);
      const { data } = await club.api.readPerson({ list_id, person_id: external_id });
      expect(data.external_id).to.equal(external_id);
    });

  it('may be none', async () => {
    const statuses = [(await create(null)).status, (await create(undefined)).status];
    expect(statuses).to.deep.equal([201, 201]);
  });
});

describe('the identifier of a person within its list', () => {
  it('belongs to one person', async () => {
    const club = await backend();
    const path = `/lists/${await club.listOf('full')}/persons`;
    await requestService(club, 'POST', path, { body: { ...bob, external_id: 'one' } });
    const second = await requestService(club, 'POST', path, { body: { ...bob, external_id: 'one' } });
    expect([second.status, await issuesIn(second), await personCountOf(club)]).to.deep.equal([
      422,
      [['external_id', 'taken']],
      1,
    ]);
  });

  it('belongs to one of many who ask for it at the same moment', async () => {
    const club = await backend();
    const path = `/lists/${await club.listOf('camp')}/persons`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => requestService(club, 'POST', path, { body: { ...ada, external_id: 'one' } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([201, ...Array.from({ length: 19 }, () => 422)]);
  });

  it('is case-sensitive', async () => {
    const club = await backend();
    const path = `/lists/${await club.listOf('camp')}/persons`;
    await requestService(club, 'POST', path, { body: { ...ada, external_id: 'one' } });
    const second = await requestService(club, 'POST', path, { body: { ...ada, external_id: 'ONE' } });
    expect(second.status).to.equal(201);
  });

  it('is taken by an application, too', async () => {
    const club = await backend();
    const body = { ...bob, external_id: 'one' };
    await requestService(club, 'POST', '/lists/member/persons', {
      body: { ...body, creation_behaviour: 'unconfirmed' },
    });
    const second = await requestService(club, 'POST', '/lists/member/persons', { body });
    expect(await issuesIn(second)).to.deep.equal([['external_id', 'taken']]);
  });

  it('is free in every other list', async () => {
    const club = await backend();
    const lists = ['member', await listIdByType(club, 'contact'), await club.listOf('full')];
    const statuses = [];
    for (const list_id of lists)
      statuses.push(
        (await requestService(club, 'POST', `/lists/${list_id}/persons`, { body: { ...bob, external_id: 'one' } }))
          .status,
      );
    expect(statuses).to.deep.equal([201, 201, 201]);
  });

  it('finds nobody of another list', async () => {
    const club = await backend();
    await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'one' } });
    const path = `/lists/${await club.listOf('full')}/persons/one`;
    expect((await requestService(club, 'GET', path)).status).to.equal(404);
  });

  it('comes after the id of the service', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    const { data } = await club.api.createPerson({ list_id, body: { ...ada, external_id: 'one' } });
    expect((await club.api.readPerson({ list_id, person_id: data.id })).data).to.deep.equal(data);
  });
});
