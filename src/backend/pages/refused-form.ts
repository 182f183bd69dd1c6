import { html } from 'hono/html';
import { issuesOf, type ApiError } from '../../api/index.js';
import { formOf } from '../../forms/index.js';
import { wordsOf, type FormWords } from '../../i18n/index.js';
import type { PageWords } from '../../i18n/server-words.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { closing, heading } from './form-page.js';
import { said, type Drawn, type Sight } from './page.js';
import { begin, newKey, type Pass } from './form-credentials.js';
import { countOf, plainForm } from './plain-form.js';

/** What was typed, and what it goes out with. */
export interface Typed {
  readonly answers: URLSearchParams;
  readonly pass: Pass;
}

/** What is said of a refusal, and what is sent the next time. */
interface Said {
  readonly status: number;
  readonly retryAfter?: number;
  readonly issues: readonly Issue[];
  /** Besides what the issues say. */
  readonly trouble: readonly unknown[];
  readonly pass: Pass;
}

/** When it is worth asking again, where nobody says so. Milliseconds. */
const soon = 5_000;

/** A failure that no field is to blame for: what happened, and whether it may be stored. */
function failure({ status, retryAfter = soon }: Partial<ApiError>, words: FormWords, say: PageWords) {
  if (status === 413) return { status, trouble: [say.shorten] };
  if (status === 429 || status === 503) return { status, retryAfter, trouble: [words.busy, words.notSent] };
  // the same is still being worked on, or something broke where nobody can say whether it was done
  return { status: 503, retryAfter, trouble: [words.perhapsSent] };
}

async function saidOf(
  error: unknown,
  { form, pass, words, sight }: { form: RegistrationForm; pass: Pass; words: FormWords; sight: Sight },
): Promise<Said> {
  const say = sight.words;
  const issues = issuesOf(error);
  const codes = new Set(issues.map(({ code }) => code));
  if (codes.has('form_token')) {
    // under the same key: an earlier one may have arrived
    const begun = await begin(sight, form.slug.replace(/.*\//, ''), pass.key).catch(() => undefined);
    if (!begun?.work) return { status: 422, issues, trouble: [], pass: begun?.pass ?? pass };
    // the token that was issued without work is good again when all is quiet
    return { status: 422, issues: [], trouble: [say.scriptForNow, words.notSent], pass };
  }
  if (codes.has('key_reused') || codes.has('key_spent')) {
    const trouble = [words.issues.key_reused, say.sendForAnother];
    return { status: 422, issues: [], trouble, pass: { ...pass, key: newKey() } };
  }
  if (codes.has('full') && form.waiting_list) {
    const to = sight.linkTo(`${sight.addresses.portal_url}/${form.waiting_list}`, { plain: true });
    return { status: 422, issues, trouble: [html`<a href="${to}">${words.joinWaitingList}</a>`], pass };
  }
  // what is refused leaves its key free, and what may have arrived under it is not stored under another one
  if (issues.length) return { status: 422, issues, trouble: [], pass };
  return { issues, pass, ...failure(error as Partial<ApiError>, words, say) };
}

/** The form once more, with everything that was typed, and what came of sending it. */
export async function notTaken(error: unknown, form: RegistrationForm, typed: Typed, sight: Sight): Promise<Drawn> {
  const { language } = sight;
  const words = await wordsOf(language, 'form');
  const { status, retryAfter, ...then } = await saidOf(error, { form, pass: typed.pass, words, sight });
  const asked = formOf(form.columns, form.layout, language);
  const closes = closing(sight, form);
  const drawn = { form, asked, words, sight, language, closes, answers: typed.answers, ...then };
  return {
    title: [countOf(drawn), form.title].filter((text) => text).join(' – '),
    body: html`${heading(form, sight)} ${plainForm(drawn)}`,
    status,
    retryAfter,
  };
}

/** Where not even the form can be had: everything that was typed, to be sent once more. */
export async function kept(error: Partial<ApiError>, answers: URLSearchParams, sight: Sight): Promise<Drawn> {
  const words = await wordsOf(sight.language, 'form');
  return {
    title: words.notSent,
    body: html`<h1>${sight.words.unavailable}</h1>
      <form class="plain" method="post" action="${sight.linkTo('', { plain: true })}" accept-charset="utf-8">
        <div class="notice alert" role="alert">
          <p>${words.busy}</p>
          <p>${words.notSent}</p>
        </div>
        ${[...answers].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <p class="actions"><button class="main">${words.retry}</button></p>
      </form>`,
    status: error.status === 429 ? 429 : 503,
    retryAfter: error.retryAfter ?? soon,
  };
}

/** What is said of a request that is no form, or too much of one. */
export function unread(status: number | undefined, { words, linkTo }: Sight): Drawn | undefined {
  const { notAForm, openForm, tooLong, goBack } = words;
  if (status === 413) return { ...said(tooLong, goBack), status };
  if (status === 415)
    return { ...said(notAForm, html`<a href="${linkTo('', { plain: true })}">${openForm}</a>`), status };
  return undefined;
}
