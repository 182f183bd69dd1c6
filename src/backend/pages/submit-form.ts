import { isApiError, isUnconfirmed, type ApiError } from '../../api/index.js';
import { readAll } from '../../fields/index.js';
import { formOf, isVisitorOnlyAnswer } from '../../forms/index.js';
import type { Person } from '../../model/person.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { pricePage } from './price-preview.js';
import { retryPage, refusedFormPage, unreadableFormPage } from './refused-form.js';
import type { Submission } from './submission.js';
import type { PageContent, PageContext, PagesOptions } from './page.js';
import { pageRenderer } from './page-renderer.js';
import {
  honeypotName,
  issueCredentials,
  parseCredentials,
  priceButtonName,
  type FormCredentials,
} from './form-credentials.js';
import { isCrossSite, readFormBody } from './form-body.js';
import { confirmationPage } from './confirmation.js';
import { mailRequestIn, mailSentAgainPage, unconfirmedPage } from './unconfirmed-page.js';

/** The longest wait for a form token to become valid, or for the same submission under way. */
const MAX_WAIT_MS = 5_000;

/** Attempts while the same submission is under way, as after a double click. */
const MAX_TRIES = 4;

/**
 * Registers one person through the gate, in process, as the element does over the network.
 *
 * @throws ApiError if the gate refuses
 */
async function register(
  form: RegistrationForm,
  { answers, credentials }: Submission,
  { api, clock, language }: PageContext,
  wait: PagesOptions['wait'],
): Promise<Partial<Person> & { id: string }> {
  const values = readAll(answers, formOf(form.columns, form.layout, language).fields);
  const body = form.event ? values : { ...values, creation_behaviour: 'unconfirmed' as const };
  // visitors faster than the minimum age of a token wait instead of being refused
  const remainingMs = credentials.usableAt - clock();
  if (remainingMs > 0 && remainingMs <= MAX_WAIT_MS) await wait(remainingMs + 50);
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await api.createPerson({
        list_id: form.list_id,
        body,
        idempotency_key: credentials.key,
        form_token: credentials.token,
        // nobody else knows it: it tells what is to be paid
        form_family: credentials.key,
        language,
        form_honeypot: !!answers.get(honeypotName),
      });
      return data;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || tries === MAX_TRIES) throw error;
      await wait(Math.min(error.retryAfter ?? 1_000, MAX_WAIT_MS));
    }
  }
}

/**
 * Credentials with a token for a form that was shown without one. Unchanged if the gate asks for work, or if the visitor has seen
 * other texts of consents than the current ones: the gate then refuses, and the form is shown again with all answers.
 */
async function withToken(credentials: FormCredentials, slug: string, context: PageContext): Promise<FormCredentials> {
  if (credentials.token || credentials.wording === undefined) return credentials;
  const issued = await issueCredentials(context, slug, credentials.key);
  return issued.requiresWork || issued.wording !== credentials.wording ? credentials : issued.credentials;
}

/** Removes answers that only the visitor may give, such as consents, from a cross-site submission (decision 25). */
function removeVisitorOnlyAnswers(answers: URLSearchParams, { columns, layout }: RegistrationForm): void {
  const names = formOf(columns, layout).fields.flatMap((field) => (isVisitorOnlyAnswer(field) ? field.name : []));
  for (const name of new Set(answers.keys()))
    if (names.some((fieldName) => name === fieldName || name.startsWith(`${fieldName}.`))) answers.delete(name);
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
      if (isCrossSite(request)) removeVisitorOnlyAnswers(answers, form);
      submission = { answers, credentials: parseCredentials(answers) };
      if (answers.has(priceButtonName)) return await pricePage(form, submission, context);
      if (!isCrossSite(request))
        submission = { answers, credentials: await withToken(submission.credentials, slug, context) };
      const person = await register(form, submission, context, options.wait);
      if (isUnconfirmed(person)) return await unconfirmedPage(form, person, context);
      return await confirmationPage(form, person, { ...context, family: submission.credentials.key });
    } catch (error) {
      const { status } = error as Partial<ApiError>;
      if (status === 404) throw error;
      if (form && submission) return refusedFormPage(error, form, submission, context);
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
