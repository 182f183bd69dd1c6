import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { clientOf, isApiError } from '../../src/api/index.js';
import { gate } from '../../src/contract/index.js';

/** How a visitor's minute ended. */
export type End = 'registered' | 'full' | 'unanswered' | `status ${number}`;

export interface Rush {
  readonly visitors: number;
  /** Within how many milliseconds they come; all at once where absent. */
  readonly withinMs?: number;
  /**
   * The most connections to each process, kept alive and used again. Of very many, this process is so long busy with its own
   * that it connects and sends nothing for more than ten seconds: then the server rightly answers 408.
   */
  readonly connections?: number;
  /** Hears of the status of each answer. */
  readonly onStatus?: (status: number) => void;
}

export interface Outcome {
  readonly ends: Partial<Record<End, number>>;
  /** How often each status was answered. */
  readonly statuses: Record<number, number>;
  /** Answers of 503 that did not say when to come again. */
  readonly withoutRetryAfter: number;
  /** The longest that anybody waited for an answer. Milliseconds. */
  readonly slowestMs: number;
  /** The longest that the visitors themselves were too busy to send or to read: what a server cannot help. Milliseconds. */
  readonly ownDelayMs: number;
}

/** A visitor presses the button that often before giving up. */
const MAX_TRIES = 40;

const decode = { br: brotliDecompressSync, gzip: gunzipSync };

/** A `fetch` over a pool of connections; a browser's own costs four times as much here as the server it is to try out. */
export function networkOf(connections: number, onStatus: (status: number) => void = () => {}) {
  const agent = new Agent({
    connections,
    connect: { timeout: 60_000 },
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
  });
  const statuses: Record<number, number> = {};
  const retryHeaders = { withoutRetryAfter: 0, slowestMs: 0 };
  const fetchFrom = (address: string) => async (request: Request) => {
    const { origin, pathname, search } = new URL(request.url);
    const start = performance.now();
    const answer = await agent.request({
      origin,
      path: pathname + search,
      method: request.method as 'GET' | 'POST',
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip, br', 'x-forwarded-for': address },
      body: request.method === 'GET' ? null : await request.text(),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    retryHeaders.slowestMs = Math.max(retryHeaders.slowestMs, performance.now() - start);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    onStatus(answer.statusCode);
    const wait = answer.headers['retry-after'];
    if (answer.statusCode === 503 && !wait) retryHeaders.withoutRetryAfter++;
    const encoding = answer.headers['content-encoding'] as keyof typeof decode | undefined;
    return new Response(encoding ? decode[encoding](bytes) : bytes, {
      status: answer.statusCode,
      headers: wait ? { 'retry-after': String(wait) } : {},
    });
  };
  return { fetchFrom, statuses, retryHeaders, close: () => agent.close() };
}

/** Asks, and asks again when told to, after the time that the answer says and some more, as the element on a page does. */
export async function withRetry<Answer>(sendRequest: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++)
    try {
      return await sendRequest();
    } catch (error) {
      if (!isApiError(error) || ![409, 429, 503].includes(error.status) || tries === MAX_TRIES) throw error;
      await sleep((error.retryAfter ?? 0) + 500 * 2 ** Math.min(tries, 4) * (1 + Math.random()));
    }
}

/** One visitor: opens the form, fills it in, sends it, and comes again when asked to. */
async function visit(
  base: string,
  number: number,
  { contract, fetch }: { contract: typeof gate; fetch: (request: Request) => Promise<Response> },
): Promise<End> {
  const api = clientOf(contract, { base, fetch });
  try {
    const { data: form } = await withRetry(() => api.readForm({ slug: 'camp' }));
    const { data: token } = await withRetry(() => api.readFormToken({ slug: 'camp' }));
    await sleep(token.min_age_ms);
    await withRetry(() =>
      api.createPerson({
        list_id: form.list_id,
        body: { name: { first_name: `Visitor ${number}`, last_name: 'Rush' }, email: `visitor.${number}@example.org` },
        idempotency_key: `visitor-${number}`,
        form_token: token.token,
      }),
    );
    return 'registered';
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.issues.some(({ code }) => code === 'full')) return 'full';
    if (error.status === 0) {
      if (process.env['TURNOUT_SHOW_UNANSWERED']) console.error(String(error.cause));
      return 'unanswered';
    }
    return `status ${error.status}`;
  }
}

/** The gate's contract as a build knows it that may be older: form tokens were given by GET once. */
async function contractAt(base: string): Promise<typeof gate> {
  const { status } = await globalThis.fetch(`${base}/forms/camp/token`, { method: 'POST' });
  return status === 405 ? { ...gate, readFormToken: { ...gate.readFormToken, method: 'GET' } } : gate;
}

/** Many visitors, each from an address of their own, spread over the processes that serve. */
export async function rush(
  bases: readonly string[],
  { visitors, withinMs = 0, connections = 1_000, onStatus }: Rush,
): Promise<Outcome> {
  const own = monitorEventLoopDelay();
  own.enable();
  const contract = await contractAt(bases[0]!);
  const { fetchFrom, statuses, retryHeaders, close } = networkOf(Math.min(visitors, connections), onStatus);
  const ends = await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      if (withinMs) await sleep(Math.random() * withinMs);
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      return visit(bases[number % bases.length]!, number, { contract, fetch: fetchFrom(address) });
    }),
  );
  await close();
  own.disable();
  const counts: Partial<Record<End, number>> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return { ends: counts, statuses, ...retryHeaders, ownDelayMs: own.max / 1e6 };
}

/** A camp with so many places, open now. */
export const campWith = (places: number) => `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2099-07-24, max_persons: ${places} }
`;
