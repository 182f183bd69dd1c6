import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { withClientAddress } from '../../../../src/backend/backend.js';
import { compressResponses } from '../../../../src/backend/http/compression.js';
import { backendOf, createHono } from '../../../../src/backend/http/middleware/index.js';
import { responseCache, type ResponseCacheOptions } from '../../../../src/backend/http/caches/response-cache.js';
import { backend, origin } from '../../../support/backend.js';

/** Longer than any test takes. */
const KEPT_MS = 600_000;

/** A club behind answers that are kept, and what was asked of it. */
async function opened(admits: ResponseCacheOptions['admits'] = async () => ({}), keptMs = KEPT_MS) {
  const club = await backend();
  const paths: string[] = [];
  const app = createHono();
  app.use(compressResponses);
  app.all('*', ({ req }) => {
    paths.push(req.url.slice(origin.length));
    return club.app(req.raw);
  });
  const answer = responseCache({ app: backendOf(app), admits, lifetimeMs: keptMs });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answer(withClientAddress('203.0.113.7', new Request(origin + path, { method, headers })));
  return { ...club, paths, get };
}

const path = '/public/club/forms/camp';

describe('answers that are the same for every visitor', () => {
  it('are created once for concurrent requests, and equal separate ones', async () => {
    const { get, paths, app } = await opened();
    const response = await app(new Request(origin + path));
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(path)));
    expect(paths).to.deep.equal([path]);
    for (const answer of answers) {
      expect([answer.status, Object.fromEntries(answer.headers)]).to.deep.equal([
        200,
        { ...Object.fromEntries(response.headers) },
      ]);
    }
    const [text] = await Promise.all([response.text(), ...answers.map((answer) => answer.text())]);
    expect(new Set([text, await (await get(path)).text()]).size).to.equal(1);
  });

  it('are compressed once for each encoding', async () => {
    const { get, paths } = await opened();
    for (const encoding of ['br', 'br', 'gzip', 'gzip', '']) await get(path, { 'accept-encoding': encoding });
    expect(paths.length).to.equal(3);
    const answer = await get(path, { 'accept-encoding': 'br' });
    const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(text).data.slug).to.equal('club/camp');
  });

  it('tell each client what is left of its own limit', async () => {
    let left = 50;
    const { get } = await opened(async () => ({ ratelimit: `"reading";r=${--left}` }));
    const etag = (await get(path)).headers.get('etag')!;
    const answers = [await get(path), await get(path, { 'if-none-match': etag })];
    expect(answers.map(({ status, headers }) => [status, headers.get('ratelimit')])).to.deep.equal([
      [200, '"reading";r=49'],
      [304, '"reading";r=48'],
    ]);
  });

  it('are not sent again to a client that has them', async () => {
    const { get } = await opened();
    const etag = (await get(path, { 'accept-encoding': 'br' })).headers.get('etag')!;
    const repeated = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` });
    expect([repeated.status, repeated.headers.get('etag'), repeated.headers.get('content-encoding')]).to.deep.equal([
      ...[304, etag, null],
    ]);
    expect((await get(path, { 'if-none-match': '"other"' })).status).to.equal(200);
  });

  it('are created once for any parameters of the address, those of a service worker included', async () => {
    const { get, paths } = await opened();
    for (const search of ['', '?fresh=1700000000000', '?fresh=1700000000001', '?a=1', '?lang=de&b'])
      expect((await get(path + search)).status).to.equal(200);
    expect(paths).to.deep.equal([path]);
  });

  it('are cached for a moment only: unpublished data disappear', async () => {
    const keptMs = 50;
    const { get, apply } = await opened(undefined, keptMs);
    expect((await get(path)).status).to.equal(200);
    await apply(
      'workspace: { slug: club, name: Club }\nevents:\n  - { slug: camp, title: Camp, published: false, start_date: 2027-07-24 }',
    );
    await sleep(keptMs);
    expect((await get(path)).status).to.equal(404);
  });

  it('each count against the rate limits', async () => {
    const countedRoutes: string[] = [];
    const { get, paths } = await opened(async (address) => (countedRoutes.push(address) < 3 ? {} : undefined));
    for (let visit = 0; visit < 5; visit++) await get(path);
    // the first is counted where it is answered, and so is who has asked too often
    expect([countedRoutes.length, paths.length]).to.deep.equal([4, 3]);
  });

  for (const [what, other, headers, method] of [
    ['a form token', `${path}/token`, {}, 'POST'],
    ['of somebody who is signed in', path, { authorization: 'Bearer mem_x' }, 'GET'],
    ['with another method', path, {}, 'HEAD'],
    ['that is not there', '/public/club/forms/other', {}, 'GET'],
  ] as const)
    it(`are not cached: ${what}`, async () => {
      const { get, paths } = await opened();
      for (const _ of [1, 2]) await get(other, headers, method);
      expect(paths.length).to.be.at.least(2);
    });
});
