import { extensions, headerNames, service, takesBody, type Endpoint } from '../../contract/index.js';
import type { JsonSchema } from '../../fields/index.js';
import type { Addresses } from '../backend.js';
import { statusTitles } from '../http/middleware/index.js';
import { EXAMPLE_ORIGIN, exampleAnswers } from './example-answers.js';
import { descriptions, exampleParameters, type Description, type Tag } from './descriptions.js';
import { resources } from './resources/index.js';
import { text } from './schema.js';

/** The version of the interface, not of the package; additive changes raise the minor version. */
const INTERFACE_VERSION = '1.0.0';

type AnyDescription = Description<unknown, unknown>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly Tag[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

const parameterTexts: Readonly<Record<string, string>> = {
  list_id: 'Identifier of a list, or `member` for the member list.',
  person_id: "The service's own identifier of the person, or the person's `external_id`.",
};

/** Every status of an endpoint: its own and those of all endpoints. */
export function statusesOf(endpoint: Endpoint, { acceptsIfMatch }: Pick<AnyDescription, 'acceptsIfMatch'>): number[] {
  const all = [
    endpoint.status,
    ...(endpoint.refusals ?? []),
    ...[401, 403, 422, 429, 503],
    ...(acceptsIfMatch ? [412] : []),
    ...(takesBody(endpoint) ? [408, 413, 415] : []),
    ...(endpoint.method === 'POST' ? [409] : []),
  ];
  return [...new Set(all)].sort((left, right) => left - right);
}

function parametersOf({ method, path }: Endpoint, { query = {}, acceptsIfMatch, ...rest }: AnyDescription): object[] {
  const examples: Readonly<Record<string, unknown>> = { ...exampleParameters, ...rest.parameters };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterTexts[name],
    schema: { type: 'string' },
    example: examples[name],
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(name in examples ? { example: examples[name] } : {}),
  }));
  const inHeader = [
    ...(method === 'POST'
      ? [
          {
            name: headerNames.idempotencyKey,
            in: 'header',
            description:
              'Any text of your own. Sent again within 24 hours, the first answer is given again and nothing else is done.',
            schema: text({ pattern: '^[\\x21-\\x7e]{1,255}$' }),
          },
        ]
      : []),
    ...(acceptsIfMatch
      ? [
          {
            name: 'If-Match',
            in: 'header',
            description: 'The `ETag` of the version that is to be changed; 412 when there is another one by now.',
            schema: text(),
          },
        ]
      : []),
  ];
  return [...inPath, ...inQuery, ...inHeader];
}

const header = (description: string, example?: string) => ({
  description,
  schema: { type: 'string' },
  ...(example ? { example } : {}),
});

/** Headers of every answer; those about the rate limit are missing where a request is answered before it is counted. */
const commonHeaders = {
  'X-Request-Id': header(
    'A random identifier of the request. The log of the operator has it; please name it in questions.',
    '5f0f6a0c-1f0e-4c36-9a53-0a5c2f1f7d0b',
  ),
  'RateLimit-Policy': header(
    'The limit that the request counted against: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers).',
    '"key";q=1200;w=60',
  ),
  RateLimit: header(
    'What is left of it: at least `r` requests, as far as one process knows. `t` on a 429: seconds until there is one.',
    '"key";r=1187',
  ),
};
const commonHeaderRefs = Object.fromEntries(
  Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

function successOf({ method, status }: Endpoint, { output, hasEtag }: AnyDescription, example: unknown): object {
  const headers = {
    ...commonHeaderRefs,
    ...(hasEtag ? { ETag: header('The version of the person.') } : {}),
    ...(method === 'POST' ? { [headerNames.replayed]: header('`true` where this answer was given before.') } : {}),
  };
  return {
    description: statusTitles[status] ?? 'Success',
    headers,
    ...(output
      ? { content: { 'application/json': { schema: output, ...(example === undefined ? {} : { example }) } } }
      : {}),
  };
}

function operationOf(operationId: string, endpoint: Endpoint, details: AnyDescription, answer: unknown): Operation {
  const { summary, description, tag, input, example } = details;
  const scopes = endpoint.scopes?.length
    ? `Needs the scope ${endpoint.scopes
        .filter((scope) => scope !== 'registrations:write')
        .map((scope) => `\`${scope}\``)
        .join(' or ')}.`
    : '';
  const refusals = statusesOf(endpoint, details).filter((status) => status !== endpoint.status);
  return {
    operationId,
    summary,
    description: [description, scopes].filter(Boolean).join(' '),
    tags: [tag],
    parameters: parametersOf(endpoint, details),
    ...(input
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: input, ...(example ? { example } : {}) } },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: successOf(endpoint, details, answer),
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

const refusalTexts: Readonly<Record<number, string>> = {
  401: 'The key is missing or unknown.',
  402: 'The type of the list is not included in the subscription.',
  403: 'The key may not do this, or not with this list or person.',
  404: 'There is no such list, or no such person in it.',
  408: 'The body did not arrive in time.',
  409: 'A request with this `Idempotency-Key` is being worked on.',
  410: 'The cursor is older than 90 days, or a backup was restored since: read everything again, without one.',
  412: '`If-Match` names a version that is no longer the current one.',
  413: 'The body is too large.',
  415: 'The body is not sent as `application/json`.',
  422: 'Something needs another look; `errors` and `issues` say what.',
  429: 'Too many requests; `Retry-After` says when to come again.',
  503: 'The service cannot store anything at the moment. Nothing was done.',
};

const RETRYABLE_STATUSES = new Set([409, 429, 503]);

const refusals = Object.fromEntries(
  Object.entries(refusalTexts).map(([status, description]) => [
    status,
    {
      description,
      headers: {
        ...commonHeaderRefs,
        ...(RETRYABLE_STATUSES.has(Number(status)) ? { 'Retry-After': header('Seconds.') } : {}),
      },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** The example answers, as the installation at an origin would give them. */
const answersAt = (origin: string): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(exampleAnswers).replaceAll(EXAMPLE_ORIGIN, origin)) as Record<string, unknown>;

/** The interface as an OpenAPI 3.1 document, generated from the contract and from the checks of the fields. */
export function openapiOf({ base_url }: Pick<Addresses, 'base_url'>) {
  const paths: Record<string, Record<string, Operation>> = {};
  const answers = answersAt(URL.canParse(base_url) ? new URL(base_url).origin : EXAMPLE_ORIGIN);
  for (const [name, endpoint] of Object.entries({ ...service, ...extensions }) as [
    keyof typeof descriptions,
    Endpoint,
  ][])
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      name,
      endpoint,
      descriptions[name] as AnyDescription,
      answers[name],
    );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turnout: membership and event management service',
      version: INTERFACE_VERSION,
      description:
        'Persons in lists, custom fields, events, fees and member-portal sessions of a workspace. Answers wrap their content in `data`; refusals are `application/problem+json` (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base_url }],
    security: [{ workspaceKey: [] }],
    tags: [...new Set(Object.values(descriptions).map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagTexts[name],
    })),
    paths,
    components: {
      securitySchemes: {
        workspaceKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A workspace key, `sk_…`. It belongs on servers: never in a web page.',
        },
      },
      schemas: resources as Readonly<Record<string, JsonSchema>>,
      headers: commonHeaders,
      responses: refusals,
    },
  };
}

const tagTexts: Readonly<Record<Tag, string>> = {
  Events: 'Events of the organisation. Each has a list of persons of its own.',
  Persons: 'Members, participants and contacts, each in a list.',
  'Custom fields': 'What a list stores beside the built-in fields.',
  Fees: 'Amounts that persons owe.',
  Metadata: 'What workspace a key belongs to, and what it may do.',
  'Member portal': 'Passwordless sign-in for members.',
};

export type OpenapiDocument = ReturnType<typeof openapiOf>;
