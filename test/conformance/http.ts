/** What sends requests: the platform's own `fetch`, or a backend in the same process. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Sending {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, with no content type of our own. */
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** An answer that was read to its end, and what it answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
  readonly requestLine: string;
  readonly requestBody: string;
}

/** Sends one request with a key, or without one. */
export type SendRequest = (method: string, path: string, sending?: Sending) => Promise<Answer>;

export interface ConnectionOptions {
  fetch: Fetch;
  baseUrl: string;
  /** Waits that many milliseconds. */
  sleep?: (milliseconds: number) => Promise<void>;
  /** Hears of what makes the run slower. */
  tell?: (sentence: string) => void;
}

/** A run with more requests is in a loop. */
const MAX_REQUESTS = 900;
const MAX_ATTEMPTS = 8;
const MAX_RETRY_AFTER_SECONDS = 120;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Seconds that `Retry-After` asks for (RFC 9110, 10.2.3): a number or a date. */
function secondsIn(header: string | null): number {
  if (header === null) return 1;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS) : 1;
}

/** Everything that crosses the wire goes through here: it counts, waits where it is told to, and keeps the last exchange. */
export function connectionTo({ fetch, baseUrl, sleep, tell = () => {} }: ConnectionOptions) {
  const pause = sleep ?? ((milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));
  const totals = { requests: 0, waited: 0, last: undefined as Answer | undefined };

  async function once(key: string | undefined, method: string, path: string, sending: Sending): Promise<Answer> {
    // taking away what was made always goes on
    if (++totals.requests > MAX_REQUESTS && method !== 'DELETE')
      throw new Error(`More than ${MAX_REQUESTS} requests: this is not going anywhere.`);
    const { body, raw, headers = {} } = sending;
    const requestBody = raw === undefined ? (body === undefined ? '' : JSON.stringify(body)) : `(${typeof raw})`;
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(raw === undefined ? (body === undefined ? {} : { body: requestBody }) : { body: raw }),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text,
      json: parsed(text),
      requestLine: `${method} ${path}`,
      requestBody,
    };
  }

  /** 429 is no answer: asked again when it says so. */
  async function sendRequest(
    key: string | undefined,
    method: string,
    path: string,
    sending: Sending = {},
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(key, method, path, sending);
      totals.last = answer;
      if (answer.status !== 429 || attempt === MAX_ATTEMPTS) return answer;
      const seconds = secondsIn(answer.headers.get('retry-after'));
      tell(`429 from ${method} ${path}: waiting ${Math.ceil(seconds)} s, as Retry-After asks.`);
      totals.waited += seconds;
      await pause(seconds * 1000);
    }
  }

  const as =
    (key: string | undefined): SendRequest =>
    (method, path, sending) =>
      sendRequest(key, method, path, sending);

  /** Something besides the interface, without a key. */
  const postTo = async (url: string, body: unknown): Promise<{ status: number; text: string }> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  };

  return { as, totals, baseUrl, postTo };
}

export type Connection = ReturnType<typeof connectionTo>;

const short = (text: string, length = 600) =>
  text.length > length ? `${text.slice(0, length)} … (${text.length})` : text;

/** Text for a report: without keys, and without what follows `#` in a sign-in link. */
export const redacted = (text: string): string => text.replace(/\bsk_[\w-]{8,}/g, 'sk_…').replace(/#[\w-]{16,}/g, '#…');

/** An exchange in a few lines. */
export const excerptOf = ({ requestLine, requestBody, status, text, headers }: Answer): string[] =>
  [
    requestLine,
    ...(requestBody ? [short(requestBody)] : []),
    `${status}${headers.has('content-type') ? ` ${headers.get('content-type')}` : ''}`,
    ...(text ? [short(text)] : []),
  ].map(redacted);
