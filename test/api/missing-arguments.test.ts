import { expect } from 'chai';
import { turnoutClient, type TurnoutClient } from '../../src/api/client.js';
import { service } from '../../src/contract/index.js';
import { base, network } from './fake-network.js';

/** What a program without a compiler passes. */
type UntypedClient = Record<keyof TurnoutClient, (args?: object) => Promise<unknown>>;

/** How a call fails, and how often something was sent. */
async function complaintOf(call: (api: UntypedClient) => Promise<unknown>) {
  const { fetch, requests } = network();
  const api = turnoutClient({ baseUrl: base, key: 'sk_1', fetch, retries: 0 });
  const error: unknown = await call(api as unknown as UntypedClient).catch((reason: unknown) => reason);
  return [error instanceof TypeError && error.message, requests.length];
}

describe('a call without a required argument is not sent:', () => {
  for (const person_id of [undefined, null, ''])
    it(`a person to delete who is ${JSON.stringify(person_id)}`, async () => {
      const complaint = await complaintOf((api) => api.deletePerson({ list_id: 'member', person_id }));
      expect(complaint).to.deep.equal(['deletePerson: person_id is missing', 0]);
    });

  for (const body of [undefined, null, ''])
    it(`a body that is ${JSON.stringify(body)}`, async () => {
      const complaint = await complaintOf((api) => api.updatePerson({ list_id: 'member', person_id: 'per_1', body }));
      expect(complaint).to.deep.equal(['updatePerson: body is missing', 0]);
    });

  // `call` answers for every endpoint, the day it is added
  for (const [name, { method, path }] of Object.entries(service)) {
    const takes = [...path.matchAll(/{(\w+)}/g)].map(([, parameter]) => parameter!);
    if (['PUT', 'POST'].includes(method)) takes.push('body');

    for (const gap of takes)
      it(`${name} without ${gap}`, async () => {
        const args = { list_id: 'member', person_id: 'per_1', body: {}, [gap]: undefined };
        const complaint = await complaintOf((api) => api[name as keyof UntypedClient](args));
        expect(complaint).to.deep.equal([`${name}: ${gap} is missing`, 0]);
      });

    if (takes.length)
      it(`${name} without anything`, async () => {
        const complaint = await complaintOf((api) => api[name as keyof UntypedClient]());
        expect(complaint).to.deep.equal([`${name}: ${takes[0]} is missing`, 0]);
      });
  }

  it('the list of an iteration', async () => {
    const walk = async (api: UntypedClient) => {
      const { everyPerson } = api as unknown as TurnoutClient;
      for await (const person of everyPerson({ list_id: '' })) throw new Error(`Who is ${person.id}?`);
    };
    expect(await complaintOf(walk)).to.deep.equal(['listPersons: list_id is missing', 0]);
  });

  it('a person with the id "undefined" is found', async () => {
    const { fetch, requestLines } = network();
    await turnoutClient({ baseUrl: base, fetch }).readPerson({ list_id: 'member', person_id: 'undefined' });
    expect(requestLines()).to.deep.equal(['GET /lists/member/persons/undefined']);
  });
});

describe('the key', () => {
  it('is sent without the line break of the file it was read from', async () => {
    const { fetch, requests } = network();
    await turnoutClient({ baseUrl: base, key: 'sk_1\n', fetch }).listEvents();
    expect(requests.map(({ headers }) => headers.get('authorization'))).to.deep.equal(['Bearer sk_1']);
  });

  it('is refused at once and not quoted if it cannot be a key', () => {
    expect(() => turnoutClient({ baseUrl: base, key: 'sk_1\nsk_2' }))
      .to.throw(TypeError)
      .with.property('message')
      .that.does.not.include('sk_');
  });
});
