import type { OpenapiDocument, Operation } from './document.js';
import type { ExampleRequest } from './snippets.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: string | number;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly example?: unknown } };
}

/** The example in a request body or a response. */
export const exampleIn = (part: object | undefined): unknown =>
  (part as Content | undefined)?.content?.['application/json']?.example;

/** The response to a request that succeeds, with its status. */
export function successIn({ responses }: Operation): readonly [status: string, response: object] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (!success) throw new Error('An operation has no success');
  return success;
}

/** The example request of an operation. */
export function exampleRequestOf(
  { servers }: Pick<OpenapiDocument, 'servers'>,
  path: string,
  method: string,
  operation: Operation,
): ExampleRequest {
  const parameters = operation.parameters as readonly Parameter[];
  const examplesIn = (place: string) =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: location, example }) =>
        location === place && example !== undefined ? [[name, example]] : [],
      ),
    );
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    base: servers[0]!.url,
    path,
    pathParameters: examplesIn('path') as Record<string, string>,
    query: examplesIn('query'),
    body: exampleIn(operation.requestBody),
    hasAnswer: successIn(operation)[0] !== '204',
  };
}

/** All operations of the document, in the order of the contract. */
export const operationsOf = (document: OpenapiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      request: exampleRequestOf(document, path, method, operation),
    })),
  );
