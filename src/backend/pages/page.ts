import { html } from 'hono/html';
import { gateClient, memberClient, type ApiError, type MemberClient } from '../../api/index.js';
import { spoken } from '../../i18n/index.js';
import { clientAddressOf, withClientAddress, type Addresses, type Backend, type Clock } from '../backend.js';

/** What these pages are written in. */
export type Language = 'de' | 'en';

/** German for those who name it before English in `Accept-Language`. */
const languageOf = (request: Request): Language =>
  /\b(de|en)\b/i.exec(request.headers.get('accept-language') ?? '')?.[1]?.toLowerCase() === 'de' ? 'de' : 'en';

/**
 * The language that a browser asks for first, without its region, for reading dates: a page in English understands "1er août
 * 2010" of somebody who reads French. The region stays out, for the page asks for the day first. Only languages that we speak:
 * the names of months are made once for each, and nobody can have them made for thousands.
 */
function firstLanguageOf(request: Request): string | undefined {
  const [first = ''] = /^\s*[\w-]{2,35}/.exec(request.headers.get('accept-language') ?? '') ?? [];
  const language = spoken(first.trim()).split('-')[0];
  return language === 'en' && !/^\s*en/i.test(first) ? undefined : language;
}

export interface PagesOptions {
  /** The gate; the pages show what any visitor may see. */
  readonly gate: Backend;
  readonly addresses: Addresses;
  readonly clock: Clock;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** For whom a page is drawn, and from what. */
export interface Sight {
  readonly api: ReturnType<typeof gateClient>;
  readonly portal: Pick<MemberClient, 'readPortal'>;
  readonly addresses: Addresses;
  readonly language: Language;
  /** In which dates are read, where it is another: a BCP 47 tag. */
  readonly dateLanguage: string;
  readonly clock: Clock;
}

/** What one page has of its own. */
export interface Drawn {
  readonly title: string;
  readonly body: unknown;
  /** What search engines and calendars read. A page without it is not for them. */
  readonly head?: unknown;
  /** Of the answer; 200 where absent. */
  readonly status?: number;
  /** Milliseconds after which it is worth asking again. */
  readonly retryAfter?: number | undefined;
}

/** What is said where there is no such page, and where it cannot be shown. */
export interface Trouble {
  readonly missing: string;
  readonly ask: string;
  readonly down: string;
  readonly later: string;
}

const policy = (addresses: Addresses): string => {
  const { origin } = new URL(addresses.embed_url);
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const page = (language: Language, { title, body, head }: Drawn) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head ?? html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/portal.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

/** A page that only says something. */
export const said = (what: string, then: unknown): Drawn => ({
  title: what,
  body: html`<h1>${what}</h1>
    <p>${then}</p>`,
});

/**
 * Draws hosted pages of workspaces, each with what the gate tells any visitor. Where the gate refuses, a page says so in
 * words; what it is that cannot be shown, `troubles` tells.
 */
export const drawing =
  ({ gate: visitors, addresses, clock }: PagesOptions, troubles: Readonly<Record<Language, Trouble>>) =>
  async (request: Request, workspace: string, draw: (sight: Sight) => Promise<Drawn>): Promise<Response> => {
    const language = languageOf(request);
    const dateLanguage = firstLanguageOf(request) ?? language;
    const { missing, ask, down, later } = troubles[language];
    const asVisitor: Backend = (asked) => visitors(withClientAddress(clientAddressOf(request), asked));
    const asking = { base: `http://gate.invalid/public/${encodeURIComponent(workspace)}`, fetch: asVisitor };
    const [api, portal] = [gateClient(asking), memberClient(asking)];
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(addresses),
      vary: 'Accept-Language',
    });
    const drawn = await draw({ api, portal, addresses, language, dateLanguage, clock }).catch(
      (error: unknown): Drawn => {
        const { status: refused, retryAfter } = error as Partial<ApiError>;
        if (refused === 404) return { ...said(missing, ask), status: 404, retryAfter };
        return { ...said(down, later), status: refused === 429 ? 429 : 503, retryAfter };
      },
    );
    const { status = 200, retryAfter } = drawn;
    if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter / 1000)));
    return new Response(String(await page(language, drawn)), { status, headers });
  };

const formatIn = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: formatIn('en-GB'), de: formatIn('de') };

/** Days in words, or the one day that it is. */
export const daysIn = (event: { start_date: string; end_date: string }, language: Language): string =>
  formats[language].formatRange(Date.parse(event.start_date), Date.parse(event.end_date));
