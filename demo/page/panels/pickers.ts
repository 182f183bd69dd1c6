import { html, type TemplateResult } from 'lit';
import { formOf, languageTags, themeNames, type Choices } from '../choices.js';
import { forms, formTitles, states, tags } from '../elements.js';
import { language, words } from '../language.js';
import type { Change } from '../workbench.js';

const languageNames = new Intl.DisplayNames(language, { type: 'language' });

/** The name of a language in the language of the page. */
const languageName = (tag: string): string =>
  tag
    .replace(/^de-x-(\w+)$/, (_, form: string) => words.germanVariant(form))
    .replace(/^[a-z]+$/, (code) => languageNames.of(code)!);

interface Options<Value extends string> {
  readonly label: string;
  /** Code beside the label. It is not part of the control's name. */
  readonly code?: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onPick: (value: Value) => void;
}

/** A select for one of many options. */
export const selection = <Value extends string>({
  label,
  code,
  value,
  options,
  onPick,
}: Options<Value>): TemplateResult =>
  html`<label
    ><span>${label}${code ? html` <code aria-hidden="true">${code}</code>` : ''}</span
    ><select
      .value=${value}
      @change=${(event: Event) => onPick((event.currentTarget as HTMLSelectElement).value as Value)}
    >
      ${options.map(([option, text]) => html`<option value=${option} ?selected=${option === value}>${text}</option>`)}
    </select></label
  >`;

/** Radio buttons for one of a few options. */
const switches = <Value extends string>({ label, value, options, onPick }: Options<Value>): TemplateResult =>
  html`<fieldset class="switches">
    <legend>${label}</legend>
    <div>
      ${options.map(
        ([option, text]) =>
          html`<label
            ><input
              type="radio"
              name=${label}
              value=${option}
              .checked=${option === value}
              @change=${() => onPick(option)}
            /><span>${text}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** Pickers of element and state. */
export const elementPickers = (choices: Choices, change: Change): TemplateResult => html`
  ${selection({
    label: words.element,
    value: choices.element,
    code: `<${choices.element}>`,
    options: tags.map((tag) => [tag, words.elements[tag]] as const),
    onPick: (element) => change({ element, state: states[element][0]!.name, form: '', attributes: {} }),
  })}
  ${selection({
    label: words.state,
    value: choices.state,
    options: states[choices.element].map(({ name, label }) => [name, words.states[label]] as const),
    onPick: (state) => change({ state, form: '' }),
  })}
`;

/** The picker of the form, for the element that shows one. */
export const formPicker = (choices: Choices, change: Change): TemplateResult | string =>
  choices.element === 'event-registration'
    ? selection({
        label: words.form,
        value: formOf(choices) as (typeof forms)[number],
        options: forms.map((form) => [form, formTitles[form]] as const),
        onPick: (form) => change({ form }),
      })
    : '';

/** Pickers of preset and language. */
export const lookPickers = (choices: Choices, change: Change): TemplateResult => html`
  ${selection({
    label: words.preset,
    value: choices.theme as (typeof themeNames)[number],
    options: themeNames.map((name) => [name, words.themes[name]] as const),
    onPick: (theme) => change({ theme }),
  })}
  ${selection({
    label: words.language,
    value: choices.lang,
    options: languageTags.map((tag) => [tag, languageName(tag)] as const),
    onPick: (lang) => change({ lang }),
  })}
`;

/** Switches of the colour scheme and of the club's site around the element. */
export const siteSwitches = (choices: Choices, change: Change): TemplateResult => html`
  ${switches({
    label: words.around,
    value: choices.around,
    options: [
      ['', words.elementOnly],
      ['site', words.withSite],
    ],
    onPick: (around) => change({ around }),
  })}
  ${switches({
    label: words.siteScheme,
    value: choices.scheme,
    options: [
      ['', words.asPage],
      ['light', words.light],
      ['dark', words.dark],
    ],
    onPick: (scheme) => change({ scheme }),
  })}
`;

/** Switches of the writing direction. */
export const directionSwitches = (choices: Choices, change: Change): TemplateResult =>
  switches({
    label: words.direction,
    value: choices.direction,
    options: [
      ['', words.auto],
      ['ltr', 'LTR'],
      ['rtl', 'RTL'],
    ],
    onPick: (direction) => change({ direction }),
  });
