import { declarationsOf, elementsOf, type Element, type Manifest, type Named } from './manifest.js';
import type { Reflected } from './reflection.js';

/** The differences between two lists of names, as sentences. */
function differences(kind: string, documentedDefault: Iterable<string>, actual: Iterable<string>): string[] {
  const [documented, actualNames] = [new Set(documentedDefault), new Set(actual)];
  return [
    ...[...actualNames].filter((name) => !documented.has(name)).map((name) => `${kind} "${name}" is not documented`),
    ...[...documented]
      .filter((name) => !actualNames.has(name))
      .map((name) => `${kind} "${name}" is documented, and not there`),
  ];
}

const namesOf = (list: readonly Named[] = []): string[] => list.map(({ name }) => name);

/** Names that have no words beside them. */
const withoutDescription = (kind: string, list: readonly Named[] = []): string[] =>
  list.filter(({ description }) => !description?.trim()).map(({ name }) => `${kind} "${name}" has no description`);

function faultsOfElement(element: Element, reflected: Reflected): string[] {
  const { attributes = [], events = [], slots, cssParts, cssProperties = [] } = element;
  const pair = (name: string, other: string) => `${name}, ${other}`;
  return [
    ...(element.summary ? [] : ['it has no summary']),
    ...differences(
      'attribute',
      attributes.map(({ name, fieldName }) => pair(name, fieldName)),
      [...reflected.attributes].map(([field, name]) => pair(name, field)),
    ),
    ...attributes.filter(({ type }) => !type).map(({ name }) => `attribute "${name}" has no type`),
    ...differences('slot', namesOf(slots), reflected.slots),
    ...differences('part', namesOf(cssParts), reflected.parts),
    ...differences('custom property', namesOf(cssProperties), reflected.cssProperties.keys()),
    ...cssProperties
      .filter(
        ({ name, default: documentedDefault }) =>
          documentedDefault && !reflected.cssProperties.get(name)?.has(documentedDefault),
      )
      .map(
        ({ name, default: documentedDefault }) => `custom property "${name}" is not ${documentedDefault} by default`,
      ),
    ...differences(
      'event',
      events.map(({ name, type }) => pair(name, type?.text ?? 'Event')),
      [...reflected.events].map(([type, name]) => pair(name, type)),
    ),
    ...withoutDescription('attribute', attributes),
    ...withoutDescription('event', events),
    ...withoutDescription('slot', slots),
    ...withoutDescription('part', cssParts),
    ...withoutDescription('custom property', cssProperties),
  ].map((fault) => `<${element.tagName}>: ${fault}`);
}

/** Features that exist and are not documented, or are documented and do not exist. */
export function faultsOf(manifest: Manifest, reflectedByTag: ReadonlyMap<string, Reflected>): string[] {
  const declarations = declarationsOf(manifest);
  return [
    ...differences(
      'element',
      namesOf(elementsOf(manifest).map(({ tagName }) => ({ name: tagName }))),
      reflectedByTag.keys(),
    ),
    ...withoutDescription('export', declarations),
    ...declarations.flatMap(({ name, members }) => withoutDescription(`${name}:`, members)),
    ...elementsOf(manifest).flatMap((element) => {
      const reflected = reflectedByTag.get(element.tagName);
      return reflected ? faultsOfElement(element, reflected) : [];
    }),
  ];
}
