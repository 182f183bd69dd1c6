import { expect } from 'chai';
import {
  ApiError,
  etagOf,
  isApiError,
  issuesOf,
  turnoutClient,
  type TurnoutClientOptions,
} from '../../src/api/client.js';
import { extensions, service } from '../../src/contract/index.js';
import { ada, backend, origin } from '../support/backend.js';
import { answer, base, network } from './fake-network.js';

type Fetch = NonNullable<TurnoutClientOptions['fetch']>;

const here = { baseUrl: `${origin}/api`, sleep: async () => {} };
const options = { baseUrl: base, key: 'sk_1', sleep: async () => {} };

/** Does everything that is asked, and loses the first answers to one method on their way back. */
function losing(fetch: Fetch, method: string, times: number): Fetch {
  let remaining = times;
  return async (request) => {
    const { method: requestMethod } = request;
    const response = await fetch(request);
    if (requestMethod === method && remaining-- > 0) throw new TypeError('Failed to fetch');
    return response;
  };
}

/** A club with a client whose network loses answers, and the camp's list. */
async function clubThatLoses(method: string, times: number) {
  const club = await backend();
  const fetch = losing(club.app, method, times);
  return { ...club, api: turnoutClient({ ...here, key: club.key, fetch }), list_id: await club.listOf('camp') };
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error(`This is no ApiError: ${String(error)}`);
  return error;
};

describe('a program with the client', () => {
  it('has one method per endpoint, and the iterations', () => {
    const walks = ['pagesOfPersons', 'everyPerson', 'pagesOfChanges', 'pagesOfFees'];
    const methods = [...Object.keys({ ...service, ...extensions }), ...walks];
    expect(Object.keys(turnoutClient(options))).to.deep.equal(methods);
  });

  it('may end the address with a slash', async () => {
    const { fetch, requestLines } = network();
    await turnoutClient({ ...options, baseUrl: `${base}/`, fetch }).listEvents();
    expect(requestLines()).to.deep.equal(['GET /events']);
  });

  it('learns at once that an address is not valid', () => {
    expect(() => turnoutClient({ ...options, baseUrl: 'https://' })).to.throw(TypeError);
  });

  it('registers one person once when the answer is lost twice', async () => {
    const { api, list_id } = await clubThatLoses('POST', 2);
    const { data } = await api.createPerson({ list_id, body: ada });
    const { data: stored } = await api.listPersons({ list_id });
    expect(stored.map(({ id }) => id)).to.deep.equal([data.id]);
  });

  it('registers two equal persons twice', async () => {
    const { api, list_id } = await clubThatLoses('POST', 1);
    for (const body of [ada, ada]) await api.createPerson({ list_id, body });
    expect((await api.listPersons({ list_id })).data).to.have.length(2);
  });

  it('learns the reason when no answer gets through', async () => {
    const { api, list_id } = await clubThatLoses('POST', 4);
    const { status, reason } = await failureOf(api.createPerson({ list_id, body: ada }));
    expect([status, reason]).to.deep.equal([0, 'offline']);
  });

  it('adds columns once, and learns of a lost answer', async () => {
    const { api, list_id } = await clubThatLoses('PUT', 1);
    const before = (await api.listColumns({ list_id })).data.length;
    const body = { data: [{ name: 'Shoe size', type: 'string' }] };
    const { reason } = await failureOf(api.addColumns({ list_id, body }));
    expect([reason, (await api.listColumns({ list_id })).data.length]).to.deep.equal(['offline', before + 1]);
  });

  it('distinguishes refusals by status, and faults by field and code', async () => {
    const { api, list_id } = await clubThatLoses('POST', 0);
    const error: unknown = await api
      .createPerson({ list_id, body: { ...ada, size: 'XXL' } })
      .catch((reason: unknown) => reason);
    expect([isApiError(error) && error.status, issuesOf(error).map(({ field, code }) => [field, code])]).to.deep.equal([
      422,
      [['size', 'not_allowed']],
    ]);
  });

  it('learns how long to wait if that exceeds the time of a call', async () => {
    const { fetch } = network(() => answer({}, { status: 429, headers: { 'retry-after': '3600' } }));
    expect((await failureOf(turnoutClient({ ...options, fetch }).listEvents())).retryAfter).to.equal(3_600_000);
  });

  it('can abort the wait between two attempts of a write', async () => {
    const caller = new AbortController();
    const { fetch, requests } = network(() => {
      caller.abort('elsewhere');
      return answer({}, { status: 503, headers: { 'retry-after': '59' } });
    });
    const { sleep: _, ...really } = options;
    const api = turnoutClient({ ...really, fetch });
    const created = api.createPerson({ list_id: 'lst_1', body: {}, signal: caller.signal });
    expect([await created.catch((error: unknown) => error), requests.length]).to.deep.equal(['elsewhere', 1]);
  });

  it('leaves nothing on a signal that many calls share', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener: add, removeEventListener: remove } = signal;
    signal.addEventListener = (...args: Parameters<typeof add>) => (listeners++, add.apply(signal, args));
    signal.removeEventListener = (...args: Parameters<typeof remove>) => (listeners--, remove.apply(signal, args));
    await turnoutClient({ ...options, fetch: network().fetch }).listEvents({ signal });
    expect(listeners).to.equal(0);
  });
});

describe('an existing person', () => {
  async function adaIn(method: string, times: number) {
    const { api, list_id } = await clubThatLoses(method, times);
    const { data } = await api.createPerson({ list_id, body: ada });
    return { api, list_id, data, person_id: data.id };
  }

  it('is deleted, and the retry after a lost answer returns 404', async () => {
    const { api, list_id, person_id } = await adaIn('DELETE', 1);
    expect((await failureOf(api.deletePerson({ list_id, person_id }))).status).to.equal(404);
    expect((await failureOf(api.readPerson({ list_id, person_id }))).status).to.equal(404);
  });

  it('is updated, though the answer is lost', async () => {
    const { api, list_id, person_id } = await adaIn('PUT', 1);
    const { data } = await api.updatePerson({ list_id, person_id, body: { size: 'S' } });
    expect(data['size']).to.equal('S');
  });

  it('is not updated with the entity tag of an earlier version', async () => {
    const { api, list_id, person_id, data } = await adaIn('PUT', 0);
    await api.updatePerson({ list_id, person_id, body: { size: 'S' } });
    const late = api.updatePerson({ list_id, person_id, body: { size: 'L' }, if_match: etagOf(data) });
    expect((await failureOf(late)).status).to.equal(412);
  });

  it('is not reported as changed after a lost answer to an update: the outcome is unknown', async () => {
    const { api, list_id, person_id, data } = await adaIn('PUT', 1);
    const failure = api.updatePerson({ list_id, person_id, body: { size: 'S' }, if_match: etagOf(data) });
    const { status, reason } = await failureOf(failure);
    expect([status, reason]).to.deep.equal([0, 'offline']);
  });

  it('is deleted with the entity tag of the last version', async () => {
    const { api, list_id, person_id, data } = await adaIn('DELETE', 0);
    await api.deletePerson({ list_id, person_id, if_match: etagOf(data) });
    expect((await api.listPersons({ list_id })).data).to.deep.equal([]);
  });

  it('is not deleted with the entity tag of an earlier version', async () => {
    const { api, list_id, person_id, data } = await adaIn('DELETE', 0);
    await api.updatePerson({ list_id, person_id, body: { size: 'S' } });
    const late = api.deletePerson({ list_id, person_id, if_match: etagOf(data) });
    expect((await failureOf(late)).message).to.match(/^412 DELETE /);
    expect((await api.listPersons({ list_id })).data).to.have.length(1);
  });

  it('is deleted once with If-Match: the outcome after a lost answer is unknown', async () => {
    const { fetch, requestLines } = network(() => Promise.reject(new TypeError('Failed to fetch')));
    const api = turnoutClient({ ...options, fetch });
    const failure = api.deletePerson({ list_id: 'member', person_id: 'per_1', if_match: '"per_1-1"' });
    expect([(await failureOf(failure)).reason, requestLines()]).to.deep.equal([
      'offline',
      ['DELETE /lists/member/persons/per_1'],
    ]);
  });
});

describe('synchronising', () => {
  const failure = () => network(() => Promise.reject(new TypeError('Failed to fetch')));
  const timesSent = async (...data: { id?: string; external_id?: string }[]) => {
    const { fetch, requests } = failure();
    await failureOf(turnoutClient({ ...options, fetch }).synchronisePersons({ list_id: 'member', body: { data } }));
    return requests.length;
  };

  it('is sent again if every person has an identifier', async () => {
    expect(await timesSent({ id: 'per_1' }, { external_id: '7' })).to.equal(4);
  });

  it('is sent once if a person has no identifier, who would be stored twice', async () => {
    expect(await timesSent({ id: 'per_1' }, {})).to.equal(1);
  });
});

describe('the entity tag', () => {
  const person = { id: 'per_1' };
  const tagged = (etag: string) => network(() => answer({ data: person }, { headers: { etag } }));

  it('of a person who was created comes with the person', async () => {
    const { api, list_id } = await clubThatLoses('POST', 0);
    const { data } = await api.createPerson({ list_id, body: ada });
    expect(etagOf(data)).to.match(/^"per_.+"$/);
  });

  it('is sent with an update as If-Match', async () => {
    const { fetch, requests } = tagged('"per_1-1"');
    const api = turnoutClient({ ...options, fetch });
    const { data } = await api.readPerson({ list_id: 'member', person_id: 'per_1' });
    await api.updatePerson({ list_id: 'member', person_id: 'per_1', body: {}, if_match: etagOf(data) });
    expect(requests.map(({ headers }) => headers.get('if-match'))).to.deep.equal([null, '"per_1-1"']);
  });

  it('is a strong one, though a proxy that compresses has weakened it', async () => {
    const { data } = await turnoutClient({ ...options, fetch: tagged('W/"per_1-1"').fetch }).readPerson({
      list_id: 'member',
      person_id: 'per_1',
    });
    expect(etagOf(data)).to.equal('"per_1-1"');
  });

  it('is unknown for anything else', () => {
    expect(etagOf({ id: 'per_1' })).to.equal(undefined);
  });

  it('is visible in onResponse, too', async () => {
    const tags: (string | null)[] = [];
    const api = turnoutClient({ ...options, fetch: tagged('"per_1-1"').fetch });
    await api.listEvents({ onResponse: ({ headers }) => tags.push(headers.get('etag')) });
    expect(tags).to.deep.equal(['"per_1-1"']);
  });
});
