import { html, raw } from 'hono/html';
import { isolate } from '../../i18n/index.js';
import { clubLine } from './page-header.js';
import type { PagesOptions } from './page.js';
import { pageRenderer } from './page-renderer.js';

/** A table needs more room than a form. */
const deskStyle = `body main { max-width: 88rem; margin-block: clamp(0rem, 2vw, 1.5rem); padding: clamp(1rem, 3vw, 2.25rem); border-radius: clamp(0rem, 100vw - 88rem, 0.75rem); }
main { --desk-paper: var(--paper); }
main > header { margin-block-end: 0.25rem; }
.desk { --turnout-accent: var(--page-accent); }
@media print { body, body main { background: none; } body main { margin: 0; padding: 0; } main > footer { display: none; } }`;

/**
 * The page of the desk, `{portal_url}/{workspace}/desk`: it holds nothing about anybody until its script has signed an
 * organiser in. It cannot be framed, stored or found.
 */
export function deskPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return async (request: Request, workspace: string): Promise<Response> => {
    const response = await render(request, workspace, async (context) => {
      const { portal, addresses, language, words, nonce } = context;
      const { organisation } = (await portal.readPortal()).data;
      const body = html`<header>${clubLine(organisation, context)}</header>
        <noscript><p class="notice">${words.needsScript}</p></noscript>
        <script
          src="${new URL('desk.js', addresses.embed_url)}"
          data-desk="${addresses.public_url}/${encodeURIComponent(workspace)}"
          type="module"
          crossorigin
        ></script>`;
      const head = html`<meta name="robots" content="noindex" /> <meta name="referrer" content="no-referrer" />
        <style nonce="${nonce}">
          ${raw(deskStyle)}
        </style>`;
      return { title: isolate(organisation, language), body, head };
    });
    response.headers.set('cache-control', 'no-store');
    response.headers.set('referrer-policy', 'no-referrer');
    return response;
  };
}
