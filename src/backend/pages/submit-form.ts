import { issuesOf, isUnconfirmed, type ApiError } from '../../api/index.js';
import { baseFieldName, formOf, isSameOrPart, isVisitorOnlyAnswer } from '../../forms/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { changedPersonsPage } from './changed-persons.js';
import { pricePage } from './price-preview.js';
import { retryPage, refusedFormPage, unreadableFormPage } from './refused-form.js';
import { registerPersons } from './register-persons.js';
import type { Submission } from './submission.js';
import { parsePersons, removeRegistered } from './submitted-persons.js';
import type { PageContent, PageContext, PagesOptions } from './page.js';
import { pageRenderer } from './page-renderer.js';
import {
  addButtonName,
  issueCredentials,
  parseCredentials,
  priceButtonName,
  removeButtonName,
  type FormCredentials,
} from './form-credentials.js';
import { isCrossSite, readFormBody } from './form-body.js';
import { confirmationPage } from './confirmation.js';
import { mailRequestIn, mailSentAgainPage, unconfirmedPage } from './unconfirmed-page.js';

/**
 * Credentials with a token for a form that was shown without one. Unchanged if the gate asks for work, or if the visitor has seen
 * other texts of consents than the current ones: the gate then refuses, and the form is shown again with all answers.
 */
async function withToken(credentials: FormCredentials, slug: string, context: PageContext): Promise<FormCredentials> {
  if (credentials.token || credentials.wording === undefined) return credentials;
  const issued = await issueCredentials(context, slug, credentials.family);
  return issued.requiresWork || issued.wording !== credentials.wording ? credentials : issued.credentials;
}

/** Removes answers that only the visitor may give, such as consents, from a cross-site submission (decision 25). */
function removeVisitorOnlyAnswers(answers: URLSearchParams, { columns, layout }: RegistrationForm): void {
  const names = formOf(columns, layout).fields.flatMap((field) => (isVisitorOnlyAnswer(field) ? field.name : []));
  for (const name of new Set(answers.keys()))
    if (names.some((fieldName) => isSameOrPart(baseFieldName(name), fieldName))) answers.delete(name);
}

/**
 * Handles a form submitted without JavaScript: `POST {portal_url}/{workspace}/{form}`. The gate checks and stores it like any
 * registration. After an error, the page contains everything that was typed.
 */
export function postFormOf(options: PagesOptions) {
  const render = pageRenderer(options);

  async function submit(request: Request, slug: string, context: PageContext): Promise<PageContent> {
    let answers: URLSearchParams | undefined;
    let form: RegistrationForm | undefined;
    let submission: Submission | undefined;
    try {
      answers = await readFormBody(request);
      form = (await context.api.readForm({ slug })).data;
      const mailRequest = isCrossSite(request) ? undefined : mailRequestIn(answers);
      if (mailRequest) return await mailSentAgainPage(form, mailRequest, context);
      if (isCrossSite(request)) {
        removeVisitorOnlyAnswers(answers, form);
        removeRegistered(answers);
      }
      submission = {
        answers,
        credentials: parseCredentials(answers),
        persons: parsePersons(answers, form.layout?.participants ?? 1),
      };
      if (answers.has(priceButtonName)) return await pricePage(form, submission, context);
      if (answers.has(addButtonName) || answers.has(removeButtonName))
        return await changedPersonsPage(form, submission, context);
      if (!isCrossSite(request))
        submission = { ...submission, credentials: await withToken(submission.credentials, slug, context) };
      const outcome = await registerPersons(form, submission, context, options.wait);
      if ('error' in outcome) return await refusedFormPage(outcome, form, context);
      const { registered } = outcome;
      if (registered.some(isUnconfirmed)) return await unconfirmedPage(form, registered.filter(isUnconfirmed), context);
      return await confirmationPage(form, registered, { ...context, family: submission.credentials.family });
    } catch (error) {
      const { status } = error as Partial<ApiError>;
      if (status === 404) throw error;
      if (form && submission) return refusedFormPage({ error, issues: issuesOf(error), submission }, form, context);
      const ownAnswers = isCrossSite(request) ? new URLSearchParams() : answers;
      if (ownAnswers) return retryPage(error as Partial<ApiError>, ownAnswers, context);
      const page = unreadableFormPage(status, context);
      if (page) return page;
      throw error;
    }
  }

  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    render(request, workspace, (context) => submit(request, slug, context));
}
