import { valuesCleaner } from '../../../../fields/index.js';
import { checkForm, daysOf, formOf } from '../../../../forms/index.js';
import { consentWordings } from '../../../../model/consent.js';
import type { StoredForm } from '../../../store/index.js';
import { clubTime } from '../../club-time.js';
import type { GateContext } from '../../gate-context.js';
import { formContextOf } from '../../registrations/own-registrations.js';

/** A form without consents: nobody gives one for somebody else. They can be given on the page of the registration. */
export function withoutConsents(form: StoredForm): StoredForm {
  const { layout } = form;
  const names = consentWordings(layout, []).map(({ name }) => name);
  if (!layout || !names.length) return form;
  const sections = layout.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ name }) => !names.includes(name)),
  }));
  return { ...form, layout: { ...layout, sections } };
}

/** Checks the answers to a form with the columns of its list. */
export async function checkAnswers(context: GateContext, form: StoredForm, answers: object) {
  const { columns, event } = await formContextOf(context, form);
  const formModel = formOf(columns, form.layout);
  const days = daysOf(event, clubTime(context).today);
  const cleaned = valuesCleaner(formModel.fields, context.workspace.languages[0])(answers);
  return { formModel, days, ...checkForm(formModel, cleaned, days) };
}
