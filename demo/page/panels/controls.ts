import { html, nothing, type TemplateResult } from 'lit';
import type { Choices } from '../choices.js';
import { backIcon } from '../icons.js';
import { words } from '../language.js';
import { documentationOf, type Documented } from '../manifest.js';
import type { Change } from '../workbench.js';
import { fonts } from './fonts.js';
import { sentence } from './sentence.js';

/** A CSS property and the kind of its control. */
interface PropertyControl {
  readonly property: string;
  readonly description: string;
  readonly kind: 'colour' | 'length' | 'font';
}

/** Ranges of the sliders, with their unit. */
const ranges: Readonly<Record<string, { min: number; max: number; step: number; unit: string; middle: number }>> = {
  '--turnout-gap': { min: 0.5, max: 3, step: 0.1, unit: 'em', middle: 1.5 },
  '--turnout-radius': { min: 0, max: 1.5, step: 0.1, unit: 'em', middle: 0.4 },
  'font-size': { min: 0.8, max: 1.5, step: 0.05, unit: 'em', middle: 1 },
};

const hostControls: readonly PropertyControl[] = [
  { property: 'font-family', description: words.fontFamily, kind: 'font' },
  { property: 'font-size', description: words.fontSize, kind: 'length' },
  { property: 'color', description: words.textColour, kind: 'colour' },
];

const propertyControlOf = ({ name, description = '' }: Documented): PropertyControl => ({
  property: name,
  description,
  kind: name in ranges ? 'length' : 'colour',
});

type SetValue = (value: string, isIntermediate?: boolean) => void;

const valueOf = (event: Event): string => (event.currentTarget as HTMLInputElement).value;

const control = ({ property, kind, description }: PropertyControl, value: string, set: SetValue): TemplateResult => {
  if (kind === 'font')
    return html`<select aria-label=${description} .value=${value} @change=${(event: Event) => set(valueOf(event))}>
      ${fonts.map(([stack, label]) => html`<option value=${stack} ?selected=${stack === value}>${label}</option>`)}
    </select>`;
  if (kind === 'colour')
    return html`<input
        type="color"
        aria-label=${words.pickColour(property)}
        .value=${/^#[\da-f]{6}$/i.test(value) ? value : '#808080'}
        @input=${(event: Event) => set(valueOf(event), true)}
        @change=${(event: Event) => set(valueOf(event))}
      /><input
        type="text"
        aria-label=${property}
        placeholder=${words.inherited}
        spellcheck="false"
        .value=${value}
        @change=${(event: Event) => set(valueOf(event))}
      />`;
  const { min, max, step, unit, middle } = ranges[property]!;
  const number = Number.parseFloat(value);
  return html`<input
      type="range"
      aria-label=${property}
      aria-valuetext=${value || words.inherited}
      min=${min}
      max=${max}
      step=${step}
      .value=${String(Number.isNaN(number) ? middle : number)}
      @input=${(event: Event) => set(valueOf(event) + unit, true)}
      @change=${(event: Event) => set(valueOf(event) + unit)}
    /><output>${value || '–'}</output>`;
};

/** Controls of the element's custom properties and of the text styles that it inherits from the page. */
export function propertyControls(choices: Choices, change: Change): TemplateResult {
  const all = [...documentationOf(choices.element).properties.map(propertyControlOf), ...hostControls];
  const isChanged = Object.keys(choices.properties).length > 0;
  return html`${all.map((item) => {
      const { property, description } = item;
      const value = choices.properties[property] ?? '';
      const set: SetValue = (value, isIntermediate = false) => {
        const { [property]: _, ...otherProperties } = choices.properties;
        change({ properties: value ? { ...otherProperties, [property]: value } : otherProperties }, isIntermediate);
      };
      return html`<div class="property">
        <p>
          <code>${property}</code>
          <span lang=${property.startsWith('--') ? 'en' : nothing}>${sentence(description)}</span>
        </p>
        <div>
          ${control(item, value, set)}
          <button
            type="button"
            class="quiet"
            aria-label=${words.reset(property)}
            ?disabled=${!value}
            @click=${() => set('')}
          >
            ${backIcon}
          </button>
        </div>
      </div>`;
    })}
    <button type="button" ?disabled=${!isChanged} @click=${() => change({ properties: {} })}>
      ${words.resetAll}
    </button>`;
}

/** Attributes that the demo sets itself, or that have a control of their own. */
const excluded = /^(slug|base-url|plain|lang)$/;

/** Suggested values of attributes. */
const suggestions: Readonly<Record<string, readonly string[]>> = {
  view: ['list', 'cards', 'month', 'list month', 'list cards month'],
  time: ['upcoming', 'past', 'all'],
  order: ['asc', 'desc'],
  registration: ['page', 'inline', 'dialog'],
  filters: ['text', 'text place open', 'text time from to place open'],
};

/** Controls of the element's attributes, from its manifest. */
export function attributeControls(choices: Choices, change: Change): TemplateResult {
  const set = (name: string, value: string | undefined) => {
    const { [name]: _, ...otherAttributes } = choices.attributes;
    change({ attributes: value === undefined ? otherAttributes : { ...otherAttributes, [name]: value } });
  };
  return html`${documentationOf(choices.element)
    .attributes.filter(({ name }) => !excluded.test(name))
    .map(({ name, description = '', type }) => {
      const value = choices.attributes[name];
      const label = html`<span class="name"
        ><code>${name}</code> <small lang="en">${sentence(description)}</small></span
      >`;
      if (type?.text === 'boolean')
        return html`<label class="attribute tick"
          ><input
            type="checkbox"
            .checked=${value !== undefined}
            @change=${(event: Event) => set(name, (event.currentTarget as HTMLInputElement).checked ? '' : undefined)}
          />${label}</label
        >`;
      return html`<label class="attribute"
        >${label}<input
          type=${type?.text === 'number' ? 'number' : 'text'}
          min="1"
          list=${suggestions[name] ? `suggestions-${name}` : nothing}
          .value=${value ?? ''}
          @change=${(event: Event) => set(name, valueOf(event) || undefined)}
        />${
          suggestions[name]
            ? html`<datalist id=${`suggestions-${name}`}>
                ${suggestions[name].map((option) => html`<option value=${option}></option>`)}
              </datalist>`
            : ''
        }</label
      >`;
    })}`;
}
