import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { openapiOf, type Operation } from '../../../src/backend/openapi/index.js';
import { extensions, service, type Endpoint } from '../../../src/contract/index.js';
import { origin } from '../../support/backend.js';

const document = openapiOf({ base_url: `${origin}/api` });
const endpoints = Object.entries({ ...service, ...extensions }) as [string, Endpoint][];
const operationOf = ({ path, method }: Endpoint): Operation => document.paths[path]![method.toLowerCase()]!;

/** Every `$ref` in a piece of the document. */
const refsIn = (piece: unknown): string[] =>
  typeof piece !== 'object' || piece === null
    ? []
    : Object.entries(piece).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));

describe('the OpenAPI document', () => {
  for (const [name, endpoint] of endpoints) {
    it(`has every status of the specification for ${name}`, () => {
      const statuses = Object.keys(operationOf(endpoint).responses).map(Number);
      expect(statuses).to.include.members([endpoint.status, ...(endpoint.refusals ?? [])]);
    });

    it(`names every parameter in the path of ${name}`, () => {
      const parameterNames = (operationOf(endpoint).parameters as { name: string; in: string }[])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => `{${parameter.name}}`);
      expect(parameterNames).to.deep.equal(endpoint.path.match(/\{\w+\}/g) ?? []);
    });

    it(`names ${name} by its name in the contract, once`, () => {
      expect(operationOf(endpoint).operationId).to.equal(name);
    });
  }

  it('has no endpoint that the contract lacks', () => {
    const statuses = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(statuses.map(({ operationId }) => operationId).sort()).to.deep.equal(endpoints.map(([name]) => name).sort());
  });

  it('names the identifier of the request in every answer', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const answers = [
      ...operations.flatMap(({ responses }) => Object.values(responses)).filter((answer) => !('$ref' in answer)),
      ...Object.values(document.components.responses),
    ];
    expect(answers).to.have.length.above(20);
    for (const { headers } of answers as { headers: object }[]) expect(headers).to.have.property('X-Request-Id');
  });

  it('leads nowhere with no reference', () => {
    const missing = refsIn(document).filter((ref) => {
      const at = ref.slice(2).split('/');
      return (
        at.reduce<unknown>((piece, key) => (piece as Record<string, unknown> | undefined)?.[key], document) ===
        undefined
      );
    });
    expect(missing).to.deep.equal([]);
  });

  it('has schemas that a validator takes', () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, validateFormats: false });
    ajv.addKeyword('components');
    ajv.addSchema({ $id: 'doc', components: document.components }, 'doc', false, false);
    for (const name of Object.keys(document.components.schemas))
      expect(() => ajv.compile({ $ref: `doc#/components/schemas/${name}` }), name).not.to.throw();
  });

  it('has examples that its schemas let through', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addKeyword('components');
    ajv.addSchema({ $id: 'doc', components: document.components }, 'doc', false, false);
    for (const { operationId, requestBody } of Object.values(document.paths).flatMap((methods) =>
      Object.values(methods),
    )) {
      if (!requestBody) continue;
      const { schema, example } = (requestBody as { content: Record<string, { schema: object; example?: unknown }> })
        .content['application/json']!;
      const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as object;
      expect([operationId, ajv.validate(absolute, example)]).to.deep.equal([operationId, true]);
    }
  });
});
