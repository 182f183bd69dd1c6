import { html, type TemplateResult } from 'lit';
import type { Choices } from '../choices.js';
import { words } from '../language.js';
import { clampWidth, MAX_WIDTH_PX, MIN_WIDTH_PX } from '../preview-frame.js';
import type { Change } from '../workbench.js';

const widths = [
  [0, 'fit'],
  [360, 'phone'],
  [768, 'tablet'],
  [1200, 'desktop'],
] as const;

/** Radio buttons for the usual widths of the preview. */
export const widthSwitches = ({ width }: Choices, change: Change): TemplateResult =>
  html`<fieldset class="switches">
    <legend>${words.width}</legend>
    <div>
      ${widths.map(
        ([pixels, label]) =>
          html`<label
            ><input
              type="radio"
              name="width"
              value=${pixels}
              .checked=${pixels === width}
              @change=${() => change({ width: pixels })}
            /><span>${words.widths[label]}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** A field for any width of the preview, in CSS pixels. */
export const widthField = ({ width }: Choices, change: Change): TemplateResult =>
  html`<label class="pixels"
    ><span>${words.previewWidth} (${words.pixels})</span
    ><input
      type="number"
      min=${MIN_WIDTH_PX}
      max=${MAX_WIDTH_PX}
      step="1"
      placeholder=${words.autoWidth}
      .value=${width ? String(width) : ''}
      @change=${(event: Event) => {
        const { value } = event.currentTarget as HTMLInputElement;
        change({ width: value ? clampWidth(Number(value)) : 0 });
      }}
  /></label>`;
