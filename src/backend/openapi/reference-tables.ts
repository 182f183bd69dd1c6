import { html } from 'hono/html';

export type Loose = Readonly<Record<string, unknown>>;

/** `code` in texts of the document. */
export const prose = (text: unknown) =>
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
export function boundsOf(schema: Loose): string[] {
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
    ...(schema['default'] === undefined ? [] : [`else ${String(schema['default'])}`]),
    ...(typeof pattern === 'string' && /^\^\w+_$/.test(pattern) ? [`begins with ${pattern.slice(1)}`] : []),
  ];
}

/** The properties of an object, one row each; what is inside an object has a row of its own. */
export function rowsOf(schema: Loose, path = ''): unknown[] {
  const required = (schema['required'] ?? []) as string[];
  const further = schema['additionalProperties'] as Loose | boolean | undefined;
  const custom =
    typeof further === 'object' && further['description']
      ? [
          html`<tr>
            <td class="quiet">custom fields</td>
            <td></td>
            <td>${prose(further['description'])}</td>
          </tr>`,
        ]
      : [];
  const rows = Object.entries((schema['properties'] ?? {}) as Record<string, Loose>).flatMap(([name, given]) => {
    const either = (given['anyOf'] as Loose[] | undefined) ?? [];
    const property = either.find((one) => one['properties']) ?? given;
    const says = [given, ...either].map((one) => one['description']).filter(Boolean);
    const items = property['type'] === 'array' ? (property['items'] as Loose) : undefined;
    const full = `${path}${name}`;
    return [
      html`<tr>
        <td><code>${full}</code></td>
        <td>
          ${kindOf(given)}${required.includes(name) ? '' : html` <span class="quiet">optional</span>`}
          ${[given, ...either].flatMap(boundsOf).map((bound) => html`<br />${prose(bound)}`)}
        </td>
        <td>${prose(says.join(' '))}</td>
      </tr>`,
      ...rowsOf(property, `${full}.`),
      ...(items && !items['$ref'] ? rowsOf(items, `${full}.*.`) : []),
    ];
  });
  return [...rows, ...custom];
}

export const table = (head: readonly string[], rows: unknown[]) =>
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

export const schemaTable = (schema: Loose) =>
  schema['$ref']
    ? html`<p><a href="#${nameIn(schema['$ref'])}">${nameIn(schema['$ref'])}</a></p>`
    : table(['Field', 'Type', 'Note'], rowsOf(schema));
