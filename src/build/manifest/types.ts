import { elementsOf, type Attribute, type Element, type Manifest } from './manifest.js';
import { defaultOf } from './vs-code.js';

const HEADER = '// Made from custom-elements.json by the build.\n';

/** A doc comment, lines and all. */
const comment = (text: string | undefined, indent = ''): string =>
  `${indent}/** ${(text ?? '').replaceAll('*/', '* /').replaceAll('\n', `\n${indent} * `)} */\n`;

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** An attribute under its own name and, if that is another, under that of its property. */
function entries(attribute: Attribute): string {
  const { name, fieldName, type, description } = attribute;
  const defaultValue = defaultOf(attribute);
  const doc = comment(`${description}${defaultValue ? ` @default ${defaultValue}` : ''}`, '  ');
  return [...new Set([name, fieldName])]
    .map((property) => `${doc}  ${key(property)}?: ${type?.text ?? 'string'} | undefined;\n`)
    .join('');
}

const attributesOf = ({ name, tagName, attributes = [] }: Element): string =>
  `${comment(`What \`<${tagName}>\` takes.`)}export interface ${name}Attributes {\n${attributes.map(entries).join('')}}\n`;

const eventsOf = ({ name, tagName, events = [] }: Element): string =>
  `${comment(`The events of \`<${tagName}>\`.`)}export interface ${name}Events {\n${events
    .map((event) => `${comment(event.description, '  ')}  '${event.name}': ${event.type?.text};\n`)
    .join('')}}\n`;

/** An object type with a line for each element. */
const byTag = (elements: readonly Element[], value: (element: Element) => string): string =>
  elements.map((element) => `${comment(element.summary, '  ')}  '${element.tagName}': ${value(element)};\n`).join('');

/** Attributes and events of every element, and both as JSX has them: for Preact, Solid and whatever else speaks it. */
export function jsx(manifest: Manifest): string {
  const elements = elementsOf(manifest);
  const types = new Set(elements.flatMap(({ events = [] }) => events.map(({ type }) => type!.text)));
  return `${HEADER}import type { ${[...types].toSorted().join(', ')} } from './index.js';

${elements.map((element) => `${attributesOf(element)}\n${eventsOf(element)}`).join('\n')}
/** The attributes of every element. */
export interface TurnoutAttributes {
${byTag(elements, ({ name }) => `${name}Attributes`)}}

/** The events of every element. */
export interface TurnoutEvents {
${byTag(elements, ({ name }) => `${name}Events`)}}

/** A listener for every event, \`onevent-selected\`. */
export type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

/** Attributes of every element in JSX; \`Common\` is what any element of the page takes there. */
export type TurnoutElements<Common = unknown> = {
  [Tag in keyof TurnoutAttributes]: TurnoutAttributes[Tag] &
    Listeners<TurnoutEvents[Tag]> &
    Omit<Common, keyof TurnoutAttributes[Tag]>;
};
`;
}

/** The elements in TSX of React 19. */
export const react = (): string => `${HEADER}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TurnoutElements } from './jsx.js';
import type {} from './define.js';

type InReact<Tag extends keyof TurnoutElements> = TurnoutElements<
  DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]>
>[Tag];

type Elements = { [Tag in keyof TurnoutElements]: InReact<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`;

/** The elements in templates of Vue 3. */
export const vue = (
  manifest: Manifest,
): string => `${HEADER}import type { EmitFn, HTMLAttributes, PublicProps, VNode } from 'vue';
import type { TurnoutAttributes, TurnoutEvents } from './jsx.js';
import type {} from './define.js';

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Camel<Rest>}\`
  : Capitalize<Name>;

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

type Handlers<Events> = {
  [Name in keyof Events & string as \`on\${Camel<Name>}\`]?: ((event: Events[Name]) => void) | undefined;
};

type InVue<Tag extends keyof TurnoutAttributes> = new () => HTMLElementTagNameMap[Tag] & {
  $props: TurnoutAttributes[Tag] &
    Handlers<TurnoutEvents[Tag]> &
    Omit<HTMLAttributes, keyof TurnoutAttributes[Tag]> &
    PublicProps;
  $emit: EmitFn<Emits<TurnoutEvents[Tag]>>;
  $slots: Record<string, (() => VNode[]) | undefined>;
};

declare module 'vue' {
  interface GlobalComponents {
${elementsOf(manifest)
  .map(({ tagName }) => `    '${tagName}': InVue<'${tagName}'>;\n`)
  .join('')}  }
}
`;

/** The elements in components of Svelte. */
export const svelte = (): string => `${HEADER}import type { HTMLAttributes } from 'svelte/elements';
import type { TurnoutElements, TurnoutEvents } from './jsx.js';
import type {} from './define.js';

/** A listener as Svelte 4 writes it, \`on:event-selected\`. */
type Directives<Events> = {
  [Name in keyof Events & string as \`on:\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

type InSvelte<Tag extends keyof TurnoutElements> = TurnoutElements<HTMLAttributes<HTMLElementTagNameMap[Tag]>>[Tag] &
  Directives<TurnoutEvents[Tag]>;

type Elements = { [Tag in keyof TurnoutElements]: InSvelte<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`;
