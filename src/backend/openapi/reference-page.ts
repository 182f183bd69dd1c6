import { html, raw } from 'hono/html';
import { digest } from '../crypto/index.js';
import { respondUnlessMatched } from '../http/middleware/index.js';
import { knownIssues } from '../../i18n/integrators.js';
import type { OpenapiDocument } from './document.js';
import { operationsOf } from './example-requests.js';
import { answerBlock, codeBlock } from './reference-code.js';
import { anchor, methodBadge, operationSection, statusTable } from './reference-operation.js';
import { referenceScript } from './reference-script.js';
import { referenceStyle } from './reference-style.js';
import { fieldName, prose, rowsOf, table, type SchemaObject } from './reference-tables.js';

const exampleProblem = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  detail: 'Some fields need another look.',
  errors: { 'data.3.email': ['Please write it like this: name@example.org.'] },
  issues: [{ field: 'data.3.email', code: 'wrong_format', params: { example: 'name@example.org' } }],
};

const notAllowed = { description: 'The address does not answer to this method; `Allow` names those it does.' };

const errors = (document: OpenapiDocument) =>
  html`<h2 id="errors">Errors${anchor('errors', 'Errors')}</h2>
    <p>
      Refusals are <code>application/problem+json</code> (RFC 9457). Where fields are to blame, <code>errors</code> has
      sentences by path and <code>issues</code> the same for programs.
    </p>
    ${answerBlock(exampleProblem, 'Example error')}
    <h3 id="statuses">Statuses${anchor('statuses', 'Statuses')}</h3>
    ${statusTable(document, [...Object.entries(document.components.responses), ['405', notAllowed]] as [string, SchemaObject][])}
    <h3 id="codes">Codes${anchor('codes', 'Codes')}</h3>
    ${table(
      ['Code', 'Sentence'],
      knownIssues().map(
        ({ code, sentence }) =>
          html`<tr id="code.${code}">
            <td>${fieldName(code)}</td>
            <td>${sentence}</td>
          </tr>`,
      ),
    )}`;

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const search = html`<search class="search" hidden>
  <label class="hidden" for="search">Search endpoints and fields</label>
  <input
    id="search"
    type="search"
    placeholder="Search endpoints and fields"
    autocomplete="off"
    spellcheck="false"
    aria-controls="results"
    aria-keyshortcuts="/ Control+K"
  />
  <kbd aria-hidden="true">/</kbd>
  <p class="hidden" role="status" id="result-count"></p>
  <ul id="results" hidden></ul>
</search>`;

const body = (document: OpenapiDocument) => {
  const operations = operationsOf(document);
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<a class="skip" href="#content">To the endpoints</a>
    <div class="top">
      <a class="name" href="#top">Turnout API</a>
      ${search}
    </div>
    <div class="page" id="top">
      <header>
        <h1>${document.info.title}</h1>
        <p>${prose(document.info.description)}</p>
        <p>
          Every request carries a workspace key, <code>Authorization: Bearer sk_…</code>. A key belongs on servers;
          pages of visitors use the gate. Lists are named by their id or as <code>member</code>, persons by their id or
          by their <code>external_id</code>. A POST with an <code>Idempotency-Key</code> can be sent again and is done
          once. 429 and 503 say in <code>Retry-After</code> when to try again; <code>RateLimit</code> says how many
          requests are left.
        </p>
        ${codeBlock('export KEY=sk_…    # turnout key create --name "what it is for"', 'How to set the key')}
        <p>
          The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}, version
          ${document.info.version}.
        </p>
      </header>
      <nav aria-label="Contents">
        <details open>
          <summary>Contents</summary>
          ${groups.map(
            ({ name, operations: group }) =>
              html`<p><a href="#${idOf(name)}">${name}</a></p>
                <ul>
                  ${group.map(
                    ({ operation, request }) =>
                      html`<li>
                        <a href="#${operation.operationId}">${methodBadge(request.method)} ${operation.summary}</a>
                      </li>`,
                  )}
                </ul>`,
          )}
          <p>More</p>
          <ul>
            <li><a href="#errors">Errors</a></li>
            <li><a href="#resources">Resources</a></li>
            <li><a href="/api/openapi.json">openapi.json</a></li>
          </ul>
        </details>
      </nav>
      <main id="content" tabindex="-1">
        ${groups.map(
          ({ name, description, operations: group }) =>
            html`<h2 id="${idOf(name)}">${name}${anchor(idOf(name), name)}</h2>
              <p>${description}</p>
              ${group.map((one) => operationSection(document, one))}`,
        )}
        ${errors(document)}
        <h2 id="resources">Resources${anchor('resources', 'Resources')}</h2>
        ${Object.entries(document.components.schemas).map(
          ([name, schema]) =>
            html`<h3 id="${name}">${name}${anchor(name, name)}</h3>
              <p>${prose(schema['description'])}</p>
              ${table(['Field', 'Type', 'Note'], rowsOf(schema, name))}`,
        )}
      </main>
    </div>`;
};

/** A block whose text is exactly that of its hash. */
const inline = (tag: 'style' | 'script', text: string) => raw(`<${tag}>${text}</${tag}>`);

/** The source of a policy that allows one inline block. */
async function hashSource(text: string): Promise<string> {
  const hash = await digest(text);
  return `'sha256-${hash.replaceAll('-', '+').replaceAll('_', '/').padEnd(44, '=')}'`;
}

/** The page and its policy: its own style and script and nothing else. */
async function pageOf(document: OpenapiDocument) {
  const text = String(
    await html`<!doctype html>
      <html lang="en" dir="ltr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${document.info.title}</title>
          <link rel="icon" href="data:," />
          ${inline('style', referenceStyle)}
        </head>
        <body>
          ${body(document)} ${inline('script', referenceScript)}
        </body>
      </html>`,
  );
  const [style, script] = await Promise.all([hashSource(referenceStyle), hashSource(referenceScript)]);
  const policy = `default-src 'none'; style-src ${style}; script-src ${script}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { text, policy };
}

/** The document as an HTML page, without third-party requests. It is made at the first request. */
export function referenceOf(document: OpenapiDocument): (request: Request) => Promise<Response> {
  let page: ReturnType<typeof pageOf> | undefined;
  return async (request) => {
    const { text, policy } = await (page ??= pageOf(document));
    const response = await respondUnlessMatched(
      request,
      text,
      (headers) => new Response(text, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } }),
    );
    // with a 304 too: its headers replace those of the stored page (RFC 9111, section 3.2)
    response.headers.set('content-security-policy', policy);
    return response;
  };
}
