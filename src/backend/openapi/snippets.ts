/** A request as an example: from the OpenAPI document, with the examples of its parameters. */
export interface ExampleRequest {
  /** The method of the typed client: `createPerson`. */
  readonly name: string;
  readonly method: string;
  /** Of the service: `https://turnout.example.org/api`. */
  readonly base: string;
  /** The template: `/lists/{list_id}/persons`. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly hasAnswer: boolean;
}

/** How a language writes values. */
interface Notation {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly constants: Readonly<Record<string, string>>;
  /** Between a brace and its content. */
  readonly padding: string;
  readonly indent: string;
  readonly hasTrailingComma: boolean;
}

const singleQuoted = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typescriptNotation: Notation = {
  text: singleQuoted,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : singleQuoted(name)),
  constants: {},
  padding: ' ',
  indent: '  ',
  hasTrailingComma: true,
};

const jsonNotation: Notation = {
  ...typescriptNotation,
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  hasTrailingComma: false,
};

const pythonNotation: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  constants: { true: 'True', false: 'False', null: 'None' },
  padding: '',
  indent: '    ',
  hasTrailingComma: true,
};

/** The longest line of a value, in characters. */
const MAX_LINE_LENGTH = 48;

/** A value as a literal, on one line where it fits. */
function literal(value: unknown, notation: Notation, margin = ''): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object' || value === null) return notation.constants[String(value)] ?? String(value);
  const inner = margin + notation.indent;
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const entries = (indented: string) =>
    isArray
      ? value.map((entry) => literal(entry, notation, indented))
      : Object.entries(value).map(([name, entry]) => `${notation.key(name)}: ${literal(entry, notation, indented)}`);
  const padding = isArray ? '' : notation.padding;
  const line = `${open}${padding}${entries(inner).join(', ')}${padding}${close}`;
  if (!line.includes('\n') && margin.length + line.length <= MAX_LINE_LENGTH) return line;
  return `${open}\n${entries(inner)
    .map((entry) => `${inner}${entry}`)
    .join(',\n')}${notation.hasTrailingComma ? ',' : ''}\n${margin}${close}`;
}

/** The address of an example request, with its query. */
export const addressOf = ({ base, path, pathParameters, query }: ExampleRequest): string => {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParameters[name] ?? name));
  return `${base}${filled}${search.length ? `?${search.join('&')}` : ''}`;
};

function curl(request: ExampleRequest): string {
  const { method, body } = request;
  const lines = [
    ...(method === 'GET' ? [] : [`curl -X ${method}`]),
    `${method === 'GET' ? 'curl ' : ''}"${addressOf(request)}"`,
    '-H "Authorization: Bearer $KEY"',
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${literal(body, jsonNotation, '  ').replaceAll("'", `'\\''`)}'`]),
  ];
  return lines.join(' \\\n  ');
}

function typescript({ name, base, pathParameters, query, body, hasAnswer }: ExampleRequest): string {
  const callArguments = {
    ...pathParameters,
    ...(Object.keys(query).length ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const call = `await api.${name}(${Object.keys(callArguments).length ? literal(callArguments, typescriptNotation) : ''});`;
  return `import { turnoutClient } from 'turnout-client';

const api = turnoutClient({
  baseUrl: ${singleQuoted(base)},
  key: process.env.KEY,
});
${hasAnswer ? `const answer = ${call}\nconsole.log(answer);` : call}`;
}

function python(request: ExampleRequest): string {
  const { method, body, hasAnswer } = request;
  const key = `"Authorization": "Bearer " + os.environ["KEY"]`;
  const headers =
    body === undefined
      ? `{${key}}`
      : `{
        ${key},
        "Content-Type": "application/json",
    }`;
  const lines = [
    JSON.stringify(addressOf(request)),
    ...(method === 'GET' ? [] : [`method=${JSON.stringify(method)}`]),
    `headers=${headers}`,
    ...(body === undefined ? [] : [`data=json.dumps(${literal(body, pythonNotation, '    ')}).encode()`]),
  ];
  const imports = [...(body !== undefined || hasAnswer ? ['json'] : []), 'os', 'urllib.request'];
  return `import ${imports.join(', ')}

request = urllib.request.Request(
${lines.map((line) => `    ${line},\n`).join('')})
with urllib.request.urlopen(request) as response:
    print(${hasAnswer ? 'json.load(response)' : 'response.status'})`;
}

/** The languages of the examples, by their names; the first is shown where no script runs. */
export const snippets: Readonly<Record<string, (request: ExampleRequest) => string>> = {
  curl,
  TypeScript: typescript,
  Python: python,
};
