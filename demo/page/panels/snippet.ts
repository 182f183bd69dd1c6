import { html, type TemplateResult } from 'lit';
import { recipeNames, type Choices } from '../choices.js';
import { codeBlock } from '../copy-button.js';
import { elementCss } from '../element-css.js';
import { words } from '../language.js';
import { selection } from './pickers.js';
import { recipes } from '../recipes.js';
import { themes } from '../../themes/index.js';
import type { Change } from '../workbench.js';

/** The code to paste, for the chosen website system. */
export const snippet = (choices: Choices, change: Change): TemplateResult => {
  const name = choices.recipe as keyof typeof recipes;
  return html`${selection({
      label: words.madeWith,
      value: name,
      options: recipeNames.map((recipe) => [recipe, recipes[recipe].label ?? words.plainHtml] as const),
      onPick: (recipe) => change({ recipe }),
    })}
    <p>${words.recipes[name]}</p>
    ${codeBlock(words.snippet, recipes[name].code(choices))}
    <label class="wide"
      ><span>${words.serverAddress}</span
      ><input
        type="url"
        .value=${choices.server}
        @change=${(event: Event) => change({ server: (event.currentTarget as HTMLInputElement).value })}
    /></label>`;
};

/** The CSS of the theme and of its site. */
export const style = (choices: Choices): TemplateResult =>
  html`<p>${words.style}</p>
    ${codeBlock(words.elementStyle, elementCss(choices))}
    ${
      themes[choices.theme]!.site
        ? html`<details>
            <summary>${words.siteItself}</summary>
            ${codeBlock(words.siteStyle, themes[choices.theme]!.site)}
          </details>`
        : ''
    }`;
