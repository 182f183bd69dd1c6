import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, personCountOf, type Club } from '../../support/service-requests.js';

const camp = JSON.stringify(ada).slice(0, -1);

/** What a visitor might slip into a registration besides what the form shows, as it goes over the wire. */
const strangers: [string, string][] = [
  ['id', '"per_mine"'],
  ['external_id', '"mine"'],
  ['membership_number', '"1"'],
  ['team', '"Red"'],
  ['nonsense', 'true'],
  ['persons_count', '0'],
  ['confirmed', '1'],
  ['__proto__', '{ "team": "Red" }'],
  ['constructor', '{ "prototype": {} }'],
  ['toString', '"x"'],
  ['name.first_name', '"Eve"'],
  ['', '"x"'],
];

describe('a field that the form does not show', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const [key, value] of strangers) {
    it(`is refused by its name: "${key}"`, async () => {
      const response = await club.register(`${camp},${JSON.stringify(key)}:${value}}`);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [[key, 'unknown']]]);
    });

    it(`has a sentence under its name: "${key}"`, async () => {
      const { errors } = (await (await club.register(`${camp},${JSON.stringify(key)}:${value}}`)).json()) as {
        errors: object;
      };
      expect(Object.keys(errors)).to.deep.equal([key]);
    });
  }

  it('is refused under the id of its column, too', async () => {
    const { data } = await club.api.listColumns({ list_id: await club.listOf('camp') });
    const { id } = data.find(({ external_id }) => external_id === 'team')!;
    expect(await issuesIn(await club.register({ ...ada, [id]: 'Red' }))).to.deep.equal([[id, 'unknown']]);
  });

  it('is refused as a part of a name', async () => {
    const body = camp.replace('"first_name"', '"__proto__":{},"first_name"');
    expect(await issuesIn(await club.register(`${body}}`))).to.deep.equal([['name.__proto__', 'unknown']]);
  });

  it('is missing from the columns of a visitor', async () => {
    const { data } = await club.visitor.listColumns({ list_id: await club.listOf('camp') });
    expect(data.map(({ external_id }) => external_id)).to.deep.equal(['size', 'courses', 'swims', 'notes']);
  });

  it('is neither stored nor reported', async () => {
    const before = await personCountOf(club);
    for (const [key, value] of strangers) await club.register(`${camp},${JSON.stringify(key)}:${value}}`);
    expect([await personCountOf(club), club.reports]).to.deep.equal([before, []]);
  });

  it('is named with all other unknown fields', async () => {
    const issues = await issuesIn(await club.register({ ...ada, id: 'per_1', team: 'Red', size: 'XXL' }));
    expect(issues).to.deep.equal([
      ['size', 'not_allowed'],
      ['id', 'unknown'],
      ['team', 'unknown'],
    ]);
  });
});

describe('a key that the service does not know', () => {
  for (const [key, value] of strangers.filter(([name]) => !['external_id', 'team'].includes(name)))
    it(`is refused by its name: "${key}"`, async () => {
      const club = await backend();
      const path = `/lists/${await club.listOf('camp')}/persons`;
      const response = await requestService(club, 'POST', path, { body: `${camp},${JSON.stringify(key)}:${value}}` });
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
        422,
        [[key, 'unknown']],
        0,
      ]);
    });
});
