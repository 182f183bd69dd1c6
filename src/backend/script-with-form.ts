import { needsOf } from '../forms/index.js';
import { spoken } from '../i18n/index.js';
import type { Data } from '../model/envelope.js';
import type { RegistrationForm } from '../model/registration-form.js';
import { addressOf, from, urlOf, type Backend } from './backend.js';
import { encodingFor, scriptHeaders, squeezed, tagOf, type Files, type Squeezed } from './files.js';
import { remembering } from './remembering.js';
import { renewing, type Known } from './renewing.js';

/** A part of the script, as an expression that gives it. */
type Part = readonly [name: string, text: string];

/** What comes with the script: the parts that show what a slug names, and for a form what is announced of it. */
interface Coming {
  readonly script: string;
  readonly announced?: string;
  readonly parts: readonly Part[];
}

interface Made {
  readonly etag: string;
  readonly bodies: Squeezed;
}

/** Fewer places than this the form tells of; more are no news, and would make another script of every registration. */
const few = 10;

const hour = 3_600_000;

/** How long what comes with a script may be kept, here and by browsers together. Milliseconds. */
const kept = 10_000;

/** How much longer somebody may have it while it is found out anew, here and in browsers together. Milliseconds. */
const renewed = 50_000;

/** How many scripts are kept ready, the last ones asked for. Each takes some 120 kB. */
const most = 64;

/** The script, called with what comes with it. Throws where it does not end with its call. */
function together({ script, announced, parts }: Coming): string {
  const call = /\(\);\s*$/.exec(script);
  if (!call) throw new Error('The embed script does not end with its call');
  const ready = parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `${script.slice(0, call.index)}({${announced ? `announced:${announced},` : ''}parts:{${ready.join()}}});\n`;
}

/** What a script hands over that is a part of another; undefined where it does not look like one. */
const handedOver = (text: string): string | undefined =>
  /^(?:\/\/#.*\n)?globalThis\[Symbol\.for\("turnout\.part"\)\]=([^]*?);?\s*$/.exec(text)?.[1];

/** The parts there are, by their names without the hash of the build. */
const partsIn = (files: Files): ReadonlyMap<string, Part> =>
  new Map(
    files.names.flatMap((file) => {
      const name = /^\/embed\/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1];
      const text = name && handedOver(files.textOf(file)!);
      return text ? [[name, [name, text]] as const] : [];
    }),
  );

const worded = remembering<string>(most);

/** The days of an event, as elements word them. */
const daysIn = (language: string, days: readonly string[]): string =>
  worded.of(`${language} ${days.join(' ')}`, () => {
    const range = new Intl.DateTimeFormat(language, { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' });
    return range.formatRange(...(days.map(Date.parse) as [number, number]));
  });

/**
 * What the form shows before anybody touches it, the same for so long as can be. A name that means more than itself in a
 * script stays out of it, with all the rest.
 */
function announcedIn({ data }: Data<RegistrationForm>, language: string, now: number): string | undefined {
  const left = data.event?.places_left ?? null;
  const event = data.event && { ...data.event, places_left: left !== null && left < few ? left : null };
  const dates = data.event && { language, text: daysIn(language, [data.event.start_date, data.event.end_date]) };
  const text = JSON.stringify({
    ...data,
    event,
    ...(dates ? { dates } : {}),
    now: new Date(now - (now % hour)).toISOString(),
  });
  return text.includes('"__proto__"') ? undefined : text;
}

export interface ScriptWithForm {
  readonly files: Files;
  /** Service and gate. */
  readonly app: Backend;
  /** What a club speaks, best first; undefined where there is no such club. */
  readonly languagesOf: (club: string) => Promise<readonly string[] | undefined>;
  readonly now?: () => number;
}

/**
 * `{embed_url}?slug=club/form` answers with the script and, where the form is open, with what it asks, what draws that, and
 * the words for it: one way there and back from the snippet to the form (design.md section 5). What must be fresh comes with
 * the form token, when a visitor begins. A form that is not open is asked for by itself, for its clock has to be right.
 * `?slug=club` brings the words of the list; the events are asked for while it comes to life.
 * `&lang=` says which words; else they are in the club's first language, and a page in another one loads its own.
 */
export function scriptWithForm({ files, app, languagesOf, now = Date.now }: ScriptWithForm): Backend {
  const [formScript, listScript] = [files.textOf('/embed-form.js'), files.textOf('/embed-list.js')];
  const parts = partsIn(files);
  const ready = remembering<Made>(most);

  const newOf = (coming: Coming): Made => {
    const identity = Buffer.from(together(coming));
    return { etag: tagOf(identity), bodies: squeezed(identity) };
  };

  /** The parts of these names, as far as there are some: without one, its words or controls are loaded. */
  const named = (...names: readonly (string | false)[]): Part[] =>
    names.map((name) => name && parts.get(name)).filter((part) => !!part);

  const wordsIn = (language: string, element: 'form' | 'list') =>
    [language, language.replace(/-.*/, '')].map((tag) => `${tag}-${element}`).find((name) => parts.has(name)) ?? false;

  const comingWithForm = async (
    request: Request,
    [club, form]: readonly [string, string],
    language: string,
  ): Promise<Coming | undefined> => {
    const address = `${urlOf(request).origin}/public/${encodeURIComponent(club)}/forms/${encodeURIComponent(form)}`;
    const answer = await app(from(addressOf(request), new Request(address)));
    // nothing about the form: the service has trouble, or has enough of who asks
    if (answer.status === 429 || answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
    if (answer.status !== 200) return undefined;
    const found = (await answer.json()) as Data<RegistrationForm>;
    const announced = found.data.state === 'open' ? announcedIn(found, language, now()) : undefined;
    if (!announced || !formScript) return undefined;
    const { participants, shut, regions } = needsOf(found.data);
    return {
      ...{ script: formScript, announced },
      parts: named(
        wordsIn(language, 'form'),
        participants && 'participants',
        shut && 'shut',
        regions && 'region-codes',
      ),
    };
  };

  const comingWith = async (request: Request, slug: string, lang: string | null): Promise<Coming | undefined> => {
    const [, club, form] = /^([\w-]+)(?:\/([\w-]+))?$/.exec(slug) ?? [];
    const languages = club && (await languagesOf(club));
    if (!languages) return undefined;
    const language = spoken(lang ?? languages[0] ?? '');
    if (form) return comingWithForm(request, [club, form], language);
    return listScript ? { script: listScript, parts: named(wordsIn(language, 'list')) } : undefined;
  };

  const recent = renewing<Made>({ many: most, fresh: kept, renewed });

  /** The script is found out once for all who ask within seconds: a camp opens for a thousand. */
  const knownOf = (request: Request, time: number): Known<Made> | undefined => {
    const { origin, pathname, searchParams } = urlOf(request);
    const slug = searchParams.get('slug');
    if (pathname !== '/embed.js' || !slug) return undefined;
    const lang = searchParams.get('lang');
    // where that fails, the script alone asks for the rest and says what is wrong
    const find = async () => {
      const coming = await comingWith(request, slug, lang);
      return coming && ready.of([coming.announced, ...coming.parts.map(([name]) => name)].join(), () => newOf(coming));
    };
    const fresh = !!request.headers.get('cache-control')?.includes('no-cache');
    return recent(JSON.stringify([origin, slug, lang]), { time, find, fresh });
  };

  return async (request) => {
    const time = now();
    const known = knownOf(request, time);
    const made = await known?.thing;
    if (!known || !made) return files.answer(request);
    const encoding = encodingFor(request);
    const headers: Record<string, string> = {
      ...scriptHeaders,
      // the state of a form may be a minute old: the token tells when a visitor begins, and the gate decides
      'cache-control': `public, max-age=${kept / 1000}, stale-while-revalidate=${renewed / 1000}`,
      age: String(Math.floor(Math.max(0, time - known.since) / 1000)),
      etag: `"${made.etag}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    if (request.headers.get('if-none-match')?.includes(made.etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await made.bodies[encoding ?? 'identity']()), { headers });
  };
}
