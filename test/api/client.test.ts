import { expect } from 'chai';
import { clientOf } from '../../src/api/index.js';
import { service, type Endpoint } from '../../src/contract/index.js';
import { answer, base, network } from './fake-network.js';

const created = () => answer({ data: { id: 'per_1' } }, { status: 201 });

describe('a request of the client', () => {
  it('has the path of the contract below the base URL', async () => {
    const { fetch, requestLines } = network();
    await clientOf(service, { base, fetch }).listEvents();
    expect(requestLines()).to.deep.equal(['GET /events']);
  });

  for (const [list_id, encodedId] of [
    ['lst_1', 'lst_1'],
    ['a/b', 'a%2Fb'],
    ['a b', 'a%20b'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2F', '%252F'],
    ['zoë', 'zo%C3%AB'],
    ['🏕️', '%F0%9F%8F%95%EF%B8%8F'],
    ['...', '...'],
  ] as const)
    it(`has ${list_id} in its path as ${encodedId}`, async () => {
      const { fetch, requestLines } = network();
      await clientOf(service, { base, fetch }).listColumns({ list_id });
      expect(requestLines()).to.deep.equal([`GET /lists/${encodedId}/custom_columns`]);
    });

  for (const person_id of ['.', '..', '%2e%2E'])
    it(`stays below the path of its endpoint for the person ${person_id}`, async () => {
      const { fetch, requests } = network();
      await clientOf(service, { base, fetch })
        .readPerson({ list_id: 'lst_1', person_id })
        .catch(() => {});
      const otherRequests = requests.filter(
        ({ url }) => !/\/lists\/lst_1\/persons\/[^/]+$/.test(new URL(url).pathname),
      );
      expect(otherRequests.map(({ url }) => url)).to.deep.equal([]);
    });

  it('fills in every parameter of the path', async () => {
    const { fetch, requestLines } = network();
    await clientOf(service, { base, fetch }).readPerson({ list_id: 'lst_1', person_id: 'a&b' });
    expect(requestLines()).to.deep.equal(['GET /lists/lst_1/persons/a%26b']);
  });

  it('has its search parameters behind the path, without those that are undefined', async () => {
    const { fetch, requestLines } = network();
    const query = { per_page: 50, cursor: 'a+b/c=&d', filter: undefined, empty: '' };
    await clientOf(service, { base, fetch }).listPersons({ list_id: 'lst_1', query });
    expect(requestLines()).to.deep.equal(['GET /lists/lst_1/persons?per_page=50&cursor=a%2Bb%2Fc%3D%26d&empty=']);
  });

  it('has no question mark where all search parameters are undefined', async () => {
    const { fetch, requestLines } = network();
    await clientOf(service, { base, fetch }).listEvents({ query: { cursor: undefined } });
    expect(requestLines()).to.deep.equal(['GET /events']);
  });

  it('needs no preflight for a read: it has no header of its own and no body', async () => {
    const { fetch, requests } = network();
    await clientOf(service, { base, fetch }).listEvents();
    const [request] = requests;
    expect([[...request!.headers], await request!.text()]).to.deep.equal([[], '']);
  });

  it('carries the key if there is one', async () => {
    const { fetch, requests } = network();
    await clientOf(service, { base, fetch, key: 'sk_1' }).listEvents();
    expect(requests.map(({ headers }) => [...headers])).to.deep.equal([[['authorization', 'Bearer sk_1']]]);
  });

  it('sends no cookies', async () => {
    const { fetch, requests } = network();
    await clientOf(service, { base, fetch }).listEvents();
    expect(requests.map(({ credentials }) => credentials)).to.deep.equal(['omit']);
  });

  it('carries its body as JSON', async () => {
    const { fetch, requests } = network(created);
    const body = { name: { first_name: 'Zoë' }, notes: 'a\n"b" 🏕️' };
    await clientOf(service, { base, fetch }).createPerson({ list_id: 'lst_1', body });
    const [request] = requests;
    expect([request?.method, request?.headers.get('content-type'), await request?.json()]).to.deep.equal([
      'POST',
      'application/json',
      body,
    ]);
  });

  it('carries idempotency key and form token as headers', async () => {
    const { fetch, requests } = network(created);
    const call = { list_id: 'lst_1', body: {}, idempotency_key: 'once', form_token: 'fresh' };
    await clientOf(service, { base, fetch }).createPerson(call);
    expect([...requests[0]!.headers]).to.deep.equal([
      ['content-type', 'application/json'],
      ['form-token', 'fresh'],
      ['idempotency-key', 'once'],
    ]);
  });

  it('carries the further headers of a form, and none without them', async () => {
    const { fetch, requests } = network(created);
    const api = clientOf(service, { base, fetch });
    const call = { list_id: 'lst_1', body: {} };
    await api.createPerson({ ...call, form_work: '4711', form_honeypot: true });
    await api.createPerson({ ...call, form_honeypot: false });
    const sent = requests.map(({ headers }) => ['form-work', 'form-honeypot'].map((name) => headers.get(name)));
    expect(sent).to.deep.equal([
      ['4711', 'filled'],
      [null, null],
    ]);
  });
});

describe('an answer of the client', () => {
  it('is the body of the answer', async () => {
    const { fetch } = network(() => answer({ data: [{ title: 'Camp' }], meta: { next_cursor: null } }));
    expect(await clientOf(service, { base, fetch }).listEvents()).to.deep.equal({
      data: [{ title: 'Camp' }],
      meta: { next_cursor: null },
    });
  });

  it('is undefined if the contract names no body', async () => {
    const remove: Endpoint<'/things/{id}', undefined, undefined> = {
      method: 'DELETE',
      path: '/things/{id}',
      status: 204,
    };
    const { fetch } = network(() => new Response(null, { status: 204 }));
    expect(await clientOf({ remove }, { base, fetch }).remove({ id: 'a' })).to.equal(undefined);
  });

  it('passes the response with its headers to onResponse', async () => {
    const { fetch } = network(() => answer({ data: [] }, { headers: { etag: '"1"' } }));
    const tags: (string | null)[] = [];
    await clientOf(service, { base, fetch }).listEvents({
      onResponse: ({ headers }) => tags.push(headers.get('etag')),
    });
    expect(tags).to.deep.equal(['"1"']);
  });

  it('has one method per line of the contract', () => {
    expect(Object.keys(clientOf(service, { base }))).to.deep.equal(Object.keys(service));
  });
});
