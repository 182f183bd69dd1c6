import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { requestService, bob } from '../../support/service-requests.js';

describe('a fee', () => {
  it('may have a day by which it is due', async () => {
    const club = await backend();
    const { id } = (await club.api.createPerson({ list_id: 'member', body: bob })).data;
    const post = (...days: (string | null)[]) => {
      const data = days.map((due_at) => ({ amount: 5, description: 'Dues', person_id: id, due_at }));
      return requestService(club, 'POST', '/fees', { body: { data }, as: club.key });
    };
    expect((await post('2027-03-01', null)).status).to.equal(201);
    expect((await post('2027-02-29')).status).to.equal(422);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const rows = await club.store.fees.ofPersons(workspace.id, [id]);
    expect(rows.map(({ due_at, paid_at }) => [due_at, paid_at])).to.deep.equal([
      ['2027-03-01', null],
      [null, null],
    ]);
  });
});
