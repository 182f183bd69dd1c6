import { css, html, nothing, render, type TemplateResult } from 'lit';
import { isPendingReview } from '../../api/index.js';
import type { RegisteredPerson } from '../../state/index.js';
import { wordsOf } from '../../i18n/index.js';
import { heading } from '../heading.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import { lazyFeatures } from './lazy-features.js';
import type { NextStepsKit } from './next-steps.js';
import { lead } from './title.js';

const kit: NextStepsKit = { css, html, nothing, render, wordsOf };

export const fullName = ({ name }: Pick<RegisteredPerson, 'name'>): string =>
  [name?.first_name, name?.last_name].filter(Boolean).join(' ');

/** The confirmation: the outcome, the persons, and buttons for the answers, the calendar and printing. */
export function confirmation(options: ConfirmationOptions): TemplateResult {
  const { form, persons, localizedForm, host } = options;
  const { words } = host;
  const { thanks } = localizedForm;
  const [firstPerson] = persons;
  const { event } = form;
  const message = persons.some(isPendingReview)
    ? words.review
    : event
      ? words.registered(form.title)
      : words.applied(form.title);
  // nothing is certain yet on a waiting list
  const isCertain = event && !firstPerson?.['waiting'];
  const loadFeature = async () => (await lazyFeatures['after-registration']()).default(kit);
  const run =
    (name: 'showAnswers' | 'downloadCalendar' | 'share' | 'printAll') =>
    async ({ currentTarget }: Event) =>
      (await loadFeature())[name](currentTarget as HTMLElement, options);
  // after the thanks stand
  void lazyFeatures['next-steps']()
    .then(({ default: showNextSteps }) => showNextSteps(kit, options))
    .catch(() => {});
  return html`<div class="done">
    ${heading(host.headingLevel, words.thanks(persons[1] ? undefined : (firstPerson?.name?.first_name ?? undefined)))}
    <div part="notice" class="notice status" role="status">
      <p>${message}</p>
      ${lead(form, host)}
      ${
        persons.length > 1
          ? html`<ul>
              ${persons.map((person) => html`<li>${fullName(person)}</li>`)}
            </ul>`
          : nothing
      }
      ${thanks ? html`<p><bdi>${thanks}</bdi></p>` : nothing}
    </div>
    ${options.payment?.template}
    <details class="answers" @toggle=${run('showAnswers')}>
      <summary>${words.answers}</summary>
      <div></div>
    </details>
    <div class="actions">
      ${isCertain ? html`<button class="main" type="button" @click=${run('downloadCalendar')}><span>${words.addToCalendar}</span></button>` : nothing}
      <button class=${isCertain ? 'again' : 'again main'} type="button" @click=${host.retry}>
        <span>${words.next}</span>
      </button>
      <button type="button" @click=${run('share')}>${words.share}</button>
      <button type="button" @click=${run('printAll')}>${words.print}</button>
    </div>
  </div>`;
}
