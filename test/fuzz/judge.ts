import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenapiDocument } from '../../src/backend/openapi/index.js';
import type { FuzzRequest } from './requests.js';

/** Tells of an answer whether the document foresees it: its status, its type, its shape. Undefined when it does. */
export function judgeOf(document: OpenapiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'doc', components: document.components }, 'doc', false, false);
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"doc#/');
    if (!compiled.has(text)) compiled.set(text, ajv.compile(JSON.parse(text) as object));
    return compiled.get(text)!;
  };

  return async ({ path, operation, method }: FuzzRequest, response: Response): Promise<string | undefined> => {
    const { status } = response;
    const text = await response.text();
    if (!operation && status !== 401 && status !== 405)
      return `${method} ${path} is no operation, and yet answered ${status}`;
    if (status === 405 && !response.headers.get('allow')) return '405 without Allow';
    if (response.headers.has('access-control-allow-origin')) return 'an Access-Control header on /api';
    const describedResponse = operation?.responses[status] as { $ref?: string; content?: object } | undefined;
    if (operation && !describedResponse) return `${status} is not foreseen for ${operation.operationId}`;
    const { content } = describedResponse?.$ref
      ? (document.components.responses[status] as { content?: object })
      : (describedResponse ?? {
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        });
    if (!content) return text ? `a body with ${status}` : undefined;
    const [type = '', { schema } = { schema: {} }] =
      Object.entries(content as Record<string, { schema: object }>)[0] ?? [];
    if (!response.headers.get('content-type')?.startsWith(type)) return `${status} is not ${type}`;
    const validate = validator(schema);
    return validate(JSON.parse(text)) ? undefined : `${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
