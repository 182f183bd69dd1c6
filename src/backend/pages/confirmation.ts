import { html } from 'hono/html';
import { isPendingReview } from '../../api/index.js';
import { calendarLinks } from '../../calendar/index.js';
import { nextStepsOf, textIn } from '../../forms/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { eventLead } from './event-parts.js';
import { clubLine } from './page-header.js';
import { paymentSection } from './payment-section.js';
import type { PageContent, PageContext } from './page.js';
import { registeredPersons } from './registered-persons.js';
import type { RegisteredPerson } from './submitted-persons.js';

/** The page after a registration: confirms it for each person and links to the next steps. */
export async function confirmationPage(
  form: RegistrationForm,
  persons: readonly RegisteredPerson[],
  { family, ...context }: PageContext & { readonly family: string },
): Promise<PageContent> {
  const { addresses, language, linkTo } = context;
  const [words, listWords, stepWords] = await Promise.all([
    wordsOf(language, 'form'),
    wordsOf(language, 'list'),
    wordsOf(language, 'nextSteps'),
  ]);
  const { title, event, layout, organisation, slug } = form;
  const thanks = textIn(layout?.thanks, language);
  const [first, ...furtherPersons] = persons;
  const heading = words.thanks(furtherPersons.length ? undefined : (first?.name?.first_name ?? undefined));
  const isPending = persons.some(isPendingReview);
  const message = isPending ? words.review : event ? words.registered(title) : words.applied(title);
  const payment = isPending ? '' : await paymentSection(form, { persons, family }, context);
  const steps = nextStepsOf(form, persons, { isPayable: payment !== '' });
  // nothing is certain yet on a waiting list
  const isCertain = event && !persons.some((person) => 'waiting' in person);
  const share = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(form.url)}`;
  const calendar = `${addresses.public_url}/${slug.replace('/', '/events/')}.ics`;
  return {
    title: heading,
    body: html`<header>
        ${clubLine(organisation, context)}
        <h1>${heading}</h1>
      </header>
      <div class="notice${isPending ? '' : ' done'}" role="status">
        <p>${message}</p>
        ${event ? eventLead(event, language, listWords) : ''} ${thanks ? html`<p><bdi>${thanks}</bdi></p>` : ''}
      </div>
      ${await registeredPersons(form, persons, { language, hasSum: payment === '' })} ${payment}
      <section class="next-steps">
        <h2>${stepWords.nextTitle}</h2>
        <ul>
          ${steps.map((step) => html`<li>${stepWords[step]}</li>`)}
        </ul>
      </section>
      ${
        isCertain
          ? html`<p class="ways calendars">
              <a class="main" href="${calendar}">${words.addToCalendar}</a>
              ${calendarLinks(event).map(({ name, url }) => html`<a href="${url}" rel="noopener noreferrer">${name}</a>`)}
            </p>`
          : ''
      }
      <p class="ways">
        <a class="${isCertain ? '' : 'main'}" href="${linkTo('', { plain: true })}">${words.next}</a>
        <a href="${share}">${words.share}</a>
        <a href="${linkTo(`${addresses.portal_url}/${slug.replace(/\/.*/, '')}`)}">${listWords.back}</a>
      </p>`,
  };
}
