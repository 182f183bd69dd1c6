import { slugOf, type Choices, type recipeNames } from './choices.js';

type RecipeName = (typeof recipeNames)[number];

/** How an element gets onto a website made with something. */
export interface Recipe {
  readonly label: string;
  /** Where it is pasted. */
  readonly where: string;
  code(choices: Choices): string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What was picked for the element besides its slug. */
const picked = ({ attributes, lang }: Choices): [name: string, value: string][] => [
  ...(lang === 'de' ? [] : [['lang', lang] as [string, string]]),
  ...Object.entries(attributes),
];

const written = ([name, value]: readonly [string, string]): string =>
  value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`;

const isPortal = ({ element }: Choices): boolean => element === 'portal-login' || element === 'member-profile';

/** The attributes of the script tag: address, slug, what else was picked. */
function tagAttributes(choices: Choices): [name: string, value: string][] {
  const slug = slugOf(choices);
  return [
    ['src', `${choices.server}/embed.js${isPortal(choices) ? '' : `?slug=${slug}`}`],
    ['data-slug', slug],
    ...(isPortal(choices) ? [['data-widget', choices.element] as [string, string]] : []),
    ...picked(choices).map(([name, value]) => [`data-${name}`, value] as [string, string]),
  ];
}

/** The one line of HTML. */
export const scriptOf = (choices: Choices): string =>
  `<script${tagAttributes(choices).map(written).join('')} async crossorigin></script>`;

/** The element itself, for applications that bring the kit along. */
const elementOf = (choices: Choices, end: string): string =>
  `<${choices.element}${[
    ['slug', slugOf(choices)] as const,
    ['base-url', `${choices.server}/public`] as const,
    ...picked(choices),
  ]
    .map(written)
    .join('')}${end}`;

const closed = (choices: Choices): string => elementOf(choices, `></${choices.element}>`);

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** What a script may not hold as it stands. */
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
  html: { label: 'Plain HTML', where: 'Paste it where the element should stand.', code: scriptOf },
  wordpress: {
    label: 'WordPress',
    where: 'Add the block “Custom HTML” and paste this, or paste it in the code editor of the page.',
    code: (choices) => `<!-- wp:html -->\n${scriptOf(choices)}\n<!-- /wp:html -->`,
  },
  typo3: {
    label: 'TYPO3',
    where: 'Content element “Plain HTML”; or in TypoScript, where lib.turnout is then put into a template.',
    code: (choices) => `lib.turnout = TEXT\nlib.turnout.value (\n${scriptOf(choices)}\n)`,
  },
  joomla: {
    label: 'Joomla',
    where: 'Module “Custom” with the editor set to “None” and the text filter of your group to “No filtering”.',
    code: scriptOf,
  },
  drupal: { label: 'Drupal', where: 'Custom block with the text format “Full HTML”, source view.', code: scriptOf },
  contao: { label: 'Contao', where: 'Content element “Unfiltered HTML”.', code: scriptOf },
  wix: {
    label: 'Wix',
    where: 'Add elements, “Embed code”, “Embed HTML”; stretch the box to the width of the page.',
    code: scriptOf,
  },
  squarespace: { label: 'Squarespace', where: 'Block “Code”, kind HTML, “Display source” off.', code: scriptOf },
  jimdo: { label: 'Jimdo', where: 'Element “Widget / HTML”.', code: scriptOf },
  gtm: {
    label: 'Google Tag Manager',
    where:
      'Tag “Custom HTML”, trigger “DOM ready”. The element appears in <div id="turnout"></div>, or at the end of the page.',
    code: tagManager,
  },
  react: {
    label: 'React',
    where: 'React 19 or newer; npm install turnout.',
    code: (choices) =>
      `import 'turnout/define';\n\nexport function Turnout() {\n  return ${elementOf(choices, ' />')};\n}`,
  },
  vue: {
    label: 'Vue',
    where: 'Tell the compiler that tags with a dash are elements: compilerOptions.isCustomElement.',
    code: (choices) =>
      `<script setup>\nimport 'turnout/define';\n</script>\n\n<template>\n${indented(closed(choices), '  ')}\n</template>`,
  },
  svelte: {
    label: 'Svelte',
    where: 'In any component; npm install turnout.',
    // braces are code there, in attributes too
    code: (choices) =>
      `<script>\n  import 'turnout/define';\n</script>\n\n${closed(choices).replaceAll('{', '&#123;').replaceAll('}', '&#125;')}`,
  },
  astro: {
    label: 'Astro',
    where: 'In any page or component; the script is bundled by Astro.',
    code: (choices) => `${closed(choices)}\n\n<script>\n  import 'turnout/define';\n</script>`,
  },
};
