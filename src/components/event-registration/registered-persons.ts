import type { TemplateResult } from 'lit';
import { isPendingReview } from '../../api/index.js';
import { chosenOptions } from '../../forms/index.js';
import type { NextStepWords } from '../../i18n/index.js';
import { registrationNumber } from '../../model/registration-number.js';
import type { Lit } from '../lit.js';
import type { ConfirmationOptions } from './confirmation-options.js';

/** The persons of a confirmation: name, fee, what is chosen for them, and the number of their registration. */
export function registeredPersons(
  { html, nothing }: Lit,
  { persons, payment, localizedForm, host }: ConfirmationOptions,
  words: NextStepWords,
): TemplateResult {
  const person = (one: (typeof persons)[number], index: number): TemplateResult => {
    const { name } = one;
    const chosen = chosenOptions(one, localizedForm, host.words);
    return html`<li>
      <p>
        <strong><bdi>${[name?.first_name, name?.last_name].filter(Boolean).join(' ')}</bdi></strong>
        <span>${payment?.fees[index]}</span>
      </p>
      ${chosen ? html`<p class="help">${chosen}</p>` : nothing}
      ${
        isPendingReview(one)
          ? nothing
          : html`<dl>
              <dt>${words.number}</dt>
              <dd><bdi dir="ltr">${registrationNumber(one.id)}</bdi></dd>
            </dl>`
      }
    </li>`;
  };
  return html`<ul>
    ${persons.map(person)}
  </ul>`;
}
