import type { NextStepWords, wordsOf } from '../../i18n/index.js';
import { nextStepsOf } from '../../forms/index.js';
import type { Lit } from '../lit.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import { confirmationStyles } from './confirmation-styles.js';
import { showWebCalendars } from './web-calendars.js';
import { registeredPersons } from './registered-persons.js';

export interface NextStepsKit extends Lit {
  readonly wordsOf: typeof wordsOf;
}

/** The persons of a confirmation with their numbers, and what happens next: shown once the thanks stand. */
export default async (kit: NextStepsKit, options: ConfirmationOptions): Promise<void> => {
  const { html, render } = kit;
  const { form, persons, host, payment } = options;
  const { language, renderRoot } = host;
  const words: NextStepWords = await kit.wordsOf(language, 'nextSteps');
  const answers = renderRoot.querySelector('.done > .answers');
  if (!answers || language !== host.language) return;

  /** The container of a part, made before an element at the first time. */
  const containerOf = (name: string, next: Element): HTMLElement => {
    let container = renderRoot.querySelector<HTMLElement>(`.done > .${name}`);
    if (!container) {
      container = document.createElement('div');
      container.className = name;
      next.before(container);
    }
    return container;
  };

  host.adoptStyles('next-steps', [confirmationStyles(kit)]);
  showWebCalendars(kit, options);
  render(
    registeredPersons(kit, options, words),
    containerOf('persons', renderRoot.querySelector('.done > .notice')!.nextElementSibling!),
  );
  render(
    html`<strong>${words.nextTitle}</strong>
      <ul>
        ${nextStepsOf(form, persons, { isPayable: !!payment }).map((step) => html`<li>${words[step]}</li>`)}
      </ul>`,
    containerOf('next-steps', answers),
  );
};
