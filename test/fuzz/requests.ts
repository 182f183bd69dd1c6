import fc, { type Arbitrary } from 'fast-check';
import type { OpenapiDocument, Operation } from '../../src/backend/openapi/index.js';
import { hostile, spoiled, valuesOf, type Schema } from './arbitrary.js';

/** A request to an operation of the document, or, with another method, to its address. */
export interface FuzzRequest {
  readonly path: string;
  /** Undefined for a method that the address does not have. */
  readonly operation: Operation | undefined;
  readonly method: string;
  readonly address: string;
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What there is to ask about. */
export interface Ground {
  readonly document: OpenapiDocument;
  /** Ids of lists and persons that there are, some of another workspace among them. */
  readonly existingIds: readonly string[];
  /** Keys by what they may do; the first is asked with most. */
  readonly keys: readonly (string | undefined)[];
}

type Parameter = { name: string; in: string; schema: Schema };

const printable = (text: unknown) =>
  String(text)
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 200);

const hostileValues = fc
  .constantFrom(...hostile.map(String))
  .map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 600));

/** A part of a path: mostly of what there is. */
const partOf = ({ existingIds }: Ground, name: string): Arbitrary<string> => {
  const lists = [...Array.from({ length: 12 }, () => 'member'), ...existingIds.filter((id) => id.startsWith('lst_'))];
  const persons = ['ada', 'bob', 'crm-1', 'crm-2', ...existingIds.filter((id) => id.startsWith('per_'))];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(name === 'list_id' ? lists : persons)) },
    { weight: 1, arbitrary: hostileValues.map((text) => text || '%20') },
    { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%2f', 'per_unknown', 'lst_unknown') },
  );
};

/** JSON as text, where `-0` and what no schema asks for may stand too; sometimes cut short. */
function bodiesOf(ground: Ground, { requestBody }: Operation): Arbitrary<string | undefined> {
  const content = (requestBody as { content: Record<string, { schema: Schema }> } | undefined)?.content;
  if (!content) return fc.constant(undefined);
  const { schema } = content['application/json']!;
  const fitting = valuesOf(schema, ground.document.components.schemas, ground.existingIds);
  const faulty = fc
    .tuple(fitting, fc.nat(), fc.constantFrom(...hostile))
    .map(([value, at, by]) => spoiled(value, at, by));
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: faulty.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 12 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fitting, fc.nat({ max: 60 })).map(([value, end]) => JSON.stringify(value).slice(0, end)),
    },
  );
}

const someOf = <Value>(weight: number, arbitrary: Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: weight });

function ofOperation(ground: Ground, path: string, method: string, operation: Operation): Arbitrary<FuzzRequest> {
  const parameters = operation.parameters as Parameter[];
  const parts = parameters.filter((one) => one.in === 'path');
  const queries = parameters.filter((one) => one.in === 'query');
  const headers = parameters.filter((one) => one.in === 'header');
  const value = ({ schema }: Parameter) =>
    fc.oneof(valuesOf(schema, {}, ground.existingIds).map(String), fc.constantFrom('key-1', 'key-2', '*', '"x"'));
  return fc
    .record({
      parts: fc.tuple(...parts.map(({ name }) => partOf(ground, name))),
      query: fc.tuple(...queries.map((one) => someOf(2, value(one)))),
      headers: fc.tuple(...headers.map((one) => someOf(2, value(one)))),
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constant('text/plain') },
      ),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant(ground.keys[0]) },
        { weight: 3, arbitrary: fc.constantFrom(...ground.keys) },
      ),
      method: fc.oneof(
        { weight: 25, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH') },
      ),
      body: bodiesOf(ground, operation),
    })
    .map((request) => {
      const filled = parts.reduce(
        (text, { name }, index) => text.replace(`{${name}}`, () => request.parts[index]!),
        path,
      );
      const search = new URLSearchParams(
        queries.flatMap(({ name }, index) =>
          request.query[index] === undefined ? [] : [[name, request.query[index]]],
        ),
      ).toString();
      const there = ground.document.paths[path]!;
      return {
        path,
        operation: there[request.method.toLowerCase()],
        method: request.method,
        address: `/api${filled}${search && `?${search}`}`,
        key: request.key,
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': request.type }),
          ...Object.fromEntries(
            headers.flatMap(({ name }, index) =>
              request.headers[index] ? [[name, printable(request.headers[index]) || '*']] : [],
            ),
          ),
        },
        body: request.method === 'GET' ? undefined : request.body,
      };
    });
}

/** Requests to every operation of the document, well formed and not. */
export function requestsTo(ground: Ground): Arbitrary<FuzzRequest> {
  const all = Object.entries(ground.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      // deleted less than made, so that there is somebody to ask for
      weight: method === 'delete' ? 1 : 4,
      arbitrary: ofOperation(ground, path, method, operation),
    })),
  );
  return fc.oneof(...all);
}
