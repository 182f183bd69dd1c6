import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Backend } from '../../src/backend/backend.js';
import { openapiOf, type Operation } from '../../src/backend/openapi/index.js';

type Schema = Readonly<Record<string, unknown>>;
type Content = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };

const BASE_PATH = '/api';
const document = openapiOf({ base_url: BASE_PATH });
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
// ajv-formats lacks it; RFC 6531 allows any letters on both sides
ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+$/);
ajv.addKeyword('components');
ajv.addSchema({ $id: 'document', components: document.components }, 'document', false, false);

const validators = new Map<Schema, ValidateFunction>();

/** What is wrong with a value by a schema of the document; empty if nothing is. */
function faultsOf(value: unknown, schema: Schema, label: string): string[] {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as Schema);
    validators.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) => `${label}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const operations = Object.entries(document.paths).map(([path, byMethod]) => ({
  pattern: new RegExp(`^${BASE_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  byMethod,
}));

const operationOf = (method: string, pathname: string): Operation | undefined =>
  operations.find(({ pattern }) => pattern.test(pathname))?.byMethod[method.toLowerCase()];

const responseOf = (operation: Operation, status: number): Content | undefined => {
  const response = operation.responses[status] as (Content & { $ref?: string }) | undefined;
  const name = response?.$ref?.split('/').at(-1);
  return name === undefined ? response : document.components.responses[name];
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function faultsOfResponse(operation: Operation, status: number, type: string, text: string): string[] {
  const response = responseOf(operation, status);
  if (!response) return [`the document has no status ${status}`];
  const expectedType = Object.keys(response.content ?? {})[0];
  if (!expectedType) return text ? [`a ${status} has a body`] : [];
  if (!type.startsWith(expectedType)) return [`the body is ${type}, not ${expectedType}`];
  return faultsOf(jsonIn(text), response.content![expectedType]!.schema ?? {}, 'response');
}

function faultsOfRequest(operation: Operation, url: URL, body: string): string[] {
  const schema = (operation.requestBody as Content | undefined)?.content?.['application/json']?.schema;
  const parameters = operation.parameters as { name: string; in: string }[];
  const unknown = [...url.searchParams.keys()].filter(
    (name) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
  );
  return [
    ...unknown.map((name) => `the document has no query parameter ${name}`),
    ...(schema ? faultsOf(jsonIn(body), schema, 'request') : []),
  ];
}

/**
 * Wraps a backend. A request that it accepts and an answer that it gives under `/api` must be what the OpenAPI document says
 * (OpenAPI 3.1, JSON Schema 2020-12). Throws an error with all differences, so that the test fails which sent the request.
 */
export const withOpenapiCheck =
  (backend: Backend): Backend =>
  async (request) => {
    const url = new URL(request.url);
    const operation = operationOf(request.method, url.pathname);
    if (!operation) return backend(request);
    // read before the backend does: it cancels the body of a request that is too large, and a copy nobody reads keeps that waiting
    const body = request.body ? await request.clone().text() : '';
    const response = await backend(request);
    // a fault of the service, which a test has provoked, is no part of the interface
    if (response.status === 500) return response;
    const faults = faultsOfResponse(
      operation,
      response.status,
      response.headers.get('content-type') ?? '',
      await response.clone().text(),
    );
    if (response.ok) faults.push(...faultsOfRequest(operation, url, body));
    if (faults.length) throw new Error(`${request.method} ${url.pathname} is not as documented: ${faults.join('; ')}`);
    return response;
  };
