import { html } from 'hono/html';
import { isChoice, type Answers, type Field } from '../../fields/index.js';
import { labelOf, type FormField } from '../../forms/index.js';
import { sentenceOf, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { attributes, idOf, type Html } from './html-parts.js';
import { controlOf } from './plain-controls.js';

/** The data that all fields of a form share. */
export interface FieldContext {
  readonly words: FormWords;
  readonly language: string;
  readonly answers: Answers;
  readonly issues: readonly Issue[];
}

/** A field and all its parts. */
export function partsOf(field: Field): Field[] {
  const control = field.kind.control(field);
  return [field, ...(control.kind === 'group' ? control.parts.flatMap(partsOf) : [])];
}

const linksOf = ({ links }: Partial<Pick<FormField, 'links'>>, words: FormWords): unknown =>
  links?.length
    ? html`<p class="links">
        ${links.map(
          ({ text, url }) =>
            html`<a href="${url}" target="_blank" rel="noopener"
              ><bdi>${text}</bdi> <span class="optional">${words.newTab}</span></a
            >`,
        )}
      </p>`
    : '';

/** Kinds of control that consist of several native controls. */
const GROUPED_CONTROLS = new Set(['radios', 'checkboxes', 'date']);

/**
 * Label, help, control and issue of one field.
 *
 * `condition` is its condition in words; with `enforceRequired` the browser may require an answer.
 */
export function plainField(
  field: Field & Partial<Pick<FormField, 'links'>>,
  context: FieldContext,
  { condition = '', enforceRequired }: { condition?: string; enforceRequired: boolean },
): Html {
  const { words, language, answers, issues } = context;
  const { name, required, kind, optionalWhen, optionalDependsOn } = field;
  const id = idOf(name);
  const control = kind.control(field);
  const label = html`<bdi>${labelOf(field, words)}</bdi>${
      required && !optionalDependsOn
        ? ''
        : html` <span class="${required ? 'optional if-no-postcode' : 'optional'}">(${words.optional})</span>`
    }`;

  const issue = issues.find((candidate) => candidate.field === name);
  const date = control.kind === 'date' && words.dateHint;
  const perLine = control.kind === 'textarea' && control.perLine && words.onePerLine;
  const partMissing = issues.some((issue) => issue.field.startsWith(`${name}.`));
  const nameHint = control.kind === 'group' && control.anyPart && partMissing && words.nameHint;
  const hints = [condition, field.help, date, perLine, nameHint].filter((text) => text);
  const describedBy =
    [hints.length && `${id}.help`, issue && `${id}.issue`].filter((one) => one).join(' ') || undefined;
  const help = hints.length
    ? html`<p class="help" id="${id}.help">${hints.map((hint) => html`<bdi>${hint}</bdi> `)}</p>`
    : '';
  const issueText = issue
    ? html`<p class="issue" id="${id}.issue">${sentenceOf(words, issue, { ...field, isChoice: isChoice(control) })}</p>`
    : '';
  const descriptionAttribute = attributes({ 'aria-describedby': describedBy });

  if (control.kind === 'group') {
    const parts = html`${help}
      <div class="parts">${control.parts.map((part) => plainField(part, context, { enforceRequired }))}</div>
      ${issueText}`;
    return control.legend
      ? html`<fieldset class="group" id="${id}" ${descriptionAttribute}>
          <legend>${label}</legend>
          ${parts}
        </fieldset>`
      : html`<div role="group" id="${id}" ${descriptionAttribute}>${parts}</div>`;
  }

  const controlHtml = controlOf(control, {
    field,
    words,
    language,
    answers,
    describedBy,
    enforceRequired: enforceRequired && required && !optionalWhen,
    invalid: !!issue,
  });
  const classes = issue ? 'field wrong' : 'field';

  if (GROUPED_CONTROLS.has(control.kind)) {
    const radios = control.kind === 'radios';
    const groupAttributes = attributes({
      role: radios ? 'radiogroup' : 'group',
      'aria-required': radios && enforceRequired && required && 'true',
      'aria-invalid': radios && !!issue && 'true',
      'aria-describedby': describedBy,
    });
    return html`<fieldset class="${classes}" ${groupAttributes}>
      <legend>${label}</legend>
      ${help}${controlHtml}${issueText}
    </fieldset>`;
  }

  return html`<div class="${classes}">
    ${
      control.kind === 'checkbox'
        ? html`<label class="option">${controlHtml}<span>${label}</span></label
            >${linksOf(field, words)}${help}`
        : html`<label for="${id}">${label}</label>${help}${controlHtml}${linksOf(field, words)}`
    }${issueText}
  </div>`;
}
