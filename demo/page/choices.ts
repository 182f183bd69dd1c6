import { languages } from '../../src/i18n/index.js';
import { forms, stateOf, states, tags, type Tag } from './elements.js';

/**
 * Everything that a designer can choose. The address contains it and nothing else does: a shared link shows the same, and a
 * clean address starts clean.
 */
export interface Choices {
  element: Tag;
  state: string;
  /** The form of the club. An empty text means the form of the state. */
  form: string;
  lang: string;
  direction: '' | 'ltr' | 'rtl';
  theme: string;
  /** Whether the club's site is shown around the element. */
  around: '' | 'site';
  /** The colours of the site; empty for those of the demo's own page. */
  scheme: '' | 'light' | 'dark';
  /** CSS pixels; 0 for the available width. */
  width: number;
  /** The open panel beside the preview. */
  panel: string;
  /** The recipe in the snippet panel. */
  recipe: string;
  /** The language of the demo's own texts; empty for the browser's. */
  ui: '' | 'de' | 'en';
  /** The colour scheme of the demo's own pages; empty for the system's. */
  look: '' | 'light' | 'dark';
  /** The origin that the snippet loads from. */
  server: string;
  /** CSS values by property. */
  properties: Readonly<Record<string, string>>;
  /** Attributes of the element; a boolean attribute has an empty text. */
  attributes: Readonly<Record<string, string>>;
}

export const themeNames = ['wiesental', 'graureiher', 'sonnenwinkel', 'jugendring', 'kantorei', 'none'] as const;
export const panels = ['snippet', 'look', 'attributes', 'parts', 'style', 'events', 'mailbox', 'reference'] as const;
export const recipeNames = [
  ...['html', 'wordpress', 'typo3', 'joomla', 'drupal', 'contao', 'wix', 'squarespace', 'jimdo', 'gtm'],
  ...['react', 'vue', 'svelte', 'astro'],
] as const;

/** Properties of the page around an element that can be changed besides the documented custom properties. */
export const hostProperties = ['font-family', 'font-size', 'color'] as const;

export const languageTags = Object.keys(languages);

const ATTRIBUTE_PREFIX = 'attribute.';

/** Rejects values that could leave their declaration or load something. */
const isSafeValue = (value: string): boolean =>
  value.length < 200 && !/[;{}<>\\@]|url\s*\(|image\s*\(|\/\*/i.test(value);

const isProperty = (name: string): boolean =>
  /^--turnout-[a-z-]+$/.test(name) || (hostProperties as readonly string[]).includes(name);

/** Rejects attributes that decide where an element sends requests, and those with a control of their own. */
const isAttribute = (name: string): boolean =>
  /^[a-z][a-z-]*$/.test(name) && !/^(slug|base-url|plain|lang|on.*|style|class|id|is|slot)$/.test(name);

const oneOf = <Text extends string>(allowed: readonly Text[], value: string | null, fallback: Text): Text =>
  allowed.includes(value as Text) ? (value as Text) : fallback;

const defaults = {
  element: tags[0],
  state: '',
  form: '',
  lang: 'de',
  direction: '',
  theme: themeNames[0],
  around: '',
  scheme: '',
  width: 0,
  panel: panels[0],
  recipe: recipeNames[0],
  ui: '',
  look: '',
  server: 'https://turnout.example.org',
} as const;

const isServer = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^\s"'<>]+$/.test(text);

/** Reads an address. Unknown names and values are ignored. */
export function choicesIn(search: string): Choices {
  const query = new URLSearchParams(search);
  const element = oneOf(tags, query.get('element'), defaults.element);
  const width = Number(query.get('width'));
  const server = query.get('server') ?? '';
  return {
    element,
    state: stateOf(element, query.get('state') ?? '').name,
    form: oneOf(['', ...forms], query.get('form'), ''),
    lang: oneOf(languageTags, query.get('lang'), defaults.lang),
    direction: oneOf(['', 'ltr', 'rtl'], query.get('direction'), ''),
    theme: oneOf(themeNames, query.get('theme'), defaults.theme),
    around: oneOf(['', 'site'], query.get('around'), ''),
    scheme: oneOf(['', 'light', 'dark'], query.get('scheme'), defaults.scheme),
    width: width >= 240 && width <= 2000 ? Math.round(width) : defaults.width,
    panel: oneOf(panels, query.get('panel'), defaults.panel),
    recipe: oneOf(recipeNames, query.get('recipe'), defaults.recipe),
    ui: oneOf(['', 'de', 'en'], query.get('ui'), ''),
    look: oneOf(['', 'light', 'dark'], query.get('look'), ''),
    server: isServer(server) ? server.replace(/\/+$/, '') : defaults.server,
    properties: Object.fromEntries(
      [...query].filter(([name, value]) => isProperty(name) && value && isSafeValue(value)),
    ),
    attributes: Object.fromEntries(
      [...query]
        .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX) && isAttribute(name.slice(ATTRIBUTE_PREFIX.length)))
        .map(([name, value]) => [name.slice(ATTRIBUTE_PREFIX.length), value]),
    ),
  };
}

/** The query of an address with the choices, from the `?` on. Defaults are left out. */
export function addressOf({ properties, attributes, ...choices }: Choices): string {
  const plain: Record<string, string | number> = {
    ...defaults,
    state: states[choices.element][0]!.name,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) if (value !== plain[name]) query.set(name, String(value));
  for (const [name, value] of Object.entries(attributes)) query.set(ATTRIBUTE_PREFIX + name, value);
  for (const [name, value] of Object.entries(properties)) query.set(name, value);
  return `?${query}`;
}

/** The chosen form. */
export const formOf = ({ element, state, form }: Choices): string => form || stateOf(element, state).form || forms[0];

/** `club`, or `club/form`. */
export const slugOf = (choices: Choices): string =>
  `sv-wiesental${choices.element === 'event-registration' ? `/${formOf(choices)}` : ''}`;

/** The colour scheme of the site around the element: chosen, or that of the demo's page, or the system's. */
export const schemeIn = ({ scheme, look }: Pick<Choices, 'scheme' | 'look'>): 'light' | 'dark' =>
  scheme || look || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Whether the demo club has written its own texts in the language. */
export const hasClubTexts = (lang: string): boolean => /^(de|en)\b/.test(lang);

/** The writing direction of the page around the element. */
export const directionIn = ({ direction, lang }: Choices): 'ltr' | 'rtl' =>
  direction || (/^(ar|he)/.test(lang) ? 'rtl' : 'ltr');
