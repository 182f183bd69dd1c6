import { html, type TemplateResult } from 'lit';
import { contrast } from '../../../src/model/accent-color.js';
import type { Choices } from '../choices.js';
import { isHexColour, MIN_TEXT_CONTRAST, nearestReadable } from '../contrast.js';
import { language, words } from '../language.js';
import type { Change } from '../workbench.js';
import { fonts } from './fonts.js';

/** The grounds of a page without styles of its own. */
const grounds = { light: '#ffffff', dark: '#121212' } as const;

type Scheme = keyof typeof grounds;

const ACCENT = '--turnout-accent';

/** The accent on light and on dark pages, if it is a colour that this panel can have written. */
export function accentIn({ properties }: Pick<Choices, 'properties'>): Record<Scheme, string> | undefined {
  const value = properties[ACCENT] ?? '';
  const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i.exec(value) ?? [value, value, value];
  return light && dark && isHexColour(light) && isHexColour(dark) ? { light, dark } : undefined;
}

/** The value of the accent for both schemes. */
export const accentOf = ({ light, dark }: Record<Scheme, string>): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const ratioFormat = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rounds down: a ratio that is too small must not read as one that passes. */
const ratioText = (ratio: number): string => `${ratioFormat.format(Math.floor(ratio * 100) / 100)}\u00a0:\u00a01`;

/** The contrast of the accent with one ground, and the nearest colour that passes. */
function contrastRow(scheme: Scheme, colour: string, use: (colour: string) => void): TemplateResult {
  const ratio = contrast(colour, grounds[scheme]);
  const isEnough = ratio >= MIN_TEXT_CONTRAST;
  const suggestion = nearestReadable(colour, grounds[scheme]);
  return html`<li class=${isEnough ? 'passes' : 'fails'} data-scheme=${scheme}>
    <span class="sample" style=${`background: ${grounds[scheme]}`} aria-hidden="true">
      <span class="swatch" style=${`background: ${colour}`}></span>
    </span>
    <span>
      ${words.contrastOn[scheme]}: <b>${ratioText(ratio)}</b>.
      ${isEnough ? words.contrastEnough : words.contrastTooLow(ratioFormat.format(MIN_TEXT_CONTRAST))}
    </span>
    ${
      isEnough
        ? ''
        : html`<button type="button" @click=${() => use(suggestion)}>
            <span class="swatch" style=${`background: ${suggestion}`} aria-hidden="true"></span
            >${words.useColour(suggestion)}
          </button>`
    }
  </li>`;
}

/** The start from a brand's colour and font, with the contrast that the colour has on light and on dark pages. */
export function brandStart(choices: Choices, change: Change): TemplateResult {
  const accent = accentIn(choices);
  const set = (property: string, value: string, isIntermediate = false): void => {
    const { [property]: _, ...otherProperties } = choices.properties;
    change(
      { theme: 'none', properties: value ? { ...otherProperties, [property]: value } : otherProperties },
      isIntermediate,
    );
  };
  const pick = (event: Event, isIntermediate = false) =>
    set(ACCENT, (event.currentTarget as HTMLInputElement).value, isIntermediate);
  return html`<section class="brand" aria-labelledby="brand">
    <h3 id="brand">${words.brand}</h3>
    <p>${words.brandLead}</p>
    <div class="brand-fields">
      <label
        ><span>${words.brandColour}</span
        ><input
          type="color"
          .value=${accent?.light ?? '#155e63'}
          @input=${(event: Event) => pick(event, true)}
          @change=${(event: Event) => pick(event)}
      /></label>
      <label
        ><span>${words.brandFont}</span
        ><select @change=${(event: Event) => set('font-family', (event.currentTarget as HTMLSelectElement).value)}>
          ${fonts.map(
            ([stack, label]) =>
              html`<option value=${stack} ?selected=${stack === (choices.properties['font-family'] ?? '')}>
                ${label}
              </option>`,
          )}
        </select></label
      >
    </div>
    ${
      accent
        ? html`<div role="status">
            <ul class="contrasts">
              ${(['light', 'dark'] as const).map((scheme) =>
                contrastRow(scheme, accent[scheme], (colour) => set(ACCENT, accentOf({ ...accent, [scheme]: colour }))),
              )}
            </ul>
          </div>`
        : ''
    }
  </section>`;
}
