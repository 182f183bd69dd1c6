import { html, raw } from 'hono/html';
import { digest } from '../layers/index.js';
import type { OpenapiDocument, Operation } from './document.js';
import { referenceStyle } from './reference-style.js';

type Loose = Readonly<Record<string, unknown>>;

/** `code` in texts of the document. */
const prose = (text: unknown) =>
  String(text ?? '')
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const nameIn = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** A schema in a few words: `string`, `Person`, `array of Fee`. */
function kindOf(schema: Loose): unknown {
  if (schema['$ref']) return html`<a href="#${nameIn(schema['$ref'])}">${nameIn(schema['$ref'])}</a>`;
  if (Array.isArray(schema['anyOf']))
    return (schema['anyOf'] as Loose[]).map((one, index) => html`${index ? ' or ' : ''}${kindOf(one)}`);
  if (schema['type'] === 'array') return html`array of ${kindOf((schema['items'] ?? {}) as Loose)}`;
  return [schema['type'] ?? 'any'].flat().join(' or ');
}

/** What bounds a value, besides its type. */
function boundsOf(schema: Loose): string[] {
  const { minimum, maximum, maxLength, maxItems, pattern, format } = schema;
  return [
    ...(format ? [String(format)] : []),
    ...(Array.isArray(schema['enum'])
      ? [(schema['enum'] as string[]).map((value) => `\`${value}\``).join(' or ')]
      : []),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER ? [`at least ${String(minimum)}`] : []),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER ? [`at most ${String(maximum)}`] : []),
    ...(maxLength ? [`at most ${String(maxLength)} characters`] : []),
    ...(maxItems ? [`at most ${String(maxItems)}`] : []),
    ...(typeof pattern === 'string' && /^\^\w+_$/.test(pattern) ? [`begins with ${pattern.slice(1)}`] : []),
  ];
}

/** The properties of an object, one row each; what is inside an object has a row of its own. */
function rowsOf(schema: Loose, path = ''): unknown[] {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, Loose>).flatMap(([name, given]) => {
    const property = ((given['anyOf'] as Loose[] | undefined)?.find((one) => one['properties']) ?? given) as Loose;
    const items = property['type'] === 'array' ? (property['items'] as Loose) : undefined;
    const full = `${path}${name}`;
    return [
      html`<tr>
        <td><code>${full}</code></td>
        <td>
          ${kindOf(given)}${required.includes(name) ? '' : html` <span class="quiet">optional</span>`}
          ${[given, ...((given['anyOf'] ?? []) as Loose[])].flatMap(boundsOf).map((bound) => html`<br />${prose(bound)}`)}
        </td>
        <td>${prose(given['description'] ?? property['description'])}</td>
      </tr>`,
      ...rowsOf(property, `${full}.`),
      ...(items && !items['$ref'] ? rowsOf(items, `${full}.*.`) : []),
    ];
  });
}

const table = (head: readonly string[], rows: unknown[]) =>
  rows.length
    ? html`<div class="scroll" tabindex="0" role="group" aria-label="${head.join(', ')}">
        <table>
          <thead>
            <tr>
              ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`
    : '';

const schemaTable = (schema: Loose) =>
  schema['$ref']
    ? html`<p><a href="#${nameIn(schema['$ref'])}">${nameIn(schema['$ref'])}</a></p>`
    : table(['Field', 'Type', ''], rowsOf(schema));

const bodyOf = (content: unknown): { schema: Loose; example?: unknown } | undefined =>
  (content as { content?: Record<string, { schema: Loose; example?: unknown }> } | undefined)?.content?.[
    'application/json'
  ];

/** The request as somebody would send it from a terminal. */
function curlOf(base: string, method: string, path: string, example: unknown): string {
  const address = `${base}${path.replace('{list_id}', 'member').replace('{person_id}', 'crm-4711')}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    '-H "Authorization: Bearer $KEY"',
    ...(example ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

function operation(document: OpenapiDocument, path: string, method: string, told: Operation) {
  const verb = method.toUpperCase();
  const [base = ''] = document.servers.map(({ url }) => url);
  const input = bodyOf(told.requestBody);
  const responses = Object.entries(told.responses) as [string, Loose][];
  const output = bodyOf(responses.find(([status]) => status.startsWith('2'))?.[1]);
  const parameters = told.parameters as { name: string; in: string; description?: string; schema: Loose }[];
  return html`<h3 id="${told.operationId}">${told.summary}</h3>
    <code class="path"><span class="method ${verb}">${verb}</span> ${path}</code>
    <p>${prose(told.description)}</p>
    ${
      parameters.length
        ? html`<h4>Parameters</h4>
            ${table(
              ['Name', 'In', ''],
              parameters.map(
                (one) =>
                  html`<tr>
                    <td><code>${one.name}</code></td>
                    <td>${one.in}</td>
                    <td>
                      ${prose([one.description ?? one.schema['description'], ...boundsOf(one.schema)].filter(Boolean).join(' · '))}
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
    <pre tabindex="0"><code>${curlOf(base, verb, path, input?.example)}</code></pre>
    ${
      output
        ? html`<h4>Answer</h4>
            ${schemaTable(output.schema)}`
        : ''
    }
    <h4>Statuses</h4>
    ${table(
      ['Status', ''],
      responses.map(([status, response]) => {
        const shared = document.components.responses[status] as Loose | undefined;
        return html`<tr>
          <td><code>${status}</code></td>
          <td>${prose(response['description'] ?? shared?.['description'])}</td>
        </tr>`;
      }),
    )}`;
}

const operationsOf = (document: OpenapiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({ path, method, told })),
  );

const body = (document: OpenapiDocument) => {
  const operations = operationsOf(document);
  const grouped = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ told }) => told.tags.includes(tag.name)),
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
      <p>
        The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}, version
        ${document.info.version}.
      </p>
    </header>
    <nav aria-label="Endpoints">
      ${grouped.map(
        ({ name, operations: some }) =>
          html`<h2>${name}</h2>
            <ul>
              ${some.map(
                ({ method, told }) =>
                  html`<li>
                    <a href="#${told.operationId}"
                      ><span class="method ${method.toUpperCase()}">${method.toUpperCase()}</span>${told.summary}</a
                    >
                  </li>`,
              )}
            </ul>`,
      )}
      <ul>
        <li><a href="#resources">Resources</a></li>
        <li><a href="/api/openapi.json">openapi.json</a></li>
      </ul>
    </nav>
    <main>
      ${grouped.map(
        ({ name, description, operations: some }) =>
          html`<h2>${name}</h2>
            <p>${description}</p>
            ${some.map(({ path, method, told }) => operation(document, path, method, told))}`,
      )}
      <h2 id="resources">Resources</h2>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) =>
          html`<h3 id="${name}">${name}</h3>
            <p>${prose(schema['description'])}</p>
            ${table(['Field', 'Type', ''], rowsOf(schema))}`,
      )}
    </main>
  </div>`;
};

/** The document as a page to read: no script, nothing from elsewhere. */
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
