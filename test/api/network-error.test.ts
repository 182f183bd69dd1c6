import { expect } from 'chai';
import { clientOf, gateClient } from '../../src/api/index.js';
import { service } from '../../src/contract/index.js';
import { answer, base, failureOf, network, silence } from './fake-network.js';

const html = '<!doctype html><title>Welcome to the hotel</title>';
const portal = () => answer(html, { status: 200, headers: { 'content-type': 'text/html' } });
const register = { list_id: 'lst_1', body: {} };

const withAnswer = (respond: (request: Request) => Response | Promise<Response>, timeoutMs = 5) =>
  clientOf(service, { base, fetch: network(respond).fetch, timeoutMs });

const kindOf = async (call: Promise<unknown>) => {
  const { status, reason: kind } = await failureOf(call);
  return { status, reason: kind };
};

/** A body that begins and then breaks off. */
const broken = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

describe('a reading request', () => {
  for (const [what, respond] of [
    ['HTML', portal],
    ['nothing', () => answer('')],
    ['half of an answer', () => answer('{"data":[')],
    ['null', () => answer('null')],
    ['a number', () => answer('1')],
    ['a list', () => answer([])],
    ['an object without data', () => answer({ ok: true })],
  ] as const)
    it(`is an invalid response when ${what} comes with status 200`, async () => {
      expect(await kindOf(withAnswer(respond).listEvents())).to.deep.equal({ status: 0, reason: 'invalid_response' });
    });

  it('is offline when the network fails', async () => {
    const respond = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await kindOf(withAnswer(respond).listEvents())).to.deep.equal({ status: 0, reason: 'offline' });
  });

  it('is offline when the connection breaks in the middle of the answer', async () => {
    expect(await kindOf(withAnswer(broken).listEvents())).to.deep.equal({ status: 0, reason: 'offline' });
  });

  it('keeps the cause of a failure', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failureOf(withAnswer(() => Promise.reject(cause)).listEvents());
    expect(error.cause).to.equal(cause);
  });

  it('is too slow when no answer comes within the time limit', async () => {
    expect(await kindOf(withAnswer(silence).listEvents())).to.deep.equal({ status: 0, reason: 'too_slow' });
  });

  it('is too slow as well if it is a POST that changes nothing: the request for a form token', async () => {
    const { fetch, requests } = network(silence);
    const call = gateClient({ base, fetch, timeoutMs: 5 }).readFormToken({ slug: 'camp' });
    expect(await kindOf(call)).to.deep.equal({ status: 0, reason: 'too_slow' });
    const [{ method, url, headers, body }] = requests as [Request];
    // neither body nor header: browsers send it to another origin without asking first
    expect([method, url, [...headers], body]).to.deep.equal(['POST', `${base}/forms/camp/token`, [], null]);
  });

  it('is too slow when the answer begins and does not end within the time limit', async () => {
    const dripping = ({ signal }: Request) =>
      new Response(
        new ReadableStream({
          start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
          },
        }),
      );
    expect(await kindOf(withAnswer(dripping).listEvents())).to.deep.equal({ status: 0, reason: 'too_slow' });
  });

  it('ends with the reason of its signal when that aborts', async () => {
    const caller = new AbortController();
    const call = withAnswer(silence, 60_000)
      .listEvents({ signal: caller.signal })
      .catch((error: unknown) => error);
    caller.abort('elsewhere');
    expect(await call).to.equal('elsewhere');
  });

  it('ends at once if its signal has aborted before', async () => {
    const call = withAnswer(silence, 60_000).listEvents({ signal: AbortSignal.abort('gone') });
    expect(await call.catch((error: unknown) => error)).to.equal('gone');
  });
});

describe('a writing request', () => {
  it('is an invalid response when a sign-in page answers with status 200', async () => {
    expect(await kindOf(withAnswer(portal).createPerson(register))).to.deep.equal({
      status: 0,
      reason: 'invalid_response',
    });
  });

  it('is offline when the network fails', async () => {
    const respond = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await kindOf(withAnswer(respond).createPerson(register))).to.deep.equal({ status: 0, reason: 'offline' });
  });

  it('continues after the time limit, since its outcome would be unknown', async () => {
    const patient = clientOf(service, {
      base,
      timeoutMs: 5,
      async fetch(request) {
        if (request.method === 'GET') return silence(request);
        // the same time limit runs out for a reading request meanwhile
        await failureOf(patient.listEvents());
        return answer({ data: { aborted: request.signal.aborted } }, { status: 201 });
      },
    });
    expect(await patient.createPerson(register)).to.deep.equal({ data: { aborted: false } });
  });

  it('continues when its signal aborts', async () => {
    const caller = new AbortController();
    const respond = (request: Request) => {
      caller.abort();
      return answer({ data: { aborted: request.signal.aborted } }, { status: 201 });
    };
    const creation = await withAnswer(respond).createPerson({ ...register, signal: caller.signal });
    expect(creation).to.deep.equal({ data: { aborted: false } });
  });
});
