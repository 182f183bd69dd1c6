import { expect } from 'chai';
import { service, type Endpoint } from '../../../../src/contract/index.js';
import { descriptions } from '../../../../src/backend/openapi/descriptions.js';
import { backend, issuesIn } from '../../../support/backend.js';
import { requestService, bob } from '../../../support/service-requests.js';

const at = (path: string) => path.replace('{list_id}', 'member').replace('{person_id}', 'bob');

describe('the query of an address', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(service))
    it(`refuses unknown parameters: ${name}`, async () => {
      const club = await backend();
      await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob' } });
      const response = await requestService(club, endpoint.method, `${at(endpoint.path)}?mising=delete`);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['mising', 'unknown']]]);
    });

  for (const [path, name] of [
    ['/lists/member/persons?per_page=1&per_page=2', 'per_page'],
    ['/lists/member/persons?cursor=a&cursor=b', 'cursor'],
  ] as const)
    it(`refuses repeated parameters: ${name}`, async () => {
      const response = await requestService(await backend(), 'GET', path);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [[name, 'exactly_one']]]);
    });

  for (const [name, endpoint] of Object.entries<Endpoint>(service))
    it(`has known parameters documented: ${name}`, () => {
      const { query = {} } = descriptions[name as keyof typeof descriptions] as { query?: object };
      expect(Object.keys(query).sort()).to.deep.equal([...(endpoint.query ?? [])].sort());
    });
});
