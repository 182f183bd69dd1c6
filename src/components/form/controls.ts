import { NativeEvent } from '../../browser/native-event.js';
import { html, nothing, type TemplateResult } from 'lit';
import {
  hasNoPostcode,
  isLeftToRight,
  readDate,
  type Control,
  type DateParts,
  type Field,
} from '../../fields/index.js';
import type { FormWords } from '../../i18n/index.js';
import { lastPartOf } from '../../model/field-name.js';

/** What a control has to know about where it stands. */
export interface ControlContext {
  readonly field: Field;
  readonly words: FormWords;
  readonly language: string;
  readonly ariaInvalid: boolean;
  /** Ids of the texts that describe it. */
  readonly describedBy: string | undefined;
}

type ControlTemplate<Kind extends Control['kind']> = (
  control: Extract<Control, { kind: Kind }>,
  place: ControlContext,
) => TemplateResult;

const invalid = (place: ControlContext) => (place.ariaInvalid ? 'true' : nothing);

/** Nothing else can make the answer needless. */
const isNativelyRequired = ({ field }: ControlContext) => field.required && !field.optionalWhen;

type Regions = readonly (readonly [code: string, name: string])[];

/** By the tag of the language. */
const regions = new Map<string, Regions>();

/** All regions by their names in a language, in its alphabetical order; put in order once, which takes a while. */
export function regionsIn(language: string, codes: readonly string[]): Regions {
  let sorted = regions.get(language);
  if (!sorted) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    sorted = codes.map((code) => [code, names.of(code)!] as const).sort(([, a], [, b]) => compare(a, b));
    regions.set(language, sorted);
  }
  return sorted;
}

/** Divides a whole date, pasted or typed into one of the three controls, among them. */
function splitDate(event: Event, language: string): void {
  const typed = event.target as HTMLInputElement;
  const pasted = event.type === 'paste' && ((event as ClipboardEvent).clipboardData?.getData('text') ?? '');
  const date = readDate(pasted || typed.value, language);
  if (!date) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget as HTMLElement).querySelectorAll('input')];
  for (const input of inputs) input.value = date[lastPartOf(input.name) as keyof DateParts];
  if (pasted) inputs.at(-1)!.focus();
  inputs[0]!.dispatchEvent(new NativeEvent('input', { bubbles: true }));
}

const dateParts: Readonly<Record<string, 'day' | 'month' | 'year'>> = { d: 'day', m: 'month', y: 'year' };

type ChoiceControl = Extract<Control, { kind: 'radios' | 'checkboxes' }>;

/** Too wide to stand beside another choice: a long word, or many. */
const LONG_LABEL = /\S{14}|.{25}/;

const choiceGroup = ({ kind, options: offered, labels }: ChoiceControl, place: ControlContext): TemplateResult => {
  const { name } = place.field;
  // a browser has no way to take the choice of a radio button back
  const choices = kind === 'radios' && !isNativelyRequired(place) ? [...offered, ''] : offered;
  const called = choices.map((option) => (option ? (labels?.get(option) ?? option) : place.words.noAnswer));
  return html`<div class=${called.some((label) => LONG_LABEL.test(label)) ? 'options long' : 'options'}>
    ${choices.map(
      (option, index) =>
        html`<label class="option"
          ><input
            type=${kind === 'radios' ? 'radio' : 'checkbox'}
            name=${name}
            id=${index ? nothing : name}
            value=${option}
            aria-invalid=${kind === 'radios' ? nothing : invalid(place)}
          /><span><bdi>${called[index]}</bdi></span></label
        >`,
    )}
  </div>`;
};

const templates: { readonly [Kind in Exclude<Control['kind'], 'group'>]: ControlTemplate<Kind> } = {
  input: ({ type, autocomplete, inputmode, size }, place) =>
    html`<input
      part="control"
      type=${type}
      id=${place.field.name}
      name=${place.field.name}
      autocomplete=${(autocomplete ?? nothing) as never}
      inputmode=${inputmode ?? nothing}
      dir=${isLeftToRight(type, inputmode) ? 'ltr' : nothing}
      size=${size ?? nothing}
      ?required=${isNativelyRequired(place)}
      aria-invalid=${invalid(place)}
      aria-describedby=${place.describedBy ?? nothing}
    />`,

  textarea: (_, place) =>
    html`<textarea
      part="control"
      id=${place.field.name}
      name=${place.field.name}
      rows="3"
      ?required=${isNativelyRequired(place)}
      aria-invalid=${invalid(place)}
      aria-describedby=${place.describedBy ?? nothing}
    ></textarea>`,

  checkbox: (_, place) =>
    html`<input
      type="checkbox"
      id=${place.field.name}
      name=${place.field.name}
      ?required=${isNativelyRequired(place)}
      aria-invalid=${invalid(place)}
      aria-describedby=${place.describedBy ?? nothing}
    />`,

  select: ({ options: choices, labels, autocomplete, regions: isRegion }, place) =>
    html`<select
      part="control"
      id=${place.field.name}
      name=${place.field.name}
      autocomplete=${(autocomplete ?? nothing) as never}
      ?required=${isNativelyRequired(place)}
      aria-invalid=${invalid(place)}
      aria-describedby=${place.describedBy ?? nothing}
    >
      <option value="">${place.words.choose}</option>
      ${(isRegion
        ? regionsIn(place.language, choices)
        : choices.map((option) => [option, labels?.get(option) ?? option] as const)
      ).map(([value, name]) =>
        isRegion && hasNoPostcode(value)
          ? html`<option class="no-postcode" value=${value}>${name}</option>`
          : html`<option value=${value}>${name}</option>`,
      )}
    </select>`,

  radios: choiceGroup,
  checkboxes: choiceGroup,

  date: ({ autocomplete }, place) =>
    html`<div
      class="date"
      @paste=${(event: Event) => splitDate(event, place.language)}
      @change=${(event: Event) => splitDate(event, place.language)}
    >
      ${[...place.words.dateOrder].map((letter, index) => {
        const part = dateParts[letter]!;
        return html`<label
          ><span>${place.words[part]}</span
          ><input
            part="control"
            type="text"
            id=${index ? nothing : place.field.name}
            name=${`${place.field.name}.${part}`}
            inputmode="numeric"
            size=${part === 'year' ? 4 : 2}
            autocomplete=${(autocomplete ? `${autocomplete}-${part}` : nothing) as never}
            ?required=${isNativelyRequired(place)}
            aria-invalid=${invalid(place)}
        /></label>`;
      })}
    </div>`,
};

/** The native control that a kind of field names. Groups are not controls: their parts are. */
export const controlTemplate = (control: Exclude<Control, { kind: 'group' }>, place: ControlContext): TemplateResult =>
  (templates[control.kind] as ControlTemplate<Control['kind']>)(control, place);
