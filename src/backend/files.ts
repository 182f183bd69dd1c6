import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { urlOf, type Backend } from './backend.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/**
 * As small as it gets: these codes for distances suit scripts (RFC 7932, section 4; tried on six of ours, up to half a percent
 * smaller, and best for lists, which have the least room).
 */
const smallest = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_NPOSTFIX]: 2,
  [constants.BROTLI_PARAM_NDIRECT]: 32,
};

const once = (make: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let made: Promise<Buffer> | undefined;
  return () => (made ??= make());
};

/** A text that is sent often: compressed when it is first asked for, and once. */
export const squeezed = (body: Buffer) => ({
  identity: async () => body,
  br: once(() => promisify(brotliCompress)(body, { params: smallest })),
  gzip: once(() => promisify(gzip)(body)),
});

export type Squeezed = ReturnType<typeof squeezed>;

/** What the request takes, best first. */
export const encodingFor = (request: Request): 'br' | 'gzip' | undefined => {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

/** The script in one version, which never changes and may be asked for with its checksum (`integrity.json`). */
const isPinned = /^\/embed(-\w+)?-\d+\.\d+\.\d+\.js$/;

/**
 * Which file an address asks for. The embed script is there a second time for each element that a slug can mean, with what
 * draws it inside: fewer requests, and smaller. Where nobody looks at the query, on a plain file server, all the rest is loaded.
 */
function fileFor({ pathname, searchParams }: URL): string {
  const slug = pathname === '/embed.js' ? searchParams.get('slug') : null;
  return slug ? (slug.includes('/') ? '/embed-form.js' : '/embed-list.js') : pathname;
}

/** What is built and not for the pages of clubs: the server itself, and the designers' page, which is a site of its own. */
const notServed = /^(server|demo)(\W|$)/;

/** Tells one text from another, for an entity tag. */
export const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 27);

export interface Files {
  readonly answer: Backend;
  /** What is in a file, by its name from the root: `/embed.js`. */
  readonly textOf: (name: string) => string | undefined;
  /** Names of all there are. */
  readonly names: readonly string[];
}

/** What every answer with a script says: any page may load it, from any origin. */
export const scriptHeaders = {
  'content-type': types['.js']!,
  vary: 'Accept-Encoding',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The built scripts, read once. Any page may load them, from any origin; names that carry a hash never
 * change, all others are revalidated.
 */
export function filesIn(folder: string): Files | undefined {
  if (!existsSync(join(folder, 'embed.js'))) return undefined;
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && types[extname(entry.name)] && !notServed.test(relative(folder, entry.parentPath)),
      )
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const identity = readFileSync(path);
        const etag = `"${tagOf(identity)}"`;
        const name = `/${relative(folder, path).split(sep).join('/')}`;
        return [name, { text: () => identity.toString(), bodies: squeezed(identity), etag }] as const;
      }),
  );

  const pinned = [...files.keys()].filter((name) => isPinned.test(name));
  const notFoundAt = (pathname: string) =>
    isPinned.test(pathname) ? `There is no such version here, but ${pinned.join(', ')}.` : 'Not found';

  const answer: Backend = async (request) => {
    const pathname = fileFor(urlOf(request));
    const file = files.get(pathname);
    if (!file)
      return new Response(notFoundAt(pathname), {
        status: 404,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      });
    const encoding = encodingFor(request);
    const headers: Record<string, string> = {
      ...scriptHeaders,
      'content-type': types[extname(pathname)]!,
      'cache-control': /-([\w-]{8}|\d+\.\d+\.\d+)\.js$/.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, no-cache',
      etag: encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    if (request.headers.get('if-none-match')?.includes(file.etag.slice(0, -1)))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await file.bodies[encoding ?? 'identity']()), { headers });
  };
  return { answer, textOf: (name) => files.get(name)?.text(), names: [...files.keys()] };
}
