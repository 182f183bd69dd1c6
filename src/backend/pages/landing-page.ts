import { html } from 'hono/html';
import { directionOf } from '../../i18n/index.js';
import { serverWordsOf, type PageWords } from '../../i18n/server-words.js';
import type { Addresses } from '../backend.js';
import { chosenLanguageOf, pageLanguageOf } from './page-language.js';
import { DOCTOR_PARAMETER } from '../../model/doctor-parameter.js';

export interface LandingPageOptions {
  readonly addresses: Addresses;
  /** The clubs that the page names. Empty unless the operator lists them. */
  readonly clubs: readonly { readonly slug: string; readonly name: string }[];
  /** Whether the example pages are served. */
  readonly hasExample: boolean;
  readonly hasApi: boolean;
}

/** How to open the doctor, with the parameter as code, which is written from left to right. */
function doctorHelp(words: PageWords): unknown {
  const [before, after] = words.doctorHelp(DOCTOR_PARAMETER).split(DOCTOR_PARAMETER);
  return html`${before}<code dir="ltr">${DOCTOR_PARAMETER}</code>${after}`;
}

/**
 * The page at the root of the server, in the language of the visitor: the listed clubs, the example page, the API reference
 * and how to open the doctor.
 */
export async function landingPage(
  request: Request,
  { addresses, clubs, hasExample, hasApi }: LandingPageOptions,
): Promise<Response> {
  const language = pageLanguageOf(request);
  const words = await serverWordsOf(language, 'pages');
  const chosen = chosenLanguageOf(request);
  const query = chosen ? `?lang=${chosen}` : '';
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
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
          <p>${words.landingIntro}</p>
          ${
            clubs.length
              ? html`<h2>${words.clubs}</h2>
                  <ul>
                    ${clubs.map(
                      ({ slug, name }) =>
                        html`<li>
                          <a href="${addresses.portal_url}/${slug}${query}"><bdi>${name}</bdi></a>
                        </li>`,
                    )}
                  </ul>`
              : html`<p>${words.clubAddress}</p>`
          }
          <h2>${words.forWebmasters}</h2>
          <ul>
            ${hasExample ? html`<li><a href="/example" hreflang="de">${words.examplePage}</a></li>` : ''}
            ${hasApi ? html`<li><a href="${addresses.base_url}" hreflang="en">${words.apiReference}</a></li>` : ''}
          </ul>
          <p>${doctorHelp(words)}</p>
        </main>
      </body>
    </html>`;
  return new Response(String(await page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
