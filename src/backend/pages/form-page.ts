import { html } from 'hono/html';
import { formOf } from '../../forms/index.js';
import { zonedMoment, supportedTag, wordsOf, type ListWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { urlOf } from '../backend.js';
import { elementStateScript } from './element-state-script.js';
import { imageOrigins, pictureOf, mapLink } from './event-parts.js';
import type { Html } from './html-parts.js';
import { clubLine } from './page-header.js';
import { daysIn, scriptTag, type PageContent, type PagesOptions, type PageContext } from './page.js';
import { pageRenderer } from './page-renderer.js';
import { credentialsWithoutToken, issueCredentials } from './form-credentials.js';
import { closedForm, plainForm } from './plain-form.js';
import type { PlainFormView } from './plain-form-view.js';
import { firstPerson } from './submitted-persons.js';
import { takeoverScript } from './takeover-script.js';
import { parseSlug } from '../../model/slug.js';
import { CLOSES_SOON_MS } from '../../model/club-event.js';

/** Days and place of an event, its description and its image. */
const aboutEvent = (event: NonNullable<RegistrationForm['event']>, language: string, list: ListWords): Html =>
  html`<p>${daysIn(event, language)}</p>
    ${event.location ? html`<p><bdi>${event.location}</bdi>&nbsp;·&nbsp;${mapLink(event.location, list)}</p>` : ''}
    ${pictureOf(event, language)} ${event.description ? html`<p class="text"><bdi>${event.description}</bdi></p>` : ''}`;

/** The club, the title of the form, what needs another look, and the event of the form. */
export const pageHeader = async (
  form: RegistrationForm,
  context: PageContext,
  { summary = '' }: { readonly summary?: Html } = {},
): Promise<Html> => {
  const title = html`${clubLine(form.organisation, context)}
    <h1><bdi>${form.title}</bdi></h1>`;
  const details = form.event ? aboutEvent(form.event, context.language, await wordsOf(context.language, 'list')) : '';
  return summary
    ? html`<header>${title}</header>
        ${summary}
        <header>${details}</header>`
    : html`<header>${title} ${details}</header>`;
};

/** The closing time in words, if it is near. */
export const closingTimeOf = (
  { language }: PageContext,
  { closes_at, now, time_zone }: RegistrationForm,
): string | undefined =>
  closes_at !== null && Date.parse(closes_at) - Date.parse(now) < CLOSES_SOON_MS
    ? zonedMoment(closes_at, supportedTag(language), time_zone)
    : undefined;

/** The reason why a form takes no registrations. */
async function closedNotice(form: RegistrationForm, context: PageContext): Promise<Html> {
  const { language, addresses, linkTo, club } = context;
  const isPast = form.closes_at !== null && form.closes_at <= form.now;
  return closedForm(form, {
    words: await wordsOf(language, 'form'),
    closedWords: await wordsOf(language, 'closed'),
    clubUrl: linkTo(`${addresses.portal_url}/${encodeURIComponent(club)}`),
    closingTime: isPast ? zonedMoment(form.closes_at!, supportedTag(language), form.time_zone) : undefined,
    formUrl: (slug) => linkTo(`${addresses.portal_url}/${slug}`, { plain: true }),
    openingTime:
      form.state === 'not_yet_open' && form.opens_at
        ? zonedMoment(form.opens_at, supportedTag(language), form.time_zone)
        : undefined,
  });
}

/** The empty form. */
async function emptyForm(
  form: RegistrationForm,
  context: PageContext,
  options: Pick<PlainFormView, 'credentials' | 'isReplaced'>,
): Promise<Html> {
  const { language } = context;
  const words = await wordsOf(language, 'form');
  const formModel = formOf(form.columns, form.layout, language);
  const closingTime = closingTimeOf(context, form);
  return plainForm({
    ...{ form, formModel, words, context, language, closingTime, answers: new URLSearchParams(), issues: [] },
    persons: [firstPerson()],
    ...options,
  });
}

/** The form alone, with a token, or the reason why there is none. */
async function plainBody(form: RegistrationForm, context: PageContext): Promise<Html> {
  if (form.state !== 'open') return closedNotice(form, context);
  const { credentials, requiresWork } = await issueCredentials(context, parseSlug(form.slug).form ?? '');
  return requiresWork
    ? html`<div class="notice" role="status"><p>${context.words.scriptForNow}</p></div>`
    : emptyForm(form, context, { credentials });
}

/** The element, and the script that a mailed link to one's own registrations needs. */
const withElement = (form: RegistrationForm, { addresses }: PageContext): Html =>
  html`<script
      src="${addresses.embed_url}?slug=${form.slug}"
      data-slug="${form.slug}"
      data-headless
      async
      crossorigin
    ></script>
    <script
      src="${new URL('registrations.js', addresses.embed_url)}"
      data-registrations="${addresses.public_url}/${parseSlug(form.slug).club}"
      type="module"
      crossorigin
    ></script>`;

/** Not for search engines, which find forms through the page of the club. The script has to run before the visitor can type. */
const headOf = ({ nonce }: PageContext): Html =>
  html`<meta name="robots" content="noindex" /> ${scriptTag(nonce, `${takeoverScript}\n${elementStateScript}`)}`;

/**
 * The form, which can be filled in at once and is replaced by the element (decision 38), or without scripts the reason why there is none. It
 * has no form token: in a rush, each visitor would cost one that hardly anybody needs.
 */
async function pageBody(form: RegistrationForm, context: PageContext): Promise<Html> {
  const { words, linkTo } = context;
  if (form.state === 'open')
    return emptyForm(form, context, { credentials: credentialsWithoutToken(form.wording), isReplaced: true });
  return html`<noscript>${await closedNotice(form, context)}</noscript>
    <p class="without"><a href="${linkTo('', { plain: true })}">${words.withoutScript}</a></p>`;
}

/**
 * The hosted page of a form: `{portal_url}/{workspace}/{form}` (decision 20). With `?plain`, the form of the
 * server stays.
 */
export function formPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    render(request, workspace, async (context): Promise<PageContent> => {
      const { data: form } = await context.api.readForm({ slug });
      const plain = urlOf(request).searchParams.has('plain');
      const body = plain
        ? await plainBody(form, context)
        : html`${await pageBody(form, context)} ${withElement(form, context)}`;
      return {
        title: form.title,
        imageOrigins: imageOrigins(form.event ? [form.event] : []),
        body: html`${await pageHeader(form, context)} ${body}`,
        ...(plain ? {} : { head: headOf(context) }),
      };
    });
}
