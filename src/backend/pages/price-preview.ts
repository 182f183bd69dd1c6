import { html } from 'hono/html';
import { formOf, participantValues } from '../../forms/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { closingTimeOf, pageHeader } from './form-page.js';
import type { Html } from './html-parts.js';
import type { PageContent, PageContext } from './page.js';
import { plainForm } from './plain-form.js';
import { priceOfAnswers } from './price-table.js';
import type { Submission } from './submission.js';
import { titledPersons } from './submitted-persons.js';

/** The price of the present answers; empty if the form has no prices. With `isRequested`, it gets the focus. */
export async function pricePreview(
  form: RegistrationForm,
  { answers, persons }: Pick<Submission, 'answers' | 'persons'>,
  { context, isRequested }: { readonly context: PageContext; readonly isRequested: boolean },
): Promise<Html> {
  if (!form.layout?.prices) return '';
  const { language, words } = context;
  const formModel = formOf(form.columns, form.layout, language);
  const titled = titledPersons(persons, { answers, words: await wordsOf(language, 'form') });
  const table = await priceOfAnswers(form, {
    form: formModel,
    persons: titled.map(({ key, title, registered }) => ({
      title,
      values: registered ?? participantValues(key, formModel, answers),
    })),
    language,
  });
  return html`<div class="notice" role="status" ${isRequested ? html`tabindex="-1" autofocus` : ''}>
    <p>${words.priceNow}</p>
    ${table}
  </div>`;
}

/** The form again, with all answers and what they cost. Nothing is registered. */
export async function pricePage(
  form: RegistrationForm,
  submission: Submission,
  context: PageContext,
): Promise<PageContent> {
  const { language } = context;
  const view = {
    ...{ ...submission, form, context, language, issues: [] },
    formModel: formOf(form.columns, form.layout, language),
    words: await wordsOf(language, 'form'),
    closingTime: closingTimeOf(context, form),
    price: await pricePreview(form, submission, { context, isRequested: true }),
  };
  return {
    title: `${context.words.priceNow} – ${form.title}`,
    body: html`${await pageHeader(form, context)} ${plainForm(view)}`,
  };
}
