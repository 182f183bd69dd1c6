import { expect } from 'chai';
import { ApiError as PlainError } from '../../src/api/index.js';
import { ApiError, isApiError, turnoutClient, type TurnoutClient } from '../../src/api/client.js';
import { answer, base, network, silence } from './fake-network.js';

const key = 'sk_secret';
type Call = (api: TurnoutClient) => Promise<unknown>;

const sync: Call = (api) => api.synchronisePersons({ list_id: 'member', body: { data: [{ external_id: '7' }] } });
const read: Call = (api) => api.readPerson({ list_id: 'lst_1', person_id: 'ada@example.org' });
const events: Call = (api) => api.listEvents();

/** The failure of a call of a client whose network gives one answer. */
async function failureOf(call: Call, respond: (request: Request) => Response | Promise<Response>, timeoutMs?: number) {
  const { fetch } = network(respond);
  const api = turnoutClient({ baseUrl: `${base}/`, key, fetch, timeoutMs, retries: 0 });
  const error: unknown = await call(api).catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error(`This is no ApiError: ${String(error)}`);
  return error;
}

const refusedAnswer = (status: number, body: unknown) => () => answer(body, { status });
const rejectWith = (error: unknown) => () => Promise.reject(error as Error);

/** What Node's `fetch` says when nobody listens. */
const unreachable = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
});

const issues = [
  { field: 'data.1.email', code: 'wrong_format', params: { example: 'name@example.org' } },
  { field: 'data.2.email', code: 'required' },
];
const errors = { 'data.1.email': ['Please write it like this: name@example.org'], 'data.2.email': ['Please answer.'] };
const unprocessable = { status: 422, detail: 'Some fields need another look.', errors, issues };

describe('an error of the client in a log', () => {
  for (const [what, call, respond, message] of [
    [
      'several faults',
      sync,
      refusedAnswer(422, unprocessable),
      '422 PUT /lists/member/persons: data.1.email wrong_format (+1 more)',
    ],
    [
      'one fault',
      sync,
      refusedAnswer(422, { issues: issues.slice(1) }),
      '422 PUT /lists/member/persons: data.2.email required',
    ],
    [
      'a fault of the whole body',
      sync,
      refusedAnswer(422, { issues: [{ field: '', code: 'not_json' }] }),
      '422 PUT /lists/member/persons: body not_json',
    ],
    [
      'the sentences of another service',
      sync,
      refusedAnswer(422, { message: 'Invalid.', errors: { email: 'ada@ is no address.' } }),
      '422 PUT /lists/member/persons: email rejected',
    ],
    [
      'a refusal in words',
      (api) => api.listColumns({ list_id: 'lst_none' }),
      refusedAnswer(404, { detail: 'List not found.' }),
      '404 GET /lists/lst_none/custom_columns: List not found.',
    ],
    ['a refusal without words', events, refusedAnswer(502, '<h1>Bad Gateway</h1>'), '502 GET /events'],
    ['a network that fails', events, rejectWith(unreachable), `no response from ${base} to GET /events: ECONNREFUSED`],
    [
      'a network that fails without a code',
      events,
      rejectWith(new TypeError('Failed to fetch')),
      `no response from ${base} to GET /events`,
    ],
    [
      'a page instead of an answer',
      events,
      () => answer('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
      `the response from ${base} to GET /events (200 text/html) is not from a Turnout service`,
    ],
  ] satisfies [string, Call, (request: Request) => Response | Promise<Response>, string][])
    it(`${what}: ${message}`, async () => {
      expect((await failureOf(call, respond)).message).to.equal(message);
    });

  it('names the time that it waited', async () => {
    expect((await failureOf(events, silence, 5)).message).to.equal(`GET ${base}/events took longer than 5 ms`);
  });

  it('at the head of its stack, with the name of the class', async () => {
    const { stack, name, constructor } = await failureOf(events, refusedAnswer(502, ''));
    expect([stack?.split('\n')[0], name, constructor.name]).to.deep.equal([
      'ApiError: 502 GET /events',
      'ApiError',
      'ApiError',
    ]);
  });
});

describe('an error of the client, printed or serialised,', () => {
  for (const [what, call, respond] of [
    ['who was asked for', read, refusedAnswer(404, { detail: 'Person not found.' })],
    ['who was asked for, when nobody answers', read, rejectWith(unreachable)],
    [
      'a key of the body that is an address',
      sync,
      refusedAnswer(422, { issues: [{ field: 'data.ada@example.org', code: 'unknown' }] }),
    ],
    ['a list that is none', (api) => api.listColumns({ list_id: 'ada@example.org' }), refusedAnswer(404, {})],
    ['the workspace key, though the answer quotes it', events, refusedAnswer(401, { message: `Unknown key ${key}` })],
    ['what the platform quotes', events, rejectWith(new TypeError(`"Bearer ${key}" for ada@example.org is invalid`))],
  ] satisfies [string, Call, (request: Request) => Response | Promise<Response>][])
    it(what, async () => {
      const { message, stack } = await failureOf(call, respond);
      expect(`${message}${stack}`).to.not.match(/sk_secret|ada@/);
    });
});

describe('a failure of a call', () => {
  it('has the sentences of the service by path', async () => {
    expect((await failureOf(sync, refusedAnswer(422, unprocessable))).errors).to.deep.equal(errors);
  });

  it('has the sentences of another service, each in a list', async () => {
    const { errors } = await failureOf(sync, refusedAnswer(422, { errors: { email: 'Too short.' } }));
    expect(errors).to.deep.equal({ email: ['Too short.'] });
  });

  for (const body of ['', 'null', '[]', { errors: null }, { errors: 'many' }, { errors: ['many'] }])
    it(`has no sentences for the body ${JSON.stringify(body)}`, async () => {
      expect(await failureOf(sync, refusedAnswer(422, body))).to.not.have.property('errors');
    });

  it('keeps class, status, issues, wait, reason and cause', async () => {
    const error = await failureOf(sync, refusedAnswer(422, unprocessable));
    const late = await failureOf(events, () => answer({}, { status: 429, headers: { 'retry-after': '99' } }));
    const { status, reason: kind, cause } = await failureOf(events, rejectWith(unreachable));
    expect([error instanceof ApiError, error instanceof PlainError, error.status, error.issues]).to.deep.equal([
      true,
      true,
      422,
      issues,
    ]);
    expect([late.retryAfter, status, kind, cause]).to.deep.equal([99_000, 0, 'offline', unreachable]);
  });

  it('keeps message, status and issues as JSON', async () => {
    expect(JSON.parse(JSON.stringify(await failureOf(sync, refusedAnswer(422, unprocessable))))).to.deep.equal({
      name: 'ApiError',
      message: '422 PUT /lists/member/persons: data.1.email wrong_format (+1 more)',
      status: 422,
      issues,
      errors,
    });
  });

  it('passes on the reason of an aborted signal unchanged', async () => {
    const reason = new PlainError(404, 'gone');
    const abortedCall: Call = (api) => api.listEvents({ signal: AbortSignal.abort(reason) });
    expect(await failureOf(abortedCall, silence)).to.equal(reason);
  });
});
