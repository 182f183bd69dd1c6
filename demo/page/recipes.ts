import { slugOf, type Choices, type recipeNames } from './choices.js';

type RecipeName = (typeof recipeNames)[number];

/** The code that puts an element onto a website of a certain kind. */
export interface Recipe {
  /** The name of the website system. Plain HTML has a translated one. */
  readonly label?: string;
  code(choices: Choices): string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The chosen attributes besides the slug. */
const chosenAttributes = ({ attributes, lang }: Choices): [name: string, value: string][] => [
  ...(lang === 'de' ? [] : [['lang', lang] as [string, string]]),
  ...Object.entries(attributes),
];

const attributeText = ([name, value]: readonly [string, string]): string =>
  value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`;

const isPortal = ({ element }: Choices): boolean => element === 'portal-login' || element === 'member-profile';

/** The attributes of the script tag: address, slug and the chosen ones. */
function tagAttributes(choices: Choices): [name: string, value: string][] {
  const slug = slugOf(choices);
  return [
    ['src', `${choices.server}/embed.js${isPortal(choices) ? '' : `?slug=${slug}`}`],
    ['data-slug', slug],
    ...(isPortal(choices) ? [['data-widget', choices.element] as [string, string]] : []),
    ...chosenAttributes(choices).map(([name, value]) => [`data-${name}`, value] as [string, string]),
  ];
}

/** The script tag as one line of HTML. */
export const scriptOf = (choices: Choices): string =>
  `<script${tagAttributes(choices).map(attributeText).join('')} async crossorigin></script>`;

/** The element itself, for applications that bundle the package. */
const elementOf = (choices: Choices, end: string): string =>
  `<${choices.element}${[
    ['slug', slugOf(choices)] as const,
    ['base-url', `${choices.server}/public`] as const,
    ...chosenAttributes(choices),
  ]
    .map(attributeText)
    .join('')}${end}`;

const closed = (choices: Choices): string => elementOf(choices, `></${choices.element}>`);

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** A text as a JavaScript literal inside a script element. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

const tagManager = (choices: Choices): string => `<script>
  (function () {
    var script = document.createElement('script');
${tagAttributes(choices)
  .map(([name, value]) => `    script.setAttribute(${quoted(name)}, ${quoted(value)});`)
  .join('\n')}
    script.async = true;
    script.crossOrigin = 'anonymous';
    (document.querySelector('#turnout') || document.body).appendChild(script);
  })();
</script>`;

/** Recipes by name. */
export const recipes: Readonly<Record<RecipeName, Recipe>> = {
  html: { code: scriptOf },
  wordpress: {
    label: 'WordPress',
    code: (choices) => `<!-- wp:html -->\n${scriptOf(choices)}\n<!-- /wp:html -->`,
  },
  typo3: {
    label: 'TYPO3',
    code: (choices) => `lib.turnout = TEXT\nlib.turnout.value (\n${scriptOf(choices)}\n)`,
  },
  joomla: {
    label: 'Joomla',
    code: scriptOf,
  },
  drupal: { label: 'Drupal', code: scriptOf },
  contao: { label: 'Contao', code: scriptOf },
  wix: {
    label: 'Wix',
    code: scriptOf,
  },
  squarespace: { label: 'Squarespace', code: scriptOf },
  jimdo: { label: 'Jimdo', code: scriptOf },
  gtm: {
    label: 'Google Tag Manager',
    code: tagManager,
  },
  react: {
    label: 'React',
    code: (choices) =>
      `import 'turnout/define';\n\nexport function Turnout() {\n  return ${elementOf(choices, ' />')};\n}`,
  },
  vue: {
    label: 'Vue',
    code: (choices) =>
      `<script setup>\nimport 'turnout/define';\n</script>\n\n<template>\n${indented(closed(choices), '  ')}\n</template>`,
  },
  svelte: {
    label: 'Svelte',
    // Svelte reads braces as code, in attributes too
    code: (choices) =>
      `<script>\n  import 'turnout/define';\n</script>\n\n${closed(choices).replaceAll('{', '&#123;').replaceAll('}', '&#125;')}`,
  },
  astro: {
    label: 'Astro',
    code: (choices) => `${closed(choices)}\n\n<script>\n  import 'turnout/define';\n</script>`,
  },
};
