import { html, nothing, type TemplateResult } from 'lit';
import type { Choices } from '../choices.js';
import { described, type Documented } from '../manifest.js';
import type { Change } from '../workbench.js';
import { sentence } from './reference.js';

const fonts: readonly (readonly [stack: string, label: string])[] = [
  ['', 'As the site has it'],
  ['system-ui, sans-serif', 'System'],
  ['"Helvetica Neue", Arial, sans-serif', 'Helvetica, Arial'],
  ['Georgia, "Noto Serif", serif', 'Georgia'],
  ['"Iowan Old Style", Palatino, serif', 'Palatino'],
  ['Rockwell, "Roboto Slab", serif', 'Slab serif'],
  ['ui-rounded, "Trebuchet MS", sans-serif', 'Rounded'],
  ['ui-monospace, Consolas, monospace', 'Monospace'],
];

interface Knob {
  readonly property: string;
  readonly description: string;
  readonly kind: 'colour' | 'length' | 'font';
}

/** Lengths that are worth a try, with their unit. */
const ranges: Readonly<Record<string, { min: number; max: number; step: number; unit: string; middle: number }>> = {
  '--turnout-gap': { min: 0.5, max: 3, step: 0.1, unit: 'em', middle: 1.5 },
  '--turnout-radius': { min: 0, max: 1.5, step: 0.1, unit: 'em', middle: 0.4 },
  'font-size': { min: 0.8, max: 1.5, step: 0.05, unit: 'em', middle: 1 },
};

const hosts: readonly Knob[] = [
  { property: 'font-family', description: 'Font.', kind: 'font' },
  { property: 'font-size', description: 'Size of the text.', kind: 'length' },
  { property: 'color', description: 'Colour of the text.', kind: 'colour' },
];

const knobOf = ({ name, description = '' }: Documented): Knob => ({
  property: name,
  description,
  kind: name in ranges ? 'length' : 'colour',
});

type Turn = (value: string, quietly?: boolean) => void;

const valueOf = (event: Event): string => (event.currentTarget as HTMLInputElement).value;

const control = ({ property, kind, description }: Knob, value: string, turn: Turn): TemplateResult => {
  if (kind === 'font')
    return html`<select aria-label=${description} .value=${value} @change=${(event: Event) => turn(valueOf(event))}>
      ${fonts.map(([stack, label]) => html`<option value=${stack} ?selected=${stack === value}>${label}</option>`)}
    </select>`;
  if (kind === 'colour')
    return html`<input
        type="color"
        aria-label=${`${property}: pick a colour`}
        .value=${/^#[\da-f]{6}$/i.test(value) ? value : '#808080'}
        @input=${(event: Event) => turn(valueOf(event), true)}
        @change=${(event: Event) => turn(valueOf(event))}
      /><input
        type="text"
        aria-label=${property}
        placeholder="as the site has it"
        spellcheck="false"
        .value=${value}
        @change=${(event: Event) => turn(valueOf(event))}
      />`;
  const { min, max, step, unit, middle } = ranges[property]!;
  const at = Number.parseFloat(value);
  return html`<input
      type="range"
      aria-label=${property}
      aria-valuetext=${value || 'as the site has it'}
      min=${min}
      max=${max}
      step=${step}
      .value=${String(Number.isNaN(at) ? middle : at)}
      @input=${(event: Event) => turn(valueOf(event) + unit, true)}
      @change=${(event: Event) => turn(valueOf(event) + unit)}
    /><output>${value || '–'}</output>`;
};

/** The custom properties that the element documents, and the basics that it takes from the page. */
export function knobs(choices: Choices, change: Change): TemplateResult {
  const all = [...described(choices.element).properties.map(knobOf), ...hosts];
  const turned = Object.keys(choices.knobs).length;
  return html`${all.map((knob) => {
      const { property, description } = knob;
      const value = choices.knobs[property] ?? '';
      const turn: Turn = (wanted, quietly = false) => {
        const { [property]: _, ...others } = choices.knobs;
        change({ knobs: wanted ? { ...others, [property]: wanted } : others }, quietly);
      };
      return html`<div class="knob">
        <p><code>${property}</code> <span>${sentence(description)}</span></p>
        <div>
          ${control(knob, value, turn)}
          <button
            type="button"
            class="quiet"
            aria-label=${`${property}: as the site has it`}
            ?disabled=${!value}
            @click=${() => turn('')}
          >
            ↺
          </button>
        </div>
      </div>`;
    })}
    <button type="button" ?disabled=${!turned} @click=${() => change({ knobs: {} })}>All as the site has it</button>`;
}

/** Attributes that are the demo's business, or have a control of their own. */
const apart = /^(slug|base-url|plain|lang)$/;

/** What an attribute may be, where that is known. */
const known: Readonly<Record<string, readonly string[]>> = {
  view: ['list', 'cards', 'month', 'list month', 'list cards month'],
  time: ['upcoming', 'past', 'all'],
  order: ['asc', 'desc'],
  registration: ['page', 'inline', 'dialog'],
  filters: ['text', 'text place open', 'text time from to place open'],
};

/** Attributes of the element, as its manifest has them. */
export function attributes(choices: Choices, change: Change): TemplateResult {
  const set = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = choices.attributes;
    change({ attributes: value === undefined ? others : { ...others, [name]: value } });
  };
  return html`${described(choices.element)
    .attributes.filter(({ name }) => !apart.test(name))
    .map(({ name, description = '', type }) => {
      const value = choices.attributes[name];
      const label = html`<span class="name"><code>${name}</code> <small>${sentence(description)}</small></span>`;
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
          list=${known[name] ? `known-${name}` : nothing}
          .value=${value ?? ''}
          @change=${(event: Event) => set(name, valueOf(event) || undefined)}
        />${
          known[name]
            ? html`<datalist id=${`known-${name}`}>
                ${known[name].map((option) => html`<option value=${option}></option>`)}
              </datalist>`
            : ''
        }</label
      >`;
    })}`;
}
