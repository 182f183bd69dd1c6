import { html } from 'hono/html';
import { isPendingReview } from '../../api/index.js';
import { calendarLinks } from '../../calendar/index.js';
import { formOf, nextStepsOf, textIn } from '../../forms/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { Person } from '../../model/person.js';
import { registrationNumber } from '../../model/registration-number.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { clubLine } from './page-header.js';
import { paymentSection } from './payment-section.js';
import { priceOfAnswers } from './price-table.js';
import { daysIn, type PageContent, type PageContext } from './page.js';

/** The page after a registration: confirms it and links to the next steps. */
export async function confirmationPage(
  form: RegistrationForm,
  person: Partial<Person> & { id: string },
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
  const heading = words.thanks(person.name?.first_name ?? undefined);
  const isPending = isPendingReview(person);
  const message = isPending ? words.review : event ? words.registered(title) : words.applied(title);
  const payment = isPending ? '' : await paymentSection(form, family, context);
  const price = isPending
    ? ''
    : await priceOfAnswers(form, {
        form: formOf(form.columns, layout, language),
        values: person,
        language,
        hasSum: payment === '',
      });
  const steps = nextStepsOf(form, [person], { isPayable: payment !== '' });
  // nothing is certain yet on a waiting list
  const isCertain = event && !('waiting' in person);
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
        ${
          event
            ? html`<p>${daysIn(event, language)}${event.location ? html`<br /><bdi>${event.location}</bdi>` : ''}</p>`
            : ''
        }
        ${thanks ? html`<p><bdi>${thanks}</bdi></p>` : ''}
        ${
          isPending
            ? ''
            : html`<p>
                ${stepWords.number}: <strong><bdi dir="ltr">${registrationNumber(person.id)}</bdi></strong>
              </p>`
        }
      </div>
      ${price} ${payment}
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
