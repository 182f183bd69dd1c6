import { html } from 'hono/html';
import { hasNoPostcode, isLeftToRight, type Answers, type Control, type Field } from '../../fields/index.js';
import type { FormWords } from '../../i18n/index.js';
import { attributes, idOf, type Html } from './html-parts.js';

/** What a control has to know about where it stands. */
export interface Place {
  readonly field: Field;
  /** The browser may insist on an answer. */
  readonly insisted: boolean;
  readonly words: FormWords;
  readonly language: string;
  /** What was typed so far. */
  readonly answers: Answers;
  readonly invalid: boolean;
  /** Ids of the texts that describe it. */
  readonly describedBy: string | undefined;
}

type Drawn<Kind extends Control['kind']> = (control: Extract<Control, { kind: Kind }>, place: Place) => Html;

const typedAt = ({ answers }: Place, name: string): string => {
  const typed = answers.get(name);
  return typeof typed === 'string' ? typed : '';
};

const common = ({ field, insisted, invalid, describedBy }: Place) => ({
  id: idOf(field.name),
  name: field.name,
  required: insisted,
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

/** Too wide to stand beside another choice: a long word, or many. */
const wide = /\S{14}|.{25}/;

type Choices = Extract<Control, { kind: 'radios' | 'checkboxes' }>;

const options = ({ kind, options: offered, labels }: Choices, place: Place): Html => {
  const { field, insisted, invalid, answers } = place;
  const radios = kind === 'radios';
  const chosen = answers.getAll(field.name);
  // a browser has no way to take the choice of a radio button back
  const choices = radios && (!field.required || field.optionalWhen) ? [...offered, ''] : offered;
  const called = choices.map((option) => (option ? (labels?.get(option) ?? option) : place.words.noAnswer));
  const input = (option: string, index: number) =>
    attributes({
      type: radios ? 'radio' : 'checkbox',
      name: field.name,
      id: index ? undefined : idOf(field.name),
      value: option,
      checked: radios ? chosen[0] === option : chosen.includes(option),
      // of boxes any will do, and that is more than a browser can be told
      required: radios && insisted,
      'aria-invalid': !radios && invalid && 'true',
    });
  return html`<div class="${called.some((label) => wide.test(label)) ? 'options long' : 'options'}">
    ${choices.map(
      (option, index) =>
        html`<label class="option"
          ><input ${input(option, index)} /><span><bdi>${called[index]}</bdi></span></label
        >`,
    )}
  </div>`;
};

const draw: { readonly [Kind in Exclude<Control['kind'], 'group'>]: Drawn<Kind> } = {
  input({ type, autocomplete, inputmode, size }, place) {
    // browsers refuse what we read: an address without `https://`, a copied `Ada <ada@example.org>`, an umlaut before the @
    const kind =
      type === 'url' || type === 'email'
        ? { type: 'text', inputmode: type, autocapitalize: 'none', spellcheck: 'false' }
        : { type, inputmode };
    const dir = isLeftToRight(type, inputmode) ? 'ltr' : undefined;
    const value = typedAt(place, place.field.name) || undefined;
    return html`<input
      ${attributes({ class: 'control', ...kind, ...common(place), autocomplete, dir, size, value })}
    />`;
  },

  // the first line break in a text area is the parser's
  textarea: (_, place) =>
    html`<textarea ${attributes({ class: 'control', rows: 3, ...common(place) })}>
${typedAt(place, place.field.name)}</textarea>`,

  checkbox: (_, place) =>
    html`<input
      ${attributes({ type: 'checkbox', ...common(place), checked: place.answers.get(place.field.name) !== null })}
    />`,

  select({ options: choices, labels, autocomplete, regions }, place) {
    const chosen = typedAt(place, place.field.name);
    const named = regions
      ? regionsIn(place.language, choices)
      : choices.map((option) => [option, labels?.get(option) ?? option] as const);
    return html`<select ${attributes({ class: 'control', ...common(place), autocomplete })}>
      <option value="">${place.words.choose}</option>
      ${named.map(([value, name]) => {
        const about = attributes({
          class: regions && hasNoPostcode(value) && 'no-postcode',
          value,
          selected: value === chosen,
        });
        return html`<option ${about}>${name}</option>`;
      })}
    </select>`;
  },

  radios: options,
  checkboxes: options,

  date({ autocomplete }, place) {
    const { field, words, insisted, invalid } = place;
    const input = (part: 'day' | 'month' | 'year', index: number) =>
      attributes({
        class: 'control',
        type: 'text',
        id: index ? undefined : idOf(field.name),
        name: `${field.name}.${part}`,
        inputmode: 'numeric',
        size: part === 'year' ? 4 : 2,
        autocomplete: autocomplete && `${autocomplete}-${part}`,
        // a whole date may stand in the first
        required: insisted && !index,
        'aria-invalid': invalid && 'true',
        value: typedAt(place, `${field.name}.${part}`) || undefined,
      });
    return html`<div class="date">
      ${[...words.dateOrder].map((letter, index) => {
        const part = dateParts[letter]!;
        return html`<label><span>${words[part]}</span><input ${input(part, index)} /></label>`;
      })}
    </div>`;
  },
};

/** The native control that a kind of field names, with what was typed. Groups are not controls: their parts are. */
export const controlOf = (control: Exclude<Control, { kind: 'group' }>, place: Place): Html =>
  (draw[control.kind] as Drawn<Control['kind']>)(control, place);
