/** Media type of JSON answers. */
export const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/** Smaller answers are not compressed: the work takes longer than sending the bytes. */
export const MIN_COMPRESSED_BYTES = 512;

/** `content-length` of an answer that is too small to be compressed, so that the compression need not read it. */
export function contentLengthIfSmall(text: string): Record<string, string> {
  if (text.length >= MIN_COMPRESSED_BYTES) return {};
  const length = new TextEncoder().encode(text).length;
  return length < MIN_COMPRESSED_BYTES ? { 'content-length': String(length) } : {};
}

/** A response of serialized JSON. */
export const jsonResponse = (
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': JSON_CONTENT_TYPE, ...contentLengthIfSmall(text), ...headers },
  });
