import { headers as names } from '../contract/index.js';
import { waitIn } from './api-error.js';
import { silent } from './ask.js';

type Fetch = (request: Request) => Promise<Response>;

export interface RepeatingOptions {
  /** How often at most a request is sent again. Default 3; 0 sends everything once. */
  retries?: number | undefined;
  /** Milliseconds after which one try of a reading request is given up. Default 15 000. Writes are never aborted. */
  patience?: number | undefined;
  /** Milliseconds for all tries and waits of one request: no further try begins later. Default 60 000. */
  budget?: number | undefined;
  /** Ends the waiting at once. What is under way goes on. A reading request's own signal does the same. */
  signal?: AbortSignal | undefined;
  /** A second time would do it once more: asked again only where an answer says that nothing was done. */
  once?: boolean | undefined;
  /** In place of real waiting, in tests. Rejects with the signal's reason once that is aborted. */
  sleep?: ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** From 0 to below 1: how much of the longest wait is waited. */
  random?: (() => number) | undefined;
  /** Milliseconds of a clock that only goes forward. */
  now?: (() => number) | undefined;
}

/** No timer waits longer. */
const longest = 2 ** 31 - 1;

function sleepFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain-http pages. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/** The answer to one try, read to its end: one that breaks off in the middle is lost like one that never came. */
async function answerTo(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** One try of a reading request, given up when the patience or the caller ends it. */
async function readWithin(patience: number, fetch: Fetch, request: Request): Promise<Response> {
  const { signal } = request;
  const either = new AbortController();
  const follow = () => either.abort(signal.reason);
  const late = new DOMException('No answer came in time', 'TimeoutError');
  const timer = setTimeout(() => either.abort(late), patience);
  signal.addEventListener('abort', follow);
  try {
    return await answerTo(fetch, new Request(request, { signal: either.signal }));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw either.signal.aborted ? silent('too_slow', error) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', follow);
  }
}

/** A write as often as it is needed, with the same key each time. */
async function copiesOf(request: Request): Promise<() => Request> {
  const headers = new Headers(request.headers);
  if (request.method === 'POST' && !headers.has(names.idempotencyKey)) headers.set(names.idempotencyKey, newKey());
  const bytes = await request.arrayBuffer();
  return () => new Request(request, { headers, ...(bytes.byteLength ? { body: bytes } : {}) });
}

/** What came of one try. */
type Outcome = { response: Response; error?: never } | { response?: never; error: unknown };

/** No answer from whom we asked, or 408, 502, 504 of somebody between: nobody can say whether it was done. */
const isLost = ({ response }: Outcome): boolean => !response || [408, 502, 504].includes(response.status);

/** An answer that says that nothing was done, or not yet. 409 to a POST: its key is being worked on. */
const isUndone = ({ response }: Outcome, { method }: Request): boolean =>
  !!response && ([429, 503].includes(response.status) || (response.status === 409 && method === 'POST'));

/**
 * A `fetch` that asks again where that helps and does no harm.
 *
 * - Where the answer says that nothing was done (429, 503; 409 to a POST, whose key is in flight): every request.
 * - Where the answer got lost (network failure, an answer that broke off, a reading try out of patience, 408, 502, 504):
 *   GET; POST, which always carries an `Idempotency-Key`, one of ours where the caller named none; DELETE; PUT. Not a
 *   request with `If-Match`, for its repeat could meet a 412 of its own making, and not what is to be done `once`.
 * - Any other answer is the answer.
 *
 * A DELETE that finds nobody after an answer got lost is told so, 404: it may be done, or meant somebody else.
 *
 * It waits as long as `Retry-After` says (RFC 9110, 10.2.3), and else a random part of 250 ms, doubled each time, 30 s at
 * most. Where the budget does not last for the wait, or the tries are used up, the last answer or failure is the outcome.
 */
export function repeating(
  fetch: Fetch,
  {
    retries = 3,
    patience = 15_000,
    budget = 60_000,
    signal,
    once = false,
    sleep = sleepFor,
    random = Math.random,
    now = () => performance.now(),
  }: RepeatingOptions = {},
): Fetch {
  return async (request) => {
    const reading = request.method === 'GET';
    const caller = reading ? request.signal : signal;
    const copy = reading ? undefined : await copiesOf(request);
    const attempt = () => (copy ? answerTo(fetch, copy()) : readWithin(patience, fetch, request));
    const harmless = !once && !request.headers.has('if-match');
    const end = now() + Math.min(budget, longest);

    for (let repeats = 0; ; repeats++) {
      caller?.throwIfAborted();
      const outcome: Outcome = await attempt().then(
        (response) => ({ response }),
        (error: unknown) => ({ error }),
      );

      const again = isLost(outcome) ? harmless : isUndone(outcome, request);
      const asked = outcome.response && waitIn(outcome.response);
      const wait = Math.max(asked ?? 0, random() * Math.min(30_000, 250 * 2 ** repeats));
      if (!again || repeats >= retries || now() + wait > end) {
        if (outcome.response) return outcome.response;
        throw outcome.error;
      }
      await sleep(wait, caller);
    }
  };
}
