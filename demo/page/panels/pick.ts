import { html, type TemplateResult } from 'lit';
import { themes } from '../../themes/index.js';
import { formOf, languageTags, themeNames, type Choices } from '../choices.js';
import { forms, states, tags } from '../elements.js';
import type { Change } from '../workbench.js';

const named = new Intl.DisplayNames('en', { type: 'language' });

/** A language by its name in English. */
export const languageName = (tag: string): string =>
  tag
    .replace(/^de-x-(\w+)$/, (_, form: string) => `German, “${form}”`)
    .replace(/^[a-z]+$/, (known) => named.of(known)!);

interface Options<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly pick: (value: Value) => void;
}

/** One of many. */
export const selection = <Value extends string>({ label, value, options, pick }: Options<Value>): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><select
      .value=${value}
      @change=${(event: Event) => pick((event.currentTarget as HTMLSelectElement).value as Value)}
    >
      ${options.map(([of, called]) => html`<option value=${of} ?selected=${of === value}>${called}</option>`)}
    </select></label
  >`;

/** One of few. */
export const switches = <Value extends string>({ label, value, options, pick }: Options<Value>): TemplateResult =>
  html`<fieldset class="switches">
    <legend>${label}</legend>
    <div>
      ${options.map(
        ([of, called]) =>
          html`<label
            ><input type="radio" name=${label} value=${of} .checked=${of === value} @change=${() => pick(of)} /><span
              >${called}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

/** What is looked at: element, state, form. */
export const what = (choices: Choices, change: Change): TemplateResult => html`
  ${selection({
    label: 'Element',
    value: choices.element,
    options: tags.map((tag) => [tag, `<${tag}>`] as const),
    pick: (element) => change({ element, state: states[element][0]!.name, form: '', attributes: {} }),
  })}
  ${selection({
    label: 'State',
    value: choices.state,
    options: states[choices.element].map(({ name, label }) => [name, label] as const),
    pick: (state) => change({ state, form: '' }),
  })}
  ${
    choices.element === 'event-registration'
      ? selection({
          label: 'Form',
          value: formOf(choices) as (typeof forms)[number],
          options: forms.map((form) => [form, form] as const),
          pick: (form) => change({ form }),
        })
      : ''
  }
`;

/** On which site, in which language, light or dark. */
export const where = (choices: Choices, change: Change): TemplateResult => html`
  ${selection({
    label: 'Site',
    value: choices.theme as (typeof themeNames)[number],
    options: themeNames.map((name) => [name, themes[name]!.label] as const),
    pick: (theme) => change({ theme }),
  })}
  ${selection({
    label: 'Language',
    value: choices.lang,
    options: languageTags.map((tag) => [tag, languageName(tag)] as const),
    pick: (lang) => change({ lang }),
  })}
  ${switches({
    label: 'Site is',
    value: choices.scheme,
    options: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    pick: (scheme) => change({ scheme }),
  })}
`;

/** How it is looked at: where, and in which direction. */
export const how = (choices: Choices, change: Change): TemplateResult => html`
  ${where(choices, change)}
  ${switches({
    label: 'Direction',
    value: choices.direction,
    options: [
      ['', 'Auto'],
      ['ltr', 'LTR'],
      ['rtl', 'RTL'],
    ],
    pick: (direction) => change({ direction }),
  })}
`;
