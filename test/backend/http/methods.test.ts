import { expect } from 'chai';
import { closedToVisitors, extensions, gate, portal, service, type Contract } from '../../../src/contract/index.js';
import { backend, club as clubFile } from '../../support/backend.js';
import { requestService, bob, type Club } from '../../support/service-requests.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

/** What an address answers to, by its path in a contract. */
function answersOf(contract: Contract): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of Object.values(contract)) byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
  return byPath;
}

const at = (path: string) =>
  path.replace('{list_id}', 'member').replace('{person_id}', 'bob').replace('{slug}', 'camp');
const allowIn = (response: Response) => response.headers.get('allow')?.split(', ').sort();

describe('a method that an address does not have', () => {
  let club: Club;
  before(async () => {
    club = await backend({ yaml: clubFile });
    await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob' } });
  });

  for (const [path, allowed] of answersOf({ ...service, ...extensions }))
    for (const method of methods.filter((one) => !allowed.has(one)))
      it(`is 405 at the service, with Allow: ${method} ${path}`, async () => {
        const response = await requestService(club, method, at(path));
        expect([response.status, allowIn(response)]).to.deep.equal([405, [...allowed].sort()]);
      });

  const closed = (method: string, path: string) =>
    closedToVisitors.some(
      ([one, allowedPath]) => one === method && allowedPath === path.replace('/member/', '/{list_id}/'),
    );

  for (const [path, allowed] of answersOf({ ...gate, ...portal }))
    for (const method of methods.filter((one) => !allowed.has(one) && !closed(one, path)))
      it(`is 405 at the gate, with Allow: ${method} ${path}`, async () => {
        const response = await club.request(method, `/public/club${at(path)}`);
        expect([response.status, allowIn(response)]).to.deep.equal([405, [...allowed].sort()]);
      });

  it('is 401 without a key', async () => {
    expect((await club.request('PATCH', '/api/events')).status).to.equal(401);
  });

  it('is answered if it is HEAD', async () => {
    const statuses = [
      (await requestService(club, 'HEAD', '/events')).status,
      (await club.request('HEAD', '/public/club/events')).status,
    ];
    expect(statuses).to.deep.equal([200, 200]);
  });
});
