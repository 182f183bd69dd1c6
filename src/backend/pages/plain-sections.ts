import { html } from 'hono/html';
import { daysOf, visibleControlNames, type FormField, type Section } from '../../forms/index.js';
import { commonConditionsOf, conditionText } from './condition-text.js';
import type { Html } from './html-parts.js';
import { plainField } from './plain-field.js';
import type { PlainFormView } from './plain-form-view.js';

/** The names of the questions of an empty form, as the element shows them. */
const namesAtFirst = ({ form, formModel, persons }: PlainFormView): ReadonlySet<string> =>
  visibleControlNames(new URLSearchParams(), {
    form: formModel,
    keys: persons.map(({ key }) => key),
    ...daysOf(form.event, form.today),
  });

function sectionOf({ title, help, fields }: Section, view: PlainFormView): Html {
  if (!fields.length) return '';
  const { formModel } = view;
  const commonConditions = commonConditionsOf(fields);
  const condition = conditionText(commonConditions, formModel, view);
  const helpTexts = [condition, help].filter((text) => text);
  const shownNames = namesAtFirst(view);
  const isHidden = fields.every(({ name }) => !shownNames.has(name));
  const fieldsHtml = fields.map((field) => {
    const fieldHtml = plainField(field, view, {
      condition: conditionText(
        field.visible_when.filter((condition) => !commonConditions.includes(condition)),
        formModel,
        view,
      ),
      enforceRequired: !field.visible_when.length,
    });
    return isHidden || shownNames.has(field.name) ? fieldHtml : html`<div class="script-off">${fieldHtml}</div>`;
  });
  const helpParagraph = helpTexts.length
    ? html`<p class="help">${helpTexts.map((text) => html`<bdi>${text}</bdi> `)}</p>`
    : '';
  return title
    ? html`<fieldset class="${isHidden ? 'section script-off' : 'section'}">
        <legend><bdi>${title}</bdi></legend>
        ${helpParagraph} ${fieldsHtml}
      </fieldset>`
    : html`<div class="${isHidden ? 'section script-off' : 'section'}">${helpParagraph} ${fieldsHtml}</div>`;
}

/** The sections with the fields that `select` returns; a section without any is left out. */
export const sectionsOf = (view: PlainFormView, select: (field: FormField) => FormField | undefined): Html[] =>
  view.formModel.sections.map((section) =>
    sectionOf({ ...section, fields: section.fields.flatMap((field) => select(field) ?? []) }, view),
  );
