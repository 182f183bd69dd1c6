import { declarationsOf, elementsOf, type Element, type Manifest, type Named } from './manifest.js';
import type { Reflected } from './reflected.js';

/** What one has and the other does not, as sentences. */
function compared(what: string, said: Iterable<string>, there: Iterable<string>): string[] {
  const [documented, real] = [new Set(said), new Set(there)];
  return [
    ...[...real].filter((name) => !documented.has(name)).map((name) => `${what} "${name}" is not documented`),
    ...[...documented]
      .filter((name) => !real.has(name))
      .map((name) => `${what} "${name}" is documented, and not there`),
  ];
}

const namesOf = (list: readonly Named[] = []): string[] => list.map(({ name }) => name);

/** Names that have no words beside them. */
const wordless = (what: string, list: readonly Named[] = []): string[] =>
  list.filter(({ description }) => !description?.trim()).map(({ name }) => `${what} "${name}" has no description`);

function faultsOfElement(element: Element, reflected: Reflected): string[] {
  const { attributes = [], events = [], slots, cssParts, cssProperties = [] } = element;
  const pair = (name: string, other: string) => `${name}, ${other}`;
  return [
    ...(element.summary ? [] : ['it has no summary']),
    ...compared(
      'attribute',
      attributes.map(({ name, fieldName }) => pair(name, fieldName)),
      [...reflected.attributes].map(([field, name]) => pair(name, field)),
    ),
    ...attributes.filter(({ type }) => !type).map(({ name }) => `attribute "${name}" has no type`),
    ...compared('slot', namesOf(slots), reflected.slots),
    ...compared('part', namesOf(cssParts), reflected.parts),
    ...compared('custom property', namesOf(cssProperties), reflected.cssProperties.keys()),
    ...cssProperties
      .filter(({ name, default: said }) => said && !reflected.cssProperties.get(name)?.has(said))
      .map(({ name, default: said }) => `custom property "${name}" is not ${said} by default`),
    ...compared(
      'event',
      events.map(({ name, type }) => pair(name, type?.text ?? 'Event')),
      [...reflected.events].map(([type, name]) => pair(name, type)),
    ),
    ...wordless('attribute', attributes),
    ...wordless('event', events),
    ...wordless('slot', slots),
    ...wordless('part', cssParts),
    ...wordless('custom property', cssProperties),
  ].map((fault) => `<${element.tagName}>: ${fault}`);
}

/** What is there and not documented, or documented and not there. */
export function faultsOf(manifest: Manifest, reflectedByTag: ReadonlyMap<string, Reflected>): string[] {
  const declarations = declarationsOf(manifest);
  return [
    ...compared(
      'element',
      namesOf(elementsOf(manifest).map(({ tagName }) => ({ name: tagName }))),
      reflectedByTag.keys(),
    ),
    ...wordless('export', declarations),
    ...declarations.flatMap(({ name, members }) => wordless(`${name}:`, members)),
    ...elementsOf(manifest).flatMap((element) => {
      const reflected = reflectedByTag.get(element.tagName);
      return reflected ? faultsOfElement(element, reflected) : [];
    }),
  ];
}
