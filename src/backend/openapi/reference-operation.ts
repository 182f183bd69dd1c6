import { html } from 'hono/html';
import { statusTitles } from '../http/middleware/index.js';
import type { OpenapiDocument, Operation } from './document.js';
import { exampleIn, successIn } from './example-requests.js';
import { answerBlock, requestTabs } from './reference-code.js';
import { boundsOf, fieldName, prose, schemaTable, table, type SchemaObject } from './reference-tables.js';
import type { ExampleRequest } from './snippets.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: SchemaObject;
}

/** Statuses that any request can get; documented once. */
const COMMON_STATUSES = new Set(['401', '408', '413', '415', '429', '503']);

const schemaIn = (part: unknown): SchemaObject | undefined =>
  (part as { content?: Record<string, { schema: SchemaObject }> } | undefined)?.content?.['application/json']?.schema;

/** A link to the heading that it stands in. */
export const anchor = (id: string, title: string) =>
  html` <a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a>`;

export const methodBadge = (method: string) => html`<span class="method ${method}">${method}</span>`;

export const statusTable = (document: OpenapiDocument, responses: readonly [string, SchemaObject][]) =>
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

const parameterTable = (id: string, parameters: readonly Parameter[]) =>
  table(
    ['Name', 'In', 'Note'],
    parameters.map(
      (row) =>
        html`<tr id="${id}.${row.name}">
          <td>${fieldName(row.name)}</td>
          <td>${row.in}</td>
          <td>
            ${prose([row.description ?? row.schema['description'], ...boundsOf(row.schema)].filter(Boolean).join(' · '))}
          </td>
        </tr>`,
    ),
  );

/** An endpoint: what it takes and answers, and beside it the example of both. */
export function operationSection(
  document: OpenapiDocument,
  { path, operation, request }: { path: string; operation: Operation; request: ExampleRequest },
) {
  const { operationId: id, summary, description } = operation;
  const input = schemaIn(operation.requestBody);
  const [status, success] = successIn(operation);
  const output = schemaIn(success);
  const answer = exampleIn(success);
  const parameters = operation.parameters as readonly Parameter[];
  const responses = Object.entries(operation.responses) as [string, SchemaObject][];
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
    <div class="text">
      <h3 id="${id}-title">${summary}${anchor(id, summary)}</h3>
      <code class="path" dir="ltr">${methodBadge(request.method)} ${path}</code>
      <p>${prose(description)}</p>
      ${
        parameters.length
          ? html`<h4>Parameters</h4>
              ${parameterTable(id, parameters)}`
          : ''
      }
      ${
        input
          ? html`<h4>Body</h4>
              ${schemaTable(input, id)}`
          : ''
      }
      ${
        output
          ? html`<h4>Answer</h4>
              ${schemaTable(output, `${id}.answer`)}`
          : ''
      }
      <h4>Statuses</h4>
      ${statusTable(
        document,
        responses.filter(([name]) => !COMMON_STATUSES.has(name)),
      )}
      <p class="quiet">and <a href="#errors">those that any request can get</a>.</p>
    </div>
    <div class="example">
      ${requestTabs(request)}
      <h4>Answer <code>${status} ${statusTitles[Number(status)] ?? ''}</code></h4>
      ${answer === undefined ? html`<p class="quiet">without a body</p>` : answerBlock(answer, 'Example answer')}
    </div>
  </section>`;
}
