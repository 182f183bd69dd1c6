import { NativeEvent } from '../../browser/native-event.js';
import { html, nothing, type TemplateResult } from 'lit';
import {
  dateReader,
  hasNoPostcode,
  isLeftToRight,
  type Control,
  type DateParts,
  type Field,
} from '../../fields/index.js';
import type { FieldWords } from '../../i18n/index.js';
import { lastPartOf } from '../../model/field-name.js';

/** The data that a control is rendered with. */
export interface ControlContext {
  readonly field: Field;
  readonly words: FieldWords;
  readonly language: string;
  readonly ariaInvalid: boolean;
  /** Ids of the texts that describe it. */
  readonly describedBy: string | undefined;
}

type ControlTemplate<Kind extends Control['kind']> = (
  control: Extract<Control, { kind: Kind }>,
  context: ControlContext,
) => TemplateResult;

const invalid = (context: ControlContext) => (context.ariaInvalid ? 'true' : nothing);

/** Whether no other answer can make the field optional. */
const isNativelyRequired = ({ field }: ControlContext) => field.required && !field.optionalWhen;

type Regions = readonly (readonly [code: string, name: string])[];

/** Regions by the tag of the language. */
const regions = new Map<string, Regions>();

/** All regions by their names in a language, in alphabetical order. Sorted once, because sorting is slow. */
export function regionsIn(language: string, codes: readonly string[]): Regions {
  let sortedRegions = regions.get(language);
  if (!sortedRegions) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    sortedRegions = codes.map((code) => [code, names.of(code)!] as const).sort(([, a], [, b]) => compare(a, b));
    regions.set(language, sortedRegions);
  }
  return sortedRegions;
}

/** Divides a whole date, pasted or typed into one of the three controls, among them. */
function splitDate(event: Event, language: string): void {
  const target = event.target as HTMLInputElement;
  const pastedText = event.type === 'paste' && ((event as ClipboardEvent).clipboardData?.getData('text') ?? '');
  const date = dateReader.readDate(pastedText || target.value, language);
  if (!date) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget as HTMLElement).querySelectorAll('input')];
  for (const input of inputs) input.value = date[lastPartOf(input.name) as keyof DateParts];
  if (pastedText) inputs.at(-1)!.focus();
  inputs[0]!.dispatchEvent(new NativeEvent('input', { bubbles: true }));
}

const dateParts: Readonly<Record<string, 'day' | 'month' | 'year'>> = { d: 'day', m: 'month', y: 'year' };

type ChoiceControl = Extract<Control, { kind: 'radios' | 'checkboxes' }>;

/** Whether a choice is too wide for a row with others: a long word, or many words. */
const LONG_LABEL = /\S{14}|.{25}/;

const choiceGroup = ({ kind, options, labels }: ChoiceControl, context: ControlContext): TemplateResult => {
  const { name } = context.field;
  // a browser has no way to take the choice of a radio button back
  const choices = kind === 'radios' && !isNativelyRequired(context) ? [...options, ''] : options;
  const texts = choices.map((option) => (option ? (labels?.get(option) ?? option) : context.words.noAnswer));
  return html`<div class=${texts.some((label) => LONG_LABEL.test(label)) ? 'options long' : 'options'}>
    ${choices.map(
      (option, index) =>
        html`<label class="option"
          ><input
            type=${kind === 'radios' ? 'radio' : 'checkbox'}
            name=${name}
            id=${index ? nothing : name}
            value=${option}
            aria-invalid=${kind === 'radios' ? nothing : invalid(context)}
          /><span><bdi>${texts[index]}</bdi></span></label
        >`,
    )}
  </div>`;
};

const templates: { readonly [Kind in Exclude<Control['kind'], 'group'>]: ControlTemplate<Kind> } = {
  input: ({ type, autocomplete, inputmode, size }, context) =>
    html`<input
      part="control"
      type=${type}
      id=${context.field.name}
      name=${context.field.name}
      autocomplete=${(autocomplete ?? nothing) as never}
      inputmode=${inputmode ?? nothing}
      dir=${isLeftToRight(type, inputmode) ? 'ltr' : nothing}
      size=${size ?? nothing}
      ?required=${isNativelyRequired(context)}
      aria-invalid=${invalid(context)}
      aria-describedby=${context.describedBy ?? nothing}
    />`,

  textarea: (_, context) =>
    html`<textarea
      part="control"
      id=${context.field.name}
      name=${context.field.name}
      rows="3"
      ?required=${isNativelyRequired(context)}
      aria-invalid=${invalid(context)}
      aria-describedby=${context.describedBy ?? nothing}
    ></textarea>`,

  checkbox: (_, context) =>
    html`<input
      type="checkbox"
      id=${context.field.name}
      name=${context.field.name}
      ?required=${isNativelyRequired(context)}
      aria-invalid=${invalid(context)}
      aria-describedby=${context.describedBy ?? nothing}
    />`,

  select: ({ options: choices, labels, autocomplete, regions: hasRegions }, context) =>
    html`<select
      part="control"
      id=${context.field.name}
      name=${context.field.name}
      autocomplete=${(autocomplete ?? nothing) as never}
      ?required=${isNativelyRequired(context)}
      aria-invalid=${invalid(context)}
      aria-describedby=${context.describedBy ?? nothing}
    >
      <option value="">${context.words.choose}</option>
      ${(hasRegions
        ? regionsIn(context.language, choices)
        : choices.map((option) => [option, labels?.get(option) ?? option] as const)
      ).map(([value, name]) => {
        const mark = hasNoPostcode(value) ? 'no-postcode' : nothing;
        return html`<option class=${mark} value=${value} ?selected=${value === context.field.country}>${name}</option>`;
      })}
    </select>`,

  radios: choiceGroup,
  checkboxes: choiceGroup,

  date: ({ autocomplete }, context) =>
    html`<div
      class="date"
      @paste=${(event: Event) => splitDate(event, context.language)}
      @change=${(event: Event) => splitDate(event, context.language)}
    >
      ${[...context.words.dateOrder].map((letter, index) => {
        const part = dateParts[letter]!;
        return html`<label
          ><span>${context.words[part]}</span
          ><input
            part="control"
            type="text"
            id=${index ? nothing : context.field.name}
            name=${`${context.field.name}.${part}`}
            inputmode="numeric"
            size=${part === 'year' ? 4 : 2}
            autocomplete=${(autocomplete ? `${autocomplete}-${part}` : nothing) as never}
            ?required=${isNativelyRequired(context)}
            aria-invalid=${invalid(context)}
        /></label>`;
      })}
    </div>`,
};

/** The native control that a field type names. Groups are not controls: their parts are. */
export const controlTemplate = (
  control: Exclude<Control, { kind: 'group' }>,
  context: ControlContext,
): TemplateResult => (templates[control.kind] as ControlTemplate<Control['kind']>)(control, context);
