import { expect } from 'chai';
import { turnoutClient, type ApiError } from '../../src/api/client.js';
import { backend, origin } from '../support/backend.js';

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error as ApiError,
  );

describe('a retry after a lost answer', () => {
  /** The service whose answers to the first write are lost, and what somebody else does in between. */
  async function losing(method: string, meanwhile: (club: Awaited<ReturnType<typeof backend>>) => Promise<unknown>) {
    const club = await backend();
    let isLost = false;
    const fetch = async (request: Request) => {
      const response = await club.app(request);
      if (request.method !== method || isLost) return response;
      isLost = true;
      await meanwhile(club);
      throw new TypeError('Failed to fetch');
    };
    const sleep = async () => {};
    return { club, api: turnoutClient({ baseUrl: `${origin}/api`, key: club.key, fetch, sleep }) };
  }
  const bob = { list_id: 'member', body: { external_id: 'bob' } };

  it('does not delete a person who was given the same external_id meanwhile', async () => {
    const { club, api } = await losing('DELETE', ({ api: other }) => other.createPerson(bob));
    await club.api.createPerson(bob);
    expect((await failureOf(api.deletePerson({ list_id: 'member', person_id: 'bob' }))).reason).to.equal('offline');
    expect((await club.api.readPerson({ list_id: 'member', person_id: 'bob' })).data.external_id).to.equal('bob');
  });

  it('does not delete as missing a person who was added meanwhile', async () => {
    const { club, api } = await losing('PUT', ({ api: other }) => other.createPerson(bob));
    const all = { list_id: 'member', body: { data: [{ external_id: 'ada' }] }, query: { missing: 'delete' } };
    expect((await failureOf(api.synchronisePersons(all))).reason).to.equal('offline');
    expect((await club.api.listPersons({ list_id: 'member' })).data).to.have.length(2);
  });

  it('does not delete as omitted a person who was added meanwhile', async () => {
    const { club, api } = await losing('PUT', ({ api: other }) => other.createPerson(bob));
    const all = { list_id: 'member', body: { data: [{ external_id: 'ada' }], delete_omitted: true } };
    expect((await failureOf(api.synchronisePersons(all))).reason).to.equal('offline');
    expect((await club.api.listPersons({ list_id: 'member' })).data).to.have.length(2);
  });
});
