import { expect } from 'chai';
import { backend, club as clubFile, origin } from '../../support/backend.js';
import { requestService, dataOf, listIdByType, responseParts, type Club } from '../../support/service-requests.js';

const me = (club: Club, as = club.key) => requestService(club, 'GET', '/me', { as });
const idOf = async ({ store }: Club, slug = 'club') => (await store.workspaces.bySlug(slug))!.id;

interface Me {
  lists: { id: string; type: string; name: string }[];
  [key: string]: unknown;
}

describe('GET /me', () => {
  it('tells of workspace, plan, portal, lists and key, and of nothing else', async () => {
    const club = await backend({ yaml: 'workspace: { slug: club, name: Club }\nlists: [{ type: member, name: All }]' });
    const as = await club.keyFor('club', { scopes: ['events:read', 'fees:write'] });
    expect(await (await me(club, as)).json()).to.deep.equal({
      data: {
        id: await idOf(club),
        name: 'Club',
        slug: 'club',
        subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'] },
        member_portal: { status: 'enabled', url: `${origin}/portal/club` },
        lists: [{ id: await listIdByType(club, 'member'), type: 'member', name: 'All' }],
        key: { name: 'test', scopes: ['events:read', 'fees:write'] },
      },
    });
  });

  it('tells of the plan as it is booked', async () => {
    const booked = 'name: Club, subscription: { variant: small, list_types: [event] },';
    const club = await backend({ yaml: clubFile.replace('name: Club,', booked) });
    expect((await dataOf(await me(club)))['subscription']).to.deep.equal({ variant: 'small', list_types: ['event'] });
  });

  for (const status of ['enabled', 'disabled', 'superordinate'])
    it(`tells that the portal is ${status}`, async () => {
      const yaml = clubFile.replace('name: Club,', `name: Club, member_portal: { status: ${status} },`);
      const data = await dataOf(await me(await backend({ yaml })));
      expect(data['member_portal']).to.deep.equal({ status, url: `${origin}/portal/club` });
    });

  it('names every list of the workspace', async () => {
    const club = await backend();
    const { lists } = await dataOf<Me>(await me(club));
    expect(lists.map(({ type, name }) => `${type} ${name}`).sort()).to.deep.equal([
      'contact Friends',
      'event Camp',
      'event Full',
      'event Hidden',
      'event Later',
      'event Over',
      'member Members',
    ]);
  });

  it('names only the lists that the key may touch', async () => {
    const club = await backend();
    const ids = [await club.listOf('camp'), await listIdByType(club, 'member')];
    const { lists } = await dataOf<Me>(await me(club, await club.keyFor('club', { lists: ids })));
    expect(lists.map(({ id }) => id).sort()).to.deep.equal(ids.sort());
  });

  it('names no list to a key that may touch none', async () => {
    const club = await backend();
    const { lists } = await dataOf<Me>(await me(club, await club.keyFor('club', { lists: [] })));
    expect(lists).to.deep.equal([]);
  });

  it('names lists under which they are found', async () => {
    const club = await backend();
    const { lists } = await dataOf<Me>(await me(club));
    const responses = await Promise.all(lists.map(({ id }) => requestService(club, 'GET', `/lists/${id}/persons`)));
    expect(responses.map(({ status }) => status)).to.deep.equal(lists.map(() => 200));
  });

  it('tells nothing of another club, its keys and its origins', async () => {
    const club = await backend();
    await club.apply(
      clubFile.replace('slug: club, name: Club', 'slug: rival, name: Rival').replace(/Friends/, 'RIVALS'),
    );
    const { text } = await responseParts(await me(club));
    const secrets = [await idOf(club, 'rival'), 'rival', 'RIVALS', club.key, 'club.example', 'time_zone', 'hash'];
    expect(secrets.filter((secret) => text.includes(secret))).to.deep.equal([]);
  });

  it('tells each club of itself', async () => {
    const club = await backend();
    await club.apply(clubFile.replace('slug: club', 'slug: rival'));
    const data = await dataOf(await me(club, await club.keyFor('rival')));
    expect([data['id'], data['slug']]).to.deep.equal([await idOf(club, 'rival'), 'rival']);
  });

  it('is for nobody else’s memory', async () => {
    expect((await me(await backend())).headers.get('cache-control')).to.equal('no-store');
  });
});
