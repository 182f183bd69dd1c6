import { html } from 'hono/html';
import { hasNoPostcode, isLeftToRight, type Answers, type Control, type Field } from '../../fields/index.js';
import type { FormWords } from '../../i18n/index.js';
import { attributes, idOf, type Html } from './html-parts.js';

/** The field, answers and state of a control. */
export interface ControlContext {
  readonly field: Field;
  /** Whether the browser requires an answer. */
  readonly enforceRequired: boolean;
  readonly words: FormWords;
  readonly language: string;
  /** The answers so far. */
  readonly answers: Answers;
  readonly invalid: boolean;
  /** The ids of its descriptions, for `aria-describedby`. */
  readonly describedBy: string | undefined;
}

type ControlRenderer<Kind extends Control['kind']> = (
  control: Extract<Control, { kind: Kind }>,
  context: ControlContext,
) => Html;

const textAnswer = ({ answers }: ControlContext, name: string): string => {
  const answer = answers.get(name);
  return typeof answer === 'string' ? answer : '';
};

/** Keeps autofill from entering the first person's data for the others, as the element does. */
const autofillToken = ({ field }: ControlContext, token: string | undefined): string | undefined => {
  const [, key] = /^\.(\d+)\./.exec(field.name) ?? [];
  return key && token ? `section-${key} ${token}` : token;
};

const commonAttributes = ({ field, enforceRequired, invalid, describedBy }: ControlContext) => ({
  id: idOf(field.name),
  name: field.name,
  required: enforceRequired,
  'aria-invalid': invalid && 'true',
  'aria-describedby': describedBy,
});

/** Regions by their names in a language, in its alphabetical order. */
function regionsIn(language: string, codes: readonly string[]): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return codes.map((code) => [code, names.of(code)!] as const).sort(([, a], [, b]) => compare(a, b));
}

const dateParts: Readonly<Record<string, 'day' | 'month' | 'year'>> = { d: 'day', m: 'month', y: 'year' };

/** A label too wide for two columns of options. */
const WIDE_OPTION = /\S{14}|.{25}/;

type Choices = Extract<Control, { kind: 'radios' | 'checkboxes' }>;

const options = ({ kind, options: allowed, labels }: Choices, context: ControlContext): Html => {
  const { field, enforceRequired, invalid, answers } = context;
  const radios = kind === 'radios';
  const selected = answers.getAll(field.name);
  // a radio button cannot be unchecked
  const choices = radios && (!field.required || field.optionalWhen) ? [...allowed, ''] : allowed;
  const optionLabels = choices.map((option) => (option ? (labels?.get(option) ?? option) : context.words.noAnswer));
  const input = (option: string, index: number) =>
    attributes({
      type: radios ? 'radio' : 'checkbox',
      name: field.name,
      id: index ? undefined : idOf(field.name),
      value: option,
      checked: radios ? selected[0] === option : selected.includes(option),
      // HTML cannot require at least one of several checkboxes
      required: radios && enforceRequired,
      'aria-invalid': !radios && invalid && 'true',
    });
  return html`<div class="${optionLabels.some((label) => WIDE_OPTION.test(label)) ? 'options long' : 'options'}">
    ${choices.map(
      (option, index) =>
        html`<label class="option"
          ><input ${input(option, index)} /><span><bdi>${optionLabels[index]}</bdi></span></label
        >`,
    )}
  </div>`;
};

const renderers: { readonly [Kind in Exclude<Control['kind'], 'group'>]: ControlRenderer<Kind> } = {
  input({ type, autocomplete, inputmode, size }, context) {
    // browsers refuse what we read: an address without `https://`, a copied `Ada <ada@example.org>`, an umlaut before the @
    const kind =
      type === 'url' || type === 'email'
        ? { type: 'text', inputmode: type, autocapitalize: 'none', spellcheck: 'false' }
        : { type, inputmode };
    const dir = isLeftToRight(type, inputmode) ? 'ltr' : undefined;
    const value = textAnswer(context, context.field.name) || undefined;
    return html`<input
      ${attributes({ class: 'control', ...kind, ...commonAttributes(context), autocomplete: autofillToken(context, autocomplete), dir, size, value })}
    />`;
  },

  // the first line break in a text area is the parser's
  textarea: (_, context) =>
    html`<textarea ${attributes({ class: 'control', rows: 3, ...commonAttributes(context) })}>
${textAnswer(context, context.field.name)}</textarea>`,

  checkbox: (_, context) =>
    html`<input
      ${attributes({ type: 'checkbox', ...commonAttributes(context), checked: context.answers.get(context.field.name) !== null })}
    />`,

  select({ options: choices, labels, autocomplete, regions }, context) {
    const { name, country } = context.field;
    const selected = context.answers.get(name) === null ? country : textAnswer(context, name);
    const labelled = regions
      ? regionsIn(context.language, choices)
      : choices.map((option) => [option, labels?.get(option) ?? option] as const);
    return html`<select
      ${attributes({ class: 'control', ...commonAttributes(context), autocomplete: autofillToken(context, autocomplete) })}
    >
      <option value="">${context.words.choose}</option>
      ${labelled.map(([value, name]) => {
        const optionAttributes = attributes({
          class: regions && hasNoPostcode(value) && 'no-postcode',
          value,
          selected: value === selected,
        });
        return html`<option ${optionAttributes}>${name}</option>`;
      })}
    </select>`;
  },

  radios: options,
  checkboxes: options,

  date({ autocomplete }, context) {
    const { field, words, enforceRequired, invalid } = context;
    const input = (part: 'day' | 'month' | 'year', index: number) =>
      attributes({
        class: 'control',
        type: 'text',
        id: index ? undefined : idOf(field.name),
        name: `${field.name}.${part}`,
        inputmode: 'numeric',
        size: part === 'year' ? 4 : 2,
        autocomplete: autofillToken(context, autocomplete && `${autocomplete}-${part}`),
        // a whole date may stand in the first
        required: enforceRequired && !index,
        'aria-invalid': invalid && 'true',
        value: textAnswer(context, `${field.name}.${part}`) || undefined,
      });
    return html`<div class="date">
      ${[...words.dateOrder].map((letter, index) => {
        const part = dateParts[letter]!;
        return html`<label><span>${words[part]}</span><input ${input(part, index)} /></label>`;
      })}
    </div>`;
  },
};

/** The native control of a field, with its answer. Groups have controls only in their parts. */
export const controlOf = (control: Exclude<Control, { kind: 'group' }>, context: ControlContext): Html =>
  (renderers[control.kind] as ControlRenderer<Control['kind']>)(control, context);
