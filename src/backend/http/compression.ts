import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { MIN_COMPRESSED_BYTES } from './middleware/index.js';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_OPERATION_FLUSH } = constants;
const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;

/** A window is 16 bytes smaller than a power of two (RFC 7932, section 9.1); what a request adds to a script fits in as well. */
const WINDOW_ROOM_BYTES = 4096;

/** The smallest window, of at least 64 KiB, that a text fits in: 27 bytes less for a list than with the encoder's 4 MiB. */
const windowOf = ({ length }: Buffer) => ({
  [BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + WINDOW_ROOM_BYTES)))),
});

/**
 * Highest quality, for the build: 40 times the work of `fastParams`. These codes for distances suit
 * scripts (RFC 7932, section 4; tried on six of ours, up to half a percent smaller, and best for lists, which have the least
 * room).
 */
const smallestParams = (text: Buffer) => ({
  ...{ [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 32 },
  ...windowOf(text),
});

/** For compression during a request. */
const fastParams = { [BROTLI_PARAM_QUALITY]: 5 };

const brotli = promisify(brotliCompress);

/** Compresses at the highest quality: for the build, never for a request. */
export const brotliSmallest = (body: Buffer): Promise<Buffer> => brotli(body, { params: smallestParams(body) });

const compress = {
  br: (body: Buffer) => brotli(body, { params: fastParams }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** A Brotli stream of two texts, and the offset of the byte at which the second begins. */
async function brotliInTwo(first: Buffer, second: Buffer, params: Record<number, number>) {
  const stream = createBrotliCompress({ params });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject));
  if (first.length) stream.write(first);
  await new Promise<void>((resolve) => stream.flush(BROTLI_OPERATION_FLUSH, resolve));
  // flushed data is emitted in a later task
  await new Promise(setImmediate);
  const split = Buffer.concat(chunks).length;
  stream.end(second);
  await finished;
  return { whole: Buffer.concat(chunks), split };
}

/** The beginning of a Brotli stream at the highest quality, which `brotliContinued` continues. For the build. */
export async function brotliOpening(opening: Buffer): Promise<Buffer> {
  const { whole, split } = await brotliInTwo(opening, Buffer.alloc(0), smallestParams(opening));
  return whole.subarray(0, split);
}

/**
 * Continues a precompressed Brotli stream with more text. Undefined if the two parts do not fit together.
 *
 * Meta-blocks share nothing but the text before them and the last distances (RFC 7932, sections 9.3 and 4). The second text is
 * compressed behind the first one at a low quality, so that it repeats the first text and the static dictionary at the right
 * distances, and its meta-blocks are put behind the precompressed ones. Their last distances may differ: so each result is
 * read back once, and at quality 1 no meta-block uses distances of the one before. That is how the encoder works and no rule
 * of the format.
 */
export async function brotliContinued(
  { opening, compressed }: { readonly opening: Buffer; readonly compressed: Buffer },
  closing: Buffer,
): Promise<Buffer | undefined> {
  const text = Buffer.concat([opening, closing]);
  const attempts = [
    { context: opening, params: { ...fastParams, ...windowOf(opening) } },
    { context: Buffer.alloc(0), params: { [BROTLI_PARAM_QUALITY]: 1, ...windowOf(opening) } },
  ];
  for (const { context, params } of attempts) {
    const { whole, split } = await brotliInTwo(context, closing, params);
    const concatenated = Buffer.concat([compressed, whole.subarray(split)]);
    const decompressed = await promisify(brotliDecompress)(concatenated).catch(() => undefined);
    if (decompressed?.equals(text)) return concatenated;
  }
  return undefined;
}

const memoize = (make: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let result: Promise<Buffer> | undefined;
  return () => (result ??= make());
};

/**
 * Compresses a text at the first request, once for all callers. `precompressed` returns it in Brotli for less work, if possible.
 */
export const compressOnDemand = (text: () => Buffer, precompressed: () => Promise<Buffer | undefined>) => ({
  identity: async () => text(),
  br: memoize(async () => (await precompressed()) ?? compress.br(text())),
  gzip: memoize(() => compress.gzip(text())),
});

export type Compressed = ReturnType<typeof compressOnDemand>;

/** The best encoding that the request accepts. */
export const acceptedEncoding = (request: Request): 'br' | 'gzip' | undefined => {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

/**
 * Compresses responses of text and JSON above a minimum size. The entity tag of a compressed response becomes weak (RFC 9110, 8.8.3). Hono's middleware
 * `compress` has no Brotli, which makes a form a sixth smaller than gzip, so this stays ours.
 */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  const encoding = acceptedEncoding(context.req.raw);
  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? Infinity);
  if (length < MIN_COMPRESSED_BYTES) return;
  if (!encoding || !response.body || response.headers.has('content-encoding') || !/json|text/.test(type)) return;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const { status } = response;
  // Hono would otherwise copy the headers of the previous response
  context.res = undefined;
  if (body.length < MIN_COMPRESSED_BYTES) {
    context.res = new Response(new Uint8Array(body), { status, headers });
    return;
  }
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  context.res = new Response(new Uint8Array(await compress[encoding](body)), { status, headers });
};
