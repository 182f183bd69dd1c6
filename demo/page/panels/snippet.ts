import { html, type TemplateResult } from 'lit';
import { recipeNames, type Choices } from '../choices.js';
import { codeBlock } from '../copying.js';
import { recipes } from '../recipes.js';
import { styleOf } from '../style.js';
import { themes } from '../../themes/index.js';
import type { Change } from '../workbench.js';

/** What to paste, by what the website is made with. */
export const snippet = (choices: Choices, change: Change): TemplateResult => {
  const recipe = recipes[choices.recipe as keyof typeof recipes];
  const value = (event: Event) => (event.currentTarget as HTMLInputElement).value;
  return html`<div class="fields">
      <label
        ><span>Website made with</span
        ><select @change=${(event: Event) => change({ recipe: value(event) })}>
          ${recipeNames.map(
            (name) => html`<option value=${name} ?selected=${name === choices.recipe}>${recipes[name].label}</option>`,
          )}
        </select></label
      >
      <label class="wide"
        ><span>Address of your Turnout</span
        ><input type="url" .value=${choices.server} @change=${(event: Event) => change({ server: value(event) })}
      /></label>
    </div>
    <p>${recipe.where}</p>
    ${codeBlock('Snippet', recipe.code(choices))}`;
};

/** The CSS of the theme, and of the site that it stands on. */
export const style = (choices: Choices): TemplateResult =>
  html`<p>What the elements have on this site, with all that was turned. It goes into the site’s own style sheet.</p>
    ${codeBlock('CSS of the elements', styleOf(choices))}
    ${
      themes[choices.theme]!.site
        ? html`<details>
            <summary>The site itself</summary>
            ${codeBlock('CSS of the site', themes[choices.theme]!.site)}
          </details>`
        : ''
    }`;
