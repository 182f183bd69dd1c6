import { LRUCache } from 'lru-cache';
import { supportedTag } from '../../../i18n/index.js';
import { monotonicClock, urlOf, type Backend, type Clock } from '../../backend.js';
import { getOrCreate } from '../caches/get-or-create.js';
import { swrCache, type CacheEntry } from '../caches/swr-cache.js';
import { acceptedEncoding, compressOnDemand } from '../compression.js';
import { contentTag, scriptHeaders, type StaticFiles } from '../static-files.js';
import { integrityText, type Integrity } from './integrity.js';
import { MAX_SCRIPTS, scriptBuilder, type BuiltScript } from './script-builder.js';
import { scriptPartsOf } from './script-parts.js';
import { isEmbedScript } from './script-text.js';

/** How long a script with its data is fresh, here and in browsers together. */
const FRESH_MS = 10_000;

/** How much longer it is given while it is made anew, here and in browsers together. */
const STALE_MS = 50_000;

const slugPattern = /^([\w-]+)(?:\/[\w-]+)?$/;

/**
 * The tag of the language that a script brings: the one asked for if the club writes in it, else the club's first. A page
 * in any other loads its words as a file, so strangers cannot ask for more scripts than the club has languages.
 */
function languageFor(requestedTag: string | null, languages: readonly string[]): string {
  const [requestedLanguage, clubLanguages] = [supportedTag(requestedTag ?? ''), languages.map(supportedTag)];
  const withoutRegion = (tag: string) => tag.replace(/-[A-Z]{2}$/, '');
  return (
    (requestedTag !== null &&
      clubLanguages.find(
        (tag) => tag === requestedLanguage || withoutRegion(tag) === withoutRegion(requestedLanguage),
      )) ||
    (clubLanguages[0] ?? supportedTag(''))
  );
}

export interface EmbedScriptsOptions {
  readonly files: StaticFiles;
  /** Service and gate. */
  readonly app: Backend;
  /**
   * Address of the folder that scripts and gate are in, with a slash at the end. Without it the scripts use the gate beside
   * themselves.
   */
  readonly home?: string | undefined;
  /** The languages of a club, the preferred one first; undefined for an unknown club. */
  readonly languagesOf: (club: string) => Promise<readonly string[] | undefined>;
  readonly now?: Clock;
  /** Tells how old a script is. Milliseconds of a clock that only goes forward. */
  readonly elapsed?: Clock;
}

/**
 * `{embed_url}?slug=club/form` answers with the script and, if the form is open, with what it asks, what draws that, and
 * the words for it: one way there and back from the snippet to the form (docs/embed.md#the-scripts). What must be fresh comes with
 * the form token, when a visitor begins. A form that is not open is asked for by itself, for its clock has to be right.
 * `?slug=club` brings the words of the list and the club's events. The list shows them at once, and asks for them anew
 * when it stands: a browser may have kept the script for a minute.
 * `&lang=` says which words, of those the club writes in; else they are in its first language, and a page in another one loads
 * its own.
 */
export function embedScripts({
  files,
  app,
  home,
  languagesOf,
  now = Date.now,
  elapsed = monotonicClock,
}: EmbedScriptsOptions): Backend {
  const partsFor = scriptPartsOf({ files, app, now });
  const buildScript = scriptBuilder(files, home);
  const withData = new LRUCache<string, BuiltScript>({ max: MAX_SCRIPTS });
  const withoutData = new LRUCache<string, BuiltScript>({ max: MAX_SCRIPTS });

  const scriptCache = swrCache<BuiltScript>({ max: MAX_SCRIPTS, freshMs: FRESH_MS, staleMs: STALE_MS });

  /** The script is made once for all requests within seconds, since many visitors load a form when it opens. */
  const cachedScript = async (request: Request, time: number): Promise<CacheEntry<BuiltScript> | undefined> => {
    const { pathname, searchParams } = urlOf(request);
    const [slug, club] = slugPattern.exec(searchParams.get('slug') ?? '') ?? [];
    // a script of one element carries the data of that element or none: a list with the slug `club/form` is possible
    const element = slug?.includes('/') ? 'form' : 'list';
    if (pathname !== '/embed.js' && pathname !== `/embed-${element}.js`) return undefined;
    const languages = club && (await languagesOf(club));
    if (!slug || !languages) return undefined;
    const language = languageFor(searchParams.get('lang'), languages);
    // if that fails, the plain script requests the rest and shows the error
    const find = async () => {
      const scriptParts = await partsFor(request, slug, language);
      return (
        scriptParts &&
        getOrCreate(
          withData,
          [scriptParts.slug, scriptParts.form, scriptParts.events, ...scriptParts.modules.map(([name]) => name)].join(),
          () => buildScript(scriptParts),
        )
      );
    };
    const mustBeFresh = !!request.headers.get('cache-control')?.includes('no-cache');
    return scriptCache(`${slug} ${language}`, { now: time, fetch: find, mustBeFresh });
  };

  /** A script with nothing but the server's own address behind it; undefined for any other file. */
  const scriptWithoutData = (name: string): BuiltScript | undefined => {
    const script = isEmbedScript(name) ? files.textOf(name) : undefined;
    return script === undefined
      ? undefined
      : getOrCreate(withoutData, name, () => buildScript({ script, modules: [] }));
  };

  /** Checksums of the scripts as they are sent: those of the build are without the address. */
  const integrity = async (text: string): Promise<BuiltScript> => {
    const { version, files: versionedFiles } = JSON.parse(text) as Integrity;
    const bodies = Object.keys(versionedFiles).map(
      async (name) => [name, await scriptWithoutData(`/${name}`)!.bodies.identity()] as const,
    );
    const body = Buffer.from(integrityText(version, new Map(await Promise.all(bodies))));
    return {
      etag: contentTag(body),
      bodies: compressOnDemand(
        () => body,
        async () => undefined,
      ),
    };
  };
  let checksums: Promise<BuiltScript> | undefined;

  const answerFile = async (request: Request): Promise<Response> => {
    if (!home) return files.answer(request);
    const name = files.nameFor(urlOf(request));
    if (name !== '/integrity.json') return files.answer(request, scriptWithoutData(name));
    const text = files.textOf(name);
    return files.answer(request, text ? await (checksums ??= integrity(text)) : undefined);
  };

  return async (request) => {
    const time = elapsed();
    const cacheEntry = await cachedScript(request, time);
    const builtScript = await cacheEntry?.value;
    if (!cacheEntry || !builtScript) return answerFile(request);
    const encoding = acceptedEncoding(request);
    const headers: Record<string, string> = {
      ...scriptHeaders,
      // the state of a form may be a minute old: the form token has the current one, and the gate decides
      'cache-control': `public, max-age=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`,
      age: String(Math.floor(Math.max(0, time - cacheEntry.fetchedAt) / 1000)),
      etag: `"${builtScript.etag}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    if (request.headers.get('if-none-match')?.includes(builtScript.etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await builtScript.bodies[encoding ?? 'identity']()), { headers });
  };
}
