import { isPendingReview } from '../../api/index.js';
import type { NextStepWords, wordsOf } from '../../i18n/index.js';
import { nextStepsOf } from '../../forms/index.js';
import { registrationNumber } from '../../model/registration-number.js';
import type { Lit } from '../lit.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import { confirmationStyles } from './confirmation-styles.js';

export interface NextStepsKit extends Lit {
  readonly wordsOf: typeof wordsOf;
}

/** The number of a registration, and what happens next: shown in a confirmation once it stands. */
export default async (kit: NextStepsKit, options: ConfirmationOptions): Promise<void> => {
  const { css, html, nothing, render } = kit;
  const { form, persons, host, payment } = options;
  const { language } = host;
  const words: NextStepWords = await kit.wordsOf(language, 'nextSteps');
  const answers = host.renderRoot.querySelector('.done > .answers');
  if (!answers || language !== host.language) return;
  let container = host.renderRoot.querySelector<HTMLElement>('.next-steps');
  if (!container) {
    container = document.createElement('div');
    container.className = 'next-steps';
    answers.before(container);
  }
  const styles = css`
    .next-steps dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2em 1.5em;
      margin: 0 0 0.8em;
    }
    .next-steps dd {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      letter-spacing: 0.04em;
      margin: 0;
    }
    .next-steps ul {
      display: block;
      list-style: disc;
      margin: 0.4em 0 0;
      padding-inline-start: 1.2em;
    }
  `;
  const numbered = persons.filter((person) => !isPendingReview(person));
  const nameOf = ({ name }: (typeof persons)[number]) => [name?.first_name, name?.last_name].filter(Boolean).join(' ');
  const steps = nextStepsOf(form, persons, { isPayable: !!payment }).map((step) => words[step]);
  host.adoptStyles('next-steps', [confirmationStyles(kit), styles]);
  render(
    html`${
        numbered.length
          ? html`<dl>
              ${numbered.map(
                (person) =>
                  html`<div>
                    <dt>${words.number}${persons.length > 1 ? html` (<bdi>${nameOf(person)}</bdi>)` : nothing}</dt>
                    <dd><bdi dir="ltr">${registrationNumber(person.id)}</bdi></dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
      <strong>${words.nextTitle}</strong>
      <ul>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ul>`,
    container,
  );
};
