import type { Attribute, Element, Named, Typed } from './manifest.js';
import { defaultOf, told } from './vs-code.js';

/** What a type is for JetBrains: one of the words that it knows, or TypeScript. */
const typeOf = ({ type }: Typed): string => (type?.text ?? 'string').replaceAll("'", '"');

const named = ({ name, description }: Named) => ({ name, description });

function attribute(one: Attribute): object {
  const standard = defaultOf(one);
  return {
    ...named(one),
    value: one.type?.text === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type: typeOf(one) },
    ...(standard && { default: standard }),
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
        description: told(element),
        attributes: (element.attributes ?? []).map(attribute),
        slots: (element.slots ?? []).map(named),
        js: {
          properties: (element.members ?? [])
            .filter(({ kind }) => kind === 'field')
            .map((member) => ({
              ...named(member),
              type: typeOf(member),
              ...(member.readonly && { 'read-only': true }),
            })),
          events: (element.events ?? []).map((event) => ({ ...named(event), type: typeOf(event) })),
        },
        css: {
          properties: (element.cssProperties ?? []).map((property) => ({
            ...named(property),
            ...(property.default && { default: property.default }),
          })),
          parts: (element.cssParts ?? []).map(named),
        },
      })),
    },
  },
});
