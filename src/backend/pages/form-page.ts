import { html } from 'hono/html';
import type { RegistrationForm } from '../../model/registration-form.js';
import { daysIn, drawing, type Language, type PagesOptions, type Sight } from './page.js';

/** What this page says itself; the form on it speaks for itself. */
const words = {
  en: {
    script: 'This form needs JavaScript. Please switch it on, or write to the club to register.',
    missing: 'There is no such form',
    ask: 'Please check the address, or ask the club where to register.',
    down: 'The form cannot be shown right now',
    later: 'Please try again in a moment.',
  },
  de: {
    script: 'Dieses Formular braucht JavaScript. Bitte einschalten oder zum Anmelden an den Verein schreiben.',
    missing: 'Dieses Formular gibt es nicht',
    ask: 'Bitte die Adresse prüfen oder beim Verein nachfragen, wo die Anmeldung zu finden ist.',
    down: 'Das Formular kann gerade nicht angezeigt werden',
    later: 'Bitte gleich noch einmal versuchen.',
  },
} satisfies Record<Language, object>;

const body = (form: RegistrationForm, { addresses, language }: Sight) =>
  html` <header>
      <p>${form.organisation}</p>
      <h1>${form.title}</h1>
      ${form.event ? html`<p>${daysIn(form.event, language)}${form.event.location ? ` · ${form.event.location}` : ''}</p>` : ''}
    </header>
    <noscript><p>${words[language].script}</p></noscript>
    <script
      src="${addresses.embed_url}?slug=${form.slug}"
      data-slug="${form.slug}"
      data-headless
      async
      crossorigin
    ></script>`;

/** The hosted page of a form: `{portal_url}/{workspace}/{form}` (design.md section 6). */
export function formPageOf(options: PagesOptions) {
  const draw = drawing(options, words);
  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    draw(request, workspace, async (sight) => {
      const { data } = await sight.api.readForm({ slug });
      return { title: data.title, body: body(data, sight) };
    });
}
