import { html } from 'hono/html';
import { isolate, wordsOf } from '../../i18n/index.js';
import type { Html } from './html-parts.js';
import type { PageContent, PageContext } from './page.js';
import { clubLine } from './page-header.js';

/** The head of a page that cannot be shown: the club, if there is one, and what is wrong. */
const errorHeader = (message: string, context: PageContext): Html =>
  html`<header>
    ${context.branding.name === null ? '' : clubLine(context.branding.name, context)}
    <h1>${message}</h1>
  </header>`;

const titleWith = (message: string, { branding, language }: PageContext): string =>
  branding.name === null ? message : `${message} · ${isolate(branding.name, language)}`;

/** The page of an address that leads nowhere: with the way to the events of the club, if there is such a club. */
export async function notFoundPage(context: PageContext): Promise<PageContent> {
  const { words, branding, addresses, club, language, linkTo } = context;
  const { allEvents } = await wordsOf(language, 'form');
  const clubUrl = linkTo(`${addresses.portal_url}/${encodeURIComponent(club)}`);
  const clubLink = html`<p class="ways"><a class="main" href="${clubUrl}">${allEvents}</a></p>`;
  return {
    title: titleWith(words.notFound, context),
    body: html`${errorHeader(words.notFound, context)}
      <p>${words.notFoundHelp}</p>
      ${branding.name === null ? '' : clubLink}`,
    status: 404,
  };
}

/** The page that cannot be shown now; `retryAfter` in milliseconds. */
export const unavailablePage = (
  context: PageContext,
  { status, retryAfter }: { readonly status: number; readonly retryAfter?: number | undefined },
): PageContent => ({
  title: titleWith(context.words.unavailable, context),
  body: html`${errorHeader(context.words.unavailable, context)}
    <p>${context.words.tryAgain}</p>`,
  status,
  retryAfter,
});
