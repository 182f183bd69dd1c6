import { unquoted, wordsIn, type Element, type Named, type Typed } from './manifest.js';

const item = ({ name, description }: Named): string => `- \`${name || 'default'}\`: ${description}`;

/** A list under a title, if there is anything to list. */
const section = (title: string, list: readonly Named[] = []): string[] =>
  list.length ? [`**${title}**`, list.map(item).join('\n')] : [];

/** The documentation of an element in Markdown, shown when the pointer is on its tag. */
export const elementDescription = ({ description, events, slots, cssParts, cssProperties }: Element): string =>
  [
    description,
    ...section('Events', events),
    ...section('Slots', slots),
    ...section('Parts', cssParts),
    ...section('Custom properties', cssProperties),
  ].join('\n\n');

const markdown = (value: string | undefined) => ({ kind: 'markdown', value: value ?? '' });

/** The default of an attribute as one would write it; undefined if it is empty. */
export const defaultOf = ({ type, default: text }: Typed): string | undefined =>
  type?.text === 'boolean' || text === "''" || text === '{}' ? undefined : text && unquoted(text);

/** Elements and attributes for VS Code: `"html.customData"` in its settings. */
export const vsCodeHtml = (elements: readonly Element[]): object => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: markdown(elementDescription(element)),
    attributes: (element.attributes ?? []).map((attribute) => {
      const values = wordsIn(attribute.type?.text).filter(Boolean);
      const defaultValue = defaultOf(attribute);
      return {
        name: attribute.name,
        description: markdown(`${attribute.description}${defaultValue ? `\n\nDefault: \`${defaultValue}\`` : ''}`),
        ...(attribute.type?.text === 'boolean' && { valueSet: 'v' }),
        ...(values.length && { values: values.map((name) => ({ name })) }),
      };
    }),
  })),
});

/** Each name once, with the descriptions of all elements that have it. */
function uniqueItems(elements: readonly Element[], listOf: (element: Element) => readonly Named[] | undefined) {
  const descriptionsByName = new Map<string, Map<string, string[]>>();
  for (const element of elements)
    for (const { name, description = '' } of listOf(element) ?? []) {
      const words = descriptionsByName.get(name) ?? new Map<string, string[]>();
      words.set(description, [...(words.get(description) ?? []), `\`${element.tagName}\``]);
      descriptionsByName.set(name, words);
    }
  return [...descriptionsByName].map(([name, words]) => ({
    name,
    description: markdown([...words].map(([text, tags]) => `${tags.join(', ')}: ${text}`).join('\n\n')),
  }));
}

/** Custom properties and parts for VS Code: `"css.customData"` in its settings. */
export const vsCodeCss = (elements: readonly Element[]): object => ({
  version: 1.1,
  properties: uniqueItems(elements, ({ cssProperties }) => cssProperties),
  pseudoElements: uniqueItems(elements, ({ cssParts }) =>
    cssParts?.map((part) => ({ ...part, name: `::part(${part.name})` })),
  ),
});
