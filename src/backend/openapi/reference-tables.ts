import { html } from 'hono/html';

export type SchemaObject = Readonly<Record<string, unknown>>;

/** Renders backticks in texts as `<code>`. */
export const prose = (text: unknown) =>
  String(text ?? '')
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

/** A name as code, which may break after its dots and underscores. */
export const fieldName = (name: string) =>
  html`<code>${name.split(/(?<=[._])/).map((part, index) => (index ? html`<wbr />${part}` : part))}</code>`;

const nameIn = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** A schema in a few words: `string`, `Person`, `array of Fee`. */
function typeText(schema: SchemaObject): unknown {
  if (schema['$ref']) return html`<a href="#${nameIn(schema['$ref'])}">${nameIn(schema['$ref'])}</a>`;
  if (Array.isArray(schema['anyOf']))
    return (schema['anyOf'] as SchemaObject[]).map(
      (alternative, index) => html`${index ? ' or ' : ''}${typeText(alternative)}`,
    );
  if (schema['type'] === 'array') return html`array of ${typeText((schema['items'] ?? {}) as SchemaObject)}`;
  return [schema['type'] ?? 'any'].flat().join(' or ');
}

/** The bounds of a value, besides its type. */
export function boundsOf(schema: SchemaObject): string[] {
  const { minimum, maximum, maxLength, maxItems, pattern, format, examples } = schema;
  return [
    ...(format ? [String(format)] : []),
    ...(examples && !format ? [`for example \`${String((examples as unknown[])[0])}\``] : []),
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

/**
 * The properties of an object, one row each, nested ones included.
 *
 * @param owner - the endpoint or resource, for the anchors of the rows
 */
export function rowsOf(schema: SchemaObject, owner: string, path = ''): unknown[] {
  const required = (schema['required'] ?? []) as string[];
  const additional = schema['additionalProperties'] as SchemaObject | boolean | undefined;
  const custom =
    typeof additional === 'object' && additional['description']
      ? [
          html`<tr>
            <td class="quiet">custom fields</td>
            <td></td>
            <td>${prose(additional['description'])}</td>
          </tr>`,
        ]
      : [];
  const rows = Object.entries((schema['properties'] ?? {}) as Record<string, SchemaObject>).flatMap(
    ([name, schemaOrUnion]) => {
      const alternatives = (schemaOrUnion['anyOf'] as SchemaObject[] | undefined) ?? [];
      const property = alternatives.find((schema) => schema['properties']) ?? schemaOrUnion;
      const notes = [schemaOrUnion, ...alternatives].map((schema) => schema['description']).filter(Boolean);
      const items = property['type'] === 'array' ? (property['items'] as SchemaObject) : undefined;
      const fullName = `${path}${name}`;
      return [
        html`<tr id="${owner}.${fullName}">
          <td>${fieldName(fullName)}</td>
          <td>
            ${typeText(schemaOrUnion)}${required.includes(name) ? '' : html` <span class="quiet">optional</span>`}
            ${[schemaOrUnion, ...alternatives].flatMap(boundsOf).map((bound) => html`<br />${prose(bound)}`)}
          </td>
          <td>${prose(notes.join(' '))}</td>
        </tr>`,
        ...rowsOf(property, owner, `${fullName}.`),
        ...(items && !items['$ref'] ? rowsOf(items, owner, `${fullName}.*.`) : []),
      ];
    },
  );
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

export const schemaTable = (schema: SchemaObject, owner: string) =>
  schema['$ref']
    ? html`<p><a href="#${nameIn(schema['$ref'])}">${nameIn(schema['$ref'])}</a></p>`
    : table(['Field', 'Type', 'Note'], rowsOf(schema, owner));
