import { unquoted, wordsIn, type Element, type Named, type Typed } from './manifest.js';

const item = ({ name, description }: Named): string => `- \`${name || 'default'}\`: ${description}`;

/** A list under a title, where there is anything to list. */
const listed = (title: string, list: readonly Named[] = []): string[] =>
  list.length ? [`**${title}**`, list.map(item).join('\n')] : [];

/** All of an element in Markdown, for whoever points at its tag. */
export const told = ({ description, events, slots, cssParts, cssProperties }: Element): string =>
  [
    description,
    ...listed('Events', events),
    ...listed('Slots', slots),
    ...listed('Parts', cssParts),
    ...listed('Custom properties', cssProperties),
  ].join('\n\n');

const markdown = (value: string | undefined) => ({ kind: 'markdown', value: value ?? '' });

/** What stands in place of an attribute that is not there, as one would write it; undefined where that is nothing. */
export const defaultOf = ({ type, default: text }: Typed): string | undefined =>
  type?.text === 'boolean' || text === "''" || text === '{}' ? undefined : text && unquoted(text);

/** Elements and attributes for VS Code: `"html.customData"` in its settings. */
export const vsCodeHtml = (elements: readonly Element[]): object => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: markdown(told(element)),
    attributes: (element.attributes ?? []).map((attribute) => {
      const values = wordsIn(attribute.type?.text).filter(Boolean);
      const standard = defaultOf(attribute);
      return {
        name: attribute.name,
        description: markdown(`${attribute.description}${standard ? `\n\nDefault: \`${standard}\`` : ''}`),
        ...(attribute.type?.text === 'boolean' && { valueSet: 'v' }),
        ...(values.length && { values: values.map((name) => ({ name })) }),
      };
    }),
  })),
});

/** Each name once: what several elements say of it, one after the other. */
function once(elements: readonly Element[], of: (element: Element) => readonly Named[] | undefined) {
  const said = new Map<string, Map<string, string[]>>();
  for (const element of elements)
    for (const { name, description = '' } of of(element) ?? []) {
      const words = said.get(name) ?? new Map<string, string[]>();
      words.set(description, [...(words.get(description) ?? []), `\`${element.tagName}\``]);
      said.set(name, words);
    }
  return [...said].map(([name, words]) => ({
    name,
    description: markdown([...words].map(([text, tags]) => `${tags.join(', ')}: ${text}`).join('\n\n')),
  }));
}

/** Custom properties and parts for VS Code: `"css.customData"` in its settings. */
export const vsCodeCss = (elements: readonly Element[]): object => ({
  version: 1.1,
  properties: once(elements, ({ cssProperties }) => cssProperties),
  pseudoElements: once(elements, ({ cssParts }) =>
    cssParts?.map((part) => ({ ...part, name: `::part(${part.name})` })),
  ),
});
