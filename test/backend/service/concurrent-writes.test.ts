import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { requestService, bob, personsOf, personCountOf, synchronise } from '../../support/service-requests.js';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Statuses of answers, and how often each was given. */
const countStatuses = (answers: readonly Response[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

/** Where a database serves several at once, they are to meet: everybody has a connection before the race begins. */
async function warm() {
  const club = await backend();
  await times(6, () => personsOf(club));
  return club;
}

const rounds = [1, 2, 3, 4, 5];

describe('concurrent writes of the same data', () => {
  it('create one person with an external_id, and refuse the others', async () => {
    const club = await warm();
    for (const round of rounds) {
      const body = { ...bob, external_id: `bob-${round}` };
      const answers = await times(6, () => requestService(club, 'POST', '/lists/member/persons', { body }));
      const refusal = await Promise.all(
        answers
          .filter(({ status }) => status !== 201)
          .map(async (answer) => ((await answer.json()) as { issues: object[] }).issues),
      );
      expect(countStatuses(answers)).to.deep.equal({ 201: 1, 422: 5 });
      for (const issues of refusal) expect(issues).to.deep.equal([{ field: 'external_id', code: 'taken' }]);
    }
    expect([await personCountOf(club), club.reports]).to.deep.equal([rounds.length, []]);
  });

  it('end with the same persons', async () => {
    const club = await warm();
    for (const round of rounds) {
      const data = [0, 1, 2].map((index) => ({ ...bob, external_id: `bob-${round}-${index}` }));
      // in both directions: two who hold what the other wants
      const answers = await times(6, (index) => synchronise(club, index % 2 ? data : [...data].reverse()));
      expect(countStatuses(answers)).to.deep.equal({ 200: 6 });
    }
    expect([await personCountOf(club), club.reports]).to.deep.equal([rounds.length * 3, []]);
  });

  it('are applied one after another', async () => {
    const club = await warm();
    const data = [0, 1, 2, 3].map((index) => ({ ...bob, external_id: `bob-${index}` }));
    await synchronise(club, data);
    for (const round of rounds) {
      const changed = (index: number) => data.map((entry) => ({ ...entry, phone: `+49 ${round}${index}` }));
      const answers = await times(4, (index) =>
        synchronise(club, index % 2 ? changed(index) : changed(index).reverse()),
      );
      const phones = new Set((await personsOf(club)).map((person) => person['phone']));
      expect([countStatuses(answers), phones.size]).to.deep.equal([{ 200: 4 }, 1]);
    }
    expect(club.reports).to.deep.equal([]);
  });

  it('add one column with an external_id', async () => {
    const club = await warm();
    const path = '/lists/member/custom_columns';
    for (const round of rounds) {
      const body = { data: [{ external_id: `size_${round}`, name: 'Size', type: 'string' }] };
      const answers = await times(6, () => requestService(club, 'PUT', path, { body }));
      expect(countStatuses(answers)).to.deep.equal({ 201: 1, 422: 5 });
    }
    const { data } = await club.api.listColumns({ list_id: 'member' });
    expect([data.filter(({ name }) => name === 'Size').length, club.reports]).to.deep.equal([rounds.length, []]);
  });
});
