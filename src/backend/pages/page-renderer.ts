import { gateClient, memberClient, paymentsClient, registrationsClient, type ApiError } from '../../api/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import { clientAddressOf, urlOf, withClientAddress, type Backend } from '../backend.js';
import { decodePathSegment } from '../http/middleware/index.js';
import { notFoundPage, unavailablePage } from './error-page.js';
import {
  contentSecurityPolicy,
  logoOrigin,
  page,
  type Branding,
  type PageContent,
  type PageContext,
  type PagesOptions,
} from './page.js';
import { chosenLanguageOf, pageLanguageOf } from './page-language.js';

const NO_BRANDING: Branding = {
  name: null,
  languages: [],
  accent_color: null,
  logo_url: null,
  website_url: null,
  privacy_url: null,
  imprint_url: null,
};

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
    const branding = (await brandingOf(workspace).catch(() => undefined)) ?? NO_BRANDING;
    const language = pageLanguageOf(request, branding.languages);
    const words = await serverWordsOf(language, 'pages');
    const linkTo = linksIn(chosenLanguageOf(request));
    const asVisitor: Backend = (gateRequest) => gate(withClientAddress(clientAddressOf(request), gateRequest));
    const clientOptions = { base: `http://gate.invalid/public/${encodeURIComponent(workspace)}`, fetch: asVisitor };
    const [api, portal] = [gateClient(clientOptions), memberClient(clientOptions)];
    const [registrations, payments] = [registrationsClient(clientOptions), paymentsClient(clientOptions)];
    const nonce = newNonce();
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Language',
    });
    const context: PageContext = {
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
    };
    const content = await render(context).catch((error: unknown): PageContent | Promise<PageContent> => {
      const { status: errorStatus, retryAfter } = error as Partial<ApiError>;
      if (errorStatus === 404) return notFoundPage(context);
      return unavailablePage(context, { status: errorStatus === 429 ? 429 : 503, retryAfter });
    });
    const { status = 200, retryAfter, imageOrigins = [] } = content;
    const sources = [...new Set([...logoOrigin(branding), ...imageOrigins])];
    headers.set('content-security-policy', contentSecurityPolicy(addresses, nonce, sources));
    if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter / 1000)));
    return new Response(String(await page(context, content)), {
      status,
      headers,
    });
  };

/** The club of an address, `/portal/{club}/…`; none if it cannot be read. */
function clubOf(request: Request): string {
  try {
    return decodePathSegment(urlOf(request).pathname.split('/')[2] ?? '');
  } catch {
    return '';
  }
}

/** Renders the page for unknown addresses and for errors. */
export function errorPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return async (
    request: Request,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const response = await render(request, clubOf(request) || '-', async (context) =>
      status < 500 ? { ...(await notFoundPage(context)), status } : unavailablePage(context, { status }),
    );
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
