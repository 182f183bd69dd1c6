import { expect } from 'chai';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasuredServer, Started } from '../../support/measured-server.js';
import { timeLimit } from '../../runner/machine-speed.mjs';
import { costlyOnAnyPath, manyForms, posts, reads, type CostlyRequest, type Kinds } from './costly-requests.js';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** How many requests of each kind are sent, each with parameters of its own. */
const TRIES = 50;

/** How often a kind of request is measured before its work counts as too much. */
const MAX_ATTEMPTS = 4;

/** How many times the median work of an address any request may cause there (decision 29). */
const MAX_RATIO = 10;

describe('the work of one request', function () {
  this.timeout(timeLimit(300_000));

  let server: ChildProcess;
  let started: Started;
  let list = '';
  const folder = mkdtempSync(join(tmpdir(), 'turnout-work-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  before(async () => {
    const options: MeasuredServer = { data: join(folder, 'data'), scripts: at('dist'), yaml: manyForms };
    server = fork(at('test/support/measured-server.ts'), [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
    [started] = (await once(server, 'message')) as [Started];
    const { text } = await sendRequest({ path: '/public/club/forms/form-1' });
    list = (JSON.parse(text) as { data: { list_id: string } }).data.list_id;
  });
  after(async () => {
    agent.destroy();
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  async function sendRequest({
    path,
    method = 'GET',
    headers = {},
    body,
  }: CostlyRequest): Promise<{ status: number; text: string }> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const clientRequest = request({
      port: started.port,
      host: '127.0.0.1',
      agent,
      method,
      path: path.replace('{list}', list),
      headers: { ...headers, ...length },
    });
    clientRequest.end(body);
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode!, text: Buffer.concat(chunks).toString() };
  }

  const used = async (): Promise<number> => {
    server.send('cpu');
    const [microseconds] = (await once(server, 'message')) as [number];
    return microseconds;
  };

  /**
   * The least work of several measurements. A garbage collection or a compilation that falls into one of them adds
   * work that is not the request's, and nothing ever takes work away. So what is above the bound is measured again.
   */
  async function leastWorkOf(kind: (number: number) => CostlyRequest, boundMs: number): Promise<number> {
    let least = Infinity;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && least > boundMs; attempt++)
      least = Math.min(least, await workOf(kind, 100 + attempt * TRIES));
    return least;
  }

  /** Milliseconds of the server's processor for one request of a kind, on an average over all variants of it. */
  async function workOf(kind: (number: number) => CostlyRequest, from: number): Promise<number> {
    const before = await used();
    for (let number = from; number < from + TRIES; number++) await sendRequest(kind(number));
    return ((await used()) - before) / 1000 / TRIES;
  }

  const cases = [
    ...Object.entries(reads).map(
      ([what, { usual, kinds }]) =>
        [
          what,
          usual,
          {
            ...kinds,
            ...Object.fromEntries(
              Object.entries(costlyOnAnyPath).map(([kind, more]) => [
                kind,
                (number: number) => {
                  const { path, headers } = more(number);
                  const sign = usual.path.includes('?') ? path.replace('?', '&') : path;
                  return { ...usual, path: usual.path + sign, headers: { ...usual.headers, ...headers } };
                },
              ]),
            ),
          } as Kinds,
        ] as const,
    ),
    ...Object.entries(posts).map(([what, { usual, kinds }]) => [what, usual, kinds] as const),
  ];
  for (const [what, usual, kinds] of cases)
    it(`is at most ${MAX_RATIO} times the median: ${what}`, async () => {
      // what is compiled and loaded when it is first asked for is not a request's
      await workOf(() => usual, 0);
      const all = Object.entries<(number: number) => CostlyRequest>({ 'the usual': () => usual, ...kinds });
      const first: number[] = [];
      for (const [, buildRequest] of all) first.push(await workOf(buildRequest, 0));
      const median = first.toSorted((one, other) => one - other)[Math.floor(first.length / 2)]!;
      const slowKinds: [string, number][] = [];
      for (const [index, [kind, buildRequest]] of all.entries()) {
        const isMuch = first[index]! > MAX_RATIO * median;
        slowKinds.push([kind, isMuch ? await leastWorkOf(buildRequest, MAX_RATIO * median) : first[index]!]);
      }
      const lines = slowKinds.map(
        ([kind, ms]) => `      ${ms.toFixed(2).padStart(7)} ms  ${(ms / median).toFixed(1)} ×  ${kind}`,
      );
      if (process.env['TURNOUT_SHOW_WORK']) console.log([`    ${median.toFixed(2)} ms: ${what}`, ...lines].join('\n'));
      const costliest = slowKinds
        .filter(([, ms]) => ms > MAX_RATIO * median)
        .map(([kind, ms]) => `${kind}: ${(ms / median).toFixed(1)} ×`);
      expect(costliest).to.deep.equal([]);
    });
});
