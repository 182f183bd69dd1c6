import { html } from 'hono/html';
import { isPendingReview } from '../../api/index.js';
import { chosenOptions, familyPriceOf, formOf } from '../../forms/index.js';
import { formatEuros, wordsOf } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { registrationNumber } from '../../model/registration-number.js';
import type { Html } from './html-parts.js';
import type { RegisteredPerson } from './submitted-persons.js';

/** First and last name; empty if the form asks for none. */
export const fullName = ({ name }: RegisteredPerson): string =>
  [name?.first_name, name?.last_name].filter(Boolean).join(' ');

const row = (label: string, amount: string): Html =>
  label || amount
    ? html`<p>
        <strong><bdi>${label}</bdi></strong> <span>${amount}</span>
      </p>`
    : '';

/**
 * The persons of a confirmation with price, choices and number of each, as the element shows them
 * (components/event-registration/registered-persons.ts). The number of a registration that waits for review does not exist yet.
 *
 * @param hasSum - false where the sum stands with how to pay
 */
export async function registeredPersons(
  { columns, layout, event, today }: RegistrationForm,
  persons: readonly RegisteredPerson[],
  { language, hasSum }: { readonly language: string; readonly hasSum: boolean },
): Promise<Html> {
  const [words, { number }, { total }] = await Promise.all([
    wordsOf(language, 'form'),
    wordsOf(language, 'nextSteps'),
    wordsOf(language, 'fees'),
  ]);
  const form = formOf(columns, layout, language);
  const { prices } = layout ?? {};
  const { persons: priced, cents: sum } =
    prices && !persons.some(isPendingReview)
      ? familyPriceOf(persons, { form, prices, firstDay: event?.start_date ?? today })
      : { persons: [], cents: 0 };
  const amountOf = (index: number): string => (sum ? formatEuros(priced[index]!.cents, language) : '');
  const choicesOf = (person: RegisteredPerson): Html => {
    const choices = chosenOptions(person, form, words);
    return choices ? html`<p class="choices">${choices}</p>` : '';
  };
  const items = persons.map((person, index): Html[] => [
    row(fullName(person), amountOf(index)),
    choicesOf(person),
    isPendingReview(person)
      ? ''
      : html`<dl>
          <dt>${number}</dt>
          <dd><bdi dir="ltr">${registrationNumber(person.id)}</bdi></dd>
        </dl>`,
  ]);
  const shownItems = items.filter((parts) => parts.some(Boolean));
  if (!shownItems.length) return '';
  return html`<ul class="persons">
      ${shownItems.map((parts) => html`<li>${parts}</li>`)}
    </ul>
    ${hasSum && sum && persons.length > 1 ? html`<div class="persons">${row(total, formatEuros(sum, language))}</div>` : ''}`;
}
