import { expect } from 'chai';
import { turnoutClient } from '../../src/api/client.js';
import { ada, backend, origin } from '../support/backend.js';
import { failureOf, network } from './fake-network.js';

const here = { baseUrl: `${origin}/api`, sleep: async () => {} };

describe('the iteration over all persons of a list', () => {
  /** A club with a member for every letter, and a client that keeps what it asks. */
  async function members(names: string) {
    const club = await backend();
    const { fetch, requests } = network(club.app);
    const api = turnoutClient({ ...here, key: club.key, fetch });
    for (const external_id of names)
      await api.createPerson({ list_id: 'member', body: { ...ada, external_id, size: undefined } });
    requests.length = 0;
    return { api, requests, list_id: 'member' };
  }

  for (const [names, per_page, requestedPages] of [
    ['', 2, 1],
    ['ab', 2, 1],
    ['abc', 2, 2],
    ['abcde', 2, 3],
    ['abc', undefined, 1],
  ] as const)
    it(`gives one person after another: ${names.length} persons, ${per_page ?? 'any number'} per page`, async () => {
      const { api, requests, list_id } = await members(names);
      const persons = [];
      for await (const { external_id } of api.everyPerson({ list_id, per_page })) persons.push(external_id);
      expect([persons.join(''), requests.length]).to.deep.equal([names, requestedPages]);
    });

  it('sends no request before its first step', async () => {
    const { api, requests, list_id } = await members('a');
    api.everyPerson({ list_id });
    expect(requests).to.deep.equal([]);
  });

  it('sends no further request when the loop is left', async () => {
    const { api, requests, list_id } = await members('abcde');
    for await (const { external_id } of api.everyPerson({ list_id, per_page: 2 })) if (external_id === 'b') break;
    expect(requests).to.have.length(1);
  });

  it('gives whole pages as well', async () => {
    const { api, list_id } = await members('abc');
    const pages = [];
    for await (const { data, meta } of api.pagesOfPersons({ list_id, per_page: 2 }))
      pages.push([data.length, meta.per_page]);
    expect(pages).to.deep.equal([
      [2, 2],
      [1, 2],
    ]);
  });

  it('ends in the middle of a page when its signal aborts', async () => {
    const { api, list_id } = await members('abc');
    const caller = new AbortController();
    const persons: unknown[] = [];
    const walk = async () => {
      for await (const { external_id } of api.everyPerson({ list_id, signal: caller.signal })) {
        persons.push(external_id);
        caller.abort('enough');
      }
    };
    expect([await walk().catch((error: unknown) => error), persons]).to.deep.equal(['enough', ['a']]);
  });

  it('throws within the loop, as any call does', async () => {
    const { api } = await members('');
    const walk = async () => {
      for await (const person of api.everyPerson({ list_id: 'lst_nowhere' })) throw new Error(`Who is ${person.id}?`);
    };
    expect((await failureOf(walk())).status).to.be.within(403, 404);
  });
});
