import { ApiError as PlainError, isApiError as isPlainError } from './api/index.js';
import type { Endpoint } from './contract/index.js';

/** Sentences by dotted path: `{ 'data.3.email': ['…'] }`. */
export type Sentences = Readonly<Record<string, readonly string[]>>;

/**
 * Any other answer than the one asked for. `status` is 0 when none came that could be understood. The message is made for
 * logs: what was asked, and what came of it. It names no person and no key.
 */
export class ApiError extends PlainError {
  /** The service's own sentences about what was sent, where it said some. They may quote what was sent. */
  declare readonly errors?: Sentences;

  static {
    // a stack begins with the name that an error has while it is made, before it has any of its own
    Object.defineProperty(this.prototype, 'name', { value: 'ApiError', configurable: true, writable: true });
  }

  /** What `JSON.stringify` keeps: an `Error` of its own accord keeps no message. */
  toJSON(): object {
    const { name, message, status, silence, issues, errors, retryAfter } = this;
    return { name, message, status, silence, issues, errors, retryAfter };
  }
}

/** By its name and not by its class: two copies of the client may meet in one program. */
export const isApiError: (error: unknown) => error is ApiError = isPlainError as (error: unknown) => error is ApiError;

/** What a call was about. */
export interface Asked {
  endpoint: Endpoint;
  /** The parameters of the path, among others. */
  args: Readonly<Record<string, unknown>>;
  base: string;
  key: string | undefined;
  patience: number;
  /** What came, if anything; unread where it is no success. */
  response: Response | undefined;
}

/** A name such as programs give. Anything else could be somebody's: an address, a line of text. */
const nameIn = (value: unknown): string => (/^[\p{L}\p{N}_.~-]+$/u.test(String(value)) ? String(value) : '…');

/** The path without persons: an `external_id` may be an e-mail address. */
const pathOf = ({ endpoint, args }: Asked): string =>
  endpoint.path.replace(/{(\w+)}/g, (_, name: string) => (name === 'list_id' ? nameIn(args[name]) : '…'));

/** What the platform calls the failure: `ECONNREFUSED`, some causes deep. Its sentences may quote headers. */
function codeOf(error: unknown): string | undefined {
  let one = error as { code?: unknown; cause?: unknown } | undefined;
  for (let depth = 0; depth < 5 && typeof one === 'object' && one !== null; depth++) {
    if (typeof one.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(one.code)) return one.code;
    one = one.cause as typeof one;
  }
  return undefined;
}

function storyOf({ status, silence, issues: [issue, ...more], message, cause }: PlainError, asked: Asked): string {
  const { endpoint, base, key, patience, response } = asked;
  const { origin, pathname } = new URL(base);
  const home = `${origin}${pathname.replace(/\/+$/, '')}`;
  const call = `${endpoint.method} ${pathOf(asked)}`;
  const because = (reason: string | undefined) => (reason ? `: ${reason}` : '');

  if (silence === 'offline') return `no answer from ${home} to ${call}${because(codeOf(cause))}`;
  if (silence === 'too_slow') return `${endpoint.method} ${home}${pathOf(asked)} took longer than ${patience} ms`;
  if (silence === 'garbled') {
    const came = [response?.status, response?.headers.get('content-type')].filter(Boolean).join(' ');
    return `what ${home} said to ${call}${came && ` (${came})`} is not an answer of the service`;
  }
  if (issue) {
    const field = issue.field && nameIn(issue.field);
    return `${status} ${call}: ${field || 'body'} ${nameIn(issue.code)}${more.length ? ` (+${more.length} more)` : ''}`;
  }
  const said = message === String(status) ? '' : message;
  return `${status} ${call}${because(key ? said.replaceAll(key, '…') : said)}`;
}

/** The sentences of a refusal, ours or another's. Never throws. */
async function sentencesIn(response: Response | undefined): Promise<Sentences | undefined> {
  if (!response || response.ok) return undefined;
  const body = (await response.json().catch(() => undefined)) as { errors?: unknown } | null | undefined;
  const errors = body?.errors;
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([path, said]) => [path, [said].flat().map(String)]));
}

/** The failure of a call as a log wants to read it. */
export async function told(error: PlainError, asked: Asked): Promise<ApiError> {
  const { status, issues, retryAfter, silence, cause } = error;
  const errors = await sentencesIn(asked.response);
  return Object.assign(
    new ApiError(status, storyOf(error, asked), issues, retryAfter, silence),
    errors && { errors },
    cause !== undefined && { cause },
  );
}
