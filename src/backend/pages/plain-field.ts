import { html } from 'hono/html';
import type { Answers, Field } from '../../fields/index.js';
import type { FormField } from '../../forms/index.js';
import { sentenceOf, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { attributes, idOf, type Html } from './html-parts.js';
import { controlOf } from './plain-controls.js';
import { lastPartOf } from '../../model/field-name.js';

/** What every field of a form is drawn with. */
export interface Surroundings {
  readonly words: FormWords;
  readonly language: string;
  readonly answers: Answers;
  readonly issues: readonly Issue[];
}

/** What the visitor knows a field by: the club's label, else the language's word for a built-in field. */
export function labelOf({ name, label }: Field, words: FormWords): string {
  const short = lastPartOf(name);
  return label ?? (Object.hasOwn(words.labels, short) ? words.labels[short]! : short);
}

/** A field and, where it is made of parts, all of them. */
export function partsOf(field: Field): Field[] {
  const control = field.kind.control(field);
  return [field, ...(control.kind === 'group' ? control.parts.flatMap(partsOf) : [])];
}

const linked = ({ links }: Partial<Pick<FormField, 'links'>>, words: FormWords): unknown =>
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

/** Kinds of control that are several native controls under one question. */
const several = new Set(['radios', 'checkboxes', 'date']);

/** Label, help, control and issue of one field. `when` says what it hangs on; `insisted`, that the browser may insist on it. */
export function plainField(
  field: Field & Partial<Pick<FormField, 'links'>>,
  around: Surroundings,
  { when = '', insisted }: { when?: string; insisted: boolean },
): Html {
  const { words, language, answers, issues } = around;
  const { name, required, kind, optionalWhen, optionalDependsOn } = field;
  const id = idOf(name);
  const control = kind.control(field);
  const label = html`<bdi>${labelOf(field, words)}</bdi>${
      required && !optionalDependsOn
        ? ''
        : html` <span class="${required ? 'optional if-no-postcode' : 'optional'}">(${words.optional})</span>`
    }`;

  const found = issues.find((issue) => issue.field === name);
  const date = control.kind === 'date' && words.dateHint;
  const perLine = control.kind === 'textarea' && control.perLine && words.onePerLine;
  const partMissing = issues.some((issue) => issue.field.startsWith(`${name}.`));
  const anyPart = control.kind === 'group' && control.anyPart && partMissing && words.nameHint;
  const hints = [when, field.help, date, perLine, anyPart].filter((text) => text);
  const describedBy =
    [hints.length && `${id}.help`, found && `${id}.issue`].filter((one) => one).join(' ') || undefined;
  const help = hints.length
    ? html`<p class="help" id="${id}.help">${hints.map((hint) => html`<bdi>${hint}</bdi> `)}</p>`
    : '';
  const issue = found ? html`<p class="issue" id="${id}.issue">${sentenceOf(words, found)}</p>` : '';
  const described = attributes({ 'aria-describedby': describedBy });

  if (control.kind === 'group') {
    const parts = html`${help}
      <div class="parts">${control.parts.map((part) => plainField(part, around, { insisted }))}</div>
      ${issue}`;
    return control.legend
      ? html`<fieldset class="group" id="${id}" ${described}>
          <legend>${label}</legend>
          ${parts}
        </fieldset>`
      : html`<div role="group" id="${id}" ${described}>${parts}</div>`;
  }

  const drawn = controlOf(control, {
    ...{ field, words, language, answers, describedBy },
    insisted: insisted && required && !optionalWhen,
    invalid: !!found,
  });
  const classes = found ? 'field wrong' : 'field';

  if (several.has(control.kind)) {
    const radios = control.kind === 'radios';
    const told = attributes({
      role: radios ? 'radiogroup' : 'group',
      'aria-required': radios && insisted && required && 'true',
      'aria-invalid': radios && !!found && 'true',
      'aria-describedby': describedBy,
    });
    return html`<fieldset class="${classes}" ${told}>
      <legend>${label}</legend>
      ${help}${drawn}${issue}
    </fieldset>`;
  }

  return html`<div class="${classes}">
    ${
      control.kind === 'checkbox'
        ? html`<label class="option">${drawn}<span>${label}</span></label
            >${linked(field, words)}${help}`
        : html`<label for="${id}">${label}</label>${help}${drawn}${linked(field, words)}`
    }${issue}
  </div>`;
}
