import { limits } from '../../../contract/index.js';
import { MAX_LENGTHS } from '../../../fields/index.js';
import type { Issue } from '../../../model/issue.js';
import { unprocessable, Refusal } from './refusal.js';

/** A body that was read: what it says, and its text as it came. */
export interface ReadBody {
  readonly value: object;
  readonly text: string;
}

const tooLarge = (limit: number) =>
  new Refusal(413, `The body is larger than ${limit} bytes.`, [], { connection: 'close' });

// who stops sending is no fault of ours
const stopped = () => Promise.reject(new Refusal(408, 'The body did not arrive.'));

/** The bytes of a body, up to a limit; what comes behind it is not read. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) throw tooLarge(limit);
  // who says how much comes sends no more: the platform reads it in one go; Firefox, where this runs in a page, knows no other
  if (announced !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer().catch(stopped));
    if (bytes.length > limit) throw tooLarge(limit);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(stopped);
  for (let step = await next(); !step.done; step = await next()) {
    length += step.value.byteLength;
    if (length > limit) {
      await reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const notJson = () => unprocessable([{ field: '', code: 'not_json' }]);

// half of a surrogate pair, NUL, and the control characters that are not white space
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const unreadable = /\p{Surrogate}|[\0-\x08\v\f\x0e-\x1f]/u;

/** Longer than so many code points; a text of megabytes is not taken apart to find out. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);

/** What no body may hold, whatever the endpoint (requirements.md 21 and 23). Paths are made only where something is found. */
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
    const found = findInvalidValue((value as Record<string, unknown>)[key], depth + 1);
    if (found) return { ...found, field: found.field ? `${key}.${found.field}` : key };
  }
  return undefined;
}

const [quote, backslash, opens, closes] = [34, 92, new Set([91, 123]), new Set([93, 125])];

/** Where the text that begins at a quotation mark ends; beyond the end where it does not. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json.charCodeAt(before - 1) === backslash) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
}

/** True when no bracket opens deeper than allowed; tells before the parser has to climb down there. */
function isShallow(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (letter === quote) at = endOfText(json, at);
    // every bracket is above the letters and digits that most of JSON is made of
    else if (letter > 90) {
      if (opens.has(letter) && ++depth > limits.depth) return false;
      if (closes.has(letter)) depth--;
    }
  }
  return true;
}

/** Bytes as text; undefined where they are none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The JSON object in a request's body. Refuses with 415 what is not `application/json`, with 413 what is too large, and
 * with 422 what cannot be read, is nested too deep, has too many keys, too long or unreadable texts, or more than `entries`
 * in its `data`.
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
  // before each of millions is looked at
  const { data } = value as { data?: unknown };
  if (Array.isArray(data) && data.length > entries)
    throw unprocessable([{ field: 'data', code: 'too_many', params: { max: entries } }]);
  const found = findInvalidValue(value, 1);
  if (found) throw unprocessable([found]);
  return { value, text };
}
