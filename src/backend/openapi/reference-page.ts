import { html, raw } from 'hono/html';
import { digest } from '../crypto/index.js';
import { knownIssues } from '../../i18n/integrators.js';
import type { OpenapiDocument, Operation } from './document.js';
import { referenceStyle } from './reference-style.js';
import { boundsOf, prose, rowsOf, schemaTable, table, type SchemaObject } from './reference-tables.js';

const bodyOf = (content: unknown): { schema: SchemaObject; example?: unknown } | undefined =>
  (content as { content?: Record<string, { schema: SchemaObject; example?: unknown }> } | undefined)?.content?.[
    'application/json'
  ];

/** The request as a `curl` command. */
function curlOf(base: string, method: string, path: string, example: unknown): string {
  const address = `${base}${path.replace('{list_id}', 'member').replace('{person_id}', method === 'DELETE' ? 'crm-4712' : 'crm-4711')}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    '-H "Authorization: Bearer $KEY"',
    ...(example ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** Statuses that any request can get; documented once. */
const COMMON_STATUSES = new Set(['401', '408', '413', '415', '429', '503']);

const statusTable = (document: OpenapiDocument, responses: readonly [string, SchemaObject][]) =>
  table(
    ['Status', 'Means'],
    responses.map(
      ([status, response]) =>
        html`<tr>
          <td><code>${status}</code></td>
          <td>
            ${prose(response['description'] ?? (document.components.responses[status] as SchemaObject | undefined)?.['description'])}
          </td>
        </tr>`,
    ),
  );

const exampleProblem = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  detail: 'Some fields need another look.',
  errors: { 'data.3.email': ['Please write it like this: name@example.org.'] },
  issues: [{ field: 'data.3.email', code: 'wrong_format', params: { example: 'name@example.org' } }],
};

const errors = (document: OpenapiDocument) =>
  html`<h2 id="errors">Errors</h2>
    <p>
      Refusals are <code>application/problem+json</code> (RFC 9457). Where fields are to blame, <code>errors</code> has
      sentences by path and <code>issues</code> the same for programs.
    </p>
    <pre><code>${JSON.stringify(exampleProblem, null, 2)}</code></pre>
    <h3>Statuses</h3>
    ${statusTable(document, [...Object.entries(document.components.responses), ['405', notAllowed]] as [string, SchemaObject][])}
    <h3>Codes</h3>
    ${table(
      ['Code', 'Sentence'],
      knownIssues().map(
        ({ code, sentence }) =>
          html`<tr>
            <td><code>${code}</code></td>
            <td>${sentence}</td>
          </tr>`,
      ),
    )}`;

const notAllowed = { description: 'The address does not answer to this method; `Allow` names those it does.' };

function operationSection(document: OpenapiDocument, path: string, method: string, operation: Operation) {
  const verb = method.toUpperCase();
  const [base = ''] = document.servers.map(({ url }) => url);
  const input = bodyOf(operation.requestBody);
  const responses = Object.entries(operation.responses) as [string, SchemaObject][];
  const output = bodyOf(responses.find(([status]) => status.startsWith('2'))?.[1]);
  const parameters = operation.parameters as { name: string; in: string; description?: string; schema: SchemaObject }[];
  return html`<h3 id="${operation.operationId}">${operation.summary}</h3>
    <code class="path"><span class="method ${verb}">${verb}</span> ${path}</code>
    <p>${prose(operation.description)}</p>
    ${
      parameters.length
        ? html`<h4>Parameters</h4>
            ${table(
              ['Name', 'In', 'Note'],
              parameters.map(
                (row) =>
                  html`<tr>
                    <td><code>${row.name}</code></td>
                    <td>${row.in}</td>
                    <td>
                      ${prose([row.description ?? row.schema['description'], ...boundsOf(row.schema)].filter(Boolean).join(' · '))}
                    </td>
                  </tr>`,
              ),
            )}`
        : ''
    }
    ${
      input
        ? html`<h4>Body</h4>
            ${schemaTable(input.schema)}`
        : ''
    }
    <pre><code>${curlOf(base, verb, path, input?.example)}</code></pre>
    ${
      output
        ? html`<h4>Answer</h4>
            ${schemaTable(output.schema)}`
        : ''
    }
    <h4>Statuses</h4>
    ${statusTable(
      document,
      responses.filter(([status]) => !COMMON_STATUSES.has(status)),
    )}
    <p class="quiet">and <a href="#errors">what any request can answer</a>.</p>`;
}

const operationsOf = (document: OpenapiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const body = (document: OpenapiDocument) => {
  const operations = operationsOf(document);
  const grouped = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<div class="page">
    <header>
      <h1>${document.info.title}</h1>
      <p>${prose(document.info.description)}</p>
      <p>
        Every request carries a workspace key, <code>Authorization: Bearer sk_…</code>. A key belongs on servers; pages
        of visitors use the gate. Lists are named by their id or as <code>member</code>, persons by their id or by their
        <code>external_id</code>. A POST with an <code>Idempotency-Key</code> can be sent again and is done once. 429
        and 503 say in <code>Retry-After</code> when to come again.
      </p>
      <pre><code>KEY=sk_…    # turnout key create --name "what it is for"</code></pre>
      <p>
        The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}, version
        ${document.info.version}.
      </p>
    </header>
    <nav aria-label="Endpoints">
      ${grouped.map(
        ({ name, operations: group }) =>
          html`<h2>${name}</h2>
            <ul>
              ${group.map(
                ({ method, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}"
                      ><span class="method ${method.toUpperCase()}">${method.toUpperCase()}</span>
                      ${operation.summary}</a
                    >
                  </li>`,
              )}
            </ul>`,
      )}
      <ul>
        <li><a href="#errors">Errors</a></li>
        <li><a href="#resources">Resources</a></li>
        <li><a href="/api/openapi.json">openapi.json</a></li>
      </ul>
    </nav>
    <main>
      ${grouped.map(
        ({ name, description, operations: group }) =>
          html`<h2 id="${idOf(name)}">${name}</h2>
            <p>${description}</p>
            ${group.map(({ path, method, operation }) => operationSection(document, path, method, operation))}`,
      )}
      ${errors(document)}
      <h2 id="resources">Resources</h2>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) =>
          html`<h3 id="${name}">${name}</h3>
            <p>${prose(schema['description'])}</p>
            ${table(['Field', 'Type', 'Note'], rowsOf(schema))}`,
      )}
    </main>
  </div>`;
};

/** The document as an HTML page, without scripts and third-party requests. */
export async function referenceOf(document: OpenapiDocument): Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(referenceStyle)}
        </style>
      </head>
      <body>
        ${body(document)}
      </body>
    </html>`;
  const text = String(await page);
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
  const hash = (await digest(style)).replaceAll('-', '+').replaceAll('_', '/').padEnd(44, '=');
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
