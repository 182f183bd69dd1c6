import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { urlOf } from '../backend.js';
import type { Integrity } from './embed/integrity.js';
import { compressOnDemand, acceptedEncoding, type Compressed } from './compression.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** The script of one version, which never changes; `integrity.json` has its checksum. */
const isPinned = /^\/embed(-\w+)?-\d+\.\d+\.\d+\.js$/;

/**
 * The file for an address. Besides `embed.js` there is a script with the code of one element, chosen by the slug: fewer requests
 * and fewer bytes. A plain file server ignores the query and serves `embed.js`, which loads the rest.
 */
function fileFor({ pathname, searchParams }: URL): string {
  const slug = pathname === '/embed.js' ? searchParams.get('slug') : null;
  return slug ? (slug.includes('/') ? '/embed-form.js' : '/embed-list.js') : pathname;
}

/** Built folders that are not served: the server, the client package, and the demo site. */
const notServed = /^(server|client|demo)(\W|$)/;

/** A hash of a text for an entity tag. */
export const contentTag = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** Path of the Brotli version of a text in a built folder, which the build writes (`src/build/precompress.ts`). */
export const precompressedPath = (folder: string, text: Buffer): string =>
  join(folder, 'brotli', `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.br`);

/** A body and its entity tag. */
export interface ServedBody {
  readonly etag: string;
  readonly bodies: Compressed;
}

export interface StaticFiles {
  /** Answers with a file, or with a generated body under the name of the file. */
  readonly answer: (request: Request, instead?: ServedBody) => Promise<Response>;
  /** The name of the file for an address. */
  readonly nameFor: (address: URL) => string;
  /** The text of a file by its name from the root: `/embed.js`. */
  readonly textOf: (name: string) => string | undefined;
  /** Names of all files. */
  readonly names: readonly string[];
  /** The Brotli version of a text, whole or the beginning of a stream; undefined if the build has not made it. */
  readonly precompressed?: (text: Buffer) => Promise<Buffer | undefined>;
}

/** Headers of every script: any page may load it, from any origin. */
export const scriptHeaders = {
  'content-type': CONTENT_TYPES['.js']!,
  vary: 'Accept-Encoding',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Reads the built scripts once. Any page may load them, from any origin; files with a hash in their name are immutable, all others
 * are revalidated. Hono's `serveStatic` reads from the disk for each request and does not compress.
 */
export function readStaticFiles(folder: string): StaticFiles | undefined {
  if (!existsSync(join(folder, 'embed.js'))) return undefined;
  const precompressed = (text: Buffer) => readFile(precompressedPath(folder, text)).catch(() => undefined);
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && CONTENT_TYPES[extname(entry.name)] && !notServed.test(relative(folder, entry.parentPath)),
      )
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const identity = readFileSync(path);
        const etag = `"${contentTag(identity)}"`;
        const name = `/${relative(folder, path).split(sep).join('/')}`;
        const bodies = compressOnDemand(
          () => identity,
          () => precompressed(identity),
        );
        return [name, { text: () => identity.toString(), bodies, etag }] as const;
      }),
  );

  // the package has each script once: the name with the version has the same bytes
  const integrity = files.get('/integrity.json')?.text();
  for (const name of Object.keys(integrity ? (JSON.parse(integrity) as Integrity).files : {})) {
    const script = files.get(`/${name.replace(/-\d+\.\d+\.\d+\.js$/, '.js')}`);
    if (script && !files.has(`/${name}`)) files.set(`/${name}`, script);
  }
  const versionedNames = [...files.keys()].filter((name) => isPinned.test(name));
  const notFoundAt = (pathname: string) =>
    isPinned.test(pathname) ? `There is no such version here, but ${versionedNames.join(', ')}.` : 'Not found';

  const answer: StaticFiles['answer'] = async (request, instead) => {
    const pathname = fileFor(urlOf(request));
    const original = files.get(pathname);
    const file = original && instead ? { etag: `"${instead.etag}"`, bodies: instead.bodies } : original;
    if (!file)
      return new Response(notFoundAt(pathname), {
        status: 404,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      });
    const encoding = acceptedEncoding(request);
    const headers: Record<string, string> = {
      ...scriptHeaders,
      'content-type': CONTENT_TYPES[extname(pathname)]!,
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
  return {
    answer,
    nameFor: fileFor,
    textOf: (name) => files.get(name)?.text(),
    names: [...files.keys()],
    precompressed,
  };
}
