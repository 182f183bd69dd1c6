import { html } from 'hono/html';
import type { Addresses } from '../backend.js';

export interface LandingPageOptions {
  readonly addresses: Addresses;
  /** The clubs to list; empty unless the configuration lists clubs. */
  readonly clubs: readonly { readonly slug: string; readonly name: string }[];
  /** Whether the example pages are served. */
  readonly hasExample: boolean;
}

/** The page at `/`: the clubs of this installation, the example page and the API reference. */
export async function landingPage({ addresses, clubs, hasExample }: LandingPageOptions): Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Turnout</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/portal.css" />
      </head>
      <body>
        <main>
          <header><h1>Turnout</h1></header>
          <p>Registration forms, event lists and a member portal for clubs.</p>
          ${
            clubs.length
              ? html`<h2>Clubs</h2>
                  <ul>
                    ${clubs.map(({ slug, name }) => html`<li><a href="${addresses.portal_url}/${slug}">${name}</a></li>`)}
                  </ul>`
              : html`<p>For the events of a club, use the address that the club gave you.</p>`
          }
          <h2>For webmasters and developers</h2>
          <ul>
            ${hasExample ? html`<li><a href="/example">Example page with a pasted form</a></li>` : ''}
            <li><a href="${addresses.base_url}">API reference</a></li>
          </ul>
        </main>
      </body>
    </html>`;
  return new Response(String(await page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
