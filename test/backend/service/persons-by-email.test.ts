import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';
import { requestService, bob, type Club } from '../../support/service-requests.js';

const address = 'zoe@example.org';

/** A club with three members: two share an address, and one applicant has it too. */
async function clubWithFamily() {
  const club = await backend();
  const add = (external_id: string, email: string, more = {}) =>
    club.api.createPerson({ list_id: 'member', body: { ...bob, external_id, email, ...more } });
  await add('zoe', address);
  await add('other', 'other@example.org');
  await add('ben', 'Zoe@Example.ORG');
  await add('applicant', address, { creation_behaviour: 'unconfirmed' });
  return club;
}

const match = async ({ api }: Club, query: Record<string, string | number | undefined>, list_id = 'member') => {
  const { data, meta } = await api.listPersons({ list_id, query });
  return { names: data.map(({ external_id }) => external_id), next: meta.next_cursor, previous: meta.prev_cursor };
};

describe('GET /lists/{list_id}/persons?email=', () => {
  for (const email of [address, ' ZOE@example.org ', 'Zoë <zoe@example.org>', 'mailto:zoe@example.org'])
    it(`finds all persons of the list with the address, without applications: ${email}`, async () => {
      expect(await match(await clubWithFamily(), { email })).to.deep.equal({
        names: ['zoe', 'ben'],
        next: null,
        previous: null,
      });
    });

  it('finds nobody with an unknown address, or in another list', async () => {
    const club = await clubWithFamily();
    expect((await match(club, { email: 'nobody@example.org' })).names).to.deep.equal([]);
    expect((await match(club, { email: address }, await club.listOf('camp'))).names).to.deep.equal([]);
  });

  it('gives pages in both directions', async () => {
    const club = await clubWithFamily();
    const first = await match(club, { email: address, per_page: 1 });
    const second = await match(club, { email: address, per_page: 1, cursor: first.next! });
    expect([first.names, second.names, second.next]).to.deep.equal([['zoe'], ['ben'], null]);
    expect((await match(club, { email: address, per_page: 1, cursor: second.previous! })).names).to.deep.equal(['zoe']);
  });

  it('refuses the cursor of another address and of the whole list', async () => {
    const club = await clubWithFamily();
    const { next } = await match(club, { email: address, per_page: 1 });
    for (const query of [`email=other@example.org&cursor=${next}`, `cursor=${next}`]) {
      const answer = await requestService(club, 'GET', `/lists/member/persons?${query}`);
      expect([answer.status, await issuesIn(answer)]).to.deep.equal([422, [['cursor', 'invalid']]]);
    }
  });

  for (const [email, code] of [
    ['', 'required'],
    ['zoe', 'wrong_format'],
    ['zoe@example.org,ben@example.org', 'wrong_format'],
  ] as const)
    it(`refuses what is no address: "${email}"`, async () => {
      const answer = await requestService(await backend(), 'GET', `/lists/member/persons?email=${email}`);
      expect([answer.status, await issuesIn(answer)]).to.deep.equal([422, [['email', code]]]);
    });
});
