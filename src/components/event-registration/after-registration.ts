import { downloadCalendar } from './calendar-file.js';
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
    await options.payment?.load();
    for (const details of button.closest('.done')!.querySelectorAll('details')) {
      details.open = true;
      if (details.matches('.answers')) showAnswers(details, options);
    }
    await options.host.updateComplete;
    print();
  }

  return {
    showAnswers,
    printAll,
    downloadCalendar: (_button: HTMLElement, { form }: ConfirmationOptions) => downloadCalendar(form),
    share: (button: HTMLElement, { form }: ConfirmationOptions) => shareForm(lit, button, form),
  };
};
