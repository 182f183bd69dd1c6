import { html, nothing, type TemplateResult } from 'lit';
import { isChoice, type Field } from '../../fields/index.js';
import { labelOf, type FormField } from '../../forms/index.js';
import { sentenceOf, type FieldWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { controlTemplate } from './controls.js';
import { linkList } from './links.js';

/** The data that all fields of a form share when they are rendered. */
export interface FieldContext {
  readonly words: FieldWords;
  readonly language: string;
  readonly issues: readonly Issue[];
}

/** Kinds of control that are several native controls under one question. */
const GROUPED_CONTROLS = new Set(['radios', 'checkboxes', 'date']);

/** Renders label, control, help and issue of one field in one tree, so that `for` and `aria-describedby` resolve. */
export function formField(field: Field & Partial<Pick<FormField, 'links'>>, context: FieldContext): TemplateResult {
  const { words, language, issues } = context;
  const { name, required, kind, optionalDependsOn } = field;
  const control = kind.control(field);
  const text = labelOf(field, words);
  const optional =
    required && !optionalDependsOn
      ? nothing
      : html` <span class=${required ? 'optional if-no-postcode' : 'optional'}>(${words.optional})</span>`;

  const fieldIssue = issues.find((issue) => issue.field === name);
  const date = control.kind === 'date' && words.dateHint;
  const perLine = control.kind === 'textarea' && control.perLine && words.onePerLine;
  const partMissing = issues.some((issue) => issue.field.startsWith(`${name}.`));
  const anyPart = control.kind === 'group' && control.anyPart && partMissing && words.nameHint;
  const hint = [field.help, date, perLine, anyPart].filter((text) => text).join(' ');
  const describedBy = [hint && `${name}.help`, fieldIssue && `${name}.issue`].filter((id) => id).join(' ') || undefined;
  const help = hint ? html`<p part="help" class="help" id="${name}.help"><bdi>${hint}</bdi></p>` : nothing;
  const sentence = fieldIssue && sentenceOf(words, fieldIssue, { ...field, isChoice: isChoice(control) });
  const issue = sentence ? html`<p part="issue" class="issue" id="${name}.issue">${sentence}</p>` : nothing;

  // one template for each field type, since every template delays the first rendering; labels have a direction of their own
  // (`bdi`), because the club may write in another language than the page
  if (control.kind === 'group') {
    const parts = control.parts.map((part) => formField(part, context));
    return control.legend
      ? html`<fieldset part="group" class="group" data-field=${name} aria-describedby=${describedBy ?? nothing}>
          <legend><bdi>${text}</bdi>${optional}</legend>
          ${help}
          <div class="parts">${parts}</div>
          ${issue}
        </fieldset>`
      : html`<div role="group" data-field=${name} aria-describedby=${describedBy ?? nothing}>
          ${help}
          <div class="parts">${parts}</div>
          ${issue}
        </div>`;
  }

  const template = controlTemplate(control, { field, words, language, ariaInvalid: !!fieldIssue, describedBy });
  const classes = fieldIssue ? 'field wrong' : 'field';

  if (GROUPED_CONTROLS.has(control.kind)) {
    const radios = control.kind === 'radios';
    return html`<fieldset
      part="field"
      data-field=${name}
      class=${classes}
      role=${radios ? 'radiogroup' : 'group'}
      aria-required=${radios && required ? 'true' : nothing}
      aria-invalid=${radios && fieldIssue ? 'true' : nothing}
      aria-describedby=${describedBy ?? nothing}
    >
      <legend part="label"><bdi>${text}</bdi>${optional}</legend>
      ${help}${template}${issue}
    </fieldset>`;
  }

  if (control.kind !== 'checkbox')
    return html`<div part="field" class=${classes} data-field=${name}>
      <label part="label" for=${name}><bdi>${text}</bdi>${optional}</label>${help}${template}${issue}
    </div>`;

  return html`<div part="field" class=${classes} data-field=${name}>
    <label class="option"
      >${template}<span part="label"><bdi>${text}</bdi>${optional}</span></label
    >${linkList(field.links, context)}${help}${issue}
  </div>`;
}
