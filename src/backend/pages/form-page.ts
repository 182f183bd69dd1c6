import { html } from 'hono/html';
import { formOf } from '../../forms/index.js';
import { momentIn, supportedTag, wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { urlOf } from '../backend.js';
import type { Html } from './html-parts.js';
import { daysIn, pageRenderer, type PageContent, type PagesOptions, type PageContext } from './page.js';
import { issueCredentials } from './form-credentials.js';
import { closedForm, plainForm } from './plain-form.js';
import { parseSlug } from '../../model/slug.js';
import { CLOSES_SOON_MS } from '../../model/club-event.js';

/** The club, the title of the form, and days and place of its event. */
export const pageHeader = (form: RegistrationForm, { language }: PageContext): Html =>
  html`<header>
    <p><bdi>${form.organisation}</bdi></p>
    <h1><bdi>${form.title}</bdi></h1>
    ${form.event ? html`<p>${daysIn(form.event, language)}${form.event.location ? html` · <bdi>${form.event.location}</bdi>` : ''}</p>` : ''}
  </header>`;

/** The closing time in words, if it is near. */
export const closingTimeOf = (
  { language }: PageContext,
  { closes_at, now, time_zone }: RegistrationForm,
): string | undefined =>
  closes_at !== null && Date.parse(closes_at) - Date.parse(now) < CLOSES_SOON_MS
    ? momentIn(closes_at, supportedTag(language), time_zone)
    : undefined;

/** The empty form, or the reason why there is none. */
async function emptyForm(form: RegistrationForm, context: PageContext): Promise<Html> {
  const { language, addresses, linkTo } = context;
  const words = await wordsOf(language, 'form');
  if (form.state !== 'open')
    return closedForm(form, {
      words,
      formUrl: (slug) => linkTo(`${addresses.portal_url}/${slug}`, { plain: true }),
      openingTime:
        form.state === 'not_yet_open' && form.opens_at
          ? momentIn(form.opens_at, supportedTag(language), form.time_zone)
          : undefined,
    });
  const { form: slug = '' } = parseSlug(form.slug);
  const { credentials, requiresWork } = await issueCredentials(context, slug);
  if (requiresWork) return html`<div class="notice" role="status"><p>${context.words.scriptForNow}</p></div>`;
  const formModel = formOf(form.columns, form.layout, language);
  const closingTime = closingTimeOf(context, form);
  const view = { form, formModel, words, context, language, closingTime, credentials };
  return plainForm({ ...view, answers: new URLSearchParams(), issues: [] });
}

/** The element, a link to the form without JavaScript, and the script that a mailed link to one's own registrations needs. */
const withElement = (form: RegistrationForm, { addresses, words, linkTo }: PageContext): Html =>
  html`<script
      src="${addresses.embed_url}?slug=${form.slug}"
      data-slug="${form.slug}"
      data-headless
      async
      crossorigin
    ></script>
    <p class="without"><a href="${linkTo('', { plain: true })}">${words.withoutScript}</a></p>
    <script
      src="${new URL('registrations.js', addresses.embed_url)}"
      data-registrations="${addresses.public_url}/${parseSlug(form.slug).club}"
      type="module"
      crossorigin
    ></script>`;

/**
 * Redirects to the plain form if no script runs. The page does not contain that form itself: in a rush, each visitor would
 * cost a form token that hardly anybody needs.
 */
const noScriptRedirect = ({ linkTo }: PageContext): Html =>
  html`<meta name="robots" content="noindex" />
    <noscript><meta http-equiv="refresh" content="0; url=${linkTo('', { plain: true })}" /></noscript>`;

/**
 * The hosted page of a form: `{portal_url}/{workspace}/{form}` (decision 20). With `?plain`, and without
 * JavaScript, the server renders the form.
 */
export function formPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    render(request, workspace, async (context): Promise<PageContent> => {
      const { data: form } = await context.api.readForm({ slug });
      const plain = urlOf(request).searchParams.has('plain');
      const body = plain ? await emptyForm(form, context) : withElement(form, context);
      return {
        title: form.title,
        legal: form.legal,
        body: html`${pageHeader(form, context)} ${body}`,
        ...(plain ? {} : { head: noScriptRedirect(context) }),
      };
    });
}
