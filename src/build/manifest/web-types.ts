import type { Attribute, Element, Named, Typed } from './manifest.js';
import { defaultOf, elementDescription } from './vs-code.js';

/** The type for JetBrains editors: one of their keywords, or TypeScript. */
const typeOf = ({ type }: Typed): string => (type?.text ?? 'string').replaceAll("'", '"');

const nameAndDescription = ({ name, description }: Named) => ({ name, description });

function attribute(attribute: Attribute): object {
  const defaultValue = defaultOf(attribute);
  return {
    ...nameAndDescription(attribute),
    value: attribute.type?.text === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type: typeOf(attribute) },
    ...(defaultValue && { default: defaultValue }),
  };
}

/** Elements, their properties, events and what styles them, for the editors of JetBrains: `web-types` in package.json. */
export const webTypes = (elements: readonly Element[], version: string): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'turnout',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: elementDescription(element),
        attributes: (element.attributes ?? []).map(attribute),
        slots: (element.slots ?? []).map(nameAndDescription),
        js: {
          properties: (element.members ?? [])
            .filter(({ kind }) => kind === 'field')
            .map((member) => ({
              ...nameAndDescription(member),
              type: typeOf(member),
              ...(member.readonly && { 'read-only': true }),
            })),
          events: (element.events ?? []).map((event) => ({ ...nameAndDescription(event), type: typeOf(event) })),
        },
        css: {
          properties: (element.cssProperties ?? []).map((property) => ({
            ...nameAndDescription(property),
            ...(property.default && { default: property.default }),
          })),
          parts: (element.cssParts ?? []).map(nameAndDescription),
        },
      })),
    },
  },
});
