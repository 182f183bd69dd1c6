import { html } from 'hono/html';
import { gateClient, type ApiError } from '../../api/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { addressOf, from, type Addresses, type Backend } from '../backend.js';

type Language = 'de' | 'en';

/** What these pages say themselves; the form on them speaks for itself. */
const words = {
  en: {
    script: 'This form needs JavaScript. Please switch it on, or write to the club to register.',
    missing: 'There is no such form',
    ask: 'Please check the address, or ask the club where to register.',
    down: 'The form cannot be shown right now',
    later: 'Please try again in a moment.',
  },
  de: {
    script: 'Dieses Formular braucht JavaScript. Bitte einschalten oder zum Anmelden an den Verein schreiben.',
    missing: 'Dieses Formular gibt es nicht',
    ask: 'Bitte die Adresse prüfen oder beim Verein nachfragen, wo die Anmeldung zu finden ist.',
    down: 'Das Formular kann gerade nicht angezeigt werden',
    later: 'Bitte gleich noch einmal versuchen.',
  },
} satisfies Record<Language, object>;

/** German for those who name it before English in `Accept-Language`. */
const languageOf = (request: Request): Language =>
  /\b(de|en)\b/i.exec(request.headers.get('accept-language') ?? '')?.[1]?.toLowerCase() === 'de' ? 'de' : 'en';

const page = (language: Language, title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/portal.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

const policy = (addresses: Addresses): string => {
  const { origin } = new URL(addresses.embed_url);
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const days = ({ start_date, end_date }: { start_date: string; end_date: string }, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    Date.parse(start_date),
    Date.parse(end_date),
  );

const formBody = (form: RegistrationForm, addresses: Addresses, language: Language) =>
  html` <header>
      <p>${form.organisation}</p>
      <h1>${form.title}</h1>
      ${form.event ? html`<p>${days(form.event, language)}${form.event.location ? ` · ${form.event.location}` : ''}</p>` : ''}
    </header>
    <noscript><p>${words[language].script}</p></noscript>
    <script
      src="${addresses.embed_url}?slug=${form.slug}"
      data-slug="${form.slug}"
      data-headless
      async
      crossorigin
    ></script>`;

export interface PagesOptions {
  /** The gate; the pages show what any visitor may see. */
  gate: Backend;
  addresses: Addresses;
}

/** The hosted page of a form: `{portal_url}/{workspace}/{form}` (design.md section 6). */
export function pagesOf({ gate: visitors, addresses }: PagesOptions) {
  return async (request: Request, workspace: string, form: string): Promise<Response> => {
    const language = languageOf(request);
    const say = words[language];
    const asVisitor: Backend = (asked) => visitors(from(addressOf(request), asked));
    const api = gateClient({ base: `http://gate.invalid/public/${encodeURIComponent(workspace)}`, fetch: asVisitor });
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(addresses),
      vary: 'Accept-Language',
    });
    const [status, title, body] = await api.readForm({ slug: form }).then(
      ({ data }) => [200, data.title, formBody(data, addresses, language)] as const,
      (error: unknown) => {
        const { status, retryAfter } = error as Partial<ApiError>;
        if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter / 1000)));
        return status === 404
          ? ([
              404,
              say.missing,
              html`<h1>${say.missing}</h1>
                <p>${say.ask}</p>`,
            ] as const)
          : ([
              status === 429 ? 429 : 503,
              say.down,
              html`<h1>${say.down}</h1>
                <p>${say.later}</p>`,
            ] as const);
      },
    );
    return new Response(String(await page(language, title, body)), { status, headers });
  };
}
