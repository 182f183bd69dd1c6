import { html } from 'hono/html';
import { formOf } from '../../forms/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { addButtonName, removeButtonName } from './form-credentials.js';
import { closingTimeOf, pageHeader } from './form-page.js';
import type { PageContent, PageContext } from './page.js';
import { plainForm } from './plain-form.js';
import { pricePreview } from './price-preview.js';
import type { Submission } from './submission.js';
import { withAnotherPerson, type FormPerson } from './submitted-persons.js';

/** The persons after one was added, or removed. The last one stays, and so does everybody who is registered. */
function changedPersons(form: RegistrationForm, { answers, persons }: Submission): readonly FormPerson[] {
  if (answers.has(addButtonName))
    return persons.length < (form.layout?.participants ?? 1) ? withAnotherPerson(persons) : persons;
  const removedKey = answers.get(removeButtonName);
  const rest = persons.filter(({ key, registered }) => registered !== undefined || String(key) !== removedKey);
  return rest.length ? rest : persons;
}

/** The form again with all answers, and one person more or fewer. Nothing is registered. */
export async function changedPersonsPage(
  form: RegistrationForm,
  submission: Submission,
  context: PageContext,
): Promise<PageContent> {
  const { language } = context;
  const words = await wordsOf(language, 'form');
  const persons = changedPersons(form, submission);
  const view = {
    ...{ ...submission, persons, form, words, context, language, issues: [] },
    formModel: formOf(form.columns, form.layout, language),
    closingTime: closingTimeOf(context, form),
    price: await pricePreview(form, { ...submission, persons }, { context, isRequested: false }),
  };
  const isAdded = persons.length > submission.persons.length;
  return {
    title: [isAdded ? words.participant(persons.length) : '', form.title].filter((text) => text).join(' – '),
    body: html`${await pageHeader(form, context)} ${plainForm(view)}`,
  };
}
