import { html, raw } from 'hono/html';
import type { gateClient, MemberClient, paymentsClient, RegistrationsClient } from '../../api/index.js';
import { directionOf, formatDayRange, supportedTag } from '../../i18n/index.js';
import type { PageWords } from '../../i18n/server-words.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, Backend, Clock } from '../backend.js';
import { brokenImagesScript } from './element-state-script.js';
import { pageStyleWith } from './page-style.js';

/**
 * The look of a club on its pages: name, accent colour, `#rrggbb`, and addresses, null where it has none or where there is no such club.
 * The first of its languages is that of a visitor whose own is not supported.
 */
export type Branding = Pick<
  Workspace,
  'accent_color' | 'logo_url' | 'website_url' | 'privacy_url' | 'imprint_url' | 'languages'
> & { readonly name: string | null };

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
  /** The origins of its images besides its own. */
  readonly imageOrigins?: readonly string[];
  /** Milliseconds to wait before the next attempt. */
  readonly retryAfter?: number | undefined;
}

/** The origin of a club's logo, for the policy of its pages. */
export const logoOrigin = ({ logo_url }: Branding): string[] =>
  logo_url !== null && URL.canParse(logo_url) ? [new URL(logo_url).origin] : [];

/** The policy of a page: styles and scripts with its nonce, and images of these origins. */
export const contentSecurityPolicy = (addresses: Addresses, nonce: string, imageOrigins: readonly string[]): string => {
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

/** Links to the privacy notice and the imprint of the club, in the language of the page. */
function footer({ branding: { privacy_url, imprint_url }, words }: PageContext) {
  const link = (url: string | null, text: string) =>
    url === null ? '' : html`<a href="${url}"><bdi>${text}</bdi></a> `;
  return privacy_url === null && imprint_url === null
    ? ''
    : html`<footer>${link(privacy_url, words.privacy)}${link(imprint_url, words.imprint)}</footer>`;
}

/** A script that stands in the page. */
export const scriptTag = (nonce: string, script: string) =>
  html`<script nonce="${nonce}">
    ${raw(script)};
  </script>`;

/** A page. Its style is inside, since a request for it would delay the first paint by a round trip. */
export const page = (context: PageContext, { title, body, head, imageOrigins }: PageContent) => {
  const { language, nonce, branding } = context;
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head ?? html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(pageStyleWith(branding.accent_color))}
        </style>
        ${imageOrigins?.length ? scriptTag(nonce, brokenImagesScript) : ''}
      </head>
      <body>
        <main>${body} ${footer(context)}</main>
      </body>
    </html>`;
};

/** A page with a heading and one paragraph. */
export const messagePage = (message: string, detail: unknown): PageContent => ({
  title: message,
  body: html`<h1>${message}</h1>
    <p>${detail}</p>`,
});

/** The days of an event in words. */
export const daysIn = (event: { start_date: string; end_date: string }, language: string): string =>
  formatDayRange(event.start_date, event.end_date, supportedTag(language));
