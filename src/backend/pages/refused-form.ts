import { html } from 'hono/html';
import type { ApiError } from '../../api/index.js';
import { formOf } from '../../forms/index.js';
import { wordsOf, type FormWords } from '../../i18n/index.js';
import type { PageWords } from '../../i18n/server-words.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { closingTimeOf, pageHeader } from './form-page.js';
import { messagePage, type PageContent, type PageContext } from './page.js';
import { issueCredentials, newKey, type FormCredentials } from './form-credentials.js';
import type { RefusedSubmission } from './register-persons.js';
import { errorSummary, summaryTitle } from './error-summary.js';
import { plainForm } from './plain-form.js';
import { pricePreview } from './price-preview.js';
import type { Submission } from './submission.js';
import type { FormPerson } from './submitted-persons.js';

/** The result of a refused submission, and the credentials of the next one. */
interface Outcome {
  readonly status: number;
  readonly retryAfter?: number;
  readonly issues: readonly Issue[];
  /** Messages that concern no field. */
  readonly messages: readonly unknown[];
  readonly credentials: FormCredentials;
  readonly persons: readonly FormPerson[];
}

/** The wait before the next attempt without a `Retry-After`. */
const DEFAULT_RETRY_AFTER_MS = 5_000;

/** A failure that concerns no field: its message, and whether the registration may be stored. */
function failure(
  { status, retryAfter = DEFAULT_RETRY_AFTER_MS }: Partial<ApiError>,
  words: FormWords,
  pageWords: PageWords,
) {
  if (status === 413) return { status, messages: [pageWords.shorten] };
  if (status === 429 || status === 503) return { status, retryAfter, messages: [words.busy, words.notSent] };
  // a hosted service refuses it in no words
  if (status === 422) return { status, messages: [words.notSent] };
  // still under way, or failed at an unknown point
  return { status: 503, retryAfter, messages: [words.maybeStored] };
}

/** The persons and credentials after the key of a person was used for other answers: the person gets a new one. */
function withNewKey(
  { persons, credentials }: Pick<Submission, 'persons' | 'credentials'>,
  refusedKey: number | undefined,
): Pick<Submission, 'persons' | 'credentials'> {
  return {
    persons: persons.map((person) => (person.key === refusedKey ? { ...person, idempotencyKey: newKey() } : person)),
    // of another family, unless one of them was registered with the same answers
    credentials: persons.some(({ registered }) => registered) ? credentials : { ...credentials, family: newKey() },
  };
}

async function outcomeOf(
  { error, issues, submission, refusedKey }: RefusedSubmission,
  { form, words, context }: { form: RegistrationForm; words: FormWords; context: PageContext },
): Promise<Outcome> {
  const pageWords = context.words;
  const { credentials, persons } = submission;
  const codes = new Set(issues.map(({ code }) => code));
  if (codes.has('form_token')) {
    // with the same keys: an earlier request may have arrived
    const fresh = await issueCredentials(context, form.slug.replace(/.*\//, ''), credentials.family).catch(
      () => undefined,
    );
    if (!fresh?.requiresWork)
      return { status: 422, issues, messages: [], credentials: fresh?.credentials ?? credentials, persons };
    // the token that needs no proof of work is accepted again once there are fewer requests
    return { status: 422, issues: [], messages: [pageWords.scriptForNow, words.notSent], credentials, persons };
  }
  if (codes.has('key_reused') || codes.has('key_spent')) {
    const messages = [words.issues.key_reused, pageWords.sendForAnother];
    return { status: 422, issues: [], messages, ...withNewKey(submission, refusedKey) };
  }
  if (codes.has('full') && form.waiting_list) {
    const waitingListUrl = context.linkTo(`${context.addresses.portal_url}/${form.waiting_list}`, { plain: true });
    return {
      status: 422,
      issues,
      messages: [html`<a href="${waitingListUrl}">${words.joinWaitingList}</a>`],
      credentials,
      persons,
    };
  }
  // a refusal frees the key; a registration that may have arrived keeps its key, so that it is not stored twice
  if (issues.length) return { status: 422, issues, messages: [], credentials, persons };
  return { issues, credentials, persons, ...failure(error as Partial<ApiError>, words, pageWords) };
}

/** The form again, with all answers and the issues. */
export async function refusedFormPage(
  refusal: RefusedSubmission,
  form: RegistrationForm,
  context: PageContext,
): Promise<PageContent> {
  const { language } = context;
  const words = await wordsOf(language, 'form');
  const { status, retryAfter, ...outcome } = await outcomeOf(refusal, { form, words, context });
  const formModel = formOf(form.columns, form.layout, language);
  const closingTime = closingTimeOf(context, form);
  const { answers } = refusal.submission;
  const price = await pricePreview(form, refusal.submission, { context, isRequested: false });
  const view = { form, formModel, words, context, language, closingTime, answers, price, ...outcome };
  return {
    title: [summaryTitle(view), form.title].filter((text) => text).join(' – '),
    body: html`${await pageHeader(form, context, { summary: errorSummary(view) })} ${plainForm(view)}`,
    status,
    retryAfter,
  };
}

/** The page when the form cannot be read: keeps all answers for another attempt. */
export async function retryPage(
  error: Partial<ApiError>,
  answers: URLSearchParams,
  context: PageContext,
): Promise<PageContent> {
  const words = await wordsOf(context.language, 'form');
  return {
    title: words.notSent,
    body: html`<h1>${context.words.unavailable}</h1>
      <form class="plain" method="post" action="${context.linkTo('', { plain: true })}" accept-charset="utf-8">
        <div class="notice alert" role="alert">
          <p>${words.busy}</p>
          <p>${words.notSent}</p>
        </div>
        ${[...answers].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <p class="actions"><button class="main">${words.retry}</button></p>
      </form>`,
    status: error.status === 429 ? 429 : 503,
    retryAfter: error.retryAfter ?? DEFAULT_RETRY_AFTER_MS,
  };
}

/** The page for a request that is no form or too large; undefined for any other status. */
export function unreadableFormPage(
  status: number | undefined,
  { words, linkTo }: PageContext,
): PageContent | undefined {
  const { notAForm, openForm, tooLong, goBack } = words;
  if (status === 413) return { ...messagePage(tooLong, goBack), status };
  if (status === 415)
    return { ...messagePage(notAForm, html`<a href="${linkTo('', { plain: true })}">${openForm}</a>`), status };
  return undefined;
}
