import { html, raw } from 'hono/html';
import {
  gateClient,
  memberClient,
  paymentsClient,
  registrationsClient,
  type ApiError,
  type MemberClient,
  type RegistrationsClient,
} from '../../api/index.js';
import { textIn } from '../../forms/index.js';
import { directionOf, formatDayRange, supportedTag } from '../../i18n/index.js';
import { serverWordsOf, type PageWords } from '../../i18n/server-words.js';
import type { ConsentLink } from '../../model/registration-form.js';
import type { Workspace } from '../../model/workspace.js';
import { clientAddressOf, withClientAddress, type Addresses, type Backend, type Clock } from '../backend.js';
import { brokenImagesScript } from './element-state-script.js';
import { pageStyleWith } from './page-style.js';
import { chosenLanguageOf, pageLanguageOf } from './page-language.js';

/** The accent colour of a club, `#rrggbb`, its logo and its website; null if it has none. */
export type Branding = Pick<Workspace, 'accent_color' | 'logo_url' | 'website_url'>;

const NO_BRANDING: Branding = { accent_color: null, logo_url: null, website_url: null };

export interface PagesOptions {
  /** The gate; the pages show what any visitor may see. */
  readonly gate: Backend;
  readonly addresses: Addresses;
  readonly clock: Clock;
  /** Resolves after this time. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** The look of a club by its slug; undefined for an unknown one, or if nothing may be read. */
  readonly brandingOf: (club: string) => Promise<Branding | undefined>;
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
}

/** The request's language, addresses and clients, for rendering a page. */
export interface PageContext {
  readonly api: ReturnType<typeof gateClient>;
  readonly portal: Pick<MemberClient, 'readPortal'>;
  readonly payments: ReturnType<typeof paymentsClient>;
  readonly registrations: Pick<RegistrationsClient, 'confirmRegistration' | 'resendConfirmation'>;
  readonly addresses: Addresses;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly words: PageWords;
  /** The address of a page, or of this one for `''`; keeps `?lang=`. `plain` selects the version without JavaScript. */
  readonly linkTo: (address: string, options?: { readonly plain?: boolean }) => string;
  readonly clock: Clock;
  /** The slug of the club. */
  readonly club: string;
  readonly branding: Branding;
  /** The nonce of the page's style and scripts (Content Security Policy). */
  readonly nonce: string;
}

/** The content of one page. */
export interface PageContent {
  readonly title: string;
  readonly body: unknown;
  /** Elements for `<head>`. Default: excludes the page from search engines. */
  readonly head?: unknown;
  /** The status of the response. Default: 200. */
  readonly status?: number;
  /** Privacy notice and imprint of the club, for the foot. */
  readonly legal?: readonly ConsentLink[] | undefined;
  /** The origins of its images besides its own. */
  readonly imageOrigins?: readonly string[];
  /** Milliseconds to wait before the next attempt. */
  readonly retryAfter?: number | undefined;
}

const logoOrigin = ({ logo_url }: Branding): string[] =>
  logo_url !== null && URL.canParse(logo_url) ? [new URL(logo_url).origin] : [];

const contentSecurityPolicy = (addresses: Addresses, nonce: string, imageOrigins: readonly string[]): string => {
  const { origin } = new URL(addresses.embed_url);
  return [
    "default-src 'none'",
    `script-src 'self' ${origin} 'nonce-${nonce}'`,
    `connect-src 'self' ${origin}`,
    `style-src 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', ...imageOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const footer = (legal: PageContent['legal'], language: string) =>
  legal
    ? html`<footer>
        ${legal.map(({ text, url }) => html`<a href="${url}"><bdi>${textIn(text, language)}</bdi></a> `)}
      </footer>`
    : '';

/** A script that stands in the page. */
export const scriptTag = (nonce: string, script: string) =>
  html`<script nonce="${nonce}">
    ${raw(script)};
  </script>`;

/** A page. Its style is inside, since a request for it would delay the first paint by a round trip. */
const page = (
  { language, accent, nonce }: { language: string; accent: string | null; nonce: string },
  { title, body, head, legal, imageOrigins }: PageContent,
) =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head ?? html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(pageStyleWith(accent))}
        </style>
        ${imageOrigins?.length ? scriptTag(nonce, brokenImagesScript) : ''}
      </head>
      <body>
        <main>${body} ${footer(legal, language)}</main>
      </body>
    </html>`;

/** A page with a heading and one paragraph. */
export const messagePage = (message: string, detail: unknown): PageContent => ({
  title: message,
  body: html`<h1>${message}</h1>
    <p>${detail}</p>`,
});

/** 128 random bits. */
const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Makes addresses that keep the chosen language. */
const linksIn =
  (chosenLanguage: string | undefined): PageContext['linkTo'] =>
  (address, { plain = false } = {}) => {
    const search = [...(plain ? ['plain'] : []), ...(chosenLanguage ? [`lang=${chosenLanguage}`] : [])].join('&');
    return search || !address ? `${address}?${search}` : address;
  };

/** Renders hosted pages from the public data of the gate. If the gate refuses, renders a page that says so. */
export const pageRenderer =
  ({ gate, addresses, clock, brandingOf }: PagesOptions) =>
  async (
    request: Request,
    workspace: string,
    render: (context: PageContext) => Promise<PageContent>,
  ): Promise<Response> => {
    const language = pageLanguageOf(request);
    const words = await serverWordsOf(language, 'pages');
    const linkTo = linksIn(chosenLanguageOf(request));
    const asVisitor: Backend = (gateRequest) => gate(withClientAddress(clientAddressOf(request), gateRequest));
    const clientOptions = { base: `http://gate.invalid/public/${encodeURIComponent(workspace)}`, fetch: asVisitor };
    const [api, portal] = [gateClient(clientOptions), memberClient(clientOptions)];
    const [registrations, payments] = [registrationsClient(clientOptions), paymentsClient(clientOptions)];
    const nonce = newNonce();
    const branding = (await brandingOf(workspace).catch(() => undefined)) ?? NO_BRANDING;
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Language',
    });
    const content = await render({
      api,
      portal,
      payments,
      registrations,
      addresses,
      language,
      words,
      linkTo,
      clock,
      club: workspace,
      branding,
      nonce,
    }).catch((error: unknown): PageContent => {
      const { status: errorStatus, retryAfter } = error as Partial<ApiError>;
      if (errorStatus === 404) return { ...messagePage(words.notFound, words.notFoundHelp), status: 404, retryAfter };
      return {
        ...messagePage(words.unavailable, words.tryAgain),
        status: errorStatus === 429 ? 429 : 503,
        retryAfter,
      };
    });
    const { status = 200, retryAfter, imageOrigins = [] } = content;
    const sources = [...new Set([...logoOrigin(branding), ...imageOrigins])];
    headers.set('content-security-policy', contentSecurityPolicy(addresses, nonce, sources));
    if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter / 1000)));
    return new Response(String(await page({ language, accent: branding.accent_color, nonce }, content)), {
      status,
      headers,
    });
  };

/** Renders the page for unknown addresses and for errors. */
export function errorPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return async (
    request: Request,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const response = await render(request, '-', async ({ words }) => ({
      ...(status < 500
        ? messagePage(words.notFound, words.notFoundHelp)
        : messagePage(words.unavailable, words.tryAgain)),
      status,
    }));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/** The days of an event in words. */
export const daysIn = (event: { start_date: string; end_date: string }, language: string): string =>
  formatDayRange(event.start_date, event.end_date, supportedTag(language));
