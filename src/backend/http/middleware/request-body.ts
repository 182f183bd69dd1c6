import { limits } from '../../../contract/index.js';
import { MAX_LENGTHS } from '../../../fields/index.js';
import type { Issue } from '../../../model/issue.js';
import { unprocessable, Refusal } from './refusal.js';

/** A parsed body and its text. */
export interface ReadBody {
  readonly value: object;
  readonly text: string;
}

const tooLarge = (limit: number) => new Refusal(413, `The body is larger than ${limit} bytes.`);

/** As much as the adaptor of Hono receives after an answer. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Reads the rest of a body and forgets it, until it ends, is too long, or the server ends its connection. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    let length = 0;
    for (let step = await reader.read(); !step.done && length < MAX_DISCARDED_BYTES; step = await reader.read())
      length += step.value.byteLength;
    await reader.cancel();
  } catch {
    // the connection has ended
  }
}

// an aborted upload is no internal error
const bodyAborted = () => Promise.reject(new Refusal(408, 'The body did not arrive.'));

/**
 * The bytes of a body; throws 413 as soon as it is above the limit. The rest is received and forgotten: a connection that is
 * closed while the client sends takes the answer with it (RFC 9112, 9.6). The adaptor of Hono closes it after half a second.
 * Hono's `bodyLimit` has one limit per route; here the limit comes from the endpoint, and the parser needs the bytes.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const contentLength = request.headers.get('content-length');
  if (Number(contentLength ?? 0) > limit) throw tooLarge(limit);
  // HTTP ends the body at `Content-Length`, so it is read at once; Firefox, where this runs in a page, has no `request.body`
  if (contentLength !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer().catch(bodyAborted));
    if (bytes.length > limit) throw tooLarge(limit);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(bodyAborted);
  for (let step = await next(); !step.done; step = await next()) {
    length += step.value.byteLength;
    if (length > limit) {
      void discard(reader);
      throw tooLarge(limit);
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(length);
  let index = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, index);
    index += chunk.byteLength;
  }
  return bytes;
}

const notJson = () => unprocessable([{ field: '', code: 'not_json' }]);

// half of a surrogate pair, NUL, and the control characters that are not white space
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const unreadable = /\p{Surrogate}|[\0-\x08\v\f\x0e-\x1f]/u;

/** Whether a text has more than `max` code points; avoids splitting a text of megabytes. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);

/** Finds a value that no endpoint accepts (docs/api-rules.md#limits). Paths are built only for an issue. */
function findInvalidValue(value: unknown, depth: number): Issue | undefined {
  if (typeof value === 'string') {
    if (isLonger(value, MAX_LENGTHS.text)) return { field: '', code: 'too_long', params: { max: MAX_LENGTHS.text } };
    return unreadable.test(value) ? { field: '', code: 'unreadable_characters' } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > limits.depth) return { field: '', code: 'too_deep', params: { max: limits.depth } };
  const keys = Object.keys(value);
  const isArray = Array.isArray(value);
  if (!isArray && keys.length > limits.keys) return { field: '', code: 'too_many_keys', params: { max: limits.keys } };
  for (const key of keys) {
    if (!isArray && unreadable.test(key)) return { field: '', code: 'unreadable_characters' };
    const invalidValue = findInvalidValue((value as Record<string, unknown>)[key], depth + 1);
    if (invalidValue) return { ...invalidValue, field: invalidValue.field ? `${key}.${invalidValue.field}` : key };
  }
  return undefined;
}

const [QUOTE, BACKSLASH, OPENING_BRACKETS, CLOSING_BRACKETS] = [34, 92, new Set([91, 123]), new Set([93, 125])];

/** The index of the quotation mark that ends a string; the length of the JSON if none does. */
function endOfText(json: string, from: number): number {
  for (let index = json.indexOf('"', from + 1); index >= 0; index = json.indexOf('"', index + 1)) {
    let backslashStart = index;
    while (json.charCodeAt(backslashStart - 1) === BACKSLASH) backslashStart--;
    if ((index - backslashStart) % 2 === 0) return index;
  }
  return json.length;
}

/** Whether nesting stays within the limit; checked before the parser recurses. */
function isShallow(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const letter = json.charCodeAt(index);
    if (letter === QUOTE) index = endOfText(json, index);
    // every bracket is above the letters and digits that most of JSON is made of
    else if (letter > 90) {
      if (OPENING_BRACKETS.has(letter) && ++depth > limits.depth) return false;
      if (CLOSING_BRACKETS.has(letter)) depth--;
    }
  }
  return true;
}

/** Decodes UTF-8; undefined for invalid bytes. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The JSON object in a request's body. Throws 415 for another media type, 413 for a body that is too large, and 422 for invalid
 * JSON, too deep nesting, too many keys, texts that are too long or unreadable, or more than `entries` entries in `data`.
 */
export async function readBody(request: Request, limit: number, entries = Infinity): Promise<ReadBody> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Refusal(415, 'Please send the body as application/json.', [], { accept: 'application/json' });

  const coding = request.headers.get('content-encoding') ?? 'identity';
  if (coding.trim().toLowerCase() !== 'identity')
    throw new Refusal(415, 'Please send the body as it is, without Content-Encoding.', [], {
      'accept-encoding': 'identity',
    });

  const bytes = await readBytes(request, limit);
  const text = textOf(bytes);
  if (text === undefined) throw notJson();
  if (!isShallow(text)) throw unprocessable([{ field: '', code: 'too_deep', params: { max: limits.depth } }]);

  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notJson();
  // before the check of each entry
  const { data } = value as { data?: unknown };
  if (Array.isArray(data) && data.length > entries)
    throw unprocessable([{ field: 'data', code: 'too_many', params: { max: entries } }]);
  const invalidValue = findInvalidValue(value, 1);
  if (invalidValue) throw unprocessable([invalidValue]);
  return { value, text };
}
