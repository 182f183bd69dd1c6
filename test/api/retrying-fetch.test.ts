// Long because each reason to try again, and each not to, is a case of one table of answers.
import { expect } from 'chai';
import { ApiError, retryingFetch, type RetryOptions } from '../../src/api/index.js';
import { answer, base, network, silence } from './fake-network.js';

type Answer = (request: Request) => Response | Promise<Response>;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    answer({ title: 'No' }, { status: code, headers: { 'content-type': 'application/problem+json', ...headers } });
const success: Answer = () => answer({ data: {} });
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** The status of success, and then the line is cut. */
const brokenOff: Answer = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

interface RequestOptions {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Sends one request over a network that gives these answers, the last one again and again, on a clock without waiting. */
async function send(
  { method = 'GET', path = '/events', headers = {}, signal }: RequestOptions,
  answers: Answer[],
  options: RetryOptions = {},
) {
  const remainingAnswers = [...answers];
  const { fetch, requests } = network((request) =>
    (remainingAnswers.length > 1 ? remainingAnswers.shift()! : remainingAnswers[0]!)(request),
  );
  const waits: number[] = [];
  let time = 0;
  const repeated = retryingFetch(fetch, {
    random: () => 1,
    now: () => time,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
    ...options,
  });
  const body = ['POST', 'PUT'].includes(method) ? JSON.stringify({ email: 'ada@example.org' }) : null;
  const request = new Request(`${base}${path}`, { method, headers, body, signal: signal ?? null });
  const outcome: Response | Error = await repeated(request).catch((error: Error) => error);
  return { outcome, result: outcome instanceof Response ? outcome.status : outcome.name, waits, requests };
}

const timesSent = async (...args: Parameters<typeof send>) => (await send(...args)).requests.length;

const post = { method: 'POST', path: '/lists/lst_1/persons' };
const putRequest = { method: 'PUT', path: '/lists/lst_1/persons/per_1' };
const remove = { method: 'DELETE', path: '/lists/lst_1/persons/per_1' };
const ifMatch = { ...putRequest, headers: { 'if-match': '"per_1-1"' } };

describe('a request that was not processed', () => {
  for (const code of [429, 503])
    for (const requested of [{ method: 'GET' }, post, putRequest, remove, ifMatch])
      it(`is sent again: ${requested.method} ${'headers' in requested ? 'with If-Match ' : ''}after ${code}`, async () => {
        const { result, requests } = await send(requested, [status(code), success]);
        expect([result, requests.length]).to.deep.equal([200, 2]);
      });

  for (const code of [429, 503])
    it(`is sent again after ${code} even if it is not idempotent`, async () => {
      expect(await timesSent(putRequest, [status(code), success], { idempotent: false })).to.equal(2);
    });

  it('is sent again if it is a POST whose key is in flight', async () => {
    const { result, requests } = await send(post, [status(409, { 'retry-after': '1' }), success]);
    expect([result, requests.length]).to.deep.equal([200, 2]);
  });

  for (const requested of [{ method: 'GET' }, putRequest, remove])
    it(`is not sent again for a conflict: ${requested.method}`, async () => {
      expect(await timesSent(requested, [status(409), success])).to.equal(1);
    });
});

describe('a request whose answer is lost,', () => {
  const losses: [string, Answer][] = [
    ['the network fails', noNetwork],
    ['the answer breaks off', brokenOff],
    ['somebody between answers 408', status(408)],
    ['somebody between answers 502', status(502)],
    ['somebody between answers 504', status(504)],
  ];

  for (const [what, loss] of losses) {
    for (const requested of [{ method: 'GET' }, post, putRequest, remove])
      it(`is sent again if it is idempotent: ${requested.method} when ${what}`, async () => {
        const { result, requests } = await send(requested, [loss, success]);
        expect([result, requests.length]).to.deep.equal([200, 2]);
      });

    it(`is not sent again with If-Match, since the repeat could fail with 412: when ${what}`, async () => {
      expect(await timesSent(ifMatch, [loss, success])).to.equal(1);
    });

    it(`is not sent again if it is not idempotent: when ${what}`, async () => {
      expect(await timesSent(putRequest, [loss, success], { idempotent: false })).to.equal(1);
    });
  }

  it('is the same each time: address, headers and body', async () => {
    const { requests } = await send({ ...post, headers: { 'form-token': 'fresh' } }, [noNetwork, status(503), success]);
    const messages = await Promise.all(
      requests.map(async (request) => [request.method, request.url, [...request.headers], await request.text()]),
    );
    expect(messages.slice(1)).to.deep.equal([messages[0], messages[0]]);
  });

  it('fails with the last error when all attempts fail', async () => {
    const { outcome } = await send({}, [noNetwork]);
    expect(outcome).to.be.instanceOf(TypeError).with.property('message', 'Failed to fetch');
  });
});

describe('a DELETE', () => {
  it('that finds no person at the first attempt returns 404', async () => {
    expect((await send(remove, [status(404)])).result).to.equal(404);
  });

  it('that finds no person after a lost answer returns 404, since another person may have been deleted', async () => {
    expect((await send(remove, [noNetwork, status(404)])).result).to.equal(404);
  });

  it('that finds no person after a refusal returns 404, since nothing was done before', async () => {
    expect((await send(remove, [status(503), status(404)])).result).to.equal(404);
  });
});

describe('an answer', () => {
  for (const code of [400, 401, 402, 403, 404, 405, 412, 413, 415, 422, 500, 501])
    it(`of ${code} is returned`, async () => {
      const { result, requests } = await send(post, [status(code), success]);
      expect([result, requests.length]).to.deep.equal([code, 1]);
    });

  it('keeps its status, headers and body', async () => {
    const { outcome } = await send({}, [() => answer({ data: [1] }, { status: 201, headers: { etag: '"1"' } })]);
    const { status: code, headers } = outcome as Response;
    expect([code, headers.get('etag'), await (outcome as Response).json()]).to.deep.equal([201, '"1"', { data: [1] }]);
  });

  it('may have no body', async () => {
    expect((await send(remove, [() => new Response(null, { status: 204 })])).result).to.equal(204);
  });
});

describe('the Idempotency-Key', () => {
  const keysOf = async (requested: RequestOptions, answers: Answer[]) =>
    (await send(requested, answers)).requests.map(({ headers }) => headers.get('idempotency-key'));

  it('is given to every POST, the same for all of its tries', async () => {
    const keys = await keysOf(post, [noNetwork, status(409), success]);
    expect([keys.length, new Set(keys).size, keys[0]!.length]).to.deep.equal([3, 1, 32]);
  });

  it('is another one for every POST', async () => {
    expect(await keysOf(post, [success])).to.not.deep.equal(await keysOf(post, [success]));
  });

  it('is the one that the caller names', async () => {
    const requested = { ...post, headers: { 'idempotency-key': 'once' } };
    expect(await keysOf(requested, [noNetwork, success])).to.deep.equal(['once', 'once']);
  });

  it('is missing from other methods', async () => {
    expect([...(await keysOf({}, [success])), ...(await keysOf(putRequest, [success]))]).to.deep.equal([null, null]);
  });
});

describe('the wait before a request is sent again', () => {
  const waitsFor = async (answers: Answer[], options: RetryOptions = {}) => (await send({}, answers, options)).waits;

  it('doubles from 250 milliseconds', async () => {
    expect(await waitsFor([noNetwork])).to.deep.equal([250, 500, 1000]);
  });

  it('is never longer than 30 seconds', async () => {
    const waits = await waitsFor([noNetwork], { retries: 9, totalTimeoutMs: 1e9 });
    expect(waits.slice(-3)).to.deep.equal([16_000, 30_000, 30_000]);
  });

  it('is random over its whole length, so that clients do not retry together', async () => {
    const shares = [0, 0.5, 0.25];
    expect(await waitsFor([noNetwork], { random: () => shares.shift()! })).to.deep.equal([0, 250, 250]);
  });

  for (const code of [409, 429, 502, 503, 504])
    it(`is what Retry-After says in seconds: ${code}`, async () => {
      const { waits } = await send(post, [status(code, { 'retry-after': '7' }), success]);
      expect(waits).to.deep.equal([7000]);
    });

  it('is what Retry-After says as a date', async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    expect((await waitsFor([status(429, { 'retry-after': date }), success]))[0]).to.be.within(15_000, 20_000);
  });

  it('is not limited to the usual maximum if Retry-After asks for more', async () => {
    expect(await waitsFor([status(429, { 'retry-after': '45' }), success])).to.deep.equal([45_000]);
  });

  it('is left out if it would exceed totalTimeoutMs: the answer names its length', async () => {
    const { outcome, waits } = await send({}, [status(429, { 'retry-after': '61' }), success]);
    expect([(outcome as Response).headers.get('retry-after'), waits]).to.deep.equal(['61', []]);
  });

  it('ends with the total time limit, however many attempts are left', async () => {
    expect(await waitsFor([noNetwork], { retries: 9, totalTimeoutMs: 1000 })).to.deep.equal([250, 500]);
  });

  it('is left out if nothing is sent again', async () => {
    expect([
      await timesSent({}, [noNetwork], { retries: 0 }),
      await waitsFor([noNetwork], { retries: 0 }),
    ]).to.deep.equal([1, []]);
  });

  for (const requested of [{ method: 'GET' }, post])
    it(`ends at once when the signal aborts: ${requested.method}`, async () => {
      const caller = new AbortController();
      // the real wait, which would last a minute
      const fetch = network((request) => {
        setTimeout(() => caller.abort('elsewhere'));
        return status(503, { 'retry-after': '59' })(request);
      });
      const repeated = retryingFetch(fetch.fetch, { signal: caller.signal });
      const request = new Request(`${base}/events`, { method: requested.method, signal: caller.signal });
      const reason: unknown = await repeated(request).catch((error: unknown) => error);
      expect([reason, fetch.requests.length]).to.deep.equal(['elsewhere', 1]);
    });
});

describe('a signal that has aborted before', () => {
  it('prevents the request', async () => {
    const { requests } = await send(post, [success], { signal: AbortSignal.abort(new Error('gone')) });
    expect(requests).to.deep.equal([]);
  });
});

describe('the time limit of one attempt', () => {
  it('is followed by another attempt', async () => {
    const { result, requests } = await send({}, [silence, success], { timeoutMs: 5 });
    expect([result, requests.length]).to.deep.equal([200, 2]);
  });

  it('covers an answer that begins and does not end', async () => {
    const dripping: Answer = ({ signal }) =>
      new Response(
        new ReadableStream({
          start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
          },
        }),
      );
    expect(await timesSent({}, [dripping, success], { timeoutMs: 5 })).to.equal(2);
  });

  it('is named as the reason when no attempt gets an answer', async () => {
    const { outcome } = await send({}, [silence], { timeoutMs: 5, retries: 1 });
    expect(outcome).to.be.instanceOf(ApiError).with.property('reason', 'too_slow');
  });

  it('never ends a write', async () => {
    const late: Answer = async (request) => {
      await send({}, [silence], { timeoutMs: 5, retries: 0 });
      return answer({ aborted: request.signal.aborted });
    };
    const { outcome } = await send(post, [late], { timeoutMs: 5 });
    expect(await (outcome as Response).json()).to.deep.equal({ aborted: false });
  });
});
