import { expect } from 'chai';
import { ada, backend, club as clubFile } from '../../support/backend.js';
import { requestService, personCountOf, type Club } from '../../support/service-requests.js';

const yaml = clubFile.replace(
  '    columns:\n      - { external_id: size',
  `    columns:
      - { external_id: age, name: Age, type: integer }
      - { external_id: height, name: Height, type: number }
      - { external_id: arrival, name: Arrival, type: date }
      - { external_id: contact, name: Contact, type: email }
      - { external_id: emergency, name: Emergency, type: phone }
      - { external_id: page, name: Page, type: url }
      - { external_id: toys, name: Toys, type: array }
      - { external_id: size`,
);

/** A value, and the one thing that is wrong with it: where and what. */
const wrong: [field: string, value: unknown, code: string, path?: string][] = [
  ['size', 'XXL', 'not_allowed'],
  ['size', 's', 'not_allowed'],
  ['size', 'S ', 'not_allowed'],
  ['size', ['S'], 'wrong_type'],
  ['size', 1, 'wrong_type'],
  ['size', true, 'wrong_type'],
  ['size', { value: 'S' }, 'wrong_type'],
  ['courses', ['Canoe', 'Chess'], 'not_allowed'],
  ['courses', 'Canoe', 'wrong_type'],
  ['courses', [['Canoe']], 'wrong_type'],
  ['courses', [1], 'wrong_type'],
  ['courses', [null], 'wrong_type'],
  ['courses', { 0: 'Canoe', length: 1 }, 'wrong_type'],
  ['toys', [1], 'wrong_type'],
  ['toys', Array.from({ length: 201 }, () => 'x'), 'too_long'],
  ['swims', 'true', 'wrong_type'],
  ['swims', 1, 'wrong_type'],
  ['swims', [true], 'wrong_type'],
  ['notes', 5, 'wrong_type'],
  ['notes', ['a'], 'wrong_type'],
  ['age', 1.5, 'not_whole'],
  ['age', '5', 'not_whole'],
  ['age', 9007199254740992, 'not_whole'],
  ['age', [5], 'not_whole'],
  ['height', '1.5', 'not_a_number'],
  ['height', false, 'not_a_number'],
  ['arrival', '2027-02-29', 'not_a_date'],
  ['arrival', '32.7.2027', 'not_a_date'],
  ['arrival', '24.7.27', 'short_year'],
  ['arrival', 20270724, 'wrong_type'],
  ['contact', 'ada', 'wrong_format'],
  ['contact', 'a@b@example.org', 'wrong_format'],
  ['contact', ['a@example.org'], 'wrong_type'],
  ['emergency', 'call me', 'wrong_format'],
  ['emergency', 110, 'wrong_type'],
  ['page', 'javascript:alert(1)', 'wrong_format'],
  ['page', {}, 'wrong_type'],
  ['email', 'ada', 'wrong_format'],
  ['email', ['ada@example.org'], 'wrong_type'],
  ['birthdate', '2999-01-01', 'in_the_future'],
  ['birthdate', '2020-13-01', 'not_a_date'],
  ['name', 'Ada', 'wrong_type'],
  ['name', ['Ada'], 'wrong_type'],
  ['name', { first_name: 1, last_name: 'x' }, 'wrong_type', 'name.first_name'],
  ['name', { first_name: 'a', last_name: 'x', title: 'Dr' }, 'unknown', 'name.title'],
  ['address', { country: 'XX' }, 'not_allowed', 'address.country'],
  ['address', { city: ['Köln'] }, 'wrong_type', 'address.city'],
  ['address', 'Köln', 'wrong_type'],
];

interface Refusal {
  errors: Record<string, string[]>;
  issues: { field: string; code: string }[];
}

describe('a value that its field cannot store', () => {
  let club: Club;
  let path: string;
  before(async () => {
    club = await backend({ yaml });
    path = `/lists/${await club.listOf('camp')}/persons`;
  });

  for (const [field, value, code, at = field] of wrong)
    it(`is refused with its path: ${field} ${JSON.stringify(value).slice(0, 60)}`, async () => {
      const response = await requestService(club, 'POST', path, { body: { ...ada, [field]: value } });
      const { errors, issues } = (await response.json()) as Refusal;
      expect([response.status, issues.map((issue) => [issue.field, issue.code]), Object.keys(errors)]).to.deep.equal([
        422,
        [[at, code]],
        [at],
      ]);
    });

  it('has a whole sentence for every path', async () => {
    const body = Object.fromEntries(wrong.map(([field, value]) => [field, value]));
    const { errors } = (await (await requestService(club, 'POST', path, { body })).json()) as Refusal;
    expect(Object.values(errors).flat()).to.satisfy((sentences: string[]) =>
      sentences.every((sentence) => /^[A-Z].*\.$/s.test(sentence) && !/undefined|null|\{/.test(sentence)),
    );
  });

  it('is named together with all others, in the order of the fields', async () => {
    const body = { ...ada, swims: 'no', size: 'XXL', email: 'ada' };
    const { issues } = (await (await requestService(club, 'POST', path, { body })).json()) as Refusal;
    expect(issues.map(({ field }) => field)).to.deep.equal(['email', 'size', 'swims']);
  });

  it('is named by its id where it was sent under that', async () => {
    const { data } = await club.api.listColumns({ list_id: await club.listOf('camp') });
    const { id } = data.find(({ external_id }) => external_id === 'age')!;
    const response = await requestService(club, 'POST', path, { body: { ...ada, [id]: 'old' } });
    expect(((await response.json()) as Refusal).issues[0]).to.deep.include({ field: id, code: 'not_whole' });
  });

  it('leaves nothing stored', async () => {
    for (const [field, value] of wrong) await requestService(club, 'POST', path, { body: { ...ada, [field]: value } });
    expect([await personCountOf(club), club.reports]).to.deep.equal([0, []]);
  });
});

describe('a value that a visitor sends and its field cannot store', () => {
  let club: Club;
  before(async () => {
    club = await backend({ yaml });
  });
  const fieldNames = ['name', 'email', 'birthdate', 'address', 'size', 'courses', 'swims', 'notes'];

  for (const [field, value, code, at = field] of wrong.filter(([name]) => fieldNames.includes(name)))
    it(`is refused with its path: ${field} ${JSON.stringify(value).slice(0, 60)}`, async () => {
      const response = await club.register({ ...ada, [field]: value });
      const { errors, issues } = (await response.json()) as Refusal;
      expect([response.status, issues.map((issue) => [issue.field, issue.code]), Object.keys(errors)]).to.deep.equal([
        422,
        [[at, code]],
        [at],
      ]);
    });

  it('is also nothing where the form wants something', async () => {
    const { issues } = (await (await club.register({})).json()) as Refusal;
    expect(issues.map(({ field, code }) => [field, code])).to.deep.equal([
      ['name.first_name', 'required'],
      ['email', 'required'],
      ['size', 'required'],
    ]);
  });
});
