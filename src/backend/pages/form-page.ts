import { html } from 'hono/html';
import { formOf } from '../../forms/index.js';
import { momentIn, spoken, wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { urlOf } from '../backend.js';
import type { Html } from './html-parts.js';
import { daysIn, drawing, type Drawn, type PagesOptions, type Sight } from './page.js';
import { begin } from './form-credentials.js';
import { notOpen, plainForm } from './plain-form.js';
import { parseSlug } from '../../model/slug.js';
import { CLOSES_SOON_MS } from '../../model/club-event.js';

/** What it is about, and whose it is. */
export const heading = (form: RegistrationForm, { language }: Sight): Html =>
  html`<header>
    <p><bdi>${form.organisation}</bdi></p>
    <h1><bdi>${form.title}</bdi></h1>
    ${form.event ? html`<p>${daysIn(form.event, language)}${form.event.location ? html` · <bdi>${form.event.location}</bdi>` : ''}</p>` : ''}
  </header>`;

/** Until when one may register, in words, where that is soon. */
export const closing = ({ language }: Sight, { closes_at, now, time_zone }: RegistrationForm): string | undefined =>
  closes_at !== null && Date.parse(closes_at) - Date.parse(now) < CLOSES_SOON_MS
    ? momentIn(closes_at, spoken(language), time_zone)
    : undefined;

/** The form as it is before anything is typed, or why there is none. */
async function untyped(form: RegistrationForm, sight: Sight): Promise<Html> {
  const { language, addresses, linkTo } = sight;
  const words = await wordsOf(language, 'form');
  if (form.state !== 'open')
    return notOpen(form, {
      words,
      at: (slug) => linkTo(`${addresses.portal_url}/${slug}`, { plain: true }),
      opens:
        form.state === 'not_yet_open' && form.opens_at
          ? momentIn(form.opens_at, spoken(language), form.time_zone)
          : undefined,
    });
  const { form: slug = '' } = parseSlug(form.slug);
  const { pass, work } = await begin(sight, slug);
  if (work) return html`<div class="notice" role="status"><p>${sight.words.scriptForNow}</p></div>`;
  const asked = formOf(form.columns, form.layout, language);
  const closes = closing(sight, form);
  const drawn = { form, asked, words, sight, language, closes, pass };
  return plainForm({ ...drawn, answers: new URLSearchParams(), issues: [] });
}

/** The element, and a way to the form without it. */
const withElement = (form: RegistrationForm, { addresses, words, linkTo }: Sight): Html =>
  html`<script
      src="${addresses.embed_url}?slug=${form.slug}"
      data-slug="${form.slug}"
      data-headless
      async
      crossorigin
    ></script>
    <p class="without"><a href="${linkTo('', { plain: true })}">${words.withoutScript}</a></p>`;

/**
 * Where no script runs, the plain form is next. It is not drawn for everybody beside the element: in a rush that would be a
 * form token and a form for each visitor that hardly anybody needs.
 */
const onwards = ({ linkTo }: Sight): Html =>
  html`<meta name="robots" content="noindex" />
    <noscript><meta http-equiv="refresh" content="0; url=${linkTo('', { plain: true })}" /></noscript>`;

/**
 * The hosted page of a form: `{portal_url}/{workspace}/{form}` (design.md section 6). With `?plain`, and wherever no script
 * runs, the form is the server's own.
 */
export function formPageOf(options: PagesOptions) {
  const draw = drawing(options);
  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    draw(request, workspace, async (sight): Promise<Drawn> => {
      const { data: form } = await sight.api.readForm({ slug });
      const plain = urlOf(request).searchParams.has('plain');
      const body = plain ? await untyped(form, sight) : withElement(form, sight);
      return {
        title: form.title,
        body: html`${heading(form, sight)} ${body}`,
        ...(plain ? {} : { head: onwards(sight) }),
      };
    });
}
