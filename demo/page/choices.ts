import { languages } from '../../src/i18n/index.js';
import { forms, stateOf, states, tags, type Tag } from './elements.js';

/** All that a designer can pick. It stands in the address, so that whoever opens that sees the same. */
export interface Choices {
  element: Tag;
  state: string;
  /** The form of the club, where another than that of the state is wanted. */
  form: string;
  lang: string;
  direction: '' | 'ltr' | 'rtl';
  theme: string;
  scheme: 'light' | 'dark';
  /** CSS pixels; 0 for as wide as there is room. */
  width: number;
  /** Which panel below the preview is open. */
  panel: string;
  /** Which recipe is shown. */
  recipe: string;
  /** The Turnout that the snippet loads from. */
  server: string;
  /** Declarations of CSS by their properties. */
  knobs: Readonly<Record<string, string>>;
  /** Attributes of the element; an empty text where one is only there. */
  attributes: Readonly<Record<string, string>>;
}

export const themeNames = ['wiesental', 'graureiher', 'sonnenwinkel', 'jugendring', 'kantorei', 'none'] as const;
export const panels = ['events', 'mailbox', 'snippet', 'style', 'reference'] as const;
export const recipeNames = [
  ...['html', 'wordpress', 'typo3', 'joomla', 'drupal', 'contao', 'wix', 'squarespace', 'jimdo', 'gtm'],
  ...['react', 'vue', 'svelte', 'astro'],
] as const;

/** What of the page around an element can be turned besides the custom properties that the manifest documents. */
export const hostProperties = ['font-family', 'font-size', 'color'] as const;

export const languageTags = Object.keys(languages);

const attribute = 'attribute.';

/** What could leave its declaration, or load something, is no value of a knob. */
const harmless = (value: string): boolean => value.length < 200 && !/[;{}<>\\@]|url\s*\(|image\s*\(|\/\*/i.test(value);

const isKnob = (name: string): boolean =>
  /^--turnout-[a-z-]+$/.test(name) || (hostProperties as readonly string[]).includes(name);

/** What elements ask, and whom, is the demo's business. */
const isAttribute = (name: string): boolean =>
  /^[a-z][a-z-]*$/.test(name) && !/^(slug|base-url|plain|lang|on.*|style|class|id|is|slot)$/.test(name);

const oneOf = <Text extends string>(known: readonly Text[], value: string | null, otherwise: Text): Text =>
  known.includes(value as Text) ? (value as Text) : otherwise;

const without = { element: tags[0], state: '', form: '', lang: 'de', direction: '', theme: themeNames[0] } as const;
const usual = { scheme: 'light', width: 0, panel: panels[0], recipe: recipeNames[0] } as const;
const server = 'https://turnout.example.org';

const isServer = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^\s"'<>]+$/.test(text);

/** Reads an address. Whatever is not known there is as if it were not. */
export function choicesIn(search: string): Choices {
  const query = new URLSearchParams(search);
  const element = oneOf(tags, query.get('element'), without.element);
  const width = Number(query.get('width'));
  const asked = query.get('server') ?? '';
  return {
    element,
    state: stateOf(element, query.get('state') ?? '').name,
    form: oneOf(['', ...forms], query.get('form'), ''),
    lang: oneOf(languageTags, query.get('lang'), without.lang),
    direction: oneOf(['', 'ltr', 'rtl'], query.get('direction'), ''),
    theme: oneOf(themeNames, query.get('theme'), without.theme),
    scheme: oneOf(['light', 'dark'], query.get('scheme'), usual.scheme),
    width: width >= 240 && width <= 2000 ? Math.round(width) : usual.width,
    panel: oneOf(panels, query.get('panel'), usual.panel),
    recipe: oneOf(recipeNames, query.get('recipe'), usual.recipe),
    server: isServer(asked) ? asked.replace(/\/+$/, '') : server,
    knobs: Object.fromEntries([...query].filter(([name, value]) => isKnob(name) && value && harmless(value))),
    attributes: Object.fromEntries(
      [...query]
        .filter(([name]) => name.startsWith(attribute) && isAttribute(name.slice(attribute.length)))
        .map(([name, value]) => [name.slice(attribute.length), value]),
    ),
  };
}

/** The address of what is picked, from the `?` on. What is as usual is left out. */
export function addressOf({ knobs, attributes, ...choices }: Choices): string {
  const plain: Record<string, string | number> = {
    ...without,
    ...usual,
    server,
    state: states[choices.element][0]!.name,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) if (value !== plain[name]) query.set(name, String(value));
  for (const [name, value] of Object.entries(attributes)) query.set(attribute + name, value);
  for (const [name, value] of Object.entries(knobs)) query.set(name, value);
  return `?${query}`;
}

/** The form that is looked at. */
export const formOf = ({ element, state, form }: Choices): string => form || stateOf(element, state).form || forms[0];

/** `club`, or `club/form`. */
export const slugOf = (choices: Choices): string =>
  `sv-wiesental${choices.element === 'event-registration' ? `/${formOf(choices)}` : ''}`;

/** How the page around is written. */
export const directionIn = ({ direction, lang }: Choices): 'ltr' | 'rtl' =>
  direction || (/^(ar|he)/.test(lang) ? 'rtl' : 'ltr');
