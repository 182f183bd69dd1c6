import { showCalendars } from './calendar-choices.js';
import type { ConfirmationOptions } from './confirmation-options.js';
import { sentAnswers } from './sent-answers.js';
import { shareForm } from './share-form.js';
import type { Lit } from '../lit.js';

/** Features for the time after a registration: the answers as they were sent, the event as a file, all of it on paper. */
export default (lit: Lit) => {
  const { styles, renderAnswers } = sentAnswers(lit);

  /** Renders the answers into their `<details>`. */
  function showAnswers(details: HTMLElement, { persons, localizedForm: form, host }: ConfirmationOptions): void {
    const { words, language } = host;
    host.adoptStyles('sent', styles);
    renderAnswers(details.querySelector('div')!, { persons, form, words, language });
  }

  /** Prints, with everything open: nothing can be opened on paper. */
  async function printAll(button: HTMLElement, options: ConfirmationOptions): Promise<void> {
    for (const details of button.closest('.done')!.querySelectorAll(':scope > details')) {
      (details as HTMLDetailsElement).open = true;
      if (details.matches('.answers')) showAnswers(details as HTMLElement, options);
    }
    await options.payment?.load();
    await options.host.updateComplete;
    print();
  }

  return {
    showAnswers,
    printAll,
    showCalendars: (button: HTMLElement, { form, host }: ConfirmationOptions) =>
      showCalendars(lit, button, form, host.words),
    share: (button: HTMLElement, { form }: ConfirmationOptions) => shareForm(lit, button, form),
  };
};
